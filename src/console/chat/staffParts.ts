import { fieldsIn } from '../../../domain/canned-replies.ts';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import type { StaffParts } from '../../features/chat/staff.ts';
import { inboxMessages } from './messages.ts';

/** What staff write a client with. */
export const staffParts: StaffParts = {
  Tools: lazyScreen(() => import('./StaffTools.tsx')),
  NoteComposer: lazyScreen(() => import('./NoteComposer.tsx')),
  Note: lazyScreen(() => import('./StaffNote.tsx')),
  // A field that nothing was known for would reach the client as it stands.
  unready: (text) => {
    const [field] = fieldsIn(text);
    return field && inboxMessages.fillIn(field);
  },
};
