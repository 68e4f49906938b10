import { whenOpened } from './whenOpened.tsx';

/** Asks before what cannot be taken back; everything else offers undo instead. */
export const ConfirmDialog = whenOpened(() => import('./ConfirmDialogFrame.tsx'));
