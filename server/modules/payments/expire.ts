// Holds that ran out: the coupon is free again, and the payment that held it cannot be paid at that price any more.
import { and, eq, lte, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { couponUsage, initialClientData, payments } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { releaseHold } from '../coupons/holds.ts';
import { isPaid, type PaymentRow } from './rows.ts';
import { settle } from './settle.ts';

/**
 * Lets go of holds that ran out, of one coupon or of one payment. What somebody is settling this moment is left to them.
 * The provider is asked first to refuse the payment; if the money came before that, the payment is confirmed instead.
 */
export async function releaseExpired(
  db: Database,
  services: Services,
  which: { coupon_id: string; except_payment: string } | { payment_id: string },
): Promise<void> {
  const meant =
    'payment_id' in which
      ? eq(couponUsage.payment_id, which.payment_id)
      : and(eq(couponUsage.coupon_id, which.coupon_id), ne(couponUsage.payment_id, which.except_payment));
  const expired = await db
    .select({ payment_id: couponUsage.payment_id })
    .from(couponUsage)
    .where(and(meant, eq(couponUsage.state, 'reserved'), lte(couponUsage.reserved_until, services.clock().toISOString())));
  for (const { payment_id } of expired) {
    const payment = await tryLockPayment(db, payment_id);
    if (payment) await withdraw(db, services, payment);
  }
}

/**
 * Makes a locked payment unpayable and lets its coupon go.
 * @returns the payment; paid, if the money came first
 */
export async function withdraw(db: Database, services: Services, payment: PaymentRow): Promise<PaymentRow> {
  const state = payment.provider_id ? await services.payments.cancel(payment.provider_id) : ({ status: 'canceled' } as const);
  const settled = await settle(db, services, payment, state);
  if (!isPaid(settled)) await releaseHold(db, payment.id);
  return settled;
}

/** As `lockPayment`, but never waits: who waits while holding locks of their own could wait in a circle. */
async function tryLockPayment(db: Database, paymentId: string): Promise<PaymentRow | undefined> {
  const [seen] = await db.select({ onboarding_id: payments.onboarding_id }).from(payments).where(eq(payments.id, paymentId));
  if (!seen) return undefined;
  if (seen.onboarding_id) {
    const [prospect] = await db
      .select({ id: initialClientData.id })
      .from(initialClientData)
      .where(eq(initialClientData.id, seen.onboarding_id))
      .for('update', { skipLocked: true });
    if (!prospect) return undefined;
  }
  const [row] = await db.select().from(payments).where(eq(payments.id, paymentId)).for('update', { skipLocked: true });
  return row;
}
