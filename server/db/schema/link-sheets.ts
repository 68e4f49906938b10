import { eq, sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { linkBatchRunStateValues } from '../../../generated/enums.ts';
import type { LeftOutLink, LinkSheet } from '../../../generated/api.ts';
import { base, oneOf } from '../columns.ts';
import { personal } from '../personal.ts';
import { users } from './users.ts';

/** A row that waits to become a link: its cells as written. */
export type WaitingLink = LinkSheet['rows'][number];

/** A spreadsheet of links that is added for one client; how far the job is. Its id is that of the batch, which its links have. */
export const linkSheets = pgTable(
  'link_sheets',
  {
    ...base,
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    created_by: uuid()
      .notNull()
      .references(() => users.id),
    state: text({ enum: linkBatchRunStateValues }).notNull(),
    total: integer().notNull(),
    done: integer().notNull().default(0),
    created: integer().notNull().default(0),
    /** Published when the last one is added, with the message. */
    is_displayed: boolean().notNull(),
    message: text(),
    problem: text(),
    /** All of them, until the last one is done. */
    rows: jsonb().$type<readonly WaitingLink[]>().notNull(),
    /** Which were not added, until they are mended or forgotten. */
    left_out: jsonb().$type<readonly LeftOutLink[]>().notNull().default([]),
  },
  (table) => [
    oneOf('link_sheets_state', table.state, linkBatchRunStateValues),
    check('link_sheets_done', sql`${table.done} between 0 and ${table.total}`),
    index('link_sheets_of').on(table.user_id, table.created_at),
  ],
);
personal(linkSheets, {
  of: ({ id }) => eq(linkSheets.user_id, id),
  becomes: 'removed',
  copy: { leftOut: 'Rows of cars on their way to being links, which are in the copy.' },
});
