import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import type { Chat, Message, StoredFile } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { messageOf } from '../../../engine/web/problem.ts';
import { usePollEvery } from '../../kit/live/live.ts';
import { chatKeys, messagesBefore, threadPollMs } from './queries.ts';
import { lastSeq, mergeMessages, withNewest, type Outgoing } from './thread.ts';

/** What is known of a conversation. */
export interface Conversation {
  chat: Chat;
  messages: Message[];
  /** What to ask for to go further back; null when the beginning is known. */
  older: number | null;
}

/** A conversation kept up to date; what was read further back stays known. */
export function useConversation(id: string) {
  const client = useQueryClient();
  const queryKey = chatKeys.one(id);
  return useQuery<Conversation>({
    queryKey,
    refetchInterval: usePollEvery(threadPollMs),
    queryFn: async ({ signal }) => {
      const { chat, messages } = await dataOf(api.GET('/chats/{id}', { params: { path: { id } }, signal }));
      const before = client.getQueryData<Conversation>(queryKey);
      const joined = withNewest(before?.messages ?? [], messages.items);
      const keepsOlder = before !== undefined && before.messages.length > 0 && joined[0]?.seq === before.messages[0]?.seq;
      return { chat, messages: joined, older: keepsOlder ? before.older : messages.next };
    },
  });
}

/** A conversation with the means to send, read on and go back. Lives as long as one chat is open. */
export function useThread(id: string) {
  const client = useQueryClient();
  const query = useConversation(id);
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([]);
  const readUpTo = useRef(0);
  const conversation = query.data;

  const change = (next: (before: Conversation) => Conversation) =>
    client.setQueryData<Conversation>(chatKeys.one(id), (before) => (before ? next(before) : before));
  const refresh = () => client.invalidateQueries({ queryKey: chatKeys.all });

  const deliver = async (chat: Chat, message: Outgoing) => {
    setOutgoing((before) => [...before.filter((each) => each.message_id !== message.message_id), { ...message, state: 'sending' }]);
    const attachment_ids = message.attachments.map((file) => file.id);
    try {
      const kept = await dataOf(api.POST('/chats/send', { body: { chat_id: chat.id, message_id: message.message_id, text: message.text, attachment_ids } }));
      change((before) => ({ ...before, messages: mergeMessages(before.messages, [kept]) }));
      setOutgoing((before) => before.filter((each) => each.message_id !== message.message_id));
      await refresh();
    } catch (error) {
      const problem = messageOf(error);
      setOutgoing((before) => before.map((each) => (each.message_id === message.message_id ? { ...each, state: 'failed', problem } : each)));
    }
  };

  return {
    query,
    conversation,
    outgoing,
    /** Reads one page further back. */
    loadOlder: async () => {
      if (!conversation || conversation.older === null) return;
      const page = await messagesBefore(id, conversation.older);
      change((before) => ({ ...before, messages: mergeMessages(page.items, before.messages), older: page.next }));
    },
    send: (text: string, attachments: readonly StoredFile[]) => {
      if (conversation)
        void deliver(conversation.chat, { message_id: uuidv7(), text, attachments: [...attachments], sent_at: new Date().toISOString(), state: 'sending' });
    },
    /** The same message again, under the same id: it is never kept twice. */
    retry: (message: Outgoing) => {
      if (conversation) void deliver(conversation.chat, message);
    },
    discard: (message: Outgoing) => setOutgoing((before) => before.filter((each) => each.message_id !== message.message_id)),
    /** Tells that everything shown has been read; once per message. */
    markRead: () => {
      const seq = lastSeq(conversation?.messages ?? []);
      if (seq <= readUpTo.current || (conversation?.chat.unread ?? 0) === 0) return;
      readUpTo.current = seq;
      void dataOf(api.POST('/chats/{id}/read', { params: { path: { id } }, body: { seq } })).then(refresh, () => {
        readUpTo.current = 0;
      });
    },
  };
}
