import { and } from 'drizzle-orm';
import { testCardOutcome, type CardOutcome } from '../../../domain/test-cards.ts';
import type { HandlerMap } from '../../../engine/server/handler.ts';
import { badRequest, conflict, gone, notFound } from '../../../engine/server/problem.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { listRows } from '../../db/list.ts';
import { findRow } from '../../db/rows.ts';
import { payments } from '../../db/schema.ts';
import { textOf } from '../../db/search.ts';
import { InvalidSignatureError, UnreadableEventError } from '../../ports/payments/payments.ts';
import type { Services } from '../../services.ts';
import { usageOf } from '../coupons/index.ts';
import { addressFor, holderOf } from '../files/index.ts';
import { type Holder, issuePaymentToken, lockProspect, readPayerToken } from '../prospects/index.ts';
import { ofPerson } from '../people/index.ts';
import { underClaim } from './acts.ts';
import { paymentCaseHandlers } from './cases.ts';
import { checkoutPlan, checkoutView } from './checkout.ts';
import { keepHeard } from './heard.ts';
import { fetchNews } from './news.ts';
import { nextPlan, openPaymentOf, packagePlan, upgradePlan } from './own-payment.ts';
import { makePayable } from './payable.ts';
import { receiptOf } from './receipt.ts';
import { receiptFileName } from '../../events/mail/receipt-paper.ts';
import { receiptDownload } from './receipt-download.ts';
import { decideRefund, sendRefund, settleRefund } from './refund.ts';
import { refundPreview } from './refund-preview.ts';
import { refundQuote } from './refund-quote.ts';
import { refundRequestHandlers } from './refund-requests.ts';
import { isPaid, lockPayment, type PaymentRow } from './rows.ts';
import { disputedFor, movedBetween, ofBuyer, onlyIf, paymentScope, withRefundRequest } from './scope.ts';
import { paymentCounts } from './counts.ts';
import { openDisputeOf } from './disputes.ts';
import { showOrder } from './show.ts';
import { applyState, look } from './state.ts';

/** Onboarding payments, upgrades, receipts and refunds (docs/rules.md, Onboarding). */
export const paymentHandlers = {
  ...refundRequestHandlers,
  ...paymentCaseHandlers,

  listPayments: ({ db, actor, query: { filter, ...query } }) => {
    const { moved_at_gte, moved_at_lte, refund_requested, disputed, ...rest } = filter ?? {};
    const asked = and(onlyIf(withRefundRequest, refund_requested), onlyIf(disputedFor(actor), disputed));
    return listRows(db, payments, {
      scope: and(paymentScope(actor), movedBetween(moved_at_gte, moved_at_lte), asked),
      ...query,
      filter: rest,
      search: [textOf(payments), ofPerson(payments.user_id), ofBuyer],
    });
  },

  countPayments: ({ db, actor }) => paymentCounts(db, actor),

  getPayment: async ({ db, actor, params }) => {
    const payment = await findRow(db, payments, params.id, paymentScope(actor));
    // Cases are the admins' alone, and so is that there is one.
    return actor.role === roles.admin ? { ...payment, dispute_id: await openDisputeOf(db, payment.id) } : payment;
  },

  getReceipt: async ({ db, actor, params, services }) => receiptOf(db, services, await findRow(db, payments, params.id, paymentScope(actor))),

  getReceiptPdf: async ({ db, actor, params, services }) => {
    const payment = await findRow(db, payments, params.id, paymentScope(actor));
    if (payment.receipt_number === null) throw conflict('You get the receipt once the payment is confirmed.', { state: payment.status });
    const address = addressFor(services, { id: payment.id, what: 'receipt', person: actor.id });
    return { ...address, file_name: receiptFileName(payment.receipt_number ?? ''), content_type: 'application/pdf' };
  },

  getReceiptPdfContent: async ({ db, params, query, services }) => {
    if (holderOf(services, params.id, 'receipt', query.token) === undefined) throw gone('This link has expired. Download the receipt again.');
    return receiptDownload(db, services, params.id);
  },

  quoteRefund: async ({ db, actor, params }) => refundQuote(db, await findRow(db, payments, params.id, paymentScope(actor))),

  previewRefundLadder: ({ db, query: { refund_ladder }, services }) => refundPreview(db, refund_ladder, services.clock()),

  refundPayment: {
    steps: ({ decide, settle, db, actor, params, body, services }) =>
      underClaim(db, services, async (hold) => {
        const refunding = await decide(async (transaction) => {
          await findRow(transaction, payments, params.id, paymentScope(actor));
          const payment = await lockPayment(transaction, params.id);
          if (!payment) throw notFound();
          const { amount = null, above_ladder = null, refunded_before = 0, ends_package = false, reason } = body;
          return decideRefund(transaction, services, payment, { actor_id: actor.id, amount, above_ladder, refunded_before, ends_package, reason });
        });
        hold(refunding.act);
        const sent = await sendRefund(services, refunding);
        return settle((transaction) => settleRefund(transaction, services, { ...refunding, sent }));
      }),
  },

  openCheckout: { steps: ({ body, ...steps }) => showOrder(steps, checkoutPlan(steps.services, body)) },

  openOwnCheckout: { steps: ({ actor, body, ...steps }) => showOrder(steps, nextPlan(steps.services, actor, body)) },

  getWaitingPayment: {
    steps: async ({ db, actor, services, settle }) => {
      const open = await openPaymentOf(db, actor.id);
      const { asked, takeOver } = open ? await look(services, open) : {};
      return settle(async (transaction) => {
        const locked = open && (await lockPayment(transaction, open.id));
        const payment = locked && takeOver ? await takeOver(transaction, locked) : locked;
        if (payment?.status !== 'requires_action') return { checkout: null };
        const token = issuePaymentToken(services, payment.id);
        return { checkout: await checkoutView(transaction, services, payment, { token, holder: 'client', provider: asked }) };
      });
    },
  },

  preparePayment: { steps: ({ body, ...steps }) => makePayable(steps, checkoutPlan(steps.services, body)) },

  startPackage: { steps: ({ actor, body, ...steps }) => makePayable(steps, packagePlan(steps.services, actor, body)) },

  startUpgrade: { steps: ({ actor, body, ...steps }) => makePayable(steps, upgradePlan(steps.services, actor, body)) },

  getPaymentStatus: {
    steps: async ({ decide, settle, body, services }) => {
      const seen = await decide((transaction) => paymentOfToken(transaction, services, body.token));
      const { asked, takeOver } = await look(services, seen.payment);
      return settle(async (transaction) => {
        const { payment, holder } = await paymentOfToken(transaction, services, body.token);
        return checkoutView(transaction, services, await takeOver(transaction, payment), { token: body.token, holder, provider: asked });
      });
    },
  },

  payByTestCard: async ({ db, body, services }) => {
    const { payment, holder } = await paymentOfToken(db, services, body.token);
    const settled = await atTheDesk(db, services, payment, testCardOutcome(body.number, body.expires, services.clock()));
    return checkoutView(db, services, settled, { token: body.token, holder });
  },

  confirmTestCard: async ({ db, body, services }) => {
    const { payment, holder } = await paymentOfToken(db, services, body.token);
    if (!isPaid(payment) && payment.status !== 'requires_action') throw conflict('This payment needs no confirmation.', { state: payment.status });
    const outcome: CardOutcome = body.approve
      ? { status: 'succeeded' }
      : { status: 'failed', failure: 'Your bank did not confirm the payment. Try again or use another card.' };
    const settled = await atTheDesk(db, services, payment, outcome);
    return checkoutView(db, services, settled, { token: body.token, holder });
  },

  receivePaymentWebhook: {
    steps: async ({ settle, db, request, services }) => {
      const event = await services.payments.readEvent(request.rawBody ?? '', request.header('stripe-signature') ?? '').catch((error: unknown) => {
        if (error instanceof InvalidSignatureError) throw badRequest('This call is not signed by the card payment provider.');
        if (error instanceof UnreadableEventError) throw badRequest('This call does not say what it is about.');
        throw error;
      });
      await keepHeard(db, services.clock());
      const takeOver = event && (await fetchNews(db, services, event));
      return settle(async (transaction) => {
        await takeOver?.(transaction);
        return { received: true };
      });
    },
  },
} satisfies Partial<HandlerMap>;

/** The payment a payer's token is about, locked. @throws Problem 410, 409 before anything was prepared */
async function paymentOfToken(db: Database, services: Services, token: string): Promise<{ payment: PaymentRow; holder: Holder }> {
  const payer = readPayerToken(services, token);
  if ('payment_id' in payer) {
    const payment = await lockPayment(db, payer.payment_id);
    if (!payment) throw gone('This payment was canceled. Start again.');
    return { payment, holder: 'client' };
  }
  const { prospect, holder } = await lockProspect(db, services, token);
  const payment = prospect.payment_id ? await lockPayment(db, prospect.payment_id) : undefined;
  if (!payment) throw conflict('Choose a package and go to payment first.', { step: prospect.step });
  return { payment, holder };
}

/**
 * Applies the test card desk's decision. A paid payment stays paid; a price whose coupon was released meanwhile is no longer accepted.
 * @throws Problem 409 where real cards are accepted, or the coupon has to be checked again
 */
async function atTheDesk(db: Database, services: Services, payment: PaymentRow, outcome: CardOutcome): Promise<PaymentRow> {
  if (isPaid(payment)) return payment;
  if (services.payments.provider !== 'test_card_desk' || payment.provider !== 'test_card_desk' || services.config.mode !== 'demo') {
    throw conflict('The test card desk is closed here.');
  }
  const hold = await usageOf(db, payment.id);
  const isHeld =
    hold?.state === 'reserved' && hold.code === payment.coupon_code && hold.reserved_until !== null && new Date(hold.reserved_until) > services.clock();
  if (payment.discount > 0 && !isHeld)
    throw conflict('We held your coupon for 30 minutes, and that time is up. Check the total, then pay.', { coupon_released: true });
  // What the bank was asked about in time is finished at its price.
  if (payment.quote && payment.status !== 'requires_action' && services.clock() >= new Date(payment.quote.until))
    throw conflict('We held the price for 30 minutes, and that time is up. Check the total, then pay.', { price_released: true });
  return applyState(db, services, payment, outcome.status === 'succeeded' ? { status: 'succeeded', amount: payment.amount } : outcome);
}
