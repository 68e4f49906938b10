import { eq, sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CheckedLine, ContractLines } from '../../../generated/api.ts';
import { checkedPaperValues, dealCheckStatusValues, dealVerdictValues } from '../../../generated/enums.ts';
import { base, instant, oneOf } from '../columns.ts';
import { personal } from '../personal.ts';
import { searchIndex } from '../search.ts';
import { users } from './users.ts';

/** An offer a client brought to be reviewed. What is said of its newest answered version stands here too, so that lists can show and sort by it. Money in cents. */
export const dealChecks = pgTable(
  'deal_checks',
  {
    ...base,
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    title: text().notNull(),
    vin: text(),
    dealer: text(),
    status: text({ enum: dealCheckStatusValues }).notNull().default('submitted'),
    status_since: instant().notNull(),
    /** Of the newest version. */
    paper: text({ enum: checkedPaperValues }).notNull(),
    version_count: integer().notNull().default(1),
    total: integer(),
    aim_total: integer(),
    asks: integer(),
  },
  (table) => [
    oneOf('deal_checks_status', table.status, dealCheckStatusValues),
    oneOf('deal_checks_paper', table.paper, checkedPaperValues),
    index('deal_checks_of_client').on(table.user_id, table.id),
    index('deal_checks_by_status').on(table.status, table.id),
    index('deal_checks_title').on(table.title, table.id),
    index('deal_checks_total').on(table.total, table.id),
    searchIndex('deal_checks_search', table.title, table.dealer),
    index('deal_checks_created').on(table.created_at),
    index('deal_checks_updated').on(table.updated_at),
  ],
);
personal(dealChecks, {
  of: ({ id }) => eq(dealChecks.user_id, id),
  becomes: () => ({}),
  copy: 'Deal checks',
  plain: { 'the offer that was reviewed': ['title', 'vin', 'dealer'] },
});

/** What was sent once, and what came of it. `lines` and what is said of them are the advisor's draft until `answered_at`. */
export const dealCheckVersions = pgTable(
  'deal_check_versions',
  {
    ...base,
    deal_check_id: uuid()
      .notNull()
      .references(() => dealChecks.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    paper: text({ enum: checkedPaperValues }).notNull(),
    note: text(),
    typed: jsonb().$type<ContractLines>(),
    submitted_at: instant().notNull(),
    begun_at: instant(),
    answered_at: instant(),
    lines: jsonb().$type<ContractLines>(),
    verdicts: jsonb().$type<CheckedLine[]>().notNull().default([]),
    verdict: text({ enum: dealVerdictValues }),
    summary: text(),
    otherwise: text(),
  },
  (table) => [
    oneOf('deal_check_versions_paper', table.paper, checkedPaperValues),
    oneOf('deal_check_versions_verdict', table.verdict, dealVerdictValues),
    check('deal_check_versions_answered', sql`${table.answered_at} is null or (${table.lines} is not null and ${table.verdict} is not null)`),
    uniqueIndex('deal_check_versions_number').on(table.deal_check_id, table.number),
  ],
);
personal(dealCheckVersions, {
  of: ({ id }) => sql`${dealCheckVersions.deal_check_id} in (select id from deal_checks where user_id = ${id})`,
  becomes: () => ({ note: null, summary: null, otherwise: null }),
  copy: 'Versions of deal checks',
  plain: { 'the offer that was reviewed': ['typed', 'lines', 'verdicts'] },
});
