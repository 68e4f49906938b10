import { whenOpened } from './whenOpened.tsx';

/** Asks before actions that cannot be undone; all others offer undo instead. */
export const ConfirmDialog = whenOpened(() => import('./ConfirmDialogFrame.tsx'));
