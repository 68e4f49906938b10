import { eq, sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { contactDirectionValues, contactKindValues, taskKindValues, taskStatusValues } from '../../../generated/enums.ts';
import { base, day, instant, oneOf } from '../columns.ts';
import { personal } from '../personal.ts';
import { searchIndex } from '../search.ts';
import { users } from './users.ts';

/**
 * What is to be done by a day or a time. The open follow-up of a client and `dashboard_listings.date_to_re_engage` are one fact: triggers write each
 * from the other (migration 0044).
 */
export const tasks = pgTable(
  'tasks',
  {
    ...base,
    kind: text({ enum: taskKindValues }).notNull().default('task'),
    title: text().notNull(),
    status: text({ enum: taskStatusValues }).notNull().default('open'),
    user_id: uuid().references(() => users.id),
    /** Of tasks without a client; a client's task is their advisor's. */
    owner_id: uuid().references(() => users.id),
    due_on: day().notNull(),
    due_at: instant(),
    done_at: instant(),
    done_by: uuid().references(() => users.id),
    author_id: uuid().references(() => users.id),
  },
  (table) => [
    oneOf('tasks_kind', table.kind, taskKindValues),
    oneOf('tasks_status', table.status, taskStatusValues),
    uniqueIndex('tasks_follow_up')
      .on(table.user_id)
      .where(sql`${table.kind} = 'follow_up' and ${table.status} = 'open'`),
    index('tasks_of_client').on(table.user_id, table.due_on, table.id),
    index('tasks_of_owner').on(table.owner_id, table.due_on, table.id),
    index('tasks_of_author').on(table.author_id, table.due_on, table.id),
    index('tasks_open')
      .on(table.due_on, table.id)
      .where(sql`${table.status} = 'open'`),
    index('tasks_done').on(table.done_by, table.done_at),
    index('tasks_due').on(table.due_on, table.id),
    index('tasks_title').on(table.title, table.id),
    index('tasks_by_kind').on(table.kind, table.id),
    index('tasks_by_status').on(table.status, table.id),
    index('tasks_created').on(table.created_at),
    index('tasks_updated').on(table.updated_at),
    searchIndex('tasks_search', table.title),
  ],
);
personal(tasks, {
  of: ({ id }) => eq(tasks.user_id, id),
  becomes: 'removed',
  copy: { leftOut: 'tasks of staff are about the work' },
});

/** What was said with a client, when and how; never sent to the client. */
export const contacts = pgTable(
  'contacts',
  {
    ...base,
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: contactKindValues }).notNull(),
    direction: text({ enum: contactDirectionValues }),
    at: instant().notNull(),
    minutes: integer(),
    summary: text().notNull(),
    /** What it led to. */
    task_id: uuid().references(() => tasks.id, { onDelete: 'set null' }),
    author_id: uuid().references(() => users.id),
  },
  (table) => [
    oneOf('contacts_kind', table.kind, contactKindValues),
    oneOf('contacts_direction', table.direction, contactDirectionValues),
    index('contacts_of_client').on(table.user_id, table.at, table.id),
    index('contacts_of_author').on(table.author_id, table.at),
    index('contacts_at').on(table.at, table.id),
    index('contacts_by_kind').on(table.kind, table.id),
    index('contacts_of_task').on(table.task_id),
    index('contacts_created').on(table.created_at),
    index('contacts_updated').on(table.updated_at),
    searchIndex('contacts_search', table.summary),
  ],
);
personal(contacts, {
  of: ({ id }) => eq(contacts.user_id, id),
  becomes: 'removed',
  copy: { leftOut: 'notes of staff are about the work' },
});

/** Addresses at which calendar programs read a person’s weeks: one for each person, kept as a hash. */
export const calendarFeeds = pgTable('calendar_feeds', {
  ...base,
  user_id: uuid()
    .notNull()
    .unique()
    .references(() => users.id),
  token_hash: text().notNull().unique(),
  made_at: instant().notNull(),
  /** To the hour. */
  last_read_at: instant(),
});
personal(calendarFeeds, {
  of: ({ id }) => eq(calendarFeeds.user_id, id),
  becomes: 'removed',
  copy: { leftOut: 'an address of staff’s own, of which only a hash is kept' },
});
