// Giving money back by the refund ladder (domain: firm settings).
import { eq } from 'drizzle-orm';
import { decideRefundAmount, quoteRefund, refundedStatus } from '../../../domain/refunds.ts';
import type { Cents, RefundQuote } from '../../../generated/api.ts';
import { conflict, invalid } from '../../contract/problem.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { enqueue } from '../../outbox/outbox.ts';
import type { Services } from '../../services.ts';
import { countRefund } from '../coupons/holds.ts';
import { recordTimeline } from '../timeline/timeline.ts';
import { moneyWords } from './money.ts';
import { change, type PaymentRow } from './rows.ts';
import { workDone } from './work.ts';

/** What the ladder gives back of a payment today. @throws Problem 409 for a payment that is not paid, or given back already */
export async function refundQuote(db: Database, payment: PaymentRow): Promise<RefundQuote> {
  if (payment.status !== 'succeeded' || !payment.user_id)
    throw conflict('Only a payment that was made can be refunded, and only once.', { state: payment.status });
  return quoteRefund(payment.amount, await workDone(db, payment.user_id));
}

/**
 * Gives back what the ladder says, or the amount an admin names. The provider is asked with the payment's own key, so a
 * repeated try never gives twice.
 * @param payment locked
 * @throws Problem 409 if not paid, or if nothing is due and no amount is named; 422 for more than was paid, or more than is due without confirming by how much
 */
export async function refund(
  db: Database,
  services: Services,
  payment: PaymentRow,
  request: { actor_id: string; amount: number | null; above_ladder: number | null; reason: string },
): Promise<PaymentRow> {
  const quote = await refundQuote(db, payment);
  const amount = amountOf(payment, quote, request);
  const refunded = await change(db, payment.id, {
    status: refundedStatus(payment.amount, amount),
    refunded_amount: amount,
    refunded_at: services.clock().toISOString(),
    refund_reason: request.reason,
  });
  await countRefund(db, payment.id, amount);
  if (refunded.user_id) await tell(db, refunded, refunded.user_id, request.actor_id);
  // Last, so that nothing of ours can fail after the money went back.
  if (payment.provider_id && payment.provider === services.payments.provider) await services.payments.refund(payment.id, payment.provider_id, amount);
  return refunded;
}

/** How much is refunded. @throws Problem 409 where nothing is due and nothing named; 422 for what has to be confirmed or cannot be */
export function amountOf(payment: PaymentRow, quote: RefundQuote, wish: { amount: Cents | null; above_ladder: Cents | null }): Cents {
  const decided = decideRefundAmount({ paid: payment.amount, due: quote.amount, amount: wish.amount, above_ladder: wish.above_ladder });
  if ('amount' in decided) return decided.amount;
  switch (decided.refused) {
    case 'more_than_paid':
      throw invalid({ amount: `At most ${moneyWords(payment.amount)} was paid.` });
    case 'nothing_due':
      throw conflict(`${quote.words} Name an amount to refund something all the same.`);
    case 'above_ladder':
      throw invalid({
        above_ladder: `The ladder gives ${moneyWords(quote.amount)}, so this is ${moneyWords(decided.above)} more than is due. Confirm the difference.`,
      });
  }
}

async function tell(db: Database, payment: PaymentRow, clientId: string, actorId: string): Promise<void> {
  const words = `${moneyWords(payment.refunded_amount)} refunded for receipt ${payment.receipt_number ?? ''}.`;
  const target = { kind: 'payment', id: payment.id } as const;
  await recordTimeline(db, { client_id: clientId, actor_id: actorId, kind: 'payment_refunded', target, words, internal: false });
  await recordTimeline(db, {
    client_id: clientId,
    actor_id: actorId,
    kind: 'refund_reason',
    target,
    words: `Refund: ${payment.refund_reason ?? ''}`,
    internal: true,
  });
  const [client] = await db.select({ email: users.email, first_name: users.first_name }).from(users).where(eq(users.id, clientId));
  if (!client) return;
  await enqueue(db, {
    kind: 'mail',
    dedupe_key: `refund-${payment.id}`,
    payload: {
      to: client.email,
      subject: 'Your refund from Forecourt',
      text: `Hello ${client.first_name},\n\n${words} It reaches your card within 5 to 10 working days.`,
    },
  });
}
