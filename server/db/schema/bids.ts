import { eq } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { BidLines, BidQuestion, FrozenTaxRule } from '../../../generated/api.ts';
import { bidRequestStatusValues, bidSourceValues, dealerAnswerStatusValues, worksheetWarningValues } from '../../../generated/enums.ts';
import { base, day, instant, oneOf } from '../columns.ts';
import { notPersonal, personal } from '../personal.ts';
import { searchIndex } from '../search.ts';
import { dealers } from './dealers.ts';
import { storedFiles } from './folders.ts';
import { links, taxRules } from './links.ts';
import { users } from './users.ts';

/** A car of one client that dealers are asked to price, in one or more rounds. */
export const bidRequests = pgTable(
  'bid_requests',
  {
    ...base,
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    link_id: uuid().references(() => links.id, { onDelete: 'set null' }),
    /** Of such a car, for staff alone. */
    vin: text(),
    title: text().notNull(),
    year: integer(),
    make: text(),
    model: text(),
    trim: text(),
    colors: text().array().notNull().default([]),
    must_haves: text().array().notNull().default([]),
    needed_by: day(),
    trade_in: text(),
    /** As it was when it was made: a client who moves changes no request. */
    buyer: text().notNull(),
    note: text(),
    status: text({ enum: bidRequestStatusValues }).notNull().default('draft'),
    round: integer().notNull().default(1),
    due_at: instant().notNull(),
    /** Cents. */
    target_total: integer(),
    tax_rule_id: uuid().references(() => taxRules.id, { onDelete: 'set null' }),
    /** The rule as it was when dealers were first asked; every price of the request is calculated by it. */
    tax_rule: jsonb().$type<FrozenTaxRule>(),
    /** Counted anew whenever a dealer's row or price changes, so that lists and dashboards read one row. */
    asked: integer().notNull().default(0),
    answered: integer().notNull().default(0),
    declined: integer().notNull().default(0),
    published: integer().notNull().default(0),
    first_total: integer(),
    best_total: integer(),
    /** Which end of a round staff were told of. */
    told_due_at: instant(),
    created_by: uuid().references(() => users.id),
  },
  (table) => [
    oneOf('bid_requests_status', table.status, bidRequestStatusValues),
    index('bid_requests_of_client').on(table.user_id, table.id),
    index('bid_requests_of_link').on(table.link_id),
    index('bid_requests_by_status').on(table.status, table.due_at),
    index('bid_requests_due').on(table.due_at, table.id),
    index('bid_requests_title').on(table.title, table.id),
    index('bid_requests_best').on(table.best_total, table.id),
    searchIndex('bid_requests_search', table.title),
    index('bid_requests_created').on(table.created_at),
    index('bid_requests_updated').on(table.updated_at),
  ],
);
personal(bidRequests, {
  of: ({ id }) => eq(bidRequests.user_id, id),
  becomes: () => ({ trade_in: null, note: null }),
  copy: 'Price requests',
  plain: { 'about a car': ['vin', 'title', 'make', 'model', 'trim', 'colors', 'must_haves', 'buyer', 'tax_rule'] },
});

/** One dealer of a request. */
export const bidInvitations = pgTable(
  'bid_invitations',
  {
    ...base,
    request_id: uuid()
      .notNull()
      .references(() => bidRequests.id, { onDelete: 'cascade' }),
    dealer_id: uuid()
      .notNull()
      .references(() => dealers.id),
    /** Where its mails go. */
    email: text(),
    status: text({ enum: dealerAnswerStatusValues }).notNull().default('draft'),
    asked_round: integer().notNull().default(1),
    first_sent_at: instant(),
    /** Of the newest mail; the address in an earlier one still opens the page. */
    sent_at: instant(),
    opened_at: instant(),
    first_answered_at: instant(),
    answered_at: instant(),
    declined_reason: text(),
    /** What the dealer has typed and not sent. */
    draft: jsonb().$type<BidLines>(),
    draft_version: integer().notNull().default(0),
    draft_saved_at: instant(),
    /** What staff asked about a line, until the next price. */
    question: jsonb().$type<BidQuestion>(),
    /** The link its price was published as. */
    link_id: uuid().references(() => links.id, { onDelete: 'set null' }),
    published_bid_id: uuid(),
  },
  (table) => [
    oneOf('bid_invitations_status', table.status, dealerAnswerStatusValues),
    uniqueIndex('bid_invitations_of_request').on(table.request_id, table.dealer_id),
    index('bid_invitations_of_dealer').on(table.dealer_id),
    index('bid_invitations_of_link').on(table.link_id),
  ],
);
notPersonal(bidInvitations, { 'what a dealer was asked and said': ['email', 'declined_reason', 'draft', 'question'] });

/** The row of a dealer that was merged away, whose mailed address leads to the row that stays. */
export const mergedInvitations = pgTable(
  'merged_invitations',
  {
    /** As the row that is gone had it: its address names it. */
    id: uuid().primaryKey(),
    invitation_id: uuid()
      .notNull()
      .references(() => bidInvitations.id, { onDelete: 'cascade' }),
  },
  (table) => [index('merged_invitations_into').on(table.invitation_id)],
);
notPersonal(mergedInvitations, {});

/** Prices of dealers; every revision is kept. Money in cents. */
export const bids = pgTable(
  'bids',
  {
    ...base,
    invitation_id: uuid()
      .notNull()
      .references(() => bidInvitations.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    round: integer().notNull(),
    source: text({ enum: bidSourceValues }).notNull(),
    /** As given: an empty fee was not given. */
    lines: jsonb().$type<BidLines>().notNull(),
    tax_rule: jsonb().$type<FrozenTaxRule>(),
    selling_price: integer().notNull(),
    taxed_amount: integer().notNull(),
    sales_tax: integer().notNull(),
    total_otd: integer().notNull(),
    cash_due: integer().notNull(),
    warnings: text({ enum: worksheetWarningValues }).array().notNull().default([]),
    /** Staff who typed it in; null where the dealer sent it. */
    entered_by: uuid().references(() => users.id),
  },
  (table) => [oneOf('bids_source', table.source, bidSourceValues), uniqueIndex('bids_of_invitation').on(table.invitation_id, table.revision)],
);
notPersonal(bids, { 'the price that was decided on': ['lines', 'tax_rule', 'warnings'] });

/** What a dealer sent along, or staff attached. */
export const bidFiles = pgTable(
  'bid_files',
  {
    ...base,
    invitation_id: uuid()
      .notNull()
      .references(() => bidInvitations.id, { onDelete: 'cascade' }),
    file_id: uuid()
      .notNull()
      .unique()
      .references(() => storedFiles.id),
    /** The price it came with; null as long as it is not sent. */
    bid_id: uuid().references(() => bids.id, { onDelete: 'set null' }),
  },
  (table) => [index('bid_files_of_invitation').on(table.invitation_id, table.id)],
);
notPersonal(bidFiles, {});
