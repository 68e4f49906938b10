import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { termsVersion } from '../../domain/terms.ts';
import { payments } from '../../server/db/schema.ts';
import type { RefundLadder } from '../../generated/api.ts';
import { refundPreview } from '../../server/modules/payments/refund-preview.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { paidClient } from '../support/paid-client.ts';
import { begin, goodCard, pay, prepare } from '../support/sign-up.ts';
import { makeDealCheck } from './cases/deal-checks.ts';
import { noteFirst } from './cases/offers.ts';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startApp();
  admin = await app.signIn('admin@forecourt.example');
});
afterAll(() => app.close());

const statement = async (month?: string) => (await app.call('getStatement', { token: admin, ...(month ? { query: { month } } : {}) })).body;

/**
 * A plain recount, in another language and from other columns: what was paid, refunded and is due by the policy, of every payment as it stood at a moment. What
 * was paid for reviews is due until the first of what was sent since is begun, half of it until that is answered; one that was upgraded to a search also until
 * that shows a car and a price. The shares are those of the payment's own order. Of a package that has ended no more is due than was back by then.
 */
async function recount(until: string): Promise<{ cash: number; owed: number }> {
  const { rows } = await app.db.execute<{ cash: number; owed: number }>(sql`
    select coalesce(sum(cash - lost - fee), 0)::int as cash,
           coalesce(sum(greatest(0, least(
             floor(paid * case when done < ${until}::timestamptz then last when started < ${until}::timestamptz then half else whole end / 100),
             case when ended < ${until}::timestamptz then back_at_end else paid end) - back - lost)), 0)::int as owed
    from (
      select p.amount as paid,
             p.ended_at as ended,
             coalesce((select -sum(e.amount) from ledger_entries e where e.payment_id = p.id and e.kind in ('refund', 'refund_returned', 'dispute') and e.moved_at <= p.ended_at), 0) as back_at_end,
             case when p.quote->>'package_kind' = 'review' then least(review.begun, case when u.first_link_at is not null then greatest(u.first_link_at, up.graded) + (up.graded - up.graded) end)
                  else u.first_link_at end as started,
             case when p.quote->>'package_kind' = 'review' then least(review.answered, case when u.first_worksheet_at is not null then greatest(u.first_worksheet_at, up.graded) + (up.graded - up.graded) end)
                  else u.first_worksheet_at end as done,
             coalesce((p.quote->'refund_shares'->>'not_started')::numeric, 100) as whole,
             coalesce((p.quote->'refund_shares'->>'in_progress')::numeric, 50) as half,
             coalesce((p.quote->'refund_shares'->>'done')::numeric, 0) as last,
             case when p.moved_at < ${until}::timestamptz then p.disputed_amount else 0 end as lost,
             case when p.moved_at < ${until}::timestamptz then p.dispute_fee else 0 end as fee,
             coalesce((select -sum(e.amount) from ledger_entries e where e.payment_id = p.id and e.kind = 'refund' and e.moved_at < ${until}::timestamptz), 0) as back,
             p.amount - coalesce((select -sum(e.amount) from ledger_entries e where e.payment_id = p.id and e.kind = 'refund' and e.moved_at < ${until}::timestamptz), 0) as cash
      from payments p left join users u on u.id = p.user_id
      cross join lateral (
        select min(v.begun_at) as begun, min(v.answered_at) as answered from deal_check_versions v
        where v.submitted_at >= p.paid_at and v.deal_check_id in (select c.id from deal_checks c where c.user_id = p.user_id)
      ) as review
      cross join lateral (
        select min(later.paid_at) as graded from payments later
        where later.user_id = p.user_id and later.kind = 'upgrade' and later.paid_at >= p.paid_at and later.id <> p.id
          and later.package_identifier in (select k.package_identifier from packages k where k.kind = 'search')
      ) as up
      where p.paid_at < ${until}::timestamptz
    ) as each`);
  const [row] = rows;
  if (!row) throw new Error('nothing was counted');
  return { cash: Number(row.cash), owed: Number(row.owed) };
}

it('of every month of the demo equals a plain recount to the cent', async () => {
  const earlier = (await statement()).earned_lines;
  const client = await paidClient(app);
  await noteFirst(app.db, client.id, { first_link_at: new Date().toISOString() });
  await app.call('refundPayment', { token: admin, params: { id: client.payment.id }, body: { amount: 40_001, above_ladder: 10_051, reason: 'Goodwill.' } });
  // One that a bank took back a part of: the firm lost it and the fee.
  const other = await paidClient(app);
  const lost = { disputed_amount: 30_001, dispute_fee: 1_500, moved_at: new Date().toISOString() };
  await app.db.update(payments).set(lost).where(eq(payments.id, other.payment.id));
  // Three Deal Checks: answered, begun, and one whose client was shown a car, which its policy does not ask about.
  const reviewed = [await paidClient(app, 'deal-check'), await paidClient(app, 'deal-check'), await paidClient(app, 'deal-check')] as const;
  await makeDealCheck(app, reviewed[0].id, 'answered');
  await makeDealCheck(app, reviewed[1].id, 'in_review');
  await noteFirst(app.db, reviewed[2].id, { first_link_at: new Date().toISOString() });
  // Two that ended unused: with their client's account, and by a refund of a part that says so.
  const ended = [await paidClient(app), await paidClient(app)] as const;
  expect((await app.call('deleteUser', { token: admin, params: { id: ended[0].id } })).status).toBe(200);
  const part = { amount: 20_001, ends_package: true, reason: 'They bought elsewhere.' };
  expect((await app.call('refundPayment', { token: admin, params: { id: ended[1].payment.id }, body: part })).status).toBe(200);
  const { months, earned_lines } = await statement();
  expect(earned_lines.find(({ kind }) => kind === 'ended')).toEqual({ kind: 'ended', count: 2, amount: 59_900 + 39_899 });
  expect((await quoteOf(ended[1].payment.id)).amount).toBe(0);
  // What the refund desk no longer gives is what the statement says is earned.
  const due = await Promise.all(reviewed.map(async ({ payment }) => (await app.call('quoteRefund', { token: admin, params: { id: payment.id } })).body.amount));
  expect(due).toEqual([0, 12_450, 24_900]);
  const more = (wanted: string) => {
    const [before, after] = [earlier, earned_lines].map((lines) => lines.find(({ kind }) => kind === wanted) ?? { count: 0, amount: 0 });
    return [(after?.count ?? 0) - (before?.count ?? 0), (after?.amount ?? 0) - (before?.amount ?? 0)];
  };
  expect([more('review_begun'), more('review_answered')]).toEqual([
    [2, 24_900],
    [1, 12_450],
  ]);
  expect(months).toHaveLength(12);
  for (const { month, cash_in, earned } of months) {
    const found = await statement(month);
    const [before, after] = [await recount(found.starts_at), await recount(found.ends_at)];
    expect([month, found.cash_in, found.owed_before, found.owed_after]).toEqual([month, after.cash - before.cash, before.owed, after.owed]);
    expect([month, found.earned, found.balances]).toEqual([month, after.cash - after.owed - (before.cash - before.owed), true]);
    expect([found.cash_in, found.earned]).toEqual([cash_in, earned]);
    expect(found.entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(found.ledger_total);
    expect(
      found.sold.reduce((sum, { amount }) => sum + amount, 0) + found.coupons + found.refunds + found.refunds_returned + found.disputes + found.dispute_fees,
    ).toBe(found.cash_in);
  }
  expect(months.some(({ earned }) => earned > 0)).toBe(true);
});

it('names a refund above the policy as what it costs, and is for admins alone', async () => {
  const { earned_lines, entries } = await statement();
  expect(earned_lines.find(({ kind }) => kind === 'refund')?.amount).toBeLessThanOrEqual(-10_051);
  expect(entries.map(({ kind }) => kind)).toContain('refund');
  expect((await app.call('getStatement', { token: await app.signIn('advisor@forecourt.example') })).status).toBe(403);
});

/** Every month of the statement against the plain recount. */
async function isRecounted(): Promise<void> {
  const found = await statement();
  const [before, after] = [await recount(found.starts_at), await recount(found.ends_at)];
  expect([found.cash_in, found.owed_before, found.owed_after]).toEqual([after.cash - before.cash, before.owed, after.owed]);
  expect([found.earned, found.balances]).toEqual([after.cash - after.owed - (before.cash - before.owed), true]);
}

const quoteOf = async (id: string) => (await app.call('quoteRefund', { token: admin, params: { id } })).body;

describe('the refund policy is a setting', () => {
  const search = { not_started: 90, in_progress: 60, done: 20 };
  const review = { not_started: 80, in_progress: 40, done: 10 };
  const set = (body: object) => app.call('updateFirmSettings', { token: admin, body });

  it('which never rises: the share that does is named', async () => {
    const refused = await set({ refund_ladder: { search: { ...search, in_progress: 91 }, review: { ...review, done: 41 } } });
    expect([refused.status, refused.problem.errors]).toEqual([
      422,
      {
        'refund_ladder.search.in_progress': 'Can’t be more than the share before it.',
        'refund_ladder.review.done': 'Can’t be more than the share before it.',
      },
    ]);
    expect((await set({ refund_ladder: { search: { ...search, not_started: 101 }, review } })).problem.errors).toHaveProperty([
      'refund_ladder.search.not_started',
    ]);
  });

  it('a payment keeps the one it was offered under: both quotes, the desk, a refund and the statement say so', async () => {
    const first = [await paidClient(app), await paidClient(app, 'deal-check')] as const;
    // Shown before the change, paid after it.
    const shown = await begin(app, { package_identifier: 'guided-search' });
    expect((await app.call('openCheckout', { body: { token: shown.resume_token } })).body).toMatchObject({
      package_kind: 'search',
      refund_shares: { in_progress: 50 },
    });
    expect((await set({ refund_ladder: { search, review } })).status).toBe(200);
    expect((await app.call('getPublicSettings')).body.refund_ladder).toEqual({ search, review });
    const second = [await paidClient(app), await paidClient(app, 'deal-check')] as const;
    await prepare(app, shown.resume_token);
    const kept = (await pay(app, shown.resume_token)).body;
    expect([kept.refund_shares, await quoteOf(kept.payment.id)]).toMatchObject([
      { not_started: 100, in_progress: 50, done: 0 },
      { percent: 100, amount: 59_900 },
    ]);

    const percents = async () => Promise.all([...first, ...second].map(async ({ payment }) => (await quoteOf(payment.id)).percent));
    expect(await percents()).toEqual([100, 100, 90, 80]);
    await isRecounted();
    for (const client of [first[0], second[0]]) await noteFirst(app.db, client.id, { first_link_at: new Date().toISOString() });
    for (const client of [first[1], second[1]]) await makeDealCheck(app, client.id, 'in_review');
    expect(await percents()).toEqual([50, 50, 60, 40]);
    await isRecounted();
    for (const client of [first[0], second[0]]) await noteFirst(app.db, client.id, { first_worksheet_at: new Date().toISOString() });
    expect(await percents()).toEqual([0, 50, 20, 40]);

    // What the client reads, what the desk keeps, and what is refunded without naming an amount.
    expect((await app.call('getMyPackage', { token: second[0].token })).body.refund).toMatchObject({ percent: 20, amount: 11_980 });
    const asked = await app.call('requestRefund', { token: second[0].token, body: { payment_id: second[0].payment.id, reason: 'We moved.' } });
    expect(asked.body).toMatchObject({ entitled: 11_980, entitled_why: 'The first out-the-door worksheet is in, so 20% is due.' });
    const refunded = await app.call('refundPayment', { token: admin, params: { id: second[0].payment.id }, body: { reason: 'As agreed.' } });
    expect(refunded.body).toMatchObject({ status: 'partly_refunded', refunded_amount: 11_980 });
    await isRecounted();
  });

  it('while it is edited, it is held against what was refunded in the last 12 months', async () => {
    const preview = (refund_ladder: RefundLadder) => app.call('previewRefundLadder', { token: admin, query: { refund_ladder } });
    const offered = { search, review };
    await set({ refund_ladder: offered });
    const clients = [await paidClient(app), await paidClient(app), await paidClient(app, 'deal-check'), await paidClient(app)] as const;
    // The policy each was offered under is no other than the one asked about: what was refunded before is left out of the sums below.
    const [before, edited] = [(await preview(offered)).body, (await preview({ search: { ...search, in_progress: 75, done: 5 }, review })).body];
    const reached = new Date(Date.now() - 60_000).toISOString();
    await noteFirst(app.db, clients[0].id, { first_link_at: reached });
    await noteFirst(app.db, clients[1].id, { first_link_at: reached, first_worksheet_at: reached });
    await makeDealCheck(app, clients[2].id, 'in_review');
    for (const { payment } of clients.slice(0, 3)) {
      expect((await app.call('refundPayment', { token: admin, params: { id: payment.id }, body: { ends_package: true, reason: 'As agreed.' } })).status).toBe(
        200,
      );
    }
    const goodwill = { amount: 100, reason: 'Goodwill.' };
    expect((await app.call('refundPayment', { token: admin, params: { id: clients[3].payment.id }, body: goodwill })).status).toBe(200);
    // Work that goes on afterwards changes nothing of it.
    await noteFirst(app.db, clients[0].id, { first_worksheet_at: new Date().toISOString() });

    const given = 35_940 + 11_980 + 9_960 + 100;
    expect((await preview(offered)).body).toEqual({
      refunds: before.refunds + 4,
      refunded: before.refunded + given,
      by_policy: before.by_policy + given,
      unchanged: before.unchanged + 1,
    });
    expect((await preview({ search: { ...search, in_progress: 75, done: 5 }, review })).body).toMatchObject({
      refunded: edited.refunded + given,
      by_policy: edited.by_policy + 44_925 + 2_995 + 9_960 + 100,
    });
    // Nothing is saved, and a policy that could not be saved is refused.
    expect((await app.call('getFirmSettings', { token: admin })).body.refund_ladder).toEqual(offered);
    const refused = await preview({ search: { ...search, in_progress: 91 }, review });
    expect([refused.status, Object.values(refused.problem.errors ?? {})]).toEqual([422, ['Can’t be more than the share before it.']]);
    // A year later none of them counts.
    expect((await refundPreview(app.db, offered, new Date(Date.now() + 367 * 24 * 3_600_000))).refunds).toBe(0);
  });

  it('a Deal Check that is upgraded is worked on by the search, too', async () => {
    const client = await paidClient(app, 'deal-check');
    const terms = { package_identifier: 'guided-search', terms_version: termsVersion };
    const { token } = (await app.call('startUpgrade', { token: client.token, body: terms })).body;
    const upgrade = (await app.call('payByTestCard', { body: { token: token ?? '', ...goodCard } })).body.payment;
    const both = async () => [(await quoteOf(client.payment.id)).percent, (await quoteOf(upgrade.id)).percent];
    expect(await both()).toEqual([80, 90]);
    await noteFirst(app.db, client.id, { first_link_at: new Date().toISOString() });
    expect(await both()).toEqual([40, 60]);
    await isRecounted();
    await noteFirst(app.db, client.id, { first_worksheet_at: new Date().toISOString() });
    expect(await both()).toEqual([10, 20]);
    await isRecounted();
  });
});
