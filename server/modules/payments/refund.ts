// Giving money back by the refund ladder (docs/rules.md, Firm settings).
import { uuidv7 } from 'uuidv7';
import { decideRefundAmount, goneBack, isRefundable, refundedStatus } from '../../../domain/refunds.ts';
import type { Cents, RefundQuote } from '../../../generated/api.ts';
import { conflict, invalid } from '../../../engine/server/problem.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { happened } from '../../events/happened.ts';
import { ProviderRefusedError, type ProviderRefund } from '../../ports/payments/payments.ts';
import type { Services } from '../../services.ts';
import { countRefund } from '../coupons/index.ts';
import { moneyText } from '../../../domain/money.ts';
import { mailRefund } from './receipt-letter.ts';
import { BusyError, claimAct, endAct, noteAct, send, type Act } from './acts.ts';
import { change, lockPayment, type PaymentRow } from './rows.ts';
import { keepRefund } from './refund-state.ts';
import { mustBeUndisputed } from './disputes.ts';
import { refundQuote } from './refund-quote.ts';
import { answerOpenRequest, endPackage } from './refund-requests.ts';

type RefundRequest = Extract<Act['request'], { kind: 'refund' }>;

/** A refund that is decided and not yet sent. */
export interface Refunding {
  payment: PaymentRow;
  act: Act;
  request: RefundRequest;
}

/**
 * Decides the refund: what the ladder says, or the amount an admin names. It is recorded under its own key before the provider is asked; one recorded before
 * and not settled is resumed with its own amount, so nothing is refunded twice.
 * @param payment locked
 * @throws Problem 409 if not paid, if nothing is due and no amount is named, while another refund of it is not settled, or if more was refunded before than the
 * caller knows of; 422 for more than is left, or more than is due without confirming by how much
 */
export async function decideRefund(
  db: Database,
  services: Services,
  payment: PaymentRow,
  wanted: { actor_id: string; amount: Cents | null; above_ladder: Cents | null; refunded_before: Cents; reason: string; ends_package: boolean },
): Promise<Refunding> {
  const quote = await refundQuote(db, payment);
  await mustBeUndisputed(db, payment.id);
  const act = await claimAct(db, services, payment.id).catch((error: unknown) => {
    if (error instanceof BusyError) throw conflict('A refund of this payment is being sent. Check again in a minute.');
    throw error;
  });
  if (act.request.kind === 'refund') {
    if (wanted.amount !== null && wanted.amount !== act.request.amount)
      throw conflict(`A refund of ${moneyText(act.request.amount)} was sent and isn’t confirmed yet. Check again in 15 minutes.`);
    return { payment, act, request: act.request };
  }
  // Who presses twice, or does not know of the other refund, refunds nothing more.
  if (wanted.refunded_before !== goneBack(payment))
    throw conflict(`${moneyText(goneBack(payment))} of this payment was refunded already. Check it and refund again.`, { state: payment.status });
  const amount = amountOf(payment, quote, wanted);
  const { reason, actor_id, ends_package } = wanted;
  const request = { kind: 'refund', key: uuidv7(), amount, reason, actor_id, ends_package } as const;
  await noteAct(db, act, request);
  // Whatever was left of a charge is through: it is paid.
  return { payment, act: { ...act, unsettled: false }, request };
}

/** Sends the money back; undefined where no provider keeps the payment. Outside any transaction. @throws ProviderUnavailable; Problem 409 where the provider refuses */
export async function sendRefund(services: Services, { payment, act, request }: Refunding): Promise<ProviderRefund | undefined> {
  const { provider_id } = payment;
  if (!provider_id || payment.provider !== services.payments.provider) return undefined;
  try {
    return await send(act, () => services.payments.refund(request.key, provider_id, request.amount));
  } catch (error) {
    if (!(error instanceof ProviderRefusedError)) throw error;
    services.log.warn({ payment_id: payment.id }, 'the provider refused a refund');
    throw conflict('The card processor refused this refund. Check the payment in the processor’s own dashboard.');
  }
}

/** Records the refund, and what the provider says of it. */
export async function settleRefund(
  db: Database,
  services: Services,
  { payment, act, request, sent }: Refunding & { sent: ProviderRefund | undefined },
): Promise<PaymentRow> {
  const locked = await lockPayment(db, payment.id);
  if (!locked) throw conflict('This payment no longer exists.');
  const refunded_amount = locked.refunded_amount + request.amount;
  if (!isRefundable(locked) || refunded_amount > locked.amount) {
    await endAct(db, act);
    return locked;
  }
  const refunded = await change(db, payment.id, {
    status: refundedStatus(locked.amount, refunded_amount),
    refunded_amount,
    refunded_at: services.clock().toISOString(),
    refund_reason: request.reason,
  });
  await countRefund(db, payment.id, request.amount);
  if (refunded.user_id) await recordRefund(db, services, refunded, { clientId: refunded.user_id, request });
  await endAct(db, act);
  return keepRefund(db, services, refunded, { key: request.key, amount: request.amount, sent });
}

/** The amount to refund. @throws Problem 409 if nothing is due and no amount is named; 422 for an amount that needs confirming or is impossible */
export function amountOf(payment: PaymentRow, quote: RefundQuote, wish: { amount: Cents | null; above_ladder: Cents | null }): Cents {
  const decided = decideRefundAmount({
    left: payment.amount - goneBack(payment),
    due: quote.amount,
    amount: wish.amount,
    above_ladder: wish.above_ladder,
  });
  if ('amount' in decided) return decided.amount;
  switch (decided.refused) {
    case 'more_than_left':
      throw invalid({ amount: `You can refund up to ${moneyText(payment.amount - goneBack(payment))} of this payment.` });
    case 'nothing_due':
      throw conflict(`${quote.words} Enter an amount to refund anyway.`);
    case 'above_ladder':
      throw invalid({
        above_ladder: `The refund policy gives ${moneyText(quote.amount)}, so this is ${moneyText(decided.above)} more than is due. Confirm the difference.`,
      });
  }
}

/** The refund as events of the client, and the mail about it. */
async function recordRefund(
  db: Database,
  services: Services,
  payment: PaymentRow,
  { clientId, request }: { clientId: string; request: RefundRequest },
): Promise<void> {
  const { key, amount, actor_id: actorId } = request;
  // Only an admin refunds, as the contract has it.
  const about = { actor: { id: actorId, role: roles.admin }, client_id: clientId, target: { kind: 'payment', id: payment.id } } as const;
  const { receipt_number, refund_reason } = payment;
  await happened(db, { ...about, kind: 'payment_refunded', amount, receipt_number });
  await happened(db, { ...about, kind: 'refund_reason', internal: true, reason: refund_reason ?? '' });
  // Acts noted before packages ended with a refund say nothing of it.
  const ends_package = request.ends_package ?? false;
  await answerOpenRequest(db, services, payment.id, { amount, reason: request.reason, actor_id: actorId, ends_package });
  if (ends_package) await endPackage(db, services, payment, about.actor);
  await mailRefund(db, services, payment, { key, amount });
}
