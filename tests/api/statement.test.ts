import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payments } from '../../server/db/schema.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { paidClient } from '../support/paid-client.ts';
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
 * was paid for reviews is due until the first of what was sent since is begun, half of it until that is answered.
 */
async function recount(until: string): Promise<{ cash: number; owed: number }> {
  const { rows } = await app.db.execute<{ cash: number; owed: number }>(sql`
    select coalesce(sum(cash - lost - fee), 0)::int as cash,
           coalesce(sum(greatest(0, floor(paid * case when done < ${until}::timestamptz then 0 when started < ${until}::timestamptz then 0.5 else 1 end) - back - lost)), 0)::int as owed
    from (
      select p.amount as paid,
             case when p.quote->>'package_kind' = 'review' then review.begun else u.first_link_at end as started,
             case when p.quote->>'package_kind' = 'review' then review.answered else u.first_worksheet_at end as done,
             case when p.moved_at < ${until}::timestamptz then p.disputed_amount else 0 end as lost,
             case when p.moved_at < ${until}::timestamptz then p.dispute_fee else 0 end as fee,
             coalesce((select -sum(e.amount) from ledger_entries e where e.payment_id = p.id and e.kind = 'refund' and e.moved_at < ${until}::timestamptz), 0) as back,
             p.amount - coalesce((select -sum(e.amount) from ledger_entries e where e.payment_id = p.id and e.kind = 'refund' and e.moved_at < ${until}::timestamptz), 0) as cash
      from payments p left join users u on u.id = p.user_id
      cross join lateral (
        select min(v.begun_at) as begun, min(v.answered_at) as answered from deal_check_versions v
        where v.submitted_at >= p.paid_at and v.deal_check_id in (select c.id from deal_checks c where c.user_id = p.user_id)
      ) as review
      where p.paid_at < ${until}::timestamptz
    ) as each`);
  const [row] = rows;
  if (!row) throw new Error('nothing was counted');
  return { cash: Number(row.cash), owed: Number(row.owed) };
}

it('of every month of the demo equals a plain recount to the cent', async () => {
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
  const { months, earned_lines } = await statement();
  // What the refund desk no longer gives is what the statement says is earned.
  const due = await Promise.all(reviewed.map(async ({ payment }) => (await app.call('quoteRefund', { token: admin, params: { id: payment.id } })).body.amount));
  expect(due).toEqual([0, 12_450, 24_900]);
  expect(earned_lines.filter(({ kind }) => kind.startsWith('review'))).toEqual([
    { kind: 'review_begun', count: 2, amount: 24_900 },
    { kind: 'review_answered', count: 1, amount: 12_450 },
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
