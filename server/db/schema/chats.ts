import { eq, sql, type SQL } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { chatClientStatusValues, chatEmployeeStatusValues, chatKindValues, roleValues } from '../../../generated/enums.ts';
import { base, instant, oneOf } from '../columns.ts';
import { personal, removedText } from '../personal.ts';
import { searchIndex } from '../search.ts';
import { users } from './users.ts';

/** Chats with messages that staff have not read, or marked so; `unreadOf` (domain/chat.ts) says how many. */
export const unreadByStaff = (table: Readonly<Record<'last_seq' | 'employee_read_seq' | 'employee_unread_from', AnyPgColumn>>): SQL =>
  sql`(${table.employee_unread_from} is not null or ${table.last_seq} > ${table.employee_read_seq})`;

/** One chat of each kind per client: with the advisor, and with the desk. */
export const chats = pgTable(
  'chats',
  {
    ...base,
    kind: text({ enum: chatKindValues }).notNull(),
    client_id: uuid()
      .notNull()
      .references(() => users.id),
    /** Who advises the client: kept here by triggers (migration 0076), so that one index has whose a chat is and since when it waits. Never written by hand. */
    advisor_id: uuid(),
    /** The advisor; null while the desk answers. */
    employee_id: uuid().references(() => users.id),
    employee_status: text({ enum: chatEmployeeStatusValues }).notNull().default('resolved'),
    client_status: text({ enum: chatClientStatusValues }).notNull().default('up_to_date'),
    snoozed_until: instant(),
    /** The client's oldest message without an answer. */
    waiting_since: instant(),
    /** By when that message is to be answered: the promise as it was when it came. Null on chats not written since there is the column. */
    reply_by: instant(),
    /** When staff last ended the client's waiting by an answer or by resolving it, and who did. */
    settled_at: instant(),
    settled_by: uuid().references(() => users.id),
    last_seq: integer().notNull().default(0),
    client_read_seq: integer().notNull().default(0),
    employee_read_seq: integer().notNull().default(0),
    /** The first message that staff marked as unread. */
    employee_unread_from: integer(),
    last_text: text(),
    last_message_at: instant(),
  },
  (table) => [
    oneOf('chats_kind', table.kind, chatKindValues),
    oneOf('chats_employee_status', table.employee_status, chatEmployeeStatusValues),
    oneOf('chats_client_status', table.client_status, chatClientStatusValues),
    uniqueIndex('chats_of_client').on(table.client_id, table.kind),
    index('chats_of_employee').on(table.employee_id, table.employee_status),
    index('chats_waiting').on(table.employee_status, table.waiting_since),
    index('chats_waiting_since').on(table.waiting_since, table.id),
    // Whom an advisor owes an answer, the longest waiting first.
    index('chats_owed')
      .on(table.advisor_id, table.waiting_since, table.id)
      .where(sql`waiting_since is not null`),
    index('chats_last_message').on(table.last_message_at, table.id),
    index('chats_created').on(table.created_at),
    index('chats_settled').on(table.settled_by, table.settled_at),
    index('chats_unread').on(table.last_message_at, table.id).where(unreadByStaff(table)),
  ],
);
personal(chats, {
  of: ({ id }) => eq(chats.client_id, id),
  becomes: () => ({ last_text: null }),
  copy: { leftOut: 'the messages have a section' },
});

/** Messages. The sender makes `message_id`, so a retry never doubles; `seq` rises by one per chat. */
export const messages = pgTable(
  'messages',
  {
    message_id: uuid().primaryKey(),
    chat_id: uuid()
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    sender_id: uuid().references(() => users.id),
    sender_role: text({ enum: roleValues }).notNull(),
    text: text().notNull(),
    sent_at: instant().notNull(),
  },
  (table) => [
    uniqueIndex('messages_of_chat').on(table.chat_id, table.seq),
    searchIndex('messages_search', table.text),
    oneOf('messages_sender_role', table.sender_role, roleValues),
  ],
);
personal(messages, {
  of: ({ id }) => sql`${messages.chat_id} in (select id from chats where client_id = ${id})`,
  becomes: () => ({ text: removedText }),
  copy: 'Messages',
});

/** What staff say among themselves in a client's chat: kept apart from the messages, so that nothing that reads those can send it to the client. */
export const chatNotes = pgTable(
  'chat_notes',
  {
    /** Made by the writer, so that a retry never doubles. */
    note_id: uuid().primaryKey(),
    chat_id: uuid()
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    /** The number of the message it follows. */
    after_seq: integer().notNull(),
    author_id: uuid().references(() => users.id),
    text: text().notNull(),
    written_at: instant().notNull(),
    edited_at: instant(),
  },
  (table) => [index('chat_notes_of_chat').on(table.chat_id, table.after_seq, table.written_at, table.note_id), searchIndex('chat_notes_search', table.text)],
);
personal(chatNotes, {
  of: ({ id }) => sql`${chatNotes.chat_id} in (select id from chats where client_id = ${id})`,
  becomes: 'removed',
  copy: { leftOut: 'notes of staff are about the work' },
});

/** Replies ready to be filled in. Without an owner they are the firm's. */
export const cannedReplies = pgTable(
  'canned_replies',
  {
    ...base,
    owner_id: uuid().references(() => users.id),
    name: text().notNull(),
    text: text().notNull(),
  },
  (table) => [
    index('canned_replies_name').on(table.name, table.id),
    index('canned_replies_of_owner').on(table.owner_id, table.name),
    index('canned_replies_created').on(table.created_at),
    index('canned_replies_updated').on(table.updated_at),
    searchIndex('canned_replies_search', table.name, table.text),
  ],
);
personal(cannedReplies, {
  of: ({ id }) => eq(cannedReplies.owner_id, id),
  becomes: 'removed',
  copy: { leftOut: 'replies of staff are about the work' },
});
