// Expired holds: the coupon is free again, and the payment that held it cannot be paid at that price any more.
import { and, eq, lte, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { couponUsage } from '../../db/schema.ts';
import { ProviderUnavailable, withinLimit } from '../../ports/outside.ts';
import type { Services } from '../../services.ts';
import { findCoupon, releaseHold, usageOf } from '../coupons/index.ts';
import { BusyError, claimAct, endAct, underClaim } from './acts.ts';
import { catchUp } from './catch-up.ts';
import { isPaid, lockPayment, tryLockPayment, type PaymentRow } from './rows.ts';
import { applyState } from './state.ts';

const ranOut = (services: Services) => and(eq(couponUsage.state, 'reserved'), lte(couponUsage.reserved_until, services.clock().toISOString()));

/**
 * Releases a payment's hold if it expired. Outside any transaction.
 * @throws ProviderUnavailable: the payment could still be paid, so its coupon stays held
 */
export async function releaseExpired(db: Database, services: Services, { payment_id }: { payment_id: string }): Promise<void> {
  const expired = await db.$count(couponUsage, and(eq(couponUsage.payment_id, payment_id), ranOut(services)));
  if (expired > 0) await releaseUnlessBusy(db, services, payment_id);
}

/** Releases a coupon's expired holds. Those the provider cannot be asked about stay held. Outside any transaction. */
export async function releaseExpiredOf(
  db: Database,
  services: Services,
  { code, except_payment }: { code: string; except_payment: string | null },
): Promise<void> {
  const coupon = await findCoupon(db, code);
  if (!coupon) return;
  const expired = await db
    .select({ payment_id: couponUsage.payment_id })
    .from(couponUsage)
    .where(and(eq(couponUsage.coupon_id, coupon.id), ranOut(services), except_payment === null ? undefined : ne(couponUsage.payment_id, except_payment)));
  for (const { payment_id } of expired) {
    try {
      await releaseUnlessBusy(db, services, payment_id);
    } catch (error) {
      if (error instanceof ProviderUnavailable) return;
      throw error;
    }
  }
}

/** A hold being settled at this moment is left to that process. */
async function releaseUnlessBusy(db: Database, services: Services, paymentId: string): Promise<void> {
  try {
    await withdraw(db, services, paymentId, async (transaction) => {
      const payment = await tryLockPayment(transaction, paymentId);
      const hold = payment && (await usageOf(transaction, paymentId));
      const isOver = hold?.state === 'reserved' && hold.reserved_until !== null && new Date(hold.reserved_until) <= services.clock();
      return isOver ? payment : undefined;
    });
  } catch (error) {
    if (!(error instanceof BusyError)) throw error;
  }
}

/**
 * Makes a payment unpayable and releases its coupon: claimed here, canceled at the provider, settled here. Outside any transaction.
 * @param find the payment, locked; undefined if it is not (or no longer) to be withdrawn
 * @returns the payment; paid, if the money came first
 * @throws BusyError while another process works on it; ProviderUnavailable
 */
export function withdraw(
  db: Database,
  services: Services,
  paymentId: string,
  find: (db: Database) => Promise<PaymentRow | undefined> = (transaction) => lockPayment(transaction, paymentId),
): Promise<PaymentRow | undefined> {
  return withinLimit(() =>
    underClaim(db, services, async (hold) => {
      const claimed = await db.transaction(async (transaction) => {
        const payment = await find(transaction);
        if (!payment || isPaid(payment)) return { payment };
        return { payment, act: hold(await claimAct(transaction, services, paymentId)) };
      });
      if (!claimed.payment || !claimed.act) return claimed.payment;
      const { act } = claimed;
      const known = await catchUp(db, services, claimed.payment, act);
      const provider_id = known?.provider_id ?? claimed.payment.provider_id;
      const state = provider_id === null ? ({ status: 'canceled' } as const) : await services.payments.cancel(provider_id);
      return db.transaction(async (transaction) => {
        const locked = await lockPayment(transaction, paymentId);
        if (!locked) return undefined;
        const settled = await applyState(transaction, services, locked, state);
        if (!isPaid(settled)) await releaseHold(transaction, paymentId);
        await endAct(transaction, act);
        return settled;
      });
    }),
  );
}
