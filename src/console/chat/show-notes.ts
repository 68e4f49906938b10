import type { QueryClient } from '@tanstack/react-query';
import type { ChatNote } from '../../../generated/api.ts';
import { chatKeys } from '../../features/chat/queries.ts';
import type { Conversation } from '../../features/chat/thread.ts';

/** Shows a change of a chat's notes at once, and asks again: what was on its way while they changed may have none of it. */
export function showNotes(queries: QueryClient, chatId: string, change: (notes: ChatNote[] | undefined) => ChatNote[] | undefined): void {
  const queryKey = chatKeys.one(chatId);
  queries.setQueryData<Conversation>(queryKey, (known) => known && { ...known, notes: change(known.notes) });
  void queries.invalidateQueries({ queryKey });
}
