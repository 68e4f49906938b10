import type { ComponentType } from 'react';
import type { ChoiceMenuProps } from './ChoiceMenuFrame.tsx';
import { whenOpened } from './whenOpened.tsx';

/** A menu under (or above) its anchor, fetched when it is first opened. */
export const ChoiceMenu: ComponentType<ChoiceMenuProps> = whenOpened(() => import('./ChoiceMenuFrame.tsx'));
