import { whenOpened } from './whenOpened.tsx';

/** To look closer without losing the list: 496 px from the right, on a phone a sheet from the bottom. */
export const ResponsiveDrawer = whenOpened(() => import('./ResponsiveDrawerFrame.tsx'));
