import { eq, sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { staffOwes } from '../../../domain/link-turn.ts';
import type { FrozenTaxRule, WorksheetAddOn, WorksheetFee, WorksheetFinancing, WorksheetRebate } from '../../../generated/api.ts';
import {
  linkReasonValues,
  linkStatusValues,
  linkTierValues,
  researchVerdictValues,
  taxBaseValues,
  titleStatusValues,
  worksheetWarningValues,
} from '../../../generated/enums.ts';
import { base, day, instant, oneOf } from '../columns.ts';
import { notPersonal, personal } from '../personal.ts';
import { searchIndex } from '../search.ts';
import { storedFiles } from './folders.ts';
import { aboutCar, carChecks, carColumns, listings } from './listings.ts';
import { users } from './users.ts';

/** Car offers proposed to clients, and how far each has come. */
export const links = pgTable(
  'links',
  {
    ...base,
    ...carColumns(),
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    /** Who advises the client, kept here by triggers (migration 0034), so that one index has whose a link is and what it is like. Never written by hand. */
    advisor_id: uuid(),
    url: text(),
    /** The ZIP of the dealer whose car it is, where it is known: nearer than the place's name. Five digits. */
    place_zip: text(),
    title: text().notNull(),
    category: text(),
    tier: text({ enum: linkTierValues }).notNull().default('alternative'),
    status: text({ enum: linkStatusValues }).notNull().default('proposed'),
    /** When the present state began: undoing a rejection is open for a while only. */
    status_since: instant().notNull(),
    /** The state before a rejection, to go back to. */
    previous_status: text({ enum: linkStatusValues }),
    rejected_stage: text({ enum: linkStatusValues }),
    reason: text({ enum: linkReasonValues }),
    comments: text(),
    notes: text(),
    is_displayed: boolean().notNull().default(false),
    published_at: instant(),
    listing_id: uuid().references(() => listings.id, { onDelete: 'set null' }),
    /** What was added together has one: the caller's, so that parts of one batch find each other. */
    batch_id: uuid(),
    report_count: integer().notNull().default(0),
    worksheet_count: integer().notNull().default(0),
    /** Cents, of the latest worksheet; kept here so that lists sort by it. */
    total_otd: integer(),
    first_total_otd: integer(),
    /** Cents: the out-the-door price the client wants, of the last “Negotiate again”. */
    target_total: integer(),
    /** Where dealers were asked for its price. No reference: requests refer to links. */
    bid_request_id: uuid(),
    final_price: integer(),
    purchased_on: day(),
    last_verified_at: instant(),
    /** When the client asked whether it is still available; null once staff looked. */
    availability_asked_at: instant(),
    created_by: uuid().references(() => users.id),
  },
  (table) => [
    ...carChecks('links', table),
    oneOf('links_tier', table.tier, linkTierValues),
    oneOf('links_status', table.status, linkStatusValues),
    oneOf('links_reason', table.reason, linkReasonValues),
    check('links_purchased', sql`${table.status} <> 'purchased' or ${table.final_price} is not null`),
    uniqueIndex('links_address').on(table.user_id, table.url),
    uniqueIndex('links_vin_of_client').on(table.user_id, table.vin),
    // Everything an advisor's lists narrow by: such a list is counted, and a far page of it found, within the index.
    index('links_of_advisor').on(
      table.advisor_id,
      table.created_at,
      table.id,
      table.status,
      table.is_displayed,
      table.tier,
      table.category,
      table.make,
      table.year,
      table.price,
      table.user_id,
      table.miles,
      table.distance,
      table.total_otd,
      table.vin,
      table.status_since,
      table.published_at,
      table.updated_at,
    ),
    // What an advisor owes, the longest waiting first.
    index('links_owed')
      .on(table.advisor_id, table.status_since, table.id)
      .where(sql.raw(`is_displayed and status in (${staffOwes.map((status) => `'${status}'`).join(', ')})`)),
    index('links_of_client').on(table.user_id, table.is_displayed, table.status),
    // With what a state or a tier is narrowed by beside it: such rows are counted within the index.
    index('links_by_status').on(table.status, table.id, table.is_displayed, table.price),
    index('links_status_since').on(table.status_since),
    index('links_tier_of').on(table.tier, table.id, table.is_displayed),
    index('links_category').on(table.category, table.id),
    index('links_title').on(table.title),
    index('links_car').on(table.make, table.year),
    // Other offers of a model, the newest first.
    index('links_market').on(table.make, table.model, table.created_at),
    index('links_price').on(table.price),
    index('links_miles').on(table.miles),
    index('links_distance').on(table.distance, table.id),
    index('links_year').on(table.year, table.id),
    index('links_vin').on(table.vin),
    index('links_total_otd').on(table.total_otd, table.id),
    index('links_published').on(table.published_at, table.id),
    index('links_displayed').on(table.is_displayed, table.id),
    index('links_of_listing').on(table.listing_id),
    index('links_of_batch')
      .on(table.batch_id)
      .where(sql`batch_id is not null`),
    searchIndex('links_search', table.title, table.dealer, table.place, table.vin),
    index('links_created_with_id').on(table.created_at, table.id),
    index('links_updated').on(table.updated_at),
  ],
);
personal(links, {
  of: ({ id }) => eq(links.user_id, id),
  becomes: () => ({ comments: null, notes: null }),
  copy: 'Cars',
  plain: { 'about a car': [...aboutCar, 'place_zip', 'title', 'url', 'category'] },
});

/** The photos of a listing or of a link, in order. Several rows may share one file. */
export const carPhotos = pgTable(
  'car_photos',
  {
    ...base,
    file_id: uuid()
      .notNull()
      .references(() => storedFiles.id),
    listing_id: uuid().references(() => listings.id, { onDelete: 'cascade' }),
    link_id: uuid().references((): AnyPgColumn => links.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [
    check('car_photos_of_one', sql`num_nonnulls(${table.listing_id}, ${table.link_id}) = 1`),
    index('car_photos_of_listing').on(table.listing_id, table.position),
    index('car_photos_of_link').on(table.link_id, table.position),
    index('car_photos_of_file').on(table.file_id),
  ],
);

/** Research reports; every revision is kept. */
export const researchReports = pgTable(
  'research_reports',
  {
    ...base,
    link_id: uuid()
      .notNull()
      .references(() => links.id, { onDelete: 'cascade' }),
    /** Who advises the client, as the link keeps it: kept here by triggers (migration 0075). Never written by hand. */
    advisor_id: uuid(),
    revision: integer().notNull(),
    verdict: text({ enum: researchVerdictValues }).notNull(),
    summary: text().notNull(),
    title_status: text({ enum: titleStatusValues }).notNull().default('unknown'),
    owners: integer(),
    accidents: text(),
    service_history: text(),
    open_recalls: text(),
    seller_said: text(),
    concerns: text().array().notNull().default([]),
    inspected_on: day(),
    created_by: uuid().references(() => users.id),
  },
  (table) => [
    oneOf('research_reports_verdict', table.verdict, researchVerdictValues),
    oneOf('research_reports_title', table.title_status, titleStatusValues),
    uniqueIndex('research_reports_of_link').on(table.link_id, table.revision),
    // An advisor's in their usual order, counted within the index.
    index('research_reports_of_advisor').on(table.advisor_id, table.created_at, table.id),
    index('research_reports_by_verdict').on(table.verdict, table.id),
    index('research_reports_revision').on(table.revision, table.id),
    searchIndex('research_reports_search', table.summary),
    index('research_reports_created').on(table.created_at),
  ],
);
notPersonal(researchReports, {
  'about a car': ['summary', 'accidents', 'service_history', 'open_recalls', 'seller_said', 'concerns'],
});

/** How sales tax is worked out, as the firm entered it. */
export const taxRules = pgTable(
  'tax_rules',
  {
    ...base,
    name: text().notNull(),
    state: text().notNull(),
    /** Percent, to three decimals. */
    rate: numeric({ precision: 6, scale: 3, mode: 'number' }).notNull(),
    local_rate: numeric({ precision: 6, scale: 3, mode: 'number' }).notNull().default(0),
    local_cap: integer(),
    base: text({ enum: taxBaseValues }).notNull(),
    trade_credit_cap: integer(),
    rebate_reduces_base: boolean().notNull().default(true),
    is_doc_fee_taxed: boolean().notNull().default(true),
    doc_fee_cap: integer(),
    source: text().notNull(),
    effective_from: day().notNull(),
    is_active: boolean().notNull().default(true),
    /** Came with the installation; not fact. */
    is_example: boolean().notNull().default(false),
  },
  (table) => [
    oneOf('tax_rules_base', table.base, taxBaseValues),
    index('tax_rules_state').on(table.state, table.is_active),
    index('tax_rules_name').on(table.name),
    searchIndex('tax_rules_search', table.name, table.state, table.source),
  ],
);
notPersonal(taxRules, { 'rules of a state': ['name', 'state', 'source'] });

/** Out the Door quotes, line by line; every revision is kept with the rule it was made with. Money in cents. */
export const otdWorksheets = pgTable(
  'otd_worksheets',
  {
    ...base,
    link_id: uuid()
      .notNull()
      .references(() => links.id, { onDelete: 'cascade' }),
    /** Who advises the client, as the link keeps it: kept here by triggers (migration 0075). Never written by hand. */
    advisor_id: uuid(),
    revision: integer().notNull(),
    dealer: text(),
    good_through: day(),
    remark: text(),
    msrp: integer().notNull().default(0),
    destination: integer().notNull().default(0),
    dealer_discount: integer().notNull().default(0),
    selling_price: integer().notNull().default(0),
    rebates: jsonb().$type<WorksheetRebate[]>().notNull().default([]),
    add_ons: jsonb().$type<WorksheetAddOn[]>().notNull().default([]),
    doc_fee: integer().notNull().default(0),
    title: integer().notNull().default(0),
    registration: integer().notNull().default(0),
    inspection: integer().notNull().default(0),
    other_fees: jsonb().$type<WorksheetFee[]>().notNull().default([]),
    trade_in: text(),
    trade_allowance: integer().notNull().default(0),
    trade_payoff: integer().notNull().default(0),
    tax_rule_id: uuid().references(() => taxRules.id, { onDelete: 'set null' }),
    /** The rule as it was; the row it came from may change or go. */
    tax_rule: jsonb().$type<FrozenTaxRule>(),
    taxed_amount: integer().notNull(),
    sales_tax: integer().notNull(),
    total_otd: integer().notNull(),
    cash_due: integer().notNull(),
    /** What a lender offers with it; the payment a month follows from it. */
    financing: jsonb().$type<WorksheetFinancing>(),
    warnings: text({ enum: worksheetWarningValues }).array().notNull().default([]),
    created_by: uuid().references(() => users.id),
  },
  (table) => [
    uniqueIndex('otd_worksheets_of_link').on(table.link_id, table.revision),
    index('otd_worksheets_of_advisor').on(table.advisor_id, table.created_at, table.id),
    index('otd_worksheets_revision').on(table.revision, table.id),
    index('otd_worksheets_total').on(table.total_otd),
    index('otd_worksheets_cash_due').on(table.cash_due),
    searchIndex('otd_worksheets_search', table.dealer),
    index('otd_worksheets_created').on(table.created_at),
  ],
);
personal(otdWorksheets, {
  of: ({ id }) => sql`${otdWorksheets.link_id} in (select id from links where user_id = ${id})`,
  becomes: () => ({ remark: null, trade_in: null, financing: null }),
  copy: 'Price worksheets',
  plain: { 'the price that was decided on': ['dealer', 'rebates', 'add_ons', 'other_fees', 'tax_rule', 'warnings'] },
});
