// What a payment becomes when the provider has spoken. Said twice, late or out of order, it is the same payment.
import { sql } from 'drizzle-orm';
import { cutText } from '../../../domain/text-rules.ts';
import type { Database } from '../../db/database.ts';
import type { ProviderState } from '../../ports/payments/payments.ts';
import type { Services } from '../../services.ts';
import { consumeHold } from '../coupons/holds.ts';
import { completeOnboarding } from '../onboarding/complete.ts';
import { completeOwn } from './complete-own.ts';
import { change, isPaid, type PaymentRow } from './rows.ts';
import { tellPaymentFailed } from './tell.ts';

/**
 * Takes over how the provider says a locked payment stands. A paid payment stays paid.
 * @param payment locked by `lockPayment`
 * @returns the payment as it now is
 */
export async function settle(db: Database, services: Services, payment: PaymentRow, state: ProviderState): Promise<PaymentRow> {
  if (isPaid(payment)) return payment;
  switch (state.status) {
    case 'succeeded':
      return confirm(db, services, payment, state.amount);
    case 'failed': {
      const failed = await change(db, payment.id, { status: 'failed', failure: cutText(state.failure, 300) });
      // The provider says it again each time it is asked; people are told once.
      if (payment.status !== 'failed') await tellPaymentFailed(db, failed);
      return failed;
    }
    case 'requires_action':
      return change(db, payment.id, { status: 'requires_action', failure: null });
    case 'pending':
      // A payment that failed stays failed until it is tried again: the payer reads why.
      return payment.status === 'failed' ? payment : change(db, payment.id, { status: 'pending', failure: null });
    case 'canceled':
      // The next try is a new payment at the provider, in the same row here.
      return change(db, payment.id, { status: 'pending', failure: null, provider_id: null });
  }
}

/** The server confirms: receipt, coupon used, account made or package raised. */
async function confirm(db: Database, services: Services, payment: PaymentRow, paidAmount: number): Promise<PaymentRow> {
  const now = services.clock();
  if (paidAmount !== payment.amount) services.log.error({ payment_id: payment.id }, 'the provider took another amount than was asked for');
  // The books tell what was really paid.
  const price = Math.max(payment.price, paidAmount);
  const paid = await change(db, payment.id, {
    status: 'succeeded',
    failure: null,
    price,
    amount: paidAmount,
    discount: price - paidAmount,
    paid_at: now.toISOString(),
    receipt_number: await nextReceiptNumber(db, now),
  });
  const userId = paid.onboarding_id ? await completeOnboarding(db, services, paid) : await completeOwn(db, paid);
  await consumeHold(db, paid.id, userId);
  return change(db, paid.id, { user_id: userId });
}

async function nextReceiptNumber(db: Database, now: Date): Promise<string> {
  const { rows } = await db.execute<{ number: number }>(sql`select nextval('receipt_numbers')::int as number`);
  const [row] = rows;
  if (!row) throw new Error('The receipt sequence gave no number.');
  return `FC-${now.getUTCFullYear()}-${String(row.number).padStart(5, '0')}`;
}
