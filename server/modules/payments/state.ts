// What a payment becomes when the provider has spoken. Said twice, late or out of order, it is the same payment.
import { eq, sql } from 'drizzle-orm';
import { cutText } from '../../../engine/contract/text-rules.ts';
import type { Database } from '../../db/database.ts';
import { paymentActs, type PaymentOrder } from '../../db/schema.ts';
import type { ProviderPayment, ProviderState } from '../../ports/payments/payments.ts';
import type { Services } from '../../services.ts';
import { consumeHold, isUsedUp, releaseHold, usageOf } from '../coupons/index.ts';
import { closePaidCase, paymentFailedCase } from './cases.ts';
import { completeOnboarding } from './complete-sign-up.ts';
import { completeOwn } from './complete-own.ts';
import { mailReceipt } from './receipt-letter.ts';
import { packageNameOf } from './receipt.ts';
import { change, isPaid, lockPayment, type PaymentRow } from './rows.ts';
import { doubt, paymentFailed } from './payment-events.ts';

/** Does the provider keep a record of this payment that may know more than ours? */
export const mayHaveMoved = (services: Services, payment: PaymentRow): payment is PaymentRow & { provider_id: string } =>
  payment.provider_id !== null && !isPaid(payment) && payment.provider === services.payments.provider;

/** What the provider said of a payment. */
export interface Looked {
  asked?: ProviderPayment | undefined;
  /** To be called in a transaction, with the payment locked: takes it over, unless the payment has another one at the provider by then. */
  takeOver(db: Database, locked: PaymentRow): Promise<PaymentRow>;
}

/** Asks the provider for a payment's status; outside any transaction. */
export async function look(services: Services, payment: PaymentRow): Promise<Looked> {
  if (!mayHaveMoved(services, payment)) return { takeOver: async (_db, locked) => locked };
  const asked = await services.payments.retrieve(payment.provider_id);
  return {
    asked,
    takeOver: async (db, locked) => (asked && locked.provider_id === payment.provider_id ? applyState(db, services, locked, asked.state) : locked),
  };
}

/** The payment after asking the provider for its status. Outside any transaction. Undefined if the payment no longer exists. */
export async function refreshed(db: Database, services: Services, payment: PaymentRow): Promise<PaymentRow | undefined> {
  const { takeOver } = await look(services, payment);
  return db.transaction(async (transaction) => {
    const locked = await lockPayment(transaction, payment.id);
    return locked && takeOver(transaction, locked);
  });
}

/**
 * Applies the provider's status to a locked payment. A paid payment stays paid.
 * @param payment locked by `lockPayment`
 * @returns the updated payment
 */
export async function applyState(db: Database, services: Services, payment: PaymentRow, state: ProviderState): Promise<PaymentRow> {
  if (isPaid(payment)) return payment;
  switch (state.status) {
    case 'succeeded':
      return confirm(db, services, payment, state.amount);
    case 'failed': {
      // The provider repeats it each time it is asked; people are notified once.
      const failure = cutText(state.failure, 300);
      if (payment.status === 'failed' && payment.failure === failure) return payment;
      const failed = await change(db, payment.id, { status: 'failed', failure });
      await paymentFailedCase(db, services, failed);
      if (payment.status !== 'failed') await paymentFailed(db, failed);
      return failed;
    }
    case 'requires_action':
    case 'processing':
      return payment.status === 'requires_action' ? payment : change(db, payment.id, { status: 'requires_action', failure: null });
    case 'pending':
      // A payment that failed stays failed until it is tried again: the payer reads why.
      return payment.status === 'failed' || payment.status === 'pending' ? payment : change(db, payment.id, { status: 'pending', failure: null });
    case 'canceled':
      // The next try is a new payment at the provider, in the same row here.
      return change(db, payment.id, { status: 'pending', failure: null, provider_id: null });
  }
}

/** The server confirms: receipt, coupon used, account made or package raised. */
async function confirm(db: Database, services: Services, payment: PaymentRow, paidAmount: number): Promise<PaymentRow> {
  const now = services.clock();
  const order = await paidOrder(db, services, payment, paidAmount);
  // The books show the amount really paid.
  const price = Math.max(order.price ?? payment.price, paidAmount);
  const paid = await change(db, payment.id, {
    ...order,
    status: 'succeeded',
    failure: null,
    price,
    amount: paidAmount,
    discount: price - paidAmount,
    paid_at: now.toISOString(),
    receipt_number: await nextReceiptNumber(db, now),
  });
  const userId = paid.onboarding_id ? await completeOnboarding(db, services, paid) : await completeOwn(db, paid);
  await takeCoupon(db, paid, userId);
  await doubtOveruse(db, paid, userId);
  const settled = await change(db, paid.id, { user_id: userId });
  await closePaidCase(db, services, settled);
  await mailReceipt(db, services, settled);
  return settled;
}

/** The order paid for: the one in the row, or the one just being sent to the provider, matched by the amount charged. */
async function paidOrder(db: Database, services: Services, payment: PaymentRow, paidAmount: number): Promise<Partial<PaymentOrder>> {
  if (paidAmount === payment.amount) return {};
  const [act] = await db.select().from(paymentActs).where(eq(paymentActs.payment_id, payment.id));
  if (act?.request.kind === 'charge' && act.request.order.amount === paidAmount) return act.request.order;
  services.log.error({ payment_id: payment.id }, 'the provider took another amount than was asked for');
  return {};
}

/** The coupon is used, if it was held for the paid order; one held for an order that came too late is released. */
async function takeCoupon(db: Database, paid: PaymentRow, userId: string | null): Promise<void> {
  const held = await usageOf(db, paid.id);
  if (held?.code === paid.coupon_code && held.package_identifier === paid.package_identifier) await consumeHold(db, paid.id, userId);
  else await releaseHold(db, paid.id);
}

/**
 * A stranger is not told during checkout that an e-mail has used a coupon already, so it is checked now that they paid: the charge stays, and the admins are
 * notified.
 */
async function doubtOveruse(db: Database, paid: PaymentRow, userId: string | null): Promise<void> {
  const use = paid.coupon_code === null ? undefined : await usageOf(db, paid.id);
  if (!use?.buyer_email) return;
  const buyer = { user_id: userId, email: use.buyer_email, is_known: true };
  if (await isUsedUp(db, use.code, buyer, paid.id))
    await doubt(db, paid, userId, { because: 'coupon_used_again', package_name: await packageNameOf(db, paid), coupon_code: use.code });
}

async function nextReceiptNumber(db: Database, now: Date): Promise<string> {
  const { rows } = await db.execute<{ number: number }>(sql`select nextval('receipt_numbers')::int as number`);
  const [row] = rows;
  if (!row) throw new Error('The receipt sequence gave no number.');
  return `FC-${now.getUTCFullYear()}-${String(row.number).padStart(5, '0')}`;
}
