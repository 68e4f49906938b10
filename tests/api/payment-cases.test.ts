// Disputes, failed payments and failed refunds, as the card payment provider tells of them: signed by its own library, twice, late and out of order.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledgerEntries, paymentCases } from '../../server/db/schema.ts';
import { reconcile } from '../../server/modules/payments/reconcile.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { startFakeStripe, type FakeStripe } from '../support/fake-stripe.ts';
import { begin, prepare } from '../support/sign-up.ts';

let stripe: FakeStripe;
let app: TestApp;
let admin: string;
beforeAll(async () => {
  stripe = await startFakeStripe({ restMs: 1 });
  app = await startApp({ services: { payments: stripe.port } });
  admin = await app.signIn('admin@forecourt.example');
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

const webhook = async (sent: { body: string; signature: string }) => {
  const headers = { 'content-type': 'application/json', 'stripe-signature': sent.signature };
  const { status } = await app.fetch('/api/payments/webhook', { method: 'POST', headers, body: sent.body });
  return status;
};
const statusOf = async (token: string) => (await app.call('getPaymentStatus', { body: { token } })).body;
const intentOf = (secret: string | null | undefined) => secret?.replace('_secret', '') ?? '';
const casesOf = async (payment_id: string) => (await app.call('listPaymentCases', { token: admin, query: { filter: { payment_id } } })).body;
const paymentOf = async (id: string) => (await app.call('getPayment', { token: admin, params: { id } })).body;
const ledgerOf = async (id: string) =>
  (await app.db.select().from(ledgerEntries).where(eq(ledgerEntries.payment_id, id))).map(({ kind, amount }) => [kind, amount]);
const told = async (word: string) => {
  const me = (await app.call('getMe', { token: admin })).body;
  const { items } = (await app.call('listNotifications', { token: admin, params: { a: me.id, b: 'admin' } })).body;
  return items.filter(({ words }) => words.includes(word)).map(({ words }) => words);
};
const refund = (id: string, body: object = {}) =>
  app.call('refundPayment', { token: admin, params: { id }, body: { reason: 'They bought elsewhere.', ...body } });
const statement = async () => (await app.call('getStatement', { token: admin })).body;

async function paidClient() {
  const { resume_token } = await begin(app);
  const intent = intentOf((await prepare(app, resume_token)).body.client_secret);
  stripe.succeed(intent);
  const { payment } = await statusOf(resume_token);
  expect(payment.status).toBe('succeeded');
  return { payment, intent, receipt: payment.receipt_number ?? '' };
}

describe('a dispute', () => {
  const due_by = Math.floor(Date.parse('2027-01-15T12:00:00Z') / 1_000);

  it('is one case with what to do and until when, told once, however often and in whatever order the provider calls', async () => {
    const { payment, intent, receipt } = await paidClient();
    stripe.dispute('dp_1', intent, { status: 'needs_response', amount: 59_900, fee: 1_500, due_by });
    const calls = ['charge.dispute.updated', 'charge.dispute.created', 'charge.dispute.created'].map((type) => webhook(stripe.event(type, 'dp_1', 'dispute')));
    expect(await Promise.all(calls)).toEqual([200, 200, 200]);
    const cases = await casesOf(payment.id);
    expect(cases).toMatchObject([
      {
        kind: 'dispute',
        status: 'answer_due',
        amount: 59_900,
        fee: 1_500,
        reason: 'Product not received',
        due_at: '2027-01-15T12:00:00.000Z',
        receipt_number: receipt,
        provider_id: 'dp_1',
      },
    ]);
    expect(await told(receipt)).toEqual([expect.stringContaining('disputes $599.00 at their bank.')]);
    // It is counted and found for admins; to an advisor no payment is in dispute.
    const disputed = (token: string) => app.call('listPayments', { token, query: { filter: { disputed: true } } });
    expect((await disputed(admin)).body.map(({ id }) => id)).toContain(payment.id);
    const advisor = await app.signIn('advisor@forecourt.example');
    expect((await disputed(advisor)).body).toEqual([]);
    expect((await app.call('countPayments', { token: advisor })).body.disputed).toBe(0);
    const month = await statement();
    expect(month.held_after - month.held_before).toBeGreaterThanOrEqual(59_900);
    expect(month.at_hand).toBe(month.cash_in - (month.held_after - month.held_before));
    // The fee is taken at once, the money only if the bank decides so.
    expect(await ledgerOf(payment.id)).toEqual([
      ['charge', 59_900],
      ['dispute_fee', -1_500],
    ]);
  });

  it('keeps the payment from being refunded until the bank has decided', async () => {
    const { payment, intent } = await paidClient();
    stripe.dispute('dp_2', intent, { status: 'needs_response', amount: 59_900, due_by });
    await webhook(stripe.event('charge.dispute.created', 'dp_2', 'dispute'));
    expect((await refund(payment.id)).problem.detail).toContain('disputed this payment at their bank');
    // Whoever opens the payment is led to the case, but for an advisor, who may not know of it.
    const [dispute] = await casesOf(payment.id);
    expect((await paymentOf(payment.id)).dispute_id).toBe(dispute?.id);
    const { status, body: read } = await app.call('getPayment', { token: await app.signIn('advisor@forecourt.example'), params: { id: payment.id } });
    expect(status === 404 || !('dispute_id' in read)).toBe(true);
    stripe.dispute('dp_2', intent, { status: 'under_review', amount: 59_900, due_by });
    await webhook(stripe.event('charge.dispute.updated', 'dp_2', 'dispute'));
    expect(await casesOf(payment.id)).toMatchObject([{ status: 'with_bank' }]);
    expect((await refund(payment.id)).status).toBe(409);
    stripe.dispute('dp_2', intent, { status: 'won', amount: 59_900, due_by });
    await webhook(stripe.event('charge.dispute.closed', 'dp_2', 'dispute'));
    expect(await casesOf(payment.id)).toMatchObject([{ status: 'won', closed_at: expect.any(String) }]);
    expect((await paymentOf(payment.id)).dispute_id).toBeNull();
    expect(await ledgerOf(payment.id)).toEqual([['charge', 59_900]]);
    expect((await refund(payment.id)).status).toBe(200);
  });

  it('lost is money out, in the ledger and in a statement that still balances; what is lost cannot be refunded again', async () => {
    const { payment, intent, receipt } = await paidClient();
    const before = await statement();
    stripe.dispute('dp_3', intent, { status: 'lost', amount: 40_000, fee: 1_500, due_by });
    for (const type of ['charge.dispute.closed', 'charge.dispute.created', 'charge.dispute.closed']) await webhook(stripe.event(type, 'dp_3', 'dispute'));
    expect(await ledgerOf(payment.id)).toEqual(
      expect.arrayContaining([
        ['charge', 59_900],
        ['dispute', -40_000],
        ['dispute_fee', -1_500],
      ]),
    );
    expect(await ledgerOf(payment.id)).toHaveLength(3);
    const after = await statement();
    expect([after.disputes - before.disputes, after.disputes_lost - before.disputes_lost, after.dispute_fees - before.dispute_fees]).toEqual([
      -40_000, 1, -1_500,
    ]);
    expect([after.cash_in - before.cash_in, after.balances]).toEqual([-41_500, true]);
    expect(await paymentOf(payment.id)).toMatchObject({ status: 'succeeded', disputed_amount: 40_000, dispute_fee: 1_500 });
    expect(await told(receipt)).toContainEqual(expect.stringContaining('The bank gave'));
    expect((await refund(payment.id, { refunded_before: 40_000, amount: 19_901, above_ladder: 1 })).problem.errors).toMatchObject({
      amount: 'You can refund up to $199.00 of this payment.',
    });
    expect((await refund(payment.id, { refunded_before: 40_000 })).body).toMatchObject({ refunded_amount: 19_900 });
    expect((await statement()).balances).toBe(true);
    // Revenue of all time is one figure, whichever report says it.
    const [from, to] = [700, 0].map((days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10));
    const query = { from, to };
    const { body } = await app.call('getRevenueReport', { token: admin, query });
    expect(body.net).toBe((await app.call('getRevenue', { token: admin })).body.net);
  });

  it('is asked about where its call was lost, and cannot be closed by hand', async () => {
    const { payment, intent } = await paidClient();
    stripe.dispute('dp_4', intent, { status: 'needs_response', amount: 59_900, due_by });
    await webhook(stripe.event('charge.dispute.created', 'dp_4', 'dispute'));
    const [{ id } = { id: '' }] = await casesOf(payment.id);
    const closed = await app.call('closePaymentCase', { token: admin, params: { id }, body: { note: 'Never mind.' } });
    expect([closed.status, closed.problem.detail]).toEqual([409, expect.stringContaining('card processor')]);
    stripe.dispute('dp_4', intent, { status: 'won', amount: 59_900, due_by });
    await reconcile(app.db, app.services);
    expect(await casesOf(payment.id)).toMatchObject([{ status: 'won' }]);
  });

  it('needs the provider’s signature, and one about a payment of somebody else’s is left alone', async () => {
    const { body } = stripe.event('charge.dispute.created', 'dp_1', 'dispute');
    expect(await webhook({ body, signature: 't=1,v1=forged' })).toBe(400);
    const count = await app.db.$count(paymentCases);
    stripe.dispute('dp_5', 'pi_of_others', { status: 'needs_response', amount: 100 });
    expect(await webhook(stripe.event('charge.dispute.created', 'dp_5', 'dispute'))).toBe(200);
    expect(await app.db.$count(paymentCases)).toBe(count);
  });
});

describe('a payment that fails', () => {
  it('is a case until the buyer has paid after all, under their name before they have an account, too', async () => {
    const { resume_token } = await begin(app, { first_name: 'Odalys', last_name: 'Quarrington' });
    const prepared = (await prepare(app, resume_token)).body;
    const intent = intentOf(prepared.client_secret);
    stripe.fail(intent, 'The card was declined.');
    for (const _ of [1, 2]) await webhook(stripe.event('payment_intent.payment_failed', intent));
    const [open, ...others] = await casesOf(prepared.payment.id);
    expect(open).toMatchObject({ kind: 'failed_payment', status: 'open', reason: 'The card was declined.', amount: 59_900, user_id: null, fee: null });
    expect(others).toEqual([]);
    const title = 'Odalys Quarrington, failed payment';
    expect((await app.call('getPaymentCase', { token: admin, params: { id: open?.id ?? '' } })).body.title).toBe(title);
    const query = { filter: { q: 'quarrington' } };
    expect((await app.call('listPaymentCases', { token: admin, query })).body.map((found) => found.title)).toEqual([title]);
    expect((await app.call('listPayments', { token: admin, query })).body.map(({ id }) => id)).toEqual([prepared.payment.id]);
    stripe.succeed(intent);
    await webhook(stripe.event('payment_intent.succeeded', intent));
    const paid = { status: 'done', closed_by: null, receipt_number: expect.stringMatching(/^FC-/), title };
    expect(await casesOf(prepared.payment.id)).toMatchObject([paid]);
    expect((await app.call('listPayments', { token: admin, query })).body.map(({ id }) => id)).toEqual([prepared.payment.id]);
  });

  it('is closed by an admin with a note, and opens again if it fails again', async () => {
    const { resume_token } = await begin(app);
    const prepared = (await prepare(app, resume_token)).body;
    const intent = intentOf(prepared.client_secret);
    stripe.fail(intent, 'The card was declined.');
    await webhook(stripe.event('payment_intent.payment_failed', intent));
    const [{ id } = { id: '' }] = await casesOf(prepared.payment.id);
    const close = () => app.call('closePaymentCase', { token: admin, params: { id }, body: { note: 'They call back tomorrow.' } });
    expect((await close()).body).toMatchObject({ status: 'done', note: 'They call back tomorrow.' });
    expect((await close()).status).toBe(409);
    stripe.fail(intent, 'The card has expired.');
    await webhook(stripe.event('payment_intent.payment_failed', intent));
    expect(await casesOf(prepared.payment.id)).toMatchObject([{ id, status: 'open', note: null, reason: 'The card has expired.' }]);
    expect((await app.call('listPaymentCases', { token: await app.signIn('advisor@forecourt.example') })).status).toBe(403);
  });
});

describe('a refund', () => {
  afterAll(() => stripe.refundsAre('succeeded'));

  it('is on its way until the provider says it was sent', async () => {
    const { payment, intent } = await paidClient();
    stripe.refundsAre('pending');
    expect((await refund(payment.id, { amount: 10_000 })).body).toMatchObject({ refund_status: 'pending', refunded_amount: 10_000 });
    const sent = stripe.refunds.find(({ payment_intent }) => payment_intent === intent);
    Object.assign(sent ?? {}, { status: 'succeeded' });
    await reconcile(app.db, app.services);
    expect((await paymentOf(payment.id)).refund_status).toBe('succeeded');
  });

  it('that fails comes back into the books, is a case, and the client is told once', async () => {
    const { payment, intent, receipt } = await paidClient();
    stripe.refundsAre('pending');
    await refund(payment.id, { amount: 10_000 });
    const sent = stripe.refunds.find(({ payment_intent }) => payment_intent === intent);
    Object.assign(sent ?? {}, { status: 'failed', failure_reason: 'lost_or_stolen_card' });
    for (const type of ['refund.failed', 'refund.updated', 'refund.failed']) await webhook(stripe.event(type, sent?.id ?? '', 'refund'));
    expect(await paymentOf(payment.id)).toMatchObject({ status: 'succeeded', refunded_amount: 0, refund_status: 'failed' });
    expect(await casesOf(payment.id)).toMatchObject([{ kind: 'failed_refund', status: 'open', amount: 10_000, reason: 'Lost or stolen card' }]);
    expect(await ledgerOf(payment.id)).toEqual([
      ['charge', 59_900],
      ['refund', -10_000],
      ['refund_returned', 10_000],
    ]);
    expect(await told(receipt)).toEqual([expect.stringContaining('The refund of $100.00')]);
    const timeline = (await app.call('listTimeline', { token: admin, params: { id: (await paymentOf(payment.id)).user_id ?? '' } })).body.items;
    expect(timeline.filter(({ words }) => words.includes('didn’t arrive'))).toHaveLength(1);
    expect((await statement()).balances).toBe(true);
    // Sent late, an old word changes nothing.
    Object.assign(sent ?? {}, { status: 'succeeded' });
    await webhook(stripe.event('refund.updated', sent?.id ?? '', 'refund'));
    expect((await paymentOf(payment.id)).refund_status).toBe('failed');
    expect(await app.db.$count(paymentCases, and(eq(paymentCases.payment_id, payment.id), eq(paymentCases.kind, 'failed_refund')))).toBe(1);
  });
});
