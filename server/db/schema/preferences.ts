import { eq, sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ChecklistSelections, TradeIn } from '../../../generated/api.ts';
import { checklistStatusValues } from '../../../generated/enums.ts';
import { base, instant, oneOf } from '../columns.ts';
import { personal } from '../personal.ts';
import { packages } from './packages.ts';
import { users } from './users.ts';

/** One checklist per client and package. */
export const userPreferences = pgTable(
  'user_preferences',
  {
    ...base,
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    /** Who advises the client: kept here by triggers (migration 0076), so that one index has whose a checklist is and since when it waits. Never written by hand. */
    advisor_id: uuid(),
    package_id: uuid()
      .notNull()
      .references(() => packages.id),
    status: text({ enum: checklistStatusValues }).notNull().default('draft'),
    /** Percent; kept at each save so that lists can sort by it. */
    progress: integer().notNull().default(0),
    selections: jsonb().$type<ChecklistSelections>().notNull().default({}),
    // What is asked of every client's wish, made by the database from the selections: reading those of 2,000 clients would take longer than the rest.
    wish_total: integer().generatedAlwaysAs(sql`(selections #>> '{money,max_total}')::integer`),
    wish_distance: integer().generatedAlwaysAs(sql`(selections #>> '{logistics,max_distance}')::integer`),
    /** A day; as text, which the database may make of JSON. */
    wish_latest: text().generatedAlwaysAs(sql`selections #>> '{logistics,latest}'`),
    wish_bodies: jsonb()
      .$type<string[]>()
      .generatedAlwaysAs(sql`jsonb_path_query_array(selections, '$.vehicles[*].body_styles[*]')`),
    wish_fuels: jsonb()
      .$type<string[]>()
      .generatedAlwaysAs(sql`jsonb_path_query_array(selections, '$.vehicles[*].fuels[*]')`),
    /** In lower case. */
    wish_makes: jsonb()
      .$type<string[]>()
      .generatedAlwaysAs(sql`lower(jsonb_path_query_array(selections, '$.vehicles[*].makes[*].make')::text)::jsonb`),
    never_makes: jsonb()
      .$type<string[]>()
      .generatedAlwaysAs(sql`lower(jsonb_path_query_array(selections, '$.vehicles[*].never_makes[*]')::text)::jsonb`),
    trade_in: jsonb().$type<TradeIn>().notNull().default({}),
    submitted_at: instant(),
    /** When a change after submission was last reported. */
    change_told_at: instant(),
    /** Of a client's checklists the one submitted last, or of those never submitted the youngest: kept by triggers (migration 0073). Never written by hand. */
    is_newest: boolean().notNull().default(false),
    changes_note: text(),
  },
  (table) => [
    oneOf('user_preferences_status', table.status, checklistStatusValues),
    check('user_preferences_progress', sql`${table.progress} between 0 and 100`),
    uniqueIndex('user_preferences_of').on(table.user_id, table.package_id),
    index('user_preferences_by_status').on(table.status, table.id),
    index('user_preferences_progress').on(table.progress, table.id),
    index('user_preferences_submitted').on(table.submitted_at, table.id),
    index('user_preferences_created').on(table.created_at),
    index('user_preferences_updated').on(table.updated_at, table.id),
    // What a client wants now.
    uniqueIndex('user_preferences_newest')
      .on(table.user_id)
      .where(sql`is_newest`),
    // What an advisor's clients submitted, and with none those of the pool, the longest waiting first.
    index('user_preferences_of_advisor')
      .on(table.advisor_id, table.submitted_at, table.id)
      .where(sql`status = 'submitted' and submitted_at is not null`),
    // Whether someone is a new request, asked of every row of theirs.
    index('user_preferences_requests')
      .on(table.user_id, table.submitted_at)
      .where(sql`submitted_at is not null`),
  ],
);
personal(userPreferences, {
  of: ({ id }) => eq(userPreferences.user_id, id),
  becomes: () => ({ selections: {}, trade_in: {}, changes_note: null }),
  copy: 'Checklists',
  plain: { 'made of the selections': ['wish_latest', 'wish_bodies', 'wish_fuels', 'wish_makes', 'never_makes'] },
});
