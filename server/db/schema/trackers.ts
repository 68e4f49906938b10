import { eq, sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { base, day } from '../columns.ts';
import { personal } from '../personal.ts';
import { users } from './users.ts';

/** The advisor’s sheet about one client; never sent to the client. */
export const customerTrackers = pgTable(
  'customer_trackers',
  {
    ...base,
    user_id: uuid()
      .notNull()
      .unique()
      .references(() => users.id),
    date_of_last_contact: day(),
  },
  (table) => [index('customer_trackers_contact').on(table.date_of_last_contact)],
);
personal(customerTrackers, {
  of: ({ id }) => eq(customerTrackers.user_id, id),
  becomes: () => ({ date_of_last_contact: null }),
  copy: { leftOut: 'notes of staff are about the work' },
});

/** The fields of a tracker. */
export const trackerFields = pgTable(
  'tracker_fields',
  {
    ...base,
    tracker_id: uuid()
      .notNull()
      .references(() => customerTrackers.id, { onDelete: 'cascade' }),
    field: text().notNull(),
    value: text().notNull(),
    updated_by: uuid().references(() => users.id),
  },
  (table) => [uniqueIndex('tracker_fields_of').on(table.tracker_id, table.field)],
);
personal(trackerFields, {
  of: ({ id }) => sql`${trackerFields.tracker_id} in (select id from customer_trackers where user_id = ${id})`,
  becomes: 'removed',
  copy: { leftOut: 'notes of staff are about the work' },
});
