import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import type { Chat, Message, StoredFile } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { messageOf } from '../../api/problem.ts';
import { usePollEvery } from '../live/live.ts';
import { chatKeys, chatQuery, messagesBefore, threadPollMs } from './queries.ts';
import { lastSeq, mergeMessages, withNewest, type Outgoing } from './thread.ts';

/** A conversation kept up to date: what is kept, what is on its way, and the means to send, read on and go back. */
export function useThread(id: string) {
  const client = useQueryClient();
  const poll = usePollEvery(threadPollMs);
  const query = useQuery({ ...chatQuery(id), refetchInterval: poll, refetchOnWindowFocus: true });
  const [known, setKnown] = useState<{ of: string; messages: readonly Message[]; older: number | null | undefined }>({
    of: id,
    messages: [],
    older: undefined,
  });
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([]);
  const readUpTo = useRef(0);

  const mine = known.of === id ? known : { of: id, messages: [], older: undefined };
  const newest = query.data?.messages;
  const messages = newest ? withNewest(mine.messages, newest.items) : mine.messages;
  /** What to ask for to go further back; null when the beginning is shown. */
  const older = mine.older === undefined ? (newest?.next ?? null) : mine.older;

  // What was seen stays, also when the newest page has moved on past it.
  useEffect(() => {
    if (newest)
      setKnown((before) =>
        before.of === id ? { ...before, messages: withNewest(before.messages, newest.items) } : { of: id, messages: newest.items, older: undefined },
      );
  }, [id, newest]);

  useEffect(() => {
    readUpTo.current = 0;
    setOutgoing([]);
  }, [id]);

  const refresh = useCallback(() => client.invalidateQueries({ queryKey: chatKeys.all }), [client]);

  const deliver = useCallback(
    async (chat: Chat, message: Outgoing) => {
      setOutgoing((before) => [...before.filter((each) => each.message_id !== message.message_id), { ...message, state: 'sending' }]);
      const attachment_ids = message.attachments.map((file) => file.id);
      try {
        const kept = await dataOf(api.POST('/chats/send', { body: { chat_id: chat.id, message_id: message.message_id, text: message.text, attachment_ids } }));
        setKnown((before) => (before.of === id ? { ...before, messages: mergeMessages(before.messages, [kept]) } : before));
        setOutgoing((before) => before.filter((each) => each.message_id !== message.message_id));
        await refresh();
      } catch (error) {
        setOutgoing((before) =>
          before.map((each) => (each.message_id === message.message_id ? { ...each, state: 'failed', problem: messageOf(error) } : each)),
        );
      }
    },
    [id, refresh],
  );

  return {
    query,
    chat: query.data?.chat,
    messages,
    outgoing,
    hasOlder: older !== null,
    /** Reads one page further back. */
    loadOlder: async () => {
      if (older === null) return;
      const page = await messagesBefore(id, older);
      setKnown((before) => ({ of: id, messages: mergeMessages(before.of === id ? before.messages : [], page.items), older: page.next }));
    },
    send: (text: string, attachments: readonly StoredFile[]) => {
      if (query.data)
        void deliver(query.data.chat, { message_id: uuidv7(), text, attachments: [...attachments], sent_at: new Date().toISOString(), state: 'sending' });
    },
    /** The same message again, under the same id: it is never kept twice. */
    retry: (message: Outgoing) => {
      if (query.data) void deliver(query.data.chat, message);
    },
    discard: (message: Outgoing) => setOutgoing((before) => before.filter((each) => each.message_id !== message.message_id)),
    /** Tells that everything shown has been read; once per message. */
    markRead: () => {
      const seq = lastSeq(messages);
      const unread = query.data?.chat.unread ?? 0;
      if (seq <= readUpTo.current || unread === 0) return;
      readUpTo.current = seq;
      void dataOf(api.POST('/chats/{id}/read', { params: { path: { id } }, body: { seq } })).then(refresh, () => {
        readUpTo.current = 0;
      });
    },
    refresh,
  };
}
