import { eq, sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { chatClientStatusValues, chatEmployeeStatusValues, chatKindValues, roleValues } from '../../../generated/enums.ts';
import { base, instant, oneOf } from '../columns.ts';
import { personal, removedText } from '../personal.ts';
import { searchIndex } from '../search.ts';
import { users } from './users.ts';

/** One chat of each kind per client: with the advisor, and with the desk. */
export const chats = pgTable(
  'chats',
  {
    ...base,
    kind: text({ enum: chatKindValues }).notNull(),
    client_id: uuid()
      .notNull()
      .references(() => users.id),
    /** The advisor; null while the desk answers. */
    employee_id: uuid().references(() => users.id),
    employee_status: text({ enum: chatEmployeeStatusValues }).notNull().default('resolved'),
    client_status: text({ enum: chatClientStatusValues }).notNull().default('up_to_date'),
    snoozed_until: instant(),
    /** The client's oldest message without an answer. */
    waiting_since: instant(),
    last_seq: integer().notNull().default(0),
    client_read_seq: integer().notNull().default(0),
    employee_read_seq: integer().notNull().default(0),
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
    index('chats_last_message').on(table.last_message_at, table.id),
    index('chats_created').on(table.created_at),
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
