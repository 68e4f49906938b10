import { whenOpened } from '../../../../engine/web/whenOpened.tsx';

/** Asks why a link is no longer available; fetched when it is first opened. */
export const ReasonDialog = whenOpened(() => import('./ReasonDialogFrame.tsx'));
