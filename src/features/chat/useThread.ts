import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Chat, MessagePage, StoredFile } from '../../../generated/api.ts';
import { changeAndAsk } from '../../api/ask-together.ts';
import { api, dataOf } from '../../api/client.ts';
import { keepTrying } from '../../../engine/web/keepTrying.ts';
import { toast } from '../../../engine/web/toast/toast.ts';
import { useSession } from '../../api/session.ts';
import { whatWaits, type Kept } from '../../kit/kept/kept.ts';
import { useKept } from '../../kit/kept/useKept.ts';
import { useOnline } from '../../kit/live/useOnline.ts';
import { live, usePollEvery } from '../../kit/live/live.ts';
import { messages as chatMessages } from './messages.ts';
import { statesOf, unsentKind, type Unsent } from './outbox/machine.ts';
import type { Outbox } from './outbox/outbox.ts';
import { chatKeys, messagesAfter, messagesBefore, notesBetween, threadPollMs } from './queries.ts';
import { caughtUp, joined, lastSeq, mergeMessages, mergeNotes, withChat, type Conversation } from './thread.ts';

/** A conversation kept up to date; older loaded messages stay, and missed ones are filled in. */
export function useConversation(id: string) {
  const client = useQueryClient();
  const queryKey = chatKeys.one(id);
  return useQuery<Conversation>({
    queryKey,
    refetchInterval: usePollEvery(threadPollMs),
    queryFn: async ({ signal }) => {
      const { chat, messages } = await dataOf(api.GET('/chats/{id}', { params: { path: { id } }, signal }));
      const fetched = await caughtUp(client.getQueryData<Conversation>(queryKey), messages, {
        after: (seq) => messagesAfter(id, seq, signal),
        notes: (from, before) => notesBetween(id, from, before, signal),
      });
      return { chat, ...joined(client.getQueryData<Conversation>(queryKey), fetched) };
    },
  });
}

const none: readonly Unsent[] = [];
const noSubscription = () => () => {};

/** What the reader wrote and is not sent yet; the outbox is null until the device's store is open. */
function useOutbox(kept: Kept | null, client: QueryClient): { outbox: Outbox | null; unsent: readonly Unsent[] } {
  const [outbox, setOutbox] = useState<Outbox | null>(null);
  useEffect(() => {
    if (kept === null) return undefined;
    let gone = false;
    // Without it nothing can be sent, and the button says so; typed text stays a draft until the server is back.
    const end = keepTrying(async () => {
      const { outboxOf } = await import('./outbox/sender.ts');
      if (!gone) setOutbox(outboxOf(kept, client));
    });
    return () => {
      gone = true;
      end();
      setOutbox(null);
    };
  }, [kept, client]);
  return { outbox, unsent: useSyncExternalStore(outbox?.subscribe ?? noSubscription, outbox?.get ?? (() => none)) };
}

/**
 * How many messages the device keeps while they cannot be shown. The key to read them is the server's: after a reload without a network, a message would be
 * missing from the chat until it is sent, and its writer would write it again.
 */
function useUnsentHere(isLocked: boolean): number {
  const account = useSession().user?.id ?? null;
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!isLocked || account === null) return undefined;
    let gone = false;
    const tell = async () => {
      // A browser that keeps nothing has nothing to tell.
      const next = await whatWaits(account, unsentKind).catch(() => 0);
      if (!gone) setCount(next);
    };
    void tell();
    return () => {
      gone = true;
      setCount(0);
    };
  }, [isLocked, account]);
  return count;
}

/** As many messages as are fetched at once to reach one of long ago: the contract's limit. */
const farPage = 200;

/** A conversation with a page more above it. */
const withOlder = (before: Conversation, page: MessagePage): Conversation => ({
  ...before,
  messages: mergeMessages(page.items, before.messages),
  notes: mergeNotes(before.notes, page.notes),
  older: page.next,
});

/** A conversation with the means to send, read on and go back. Lives as long as one chat is open. */
export function useThread(id: string) {
  const client = useQueryClient();
  const query = useConversation(id);
  const kept = useKept();
  const { outbox, unsent } = useOutbox(kept, client);
  const unsentHere = useUnsentHere(outbox === null);
  const online = useOnline();
  const readUpTo = useRef(0);
  const conversation = query.data;

  const change = (next: (before: Conversation) => Conversation) =>
    client.setQueryData<Conversation>(chatKeys.one(id), (before) => (before ? next(before) : before));
  /** The chat as it is now, wherever it is shown: nothing of it has to be asked for. */
  const show = (chat: Chat) => client.setQueriesData({ queryKey: chatKeys.all }, (data: unknown) => withChat(data, chat));

  return {
    query,
    conversation,
    /** Where drafts are kept. */
    kept,
    outgoing: statesOf(unsent, id, online),
    /** Kept on this device, and not to be read yet. */
    unsentHere,
    /** Fetches one page further back; what it answers shows it. */
    loadOlder: async (): Promise<() => void> => {
      if (!conversation || conversation.older === null) return () => {};
      const page = await messagesBefore(id, conversation.older);
      return () => void change((before) => withOlder(before, page));
    },
    /** Fetches as far back as to a message, which may be long ago. */
    reach: async (seq: number): Promise<void> => {
      for (;;) {
        const known = client.getQueryData<Conversation>(chatKeys.one(id));
        if (!known || known.older === null || (known.messages[0]?.seq ?? 0) <= seq) return;
        const page = await messagesBefore(id, known.older, farPage);
        change((before) => withOlder(before, page));
      }
    },
    /** Keeps a message on the device, from where it is sent. Says whether it is kept. */
    send: async (text: string, attachments: readonly StoredFile[]): Promise<boolean> => {
      if (outbox === null) return false;
      try {
        await outbox.enqueue({ chat_id: id, text, attachments: [...attachments] });
        return true;
      } catch {
        toast.error(chatMessages.notKept);
        return false;
      }
    },
    /** The same message again, under the same id: it is never kept twice. */
    retry: (messageId: string) => void outbox?.retry(messageId),
    discard: (messageId: string) => void outbox?.discard(messageId),
    canSend: outbox !== null,
    /** What stands here now stays marked as unread, until more comes or the chat is opened again. */
    keepUnread: () => {
      readUpTo.current = lastSeq(conversation?.messages ?? []);
    },
    /** Marks everything shown as read; once per message. */
    markRead: () => {
      const seq = lastSeq(conversation?.messages ?? []);
      if (seq <= readUpTo.current || (conversation?.chat.unread ?? 0) === 0) return;
      readUpTo.current = seq;
      changeAndAsk(() => {
        void dataOf(api.POST('/chats/{id}/read', { params: { path: { id } }, body: { seq } })).then(show, () => {
          readUpTo.current = 0;
        });
        live.askTheRest();
      });
    },
  };
}
