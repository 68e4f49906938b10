import { eq, or, sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { supportStatusValues, supportTopicValues } from '../../../generated/enums.ts';
import { base, instant, oneOf } from '../columns.ts';
import { closedEmail, personal, removedText } from '../personal.ts';
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
