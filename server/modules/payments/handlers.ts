import { eq } from 'drizzle-orm';
import { testCardOutcome, type CardOutcome } from '../../../domain/test-cards.ts';
import type { HandlerMap } from '../../contract/handler.ts';
import { badRequest, conflict, gone } from '../../contract/problem.ts';
import type { Database } from '../../db/database.ts';
import { listRows } from '../../db/list.ts';
import { findRow } from '../../db/rows.ts';
import { payments } from '../../db/schema.ts';
import { InvalidSignatureError } from '../../ports/payments/payments.ts';
import type { Services } from '../../services.ts';
import { usageOf } from '../coupons/holds.ts';
import { lockProspect } from '../onboarding/prospects.ts';
import { issuePaymentToken, readPayerToken, type Holder } from '../onboarding/tokens.ts';
import { ofPerson } from '../users/search.ts';
import type { Prepared } from './charge.ts';
import { checkoutView, prepareCheckout, refreshed } from './checkout.ts';
import { packagePayment, upgradePayment } from './own-payment.ts';
import { receiptOf } from './receipt.ts';
import { refund, refundQuote } from './refund.ts';
import { isPaid, lockPayment, type PaymentRow } from './rows.ts';
import { paymentScope } from './scope.ts';
import { settle } from './settle.ts';

/** Onboarding payments, upgrades, receipts and refunds (domain: onboarding). */
export const paymentHandlers = {
  listPayments: ({ db, actor, query }) =>
    listRows(db, payments, {
      scope: paymentScope(actor),
      ...query,
      search: [payments.receipt_number, payments.package_identifier, payments.coupon_code, ofPerson(payments.user_id)],
    }),

  getPayment: ({ db, actor, params }) => findRow(db, payments, params.id, paymentScope(actor)),

  getReceipt: async ({ db, actor, params }) => receiptOf(db, await findRow(db, payments, params.id, paymentScope(actor))),

  quoteRefund: async ({ db, actor, params }) => refundQuote(db, await findRow(db, payments, params.id, paymentScope(actor))),

  refundPayment: async ({ db, actor, params, body, services }) => {
    const payment = await findRow(db, payments, params.id, paymentScope(actor), { lock: true });
    return refund(db, services, payment, { actor_id: actor.id, amount: body.amount ?? null, above_ladder: body.above_ladder ?? null, reason: body.reason });
  },

  preparePayment: ({ db, body, services }) => prepareCheckout(db, services, body),

  startPackage: async ({ db, actor, body, services }) => ownCheckout(db, services, await packagePayment(db, services, actor, body)),

  startUpgrade: async ({ db, actor, body, services }) => ownCheckout(db, services, await upgradePayment(db, services, actor, body)),

  getPaymentStatus: async ({ db, body, services }) => {
    const { payment, holder } = await paymentOfToken(db, services, body.token);
    return checkoutView(db, services, (await refreshed(db, services, payment)) ?? payment, { token: body.token, holder });
  },

  payByTestCard: async ({ db, body, services }) => {
    const { payment, holder } = await paymentOfToken(db, services, body.token);
    const settled = await atTheDesk(db, services, payment, testCardOutcome(body.number, body.expires, services.clock()));
    return checkoutView(db, services, settled, { token: body.token, holder });
  },

  confirmTestCard: async ({ db, body, services }) => {
    const { payment, holder } = await paymentOfToken(db, services, body.token);
    if (!isPaid(payment) && payment.status !== 'requires_action') throw conflict('There is nothing to confirm.', { state: payment.status });
    const outcome: CardOutcome = body.approve
      ? { status: 'succeeded' }
      : { status: 'failed', failure: 'Your bank did not confirm the payment. Try again or use another card.' };
    const settled = await atTheDesk(db, services, payment, outcome);
    return checkoutView(db, services, settled, { token: body.token, holder });
  },

  receivePaymentWebhook: async ({ db, request, services }) => {
    const event = await services.payments.readEvent(request.rawBody ?? '', request.header('stripe-signature') ?? '').catch((error: unknown) => {
      if (error instanceof InvalidSignatureError) throw badRequest('This call is not signed by the card payment provider.');
      throw error;
    });
    const [seen] = event ? await db.select({ id: payments.id }).from(payments).where(eq(payments.provider_id, event.provider_id)) : [];
    // The event only says that something happened; how the payment stands is asked for, so order and repetition do not matter.
    if (seen) await refreshed(db, services, await lockPayment(db, seen.id));
    return { received: true };
  },
} satisfies Partial<HandlerMap>;

/** A signed-in client's own payment, with the token that pays it. */
const ownCheckout = (db: Database, services: Services, { payment, client_secret }: Prepared) =>
  checkoutView(db, services, payment, { token: issuePaymentToken(services, payment.id), holder: 'client', client_secret });

/** The payment a payer's token is about, locked. @throws Problem 410, 409 before anything was prepared */
async function paymentOfToken(db: Database, services: Services, token: string): Promise<{ payment: PaymentRow; holder: Holder }> {
  const payer = readPayerToken(services, token);
  if ('payment_id' in payer) {
    const payment = await lockPayment(db, payer.payment_id);
    if (!payment) throw gone('This payment was taken back. Begin again.');
    return { payment, holder: 'client' };
  }
  const { prospect, holder } = await lockProspect(db, services, token);
  const payment = prospect.payment_id ? await lockPayment(db, prospect.payment_id) : undefined;
  if (!payment) throw conflict('Choose a package and go to payment first.', { step: prospect.step });
  return { payment, holder };
}

/**
 * Takes over what the test card desk decided. What is paid stays paid; a price whose coupon was let go meanwhile is not taken any more.
 * @throws Problem 409 where real cards are taken, or the coupon has to be looked at again
 */
async function atTheDesk(db: Database, services: Services, payment: PaymentRow, outcome: CardOutcome): Promise<PaymentRow> {
  if (isPaid(payment)) return payment;
  if (services.payments.provider !== 'test_card_desk' || payment.provider !== 'test_card_desk' || services.config.mode !== 'demo') {
    throw conflict('The test card desk is closed here.');
  }
  const hold = await usageOf(db, payment.id);
  const isHeld = hold?.state === 'reserved' && hold.reserved_until !== null && new Date(hold.reserved_until) > services.clock();
  if (payment.discount > 0 && !isHeld)
    throw conflict('Your coupon was held for 30 minutes and is free again. Look at the total once more.', { coupon_released: true });
  return settle(db, services, payment, outcome.status === 'succeeded' ? { status: 'succeeded', amount: payment.amount } : outcome);
}
