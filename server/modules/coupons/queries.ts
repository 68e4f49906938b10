// Queries for coupons, their uses and revenue.
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { couponStatus } from '../../../domain/coupons.ts';
import { paidStatuses } from '../../../domain/refunds.ts';
import type { Coupon, Revenue, Spendings } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import type { coupons } from '../../db/schema.ts';
import { couponUsage, payments } from '../../db/schema.ts';
import { currency } from '../../../domain/money.ts';

/** A coupon's current state. */
export function couponView(row: typeof coupons.$inferSelect, now: Date): Coupon {
  return { ...row, status: couponStatus(row, now) };
}

const paid = inArray(payments.status, paidStatuses);

/** What one client paid (refunds taken off) and saved, in all and by coupon; brief section 7. */
export async function spendingsOf(db: Database, userId: string): Promise<Spendings> {
  const [sums] = await db
    .select({
      paid: sql<number>`coalesce(sum(${payments.amount} - ${payments.refunded_amount} - ${payments.disputed_amount}), 0)::bigint`,
      saved: sql<number>`coalesce(sum(${payments.discount}), 0)::bigint`,
    })
    .from(payments)
    .where(and(eq(payments.user_id, userId), paid));
  const by_coupon = await db
    .select({
      coupon_id: couponUsage.coupon_id,
      code: sql<string>`max(${couponUsage.code})`,
      times: sql<number>`count(*)::int`,
      paid: sql<number>`sum(${couponUsage.paid})::bigint`,
      saved: sql<number>`sum(${couponUsage.discount})::bigint`,
    })
    .from(couponUsage)
    .where(and(eq(couponUsage.user_id, userId), eq(couponUsage.state, 'consumed')))
    .groupBy(couponUsage.coupon_id)
    .orderBy(desc(sql`sum(${couponUsage.discount})`));
  return { user_id: userId, paid: sums?.paid ?? 0, saved: sums?.saved ?? 0, currency, by_coupon };
}

/** Revenue over all confirmed payments; brief section 7. */
export async function totalRevenue(db: Database): Promise<Revenue> {
  const [sums] = await db
    .select({
      gross: sql<number>`coalesce(sum(${payments.price}), 0)::bigint`,
      discounts: sql<number>`coalesce(sum(${payments.discount}), 0)::bigint`,
      refunds: sql<number>`coalesce(sum(${payments.refunded_amount} + ${payments.disputed_amount}), 0)::bigint`,
      payments: sql<number>`count(*)::int`,
    })
    .from(payments)
    .where(paid);
  const redemptions = await db.$count(couponUsage, eq(couponUsage.state, 'consumed'));
  const { gross, discounts, refunds, payments: count } = sums ?? { gross: 0, discounts: 0, refunds: 0, payments: 0 };
  return { gross, discounts, refunds, net: gross - discounts - refunds, payments: count, redemptions, currency };
}
