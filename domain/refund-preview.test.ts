import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RefundLadder, RefundShares } from '../generated/api.ts';
import { firstLadder, firstShares } from './refund-policy.ts';
import { refundsUnder, type RefundedPayment } from './refund-preview.ts';
import { quoteRefund, workSoFar, type WorkDone } from './refunds.ts';
import type { LedgerMove } from './statement.ts';

const on = (day: string) => `2026-${day}T12:00:00.000Z`;
const since = '2025-11-28T00:00:00.000Z';
const charge = (amount: number): LedgerMove => ({ kind: 'charge', amount, moved_at: on('01-01') });
const refund = (amount: number, day: string): LedgerMove => ({ kind: 'refund', amount: -amount, moved_at: on(day) });
const returned = (amount: number, day: string): LedgerMove => ({ kind: 'refund_returned', amount, moved_at: on(day) });
const search = (started: string | null, done: string | null, given: Partial<WorkDone> = {}): WorkDone => ({
  kind: 'search',
  shares: firstShares,
  started: started === null ? null : { at: on(started), by: 'search' },
  done: done === null ? null : { at: on(done), by: 'search' },
  ...given,
});
const paid = (amount: number, work: WorkDone, ...moves: LedgerMove[]): RefundedPayment => ({ amount, work, moves: [charge(amount), ...moves] });
const ladder: RefundLadder = { search: { not_started: 100, in_progress: 60, done: 10 }, review: { not_started: 80, in_progress: 30, done: 0 } };
const under = (...payments: RefundedPayment[]) => refundsUnder(ladder, payments, since);

describe('refunds under another policy', () => {
  it('are what it gives at the moment of each, whatever the work has become since', () => {
    const early = paid(99_901, search('03-01', '04-01'), refund(49_950, '03-15'));
    expect(under(early)).toEqual({ refunds: 1, refunded: 49_950, by_policy: 59_940, unchanged: 0 });
    const first = paid(60_000, search('03-01', null), refund(60_000, '02-01'));
    expect(under(early, first)).toEqual({ refunds: 2, refunded: 109_950, by_policy: 119_940, unchanged: 0 });
  });

  it('follow the policy of the payment’s own kind of package', () => {
    const review = { ...search(null, null), kind: 'review', started: { at: on('02-02'), by: 'review' } } as const;
    expect(under(paid(20_000, review, refund(10_000, '02-03')))).toMatchObject({ by_policy: 6_000 });
  });

  it('end with the package no sooner than they are made', () => {
    expect(under(paid(60_000, search('02-01', null, { ended_at: on('02-03') }), refund(30_000, '02-03')))).toMatchObject({ by_policy: 36_000, unchanged: 0 });
  });

  it('are the same where an admin chose the amount, and it says of how many', () => {
    const goodwill = paid(60_000, search('02-01', '02-02'), refund(25_000, '02-03'));
    const part = paid(60_000, search(null, null), refund(10_000, '02-03'));
    const after = paid(60_000, search('02-01', null, { ended_at: on('02-02') }), refund(30_000, '02-03'));
    expect(under(goodwill, part, after)).toEqual({ refunds: 3, refunded: 65_000, by_policy: 65_000, unchanged: 3 });
  });

  it('take off what went back before', () => {
    // 10,000 by choice, then the rest of the half; a bank took 5,000 of another.
    const parts = paid(60_000, search('02-01', null), refund(10_000, '02-02'), refund(20_000, '02-03'));
    const disputed = paid(60_000, search('02-01', null), { kind: 'dispute', amount: -5_000, moved_at: on('02-02') }, refund(25_000, '02-03'));
    expect(under(parts)).toEqual({ refunds: 2, refunded: 30_000, by_policy: 36_000, unchanged: 1 });
    expect(under(disputed)).toEqual({ refunds: 1, refunded: 25_000, by_policy: 31_000, unchanged: 0 });
  });

  it('count once where one came back and was sent again, and not where it only came back', () => {
    const again = paid(60_000, search('02-01', null, { ended_at: on('02-02') }), refund(30_000, '02-02'), returned(30_000, '02-05'), refund(30_000, '02-06'));
    expect(under(again)).toEqual({ refunds: 1, refunded: 30_000, by_policy: 36_000, unchanged: 0 });
    expect(under(paid(60_000, search(null, null), refund(60_000, '02-02'), returned(60_000, '02-05')))).toMatchObject({
      refunds: 0,
      refunded: 0,
      by_policy: 0,
    });
  });

  it('that an admin chose give back no more than an earlier one under the other policy has left', () => {
    const generous = { not_started: 100, in_progress: 60, done: 0 };
    const half = paid(60_000, search('02-01', null), refund(30_000, '02-02'), refund(29_000, '02-03'));
    expect(refundsUnder({ search: generous, review: generous }, [half], since)).toMatchObject({ refunded: 59_000, by_policy: 60_000, unchanged: 1 });
  });

  it('are those since the moment alone', () => {
    const old = { ...refund(60_000, '02-02'), moved_at: '2025-11-27T23:59:59.999Z' };
    expect(under(paid(60_000, search(null, null), old))).toMatchObject({ refunds: 0, refunded: 0 });
    expect(under(paid(60_000, search(null, null), { ...old, moved_at: since }))).toMatchObject({ refunds: 1, refunded: 60_000 });
  });
});

/** A payment whose refunds follow its own policy or not, on days of a month in which its work goes on. */
const payment = fc
  .record({
    amount: fc.integer({ min: 1, max: 200_000 }),
    started: fc.option(fc.integer({ min: 1, max: 28 })),
    done: fc.option(fc.integer({ min: 1, max: 28 })),
    refunds: fc.array(fc.record({ day: fc.integer({ min: 1, max: 28 }), chosen: fc.option(fc.integer({ min: 1, max: 90_000 })), returns: fc.boolean() }), {
      maxLength: 4,
    }),
  })
  .map(({ amount, started, done, refunds }): RefundedPayment => {
    const dayOf = (day: number) => `02-${String(day).padStart(2, '0')}`;
    const work = search(started === null ? null : dayOf(started), done === null ? null : dayOf(done));
    const moves: LedgerMove[] = [];
    let back = 0;
    for (const { day, chosen, returns } of refunds.toSorted((one, other) => one.day - other.day)) {
      const then = workSoFar(work, ({ at }) => at < on(dayOf(day)));
      const given = Math.min(chosen ?? quoteRefund(amount, then, back).amount, amount - back);
      if (given === 0) continue;
      moves.push(refund(given, dayOf(day)));
      if (returns) moves.push(returned(given, dayOf(day)));
      else back += given;
    }
    return paid(amount, work, ...moves);
  });
const shares = fc
  .uniqueArray(fc.integer({ min: 0, max: 100 }), { minLength: 3, maxLength: 3 })
  .map((percents) => percents.toSorted((one, other) => other - one))
  .map(([not_started = 0, in_progress = 0, done = 0]): RefundShares => ({ not_started, in_progress, done }));

it('the policy that the payments were made under changes nothing', () => {
  fc.assert(
    fc.property(fc.array(payment, { maxLength: 5 }), (payments) => {
      const { refunded, by_policy } = refundsUnder(firstLadder, payments, since);
      expect(by_policy).toBe(refunded);
    }),
  );
});

it('no policy gives more than was paid', () => {
  fc.assert(
    fc.property(payment, shares, (each, policy) => {
      const { by_policy } = refundsUnder({ search: policy, review: policy }, [each], since);
      expect(by_policy).toBeLessThanOrEqual(each.amount);
    }),
  );
});
