import { eq, or, sql } from 'drizzle-orm';
import { index, pgTable, text, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { supportStatusValues, supportTopicValues } from '../../../generated/enums.ts';
import { base, instant, oneOf } from '../columns.ts';
import { closedEmail, personal, removedText, type PersonKey } from '../personal.ts';
import { searchIndex } from '../search.ts';
import { users } from './users.ts';

/** Questions to the firm. */
export const supportRequests = pgTable(
  'support_requests',
  {
    ...base,
    name: text().notNull(),
    email: text().notNull(),
    topic: text({ enum: supportTopicValues }).notNull(),
    message: text().notNull(),
    status: text({ enum: supportStatusValues }).notNull().default('open'),
    owner_id: uuid().references(() => users.id),
    /** Who asked, where someone was signed in. */
    user_id: uuid().references(() => users.id),
    answer_by: instant().notNull(),
  },
  (table) => [
    oneOf('support_requests_topic', table.topic, supportTopicValues),
    oneOf('support_requests_status', table.status, supportStatusValues),
    index('support_requests_by_status').on(table.status, table.id),
    searchIndex('support_requests_search', table.name, table.email, table.message),
    index('support_requests_created').on(table.created_at),
    index('support_requests_name').on(table.name, table.id),
    index('support_requests_email').on(table.email, table.id),
    index('support_requests_topic').on(table.topic, table.id),
    index('support_requests_answer_by').on(table.answer_by, table.id),
    index('support_requests_of_owner').on(table.owner_id),
    index('support_requests_of_user').on(table.user_id),
  ],
);
personal(supportRequests, {
  of: ({ id, email }) => or(eq(supportRequests.user_id, id), eq(sql`lower(${supportRequests.email})`, email.toLowerCase())),
  becomes: ({ id }) => ({ name: 'Closed account', email: closedEmail(id), message: removedText }),
  copy: 'Support requests',
});

const ofRequests = (column: AnyPgColumn, { id, email }: PersonKey) =>
  sql`${column} in (select id from support_requests where user_id = ${id} or lower(email) = ${email.toLowerCase()})`;

/** What was written since the question: answers of staff, and what its writer wrote back. */
export const supportMessages = pgTable(
  'support_messages',
  {
    ...base,
    request_id: uuid()
      .notNull()
      .references(() => supportRequests.id, { onDelete: 'cascade' }),
    /** Who of the staff; null where it is the writer of the question. */
    author_id: uuid().references(() => users.id),
    text: text().notNull(),
  },
  (table) => [index('support_messages_of').on(table.request_id, table.id)],
);
personal(supportMessages, {
  of: (person) => ofRequests(supportMessages.request_id, person),
  becomes: () => ({ text: removedText }),
  copy: 'Messages about support requests',
});

/** What staff note about a question among themselves: in a table of its own, so that no page of its writer can read it. */
export const supportNotes = pgTable(
  'support_notes',
  {
    ...base,
    request_id: uuid()
      .notNull()
      .references(() => supportRequests.id, { onDelete: 'cascade' }),
    author_id: uuid()
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
  },
  (table) => [index('support_notes_of').on(table.request_id, table.id)],
);
personal(supportNotes, {
  of: (person) => ofRequests(supportNotes.request_id, person),
  becomes: 'removed',
  copy: { leftOut: 'notes of staff are about the work' },
});

/** Addresses mailed to a question's writer: the page where they read and write back. Only the hash is kept. */
export const supportTokens = pgTable(
  'support_tokens',
  {
    ...base,
    request_id: uuid()
      .notNull()
      .references(() => supportRequests.id, { onDelete: 'cascade' }),
    token_hash: text().notNull().unique(),
    expires_at: instant().notNull(),
  },
  (table) => [index('support_tokens_of').on(table.request_id)],
);
personal(supportTokens, {
  of: (person) => ofRequests(supportTokens.request_id, person),
  becomes: 'removed',
  copy: { leftOut: 'These are links we e-mailed; you have them in your mailbox.' },
  plain: { 'a hash': ['token_hash'] },
});
