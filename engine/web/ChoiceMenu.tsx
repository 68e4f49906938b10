import { whenOpened } from './whenOpened.tsx';

/** A menu under (or above) its anchor, fetched when it is first opened. */
export const ChoiceMenu = whenOpened(() => import('./ChoiceMenuFrame.tsx'));
