// Holding, using and letting go of a coupon. Counts change under the coupon's row lock; a check in the database backs them.
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { answerCoupon, normalCode } from '../../../domain/coupons.ts';
import { mailboxKey } from '../../../domain/mailbox.ts';
import type { CouponRefusal } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { couponUsage, coupons } from '../../db/schema.ts';
import { changed, type Change } from '../../events/live.ts';
import { nextVersion } from '../../db/rows.ts';

/** Where uses are counted and listed. */
const shown: Change = { circle: 'admins', resources: ['coupons', 'coupon-usage'] };

type CouponRow = typeof coupons.$inferSelect;
type UsageRow = typeof couponUsage.$inferSelect;

/** Who buys: an account, or an e-mail address on the way to one. */
export interface Buyer {
  user_id: string | null;
  email: string;
  /** The caller may know about this e-mail's earlier uses: they opened a link mailed to it, or are staff. A stranger learns nothing of it. */
  is_known: boolean;
}

export interface HoldRequest {
  code: string;
  payment_id: string;
  buyer: Buyer;
  package_identifier: string;
  /** Cents, before the coupon. */
  price: number;
  now: Date;
  /** ISO instant until which it is held. */
  until: string;
}

/** The coupon with this code, whatever its case. */
export async function findCoupon(db: Database, code: string): Promise<CouponRow | undefined> {
  const [row] = await db
    .select()
    .from(coupons)
    .where(eq(coupons.code, normalCode(code)));
  return row;
}

/**
 * How often this buyer has held or used a coupon, on other payments than this one; other spellings of their mailbox count, too. Uses by e-mail count only where
 * the caller may know of them.
 */
export async function takenByBuyer(db: Database, couponId: string, buyer: Buyer, exceptPayment?: string): Promise<number> {
  const theirs = or(
    buyer.user_id ? eq(couponUsage.user_id, buyer.user_id) : undefined,
    buyer.is_known ? eq(couponUsage.buyer_key, mailboxKey(buyer.email)) : undefined,
  );
  if (!theirs) return 0;
  return db.$count(
    couponUsage,
    and(
      eq(couponUsage.coupon_id, couponId),
      inArray(couponUsage.state, ['reserved', 'consumed']),
      theirs,
      exceptPayment ? ne(couponUsage.payment_id, exceptPayment) : undefined,
    ),
  );
}

/** The hold or use that belongs to a payment. */
export async function usageOf(db: Database, paymentId: string): Promise<UsageRow | undefined> {
  const [row] = await db.select().from(couponUsage).where(eq(couponUsage.payment_id, paymentId));
  return row;
}

/**
 * Holds a coupon for a payment and releases the one it held before. Two buyers cannot both take the last one: the second waits for the first one's lock and
 * then finds it taken.
 * @returns the discount in cents; or why it does not apply, with nothing changed
 */
export async function holdCoupon(db: Database, request: HoldRequest): Promise<{ discount: number; code: string } | { refusal: CouponRefusal }> {
  const before = await usageOf(db, request.payment_id);
  const wanted = await findCoupon(db, request.code);
  const locked = await lockCoupons(db, [wanted?.id, before?.coupon_id]);
  const coupon = locked.find((row) => row.id === wanted?.id);
  const own = before?.state === 'reserved' && before.coupon_id === coupon?.id ? 1 : 0;
  const answer = answerCoupon(coupon, {
    now: request.now,
    package_price: request.price,
    package_identifier: request.package_identifier,
    taken: coupon ? coupon.redeemed_count + coupon.reserved_count - own : 0,
    taken_by_user: coupon ? await takenByBuyer(db, coupon.id, request.buyer, request.payment_id) : 0,
  });
  if (!coupon || answer.reason) return { refusal: answer.reason ?? 'unknown' };

  await changed(db, shown);
  await releaseHold(db, request.payment_id);
  const values = {
    coupon_id: coupon.id,
    code: coupon.code,
    user_id: request.buyer.user_id,
    buyer_email: request.buyer.email.toLowerCase(),
    buyer_key: mailboxKey(request.buyer.email),
    package_identifier: request.package_identifier,
    price: request.price,
    discount: answer.discount,
    paid: answer.final_price,
    state: 'reserved',
    reserved_until: request.until,
  } as const;
  await db
    .insert(couponUsage)
    .values({ ...values, payment_id: request.payment_id })
    .onConflictDoUpdate({ target: couponUsage.payment_id, set: { ...values, ...nextVersion(couponUsage) } });
  await db
    .update(coupons)
    .set({ reserved_count: sql`${coupons.reserved_count} + 1` })
    .where(eq(coupons.id, coupon.id));
  return { discount: answer.discount, code: coupon.code };
}

/** Whether this buyer has used up a coupon elsewhere. */
export async function isUsedUp(db: Database, code: string, buyer: Buyer, exceptPayment: string): Promise<boolean> {
  const coupon = await findCoupon(db, code);
  const limit = coupon?.max_per_user ?? null;
  return coupon !== undefined && limit !== null && (await takenByBuyer(db, coupon.id, buyer, exceptPayment)) >= limit;
}

/** Releases a held coupon, so that another buyer can take it. Does nothing where none is held. */
export async function releaseHold(db: Database, paymentId: string): Promise<void> {
  const released = await db
    .update(couponUsage)
    .set({ state: 'released', reserved_until: null, ...nextVersion(couponUsage) })
    .where(and(eq(couponUsage.payment_id, paymentId), eq(couponUsage.state, 'reserved')))
    .returning({ coupon_id: couponUsage.coupon_id });
  if (released.length > 0) await changed(db, shown);
  for (const { coupon_id } of released) {
    await db
      .update(coupons)
      .set({ reserved_count: sql`${coupons.reserved_count} - 1` })
      .where(eq(coupons.id, coupon_id));
  }
}

/**
 * Turns the hold of a confirmed payment into a use. A released hold stays released: the payment was made at that price, but the place went to another buyer,
 * and the count shows who took it.
 */
export async function consumeHold(db: Database, paymentId: string, userId: string | null): Promise<void> {
  const consumed = await db
    .update(couponUsage)
    .set({ state: 'consumed', reserved_until: null, user_id: userId, ...nextVersion(couponUsage) })
    .where(and(eq(couponUsage.payment_id, paymentId), eq(couponUsage.state, 'reserved')))
    .returning();
  if (consumed.length > 0) await changed(db, shown);
  for (const use of consumed) {
    await db
      .update(coupons)
      .set({
        reserved_count: sql`${coupons.reserved_count} - 1`,
        redeemed_count: sql`${coupons.redeemed_count} + 1`,
        gross: sql`${coupons.gross} + ${use.price}`,
        discounts: sql`${coupons.discounts} + ${use.discount}`,
        net_revenue: sql`${coupons.net_revenue} + ${use.paid}`,
      })
      .where(eq(coupons.id, use.coupon_id));
  }
}

/** Subtracts a refund from a coupon's net revenue. The use itself stays used. */
export async function countRefund(db: Database, paymentId: string, amount: number): Promise<void> {
  const use = await usageOf(db, paymentId);
  if (use?.state !== 'consumed') return;
  await changed(db, shown);
  await db
    .update(coupons)
    .set({ net_revenue: sql`greatest(0, ${coupons.net_revenue} - ${amount})` })
    .where(eq(coupons.id, use.coupon_id));
}

/** Locks coupons, always in the order of their ids, so that two buyers who change coupons never wait for each other in a circle. */
async function lockCoupons(db: Database, ids: readonly (string | undefined)[]): Promise<CouponRow[]> {
  const wanted = ids.filter((id) => id !== undefined);
  if (wanted.length === 0) return [];
  return db.select().from(coupons).where(inArray(coupons.id, wanted)).orderBy(coupons.id).for('update');
}
