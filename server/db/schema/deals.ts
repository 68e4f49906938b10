import { eq, sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { GivenAnswer } from '../../../domain/contract-check.ts';
import type { AgreedLines, ContractLines, DealPaper, DeliverySlot } from '../../../generated/api.ts';
import { dealStatusValues } from '../../../generated/enums.ts';
import { base, day, instant, oneOf } from '../columns.ts';
import { personal } from '../personal.ts';
import { searchIndex } from '../search.ts';
import { links, otdWorksheets } from './links.ts';
import { users } from './users.ts';

/** What follows an accepted price. A link that is accepted again after the deal ended has another one. Money in cents. */
export const deals = pgTable(
  'deals',
  {
    ...base,
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    link_id: uuid()
      .notNull()
      .references(() => links.id, { onDelete: 'cascade' }),
    worksheet_id: uuid().references(() => otdWorksheets.id, { onDelete: 'set null' }),
    title: text().notNull(),
    dealer: text(),
    status: text({ enum: dealStatusValues }).notNull().default('paperwork'),
    status_since: instant().notNull(),
    accepted_at: instant().notNull(),
    /** The worksheet as it was accepted. */
    agreed: jsonb().$type<AgreedLines>().notNull(),
    agreed_total: integer().notNull(),
    first_total: integer().notNull(),
    contract: jsonb().$type<ContractLines>(),
    contract_at: instant(),
    answers: jsonb().$type<GivenAnswer[]>().notNull().default([]),
    /** Counted whenever contract, agreed lines or answers change, so that lists can show and sort by it. */
    open_differences: integer().notNull().default(0),
    papers: jsonb().$type<DealPaper[]>().notNull().default([]),
    slots: jsonb().$type<DeliverySlot[]>().notNull().default([]),
    slot_id: text(),
    delivery_at: instant(),
    bring: text().array().notNull().default([]),
    confirmed_at: instant(),
    confirmed_name: text(),
    /** Of what was shown when it was confirmed. */
    confirmed_hash: text(),
    reason: text(),
    final_price: integer(),
    delivered_on: day(),
    savings: integer(),
    rating: integer(),
    rating_words: text(),
    rated_at: instant(),
  },
  (table) => [
    oneOf('deals_status', table.status, dealStatusValues),
    check('deals_rating', sql`${table.rating} between 1 and 5`),
    check('deals_delivered', sql`${table.status} <> 'delivered' or ${table.final_price} is not null`),
    // One at a time for a car.
    uniqueIndex('deals_open_of_link')
      .on(table.link_id)
      .where(sql`${table.status} in ('paperwork', 'contract_check', 'scheduled')`),
    index('deals_of_client').on(table.user_id, table.id),
    index('deals_of_link').on(table.link_id),
    index('deals_by_status').on(table.status, table.id),
    index('deals_title').on(table.title, table.id),
    index('deals_agreed').on(table.agreed_total, table.id),
    index('deals_delivery').on(table.delivery_at, table.id),
    index('deals_savings').on(table.savings, table.id),
    index('deals_rating_of').on(table.rating, table.id),
    searchIndex('deals_search', table.title, table.dealer),
    index('deals_created').on(table.created_at),
    index('deals_updated').on(table.updated_at),
  ],
);
personal(deals, {
  of: ({ id }) => eq(deals.user_id, id),
  becomes: () => ({ confirmed_name: null, rating_words: null, reason: null, papers: [], slots: [], bring: [] }),
  copy: 'Deals',
  plain: {
    'the price that was decided on': ['title', 'dealer', 'agreed', 'contract', 'answers'],
    'proof of what was confirmed': ['confirmed_hash', 'slot_id'],
  },
});
