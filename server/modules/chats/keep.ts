// Writing a chat: what a message or a move leaves of its states, and the message with them, each in one statement.
import { sql } from 'drizzle-orm';
import type { ChatState } from '../../../domain/chat.ts';
import { replyDue } from '../../../domain/working-hours.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { knowing } from '../../db/known-rows.ts';
import { prepared } from '../../db/prepared.ts';
import { chats, type messages } from '../../db/schema.ts';
import { listOf, rowsRead } from '../../db/selection.ts';
import { callerId } from '../../http/call.ts';
import { firmAnswerHours } from '../settings/index.ts';
import { senderName } from './queries.ts';

/** All that a chat says of itself and may change. */
export type KeptState = ChatState & Pick<typeof chats.$inferSelect, 'last_text' | 'last_message_at' | 'reply_by' | 'settled_at' | 'settled_by'>;

type NewMessage = Required<Pick<typeof messages.$inferInsert, 'message_id' | 'chat_id' | 'seq' | 'sender_id' | 'sender_role' | 'text' | 'sent_at'>>;
type Stored = Record<string, unknown>;

/** Of a chat, what the duties of both sides are. */
export const statesOf = ({
  employee_status,
  client_status,
  waiting_since,
  snoozed_until,
  last_seq,
  client_read_seq,
  employee_read_seq,
  employee_unread_from,
}: ChatState): ChatState => ({
  employee_status,
  client_status,
  waiting_since,
  snoozed_until,
  last_seq,
  client_read_seq,
  employee_read_seq,
  employee_unread_from,
});

const setState = sql`employee_status = ${sql.placeholder('employee_status')}, client_status = ${sql.placeholder('client_status')},
    waiting_since = ${sql.placeholder('waiting_since')}, reply_by = ${sql.placeholder('reply_by')}, snoozed_until = ${sql.placeholder('snoozed_until')},
    settled_at = ${sql.placeholder('settled_at')}, settled_by = ${sql.placeholder('settled_by')}, last_seq = ${sql.placeholder('last_seq')},
    client_read_seq = ${sql.placeholder('client_read_seq')}, employee_read_seq = ${sql.placeholder('employee_read_seq')},
    employee_unread_from = ${sql.placeholder('employee_unread_from')}, last_text = ${sql.placeholder('last_text')},
    last_message_at = ${sql.placeholder('last_message_at')}, version = version + 1, saved_by = ${sql.placeholder('saved_by')}, saved_at = now(), updated_at = now()`;

const stateAlone = prepared<KeptState & Stored, Stored>(
  () => sql`update chats set ${setState} where chats.id = ${sql.placeholder('id')} returning ${sql.raw(listOf(chats))}`,
);

const withMessage = prepared<NewMessage & KeptState & Stored, Stored & { sender: string }>(
  () => sql`with kept as (
      insert into messages (message_id, chat_id, seq, sender_id, sender_role, text, sent_at)
      values (${sql.placeholder('message_id')}, ${sql.placeholder('chat_id')}, ${sql.placeholder('seq')}, ${sql.placeholder('sender_id')}, ${sql.placeholder('sender_role')},
        ${sql.placeholder('text')}, ${sql.placeholder('sent_at')})
      on conflict (message_id) do nothing returning sender_id)
    update chats set ${setState} from kept where chats.id = ${sql.placeholder('chat_id')} returning ${sql.raw(listOf(chats))}, ${senderName} as sender`,
);

/** By when a desk chat is promised an answer, as a case of the service desk: the promise as it is when the message comes. */
export async function replyByOf(db: Database, chat: typeof chats.$inferSelect, { waiting_since }: Pick<ChatState, 'waiting_since'>): Promise<string | null> {
  if (waiting_since === null || chat.kind !== 'desk') return null;
  if (waiting_since === chat.waiting_since) return chat.reply_by;
  return replyDue(new Date(waiting_since), await firmAnswerHours(db)).toISOString();
}

/** Who of the staff last ended the client's waiting, and when: whoever answered or resolved it, until they take that back. @param now ISO 8601 */
export function settledBy(
  { waiting_since, settled_at, settled_by }: typeof chats.$inferSelect,
  after: Pick<ChatState, 'waiting_since'>,
  { id, role }: Actor,
  now: string,
): Pick<KeptState, 'settled_at' | 'settled_by'> {
  if (role === roles.client || (waiting_since === null) === (after.waiting_since === null)) return { settled_at, settled_by };
  return after.waiting_since === null ? { settled_at: now, settled_by: id } : { settled_at: null, settled_by: null };
}

/** Keeps the states of a chat that is locked. */
export async function keepState(db: Database, id: string, state: KeptState): Promise<void> {
  await knowing(chats, { writes: true }, async () => rowsRead(chats, await stateAlone(db, { ...state, saved_by: callerId() ?? null, id })));
}

/**
 * Keeps a message, unless it was, and the chat as it leaves it.
 * @returns its sender's name; undefined where there is a message with its id
 */
export async function keepMessage(db: Database, message: NewMessage, state: KeptState): Promise<string | undefined> {
  let sender: string | undefined;
  await knowing(chats, { writes: true }, async () => {
    const rows = await withMessage(db, { ...message, ...state, saved_by: callerId() ?? null });
    sender = rows[0]?.sender;
    return rowsRead(chats, rows);
  });
  return sender;
}
