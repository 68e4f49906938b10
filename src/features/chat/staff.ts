import type { ComponentType } from 'react';
import type { Chat, ChatNote } from '../../../generated/api.ts';
import type { Kept } from '../../kit/kept/kept.ts';

/** What staff have beside a client's own means to write; the console brings it, so that a client's page carries none of it. */
export interface StaffParts {
  /** Beside the files: canned replies, cars. */
  Tools: ComponentType<{ chat: Chat; text: string; onText: (text: string) => void }>;
  /** Where a note among staff is written. */
  NoteComposer: ComponentType<{ chatId: string; kept: Kept | null }>;
  /** A note among the messages. */
  Note: ComponentType<{ note: ChatNote }>;
  /** Why a text is not ready to be sent. */
  unready: (text: string) => string | undefined;
}
