// Notices of one thing are one: of several unread messages in a chat the reader is told once, and how many there are.
import { and, count, eq, gt, inArray, ne } from 'drizzle-orm';
import * as roles from '../../generated/roles.ts';
import type { Database } from '../db/database.ts';
import { chats, messages } from '../db/schema.ts';
import type { EventRow, Reader } from './readings.ts';

/** How many messages of the other side the reader has not read, by chat and sender. */
type Unread = ReadonlyMap<string, readonly { sender: string | null; count: number }[]>;

/** What is unread in the chats of those events that tell of a message. */
export async function unreadOf(db: Database, { role }: Reader, rows: readonly EventRow[]): Promise<Unread> {
  const ids = rows.flatMap(({ kind, target_id }) => (kind === 'message_new' && target_id ? [target_id] : []));
  if (ids.length === 0) return new Map();
  const byOthers =
    role === roles.client
      ? and(gt(messages.seq, chats.client_read_seq), ne(messages.sender_role, roles.client))
      : and(gt(messages.seq, chats.employee_read_seq), eq(messages.sender_role, roles.client));
  const found = await db
    .select({ chat: messages.chat_id, sender: messages.sender_id, count: count() })
    .from(messages)
    .innerJoin(chats, eq(chats.id, messages.chat_id))
    .where(and(inArray(messages.chat_id, ids), byOthers))
    .groupBy(messages.chat_id, messages.sender_id);
  const unread = new Map<string, { sender: string | null; count: number }[]>();
  for (const { chat, ...each } of found) unread.set(chat, [...(unread.get(chat) ?? []), each]);
  return unread;
}

/** The sentence of a notice that stands for several messages; undefined for any other. */
export function joinedSentence(unread: Unread, { kind, target_id, actor_id }: EventRow, actor: string | null): string | undefined {
  const senders = kind === 'message_new' ? (unread.get(target_id ?? '') ?? []) : [];
  const total = senders.reduce((sum, each) => sum + each.count, 0);
  if (total < 2) return undefined;
  const [only] = senders;
  return senders.length === 1 && only?.sender === actor_id && actor !== null ? `${total} new messages from ${actor}.` : `${total} new messages.`;
}
