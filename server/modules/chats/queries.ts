// Reading chats and their messages.
import { and, asc, desc, eq, gt, lt, or, sql, type SQL } from 'drizzle-orm';
import { advisorStatusAt, unreadOf } from '../../../domain/chat.ts';
import { replyDue, type AnswerHours } from '../../../domain/working-hours.ts';
import type { Chat, Message, MessagePage } from '../../../generated/api.ts';
import type { Actor, Page } from '../../../engine/server/handler.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { listRows } from '../../db/list.ts';
import { matches } from '../../db/conditions.ts';
import { chats, messages, unreadByStaff, users } from '../../db/schema.ts';
import { attachmentsOf } from '../files/index.ts';
import { firmAnswerHours } from '../settings/index.ts';
import { ofPerson } from '../people/index.ts';
import { said, type Said } from './found.ts';
import { notesBetween } from './notes.ts';
import { chatScope, deskChatId } from './scope.ts';

type ChatRow = typeof chats.$inferSelect;

export interface ChatQuery {
  filter?: Readonly<Record<string, unknown>>;
  sort?: readonly [string, string];
  range?: readonly number[];
}

/** Whose a chat is, and who answers in it. */
const people = sql`left join users as person on person.id = chats.client_id left join users as employee on employee.id = chats.employee_id`;
const names = { client_name: sql<string>`person.name`, employee_name: sql<string | null>`employee.name` };
/** A snooze that has run out needs a reply again (domain/chat.ts says the same of one chat). */
const statusAt = (now: Date) =>
  sql`case when ${chats.employee_status} = 'snoozed' and ${chats.snoozed_until} <= ${now.toISOString()}::timestamptz then 'needs_reply' else ${chats.employee_status} end`;

const unreadByClient = sql`(${chats.last_seq} > ${chats.client_read_seq})`;

/** Chats that staff owe a reply. Every queue, count and report asks here; state by state, because the index knows those and how many there are. */
export const needsReply = (now: Date): SQL =>
  sql`(${chats.employee_status} = 'needs_reply' or ${chats.employee_status} = 'snoozed' and ${chats.snoozed_until} <= ${now.toISOString()}::timestamptz)`;

const nothingFound: Said['last'] = sql`null`;

/** One page of the chats the actor may see, narrowed by `also`. */
export async function chatPage(db: Database, actor: Actor, now: Date, query: ChatQuery, also?: SQL): Promise<Page<Chat>> {
  const { q, ...filter } = query.filter ?? {};
  const words = typeof q === 'string' ? q : '';
  const found = words === '' ? undefined : await said(db, actor, words);
  const named = words === '' ? undefined : await matches(db, words, [ofPerson(chats.client_id), chats.last_text]);
  const page = await listRows(db, chats, {
    scope: and(chatScope(actor), also, found ? or(named, found.chats) : named),
    filter,
    sort: query.sort,
    range: query.range,
    columns: { employee_status: statusAt(now), is_unread: actor.role === roles.client ? unreadByClient : unreadByStaff(chats) },
    joins: people,
    extra: { ...names, found_last: found?.last ?? nothingFound },
    defaultSort: ['last_message_at', 'DESC'],
  });
  const hours = await firmAnswerHours(db);
  return {
    ...page,
    rows: page.rows.map(({ found_last: last, ...row }) => ({
      ...chatView(row, actor, now, hours),
      ...(found ? { found_text: last?.text ?? null, found_seq: last?.seq ?? null } : {}),
    })),
  };
}

/** A chat as the actor's side sees it. */
function chatView(row: ChatRow & { client_name: string; employee_name: string | null }, actor: Pick<Actor, 'role'>, now: Date, hours: AnswerHours): Chat {
  return {
    ...row,
    employee_status: advisorStatusAt(row, now),
    reply_by: row.waiting_since ? replyDue(new Date(row.waiting_since), hours).toISOString() : null,
    unread: unreadOf(row, actor.role === roles.client ? 'client' : 'staff'),
  };
}

/** One chat by its id, as the actor sees it; undefined when it is not there or not theirs. */
export async function chatOf(db: Database, actor: Actor, now: Date, id: string): Promise<Chat | undefined> {
  const page = await chatPage(db, actor, now, { filter: { id }, range: [0, 0] });
  return page.rows[0];
}

/** The desk chat where nothing has been said yet (client), or as the head of the queue (staff). */
export function emptyDesk(clientId: string | null, clientName_: string, now: Date): Chat {
  const at = now.toISOString();
  return {
    id: deskChatId,
    kind: 'desk',
    client_id: clientId,
    client_name: clientName_,
    employee_id: null,
    employee_name: null,
    employee_status: 'resolved',
    client_status: 'up_to_date',
    snoozed_until: null,
    waiting_since: null,
    reply_by: null,
    last_seq: 0,
    client_read_seq: 0,
    employee_read_seq: 0,
    unread: 0,
    last_text: null,
    last_message_at: null,
    created_at: at,
    updated_at: at,
    version: 1,
  };
}

/** The name shown on a person's messages. */
export async function nameOf(db: Database, id: string): Promise<string> {
  const [person] = await db
    .select({ name: sql<string>`${users.first_name} || ' ' || ${users.last_name}` })
    .from(users)
    .where(eq(users.id, id));
  return person?.name ?? '';
}

/** The same of a message that is being written. */
export const senderName = sql<string>`(select person.name from users as person where person.id = kept.sender_id)`;

/** Messages of a chat, oldest first: the newest, those before a number, or those after one; for staff with the notes that follow them. */
export async function messagePage(
  db: Database,
  actor: Pick<Actor, 'role'>,
  chatId: string,
  { before, after, limit = 50 }: { before?: number; after?: number; limit?: number },
): Promise<MessagePage> {
  const forward = after !== undefined;
  const rows = await messagesWhere(
    db,
    and(eq(messages.chat_id, chatId), before === undefined ? undefined : lt(messages.seq, before), forward ? gt(messages.seq, after) : undefined),
    forward ? asc(messages.seq) : desc(messages.seq),
    limit + 1,
  );
  const shown = rows.slice(0, limit);
  const edge = rows.length > limit ? shown.at(-1) : undefined;
  const page = { items: forward ? shown : shown.toReversed(), next: edge ? edge.seq : null };
  if (actor.role === roles.client) return page;
  // Each note is in one page: that of the message it follows; before the first message, that of the first.
  const first = forward ? after + 1 : (edge?.seq ?? 0);
  const last = forward ? (edge?.seq ?? null) : before === undefined ? null : before - 1;
  return { ...page, notes: await notesBetween(db, chatId, first, last) };
}

/** The number of the client's last message; undefined where they wrote none. */
export async function lastOfClient(db: Database, chatId: string): Promise<number | undefined> {
  const [message] = await db
    .select({ seq: messages.seq })
    .from(messages)
    .where(and(eq(messages.chat_id, chatId), eq(messages.sender_role, roles.client)))
    .orderBy(desc(messages.seq))
    .limit(1);
  return message?.seq;
}

/** One message by the id its sender made; undefined when it is not there. */
export async function messageById(db: Database, id: string): Promise<Message | undefined> {
  const [message] = await messagesWhere(db, eq(messages.message_id, id), asc(messages.seq), 1);
  return message;
}

async function messagesWhere(db: Database, where: SQL | undefined, order: SQL, limit: number): Promise<Message[]> {
  const rows = await db
    .select({ message: messages, sender_name: sql<string | null>`${users.first_name} || ' ' || ${users.last_name}` })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.sender_id))
    .where(where)
    .orderBy(order)
    .limit(limit);
  const files = await attachmentsOf(
    db,
    'message_id',
    rows.map(({ message }) => message.message_id),
  );
  return rows.map(({ message, sender_name }) => ({ ...message, sender_name, attachments: files.get(message.message_id) ?? [] }));
}
