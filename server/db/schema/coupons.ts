import { eq, or, sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { couponKindValues, couponUsageStateValues } from '../../../generated/enums.ts';
import { base, instant, oneOf } from '../columns.ts';
import { notPersonal, personal } from '../personal.ts';
import { searchIndex } from '../search.ts';
import { payments } from './payments.ts';
import { users } from './users.ts';

/** Counts and sums are kept at each use, under the row's lock, so that lists can sort by them. */
export const coupons = pgTable(
  'coupons',
  {
    ...base,
    /** Upper case. */
    code: text().notNull().unique(),
    kind: text({ enum: couponKindValues }).notNull(),
    /** Percent, or cents. */
    value: integer().notNull(),
    min_package_price: integer(),
    starts_at: instant(),
    ends_at: instant(),
    max_redemptions: integer(),
    max_per_user: integer(),
    /** Empty: all. */
    package_identifiers: text().array().notNull().default([]),
    is_active: boolean().notNull().default(true),
    redeemed_count: integer().notNull().default(0),
    reserved_count: integer().notNull().default(0),
    gross: integer().notNull().default(0),
    discounts: integer().notNull().default(0),
    net_revenue: integer().notNull().default(0),
  },
  (table) => [
    oneOf('coupons_kind', table.kind, couponKindValues),
    check('coupons_code', sql`${table.code} = upper(${table.code})`),
    check('coupons_value', sql`${table.value} >= 1 and (${table.kind} <> 'percent' or ${table.value} <= 100)`),
    check('coupons_runs', sql`${table.starts_at} < ${table.ends_at}`),
    // The last one cannot be taken twice, whatever the code above believes.
    check(
      'coupons_not_overdrawn',
      sql`${table.redeemed_count} >= 0 and ${table.reserved_count} >= 0 and ${table.redeemed_count} + ${table.reserved_count} <= ${table.max_redemptions}`,
    ),
    searchIndex('coupons_search', table.code),
    index('coupons_ends').on(table.ends_at),
    index('coupons_active').on(table.is_active, table.kind),
    index('coupons_net_revenue').on(table.net_revenue),
  ],
);
notPersonal(coupons, { 'what the firm gives': ['code', 'package_identifiers'] });

/** One hold or use of a coupon by one payment. */
export const couponUsage = pgTable(
  'coupon_usage',
  {
    ...base,
    coupon_id: uuid()
      .notNull()
      .references(() => coupons.id),
    /** As it was then. */
    code: text().notNull(),
    payment_id: uuid()
      .notNull()
      .unique()
      .references(() => payments.id, { onDelete: 'cascade' }),
    user_id: uuid().references(() => users.id),
    /** The buyer before there is an account; lower case. */
    buyer_email: text(),
    /** Which mailbox that is (`domain/mailbox.ts`): one for all spellings of it. Uses for each person are counted by it. */
    buyer_key: text(),
    package_identifier: text().notNull(),
    price: integer().notNull(),
    discount: integer().notNull(),
    paid: integer().notNull(),
    state: text({ enum: couponUsageStateValues }).notNull(),
    reserved_until: instant(),
  },
  (table) => [
    oneOf('coupon_usage_state', table.state, couponUsageStateValues),
    check('coupon_usage_paid', sql`${table.paid} = ${table.price} - ${table.discount} and ${table.paid} >= 0`),
    index('coupon_usage_of_coupon').on(table.coupon_id, table.state),
    index('coupon_usage_of_user').on(table.user_id),
    searchIndex('coupon_usage_search', table.code),
    index('coupon_usage_created').on(table.created_at),
    index('coupon_usage_code').on(table.code, table.id),
    index('coupon_usage_price').on(table.price, table.id),
    index('coupon_usage_discount').on(table.discount, table.id),
    index('coupon_usage_amount').on(table.paid, table.id),
    index('coupon_usage_by_state').on(table.state, table.id),
    index('coupon_usage_of_buyer').on(table.buyer_key),
    index('coupon_usage_held')
      .on(table.reserved_until)
      .where(sql`state = 'reserved'`),
  ],
);
personal(couponUsage, {
  of: ({ id, email }) => or(eq(couponUsage.user_id, id), eq(couponUsage.buyer_email, email.toLowerCase())),
  becomes: () => ({ buyer_email: null, buyer_key: null }),
  copy: 'Coupons',
  plain: { money: ['code', 'package_identifier'] },
});
