import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { uuidv7 } from 'uuidv7';
import { reasonOf } from '../../../engine/web/problem.ts';
import { toast } from '../../../engine/web/toast/toast.ts';
import { api, dataOf } from '../../api/client.ts';
import { Composer } from '../../features/chat/Composer.tsx';
import { mergeNotes } from '../../features/chat/thread.ts';
import type { Kept } from '../../kit/kept/kept.ts';
import { inboxMessages } from './messages.ts';
import { showNotes } from './show-notes.ts';

/** A note among staff: kept as a draft like a message, and sent to colleagues alone. */
export default function NoteComposer({ chatId, kept }: { chatId: string; kept: Kept | null }) {
  const queries = useQueryClient();
  /** The note that got no answer: sent again it has the same id. */
  const tried = useRef<{ text: string; id: string }>(undefined);
  const add = async (text: string): Promise<boolean> => {
    const note_id = tried.current?.text === text ? tried.current.id : uuidv7();
    tried.current = { text, id: note_id };
    try {
      const note = await dataOf(api.POST('/chats/{id}/notes', { params: { path: { id: chatId } }, body: { note_id, text } }));
      showNotes(queries, chatId, (notes) => mergeNotes(notes, [note]));
      tried.current = undefined;
      return true;
    } catch (error) {
      toast.error(reasonOf(error));
      return false;
    }
  };
  return <Composer chatId={`${chatId} note`} kept={kept} ready label={inboxMessages.writeNote} action={inboxMessages.addNote} plain onSend={add} />;
}
