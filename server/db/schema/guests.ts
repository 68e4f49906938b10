import { eq, or, sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { guestDecisionValues, remarkMarkValues } from '../../../generated/enums.ts';
import { base, instant, oneOf } from '../columns.ts';
import { personal } from '../personal.ts';
import { links } from './links.ts';
import { users } from './users.ts';

/** Whom a client invited to decide with them: one person (docs/rules.md, A second decision-maker). */
export const guests = pgTable(
  'guests',
  {
    ...base,
    client_id: uuid()
      .notNull()
      .references(() => users.id),
    /** Their account; null where the e-mail has another one, which nobody is told but its owner. */
    user_id: uuid().references(() => users.id),
    email: text().notNull(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    decides: text({ enum: guestDecisionValues }).array().notNull().default([]),
    invited_at: instant().notNull(),
  },
  (table) => [uniqueIndex('guests_client').on(table.client_id), index('guests_user').on(table.user_id)],
);
personal(guests, {
  of: ({ id }) => or(eq(guests.client_id, id), eq(guests.user_id, id)),
  becomes: 'removed',
  copy: 'Deciding together',
});

/** What a client or their guest thinks of a car: one remark each. */
export const linkRemarks = pgTable(
  'link_remarks',
  {
    ...base,
    link_id: uuid()
      .notNull()
      .references(() => links.id, { onDelete: 'cascade' }),
    author_id: uuid()
      .notNull()
      .references(() => users.id),
    mark: text({ enum: remarkMarkValues }),
    comment: text(),
  },
  (table) => [
    oneOf('link_remarks_mark', table.mark, remarkMarkValues),
    uniqueIndex('link_remarks_of').on(table.link_id, table.author_id),
    index('link_remarks_author').on(table.author_id),
  ],
);
personal(linkRemarks, {
  of: ({ id }) => sql`(${linkRemarks.author_id} = ${id} or ${linkRemarks.link_id} in (select id from links where user_id = ${id}))`,
  becomes: 'removed',
  copy: 'Remarks on cars',
});
