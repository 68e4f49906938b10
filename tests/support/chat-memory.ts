import { setImmediate as turn } from 'node:timers/promises';
import type { Message, MessagePage } from '../../generated/api.ts';
import type { ChatServer } from './chat-world.ts';

interface MemoryOptions {
  /** A server with a fault: a message sent again is kept again. */
  forgetful?: boolean;
}

/** A chat in memory by the rules of the real one, for runs that a database would make long: numbers rise by one, an id is kept once, no words are refused. */
export function chatInMemory({ forgetful = false }: MemoryOptions = {}): (role: 'client' | 'employee') => ChatServer {
  const kept: Message[] = [];
  const byId = new Map<string, Message>();
  const pageOf = (items: Message[], next: number | null): MessagePage => ({ items, next });
  return (role) => ({
    send: async ({ message_id, chat_id, text }) => {
      // Calls under way together are taken up in any order, one at a time.
      await turn();
      if (text.trim() === '') return { status: 422 };
      const known = byId.get(message_id);
      if (known && !forgetful) return { status: 201, message: known };
      const message: Message = {
        message_id,
        chat_id,
        seq: kept.length + 1,
        sender_id: null,
        sender_name: null,
        sender_role: role,
        text,
        attachments: [],
        sent_at: new Date().toISOString(),
      };
      kept.push(message);
      byId.set(message_id, message);
      return { status: 201, message };
    },
    newest: () => {
      const items = kept.slice(-50);
      return Promise.resolve(pageOf(items, kept.length > 50 ? (items[0]?.seq ?? null) : null));
    },
    after: (seq) => {
      const items = kept.slice(seq, seq + 200);
      return Promise.resolve(pageOf(items, kept.length > seq + 200 ? (items.at(-1)?.seq ?? null) : null));
    },
    notes: () => Promise.resolve([]),
    read: () => Promise.resolve(),
  });
}
