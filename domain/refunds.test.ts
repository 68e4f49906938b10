import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PackageKind } from '../generated/api.ts';
import { firstShares } from './refund-policy.ts';
import { decideRefundAmount, isRefundable, quoteRefund, refundedStatus, workOf, type WorkDone } from './refunds.ts';

const at = '2026-10-21T12:00:00.000Z';
const stage = (started: boolean, done: boolean, shares = firstShares, kind: PackageKind = 'search'): WorkDone => ({
  kind,
  shares,
  started: started ? { at, by: kind } : null,
  done: done ? { at, by: kind } : null,
});

it.each([
  [false, false, 100, 59_901],
  [true, false, 50, 29_950],
  [true, true, 0, 0],
  [false, true, 0, 0],
])('started %s, done %s: %i %% where nothing else was decided', (started, done, percent, amount) => {
  expect(quoteRefund(59_901, stage(started, done))).toMatchObject({ percent, amount });
  expect(quoteRefund(59_901, stage(started, done, firstShares, 'review'))).toMatchObject({ percent, amount });
});

it('gives the shares that the payment was made under, and says so', () => {
  const shares = { not_started: 90, in_progress: 60, done: 20 };
  const quotes = [stage(false, false, shares), stage(true, false, shares), stage(true, true, shares)].map((work) => quoteRefund(10_001, work));
  expect(quotes.map(({ percent, amount, words }) => [percent, amount, words])).toEqual([
    [90, 9_000, 'No car is published yet, so 90% is due.'],
    [60, 6_000, 'Cars are published, and there is no out-the-door worksheet yet, so 60% is due.'],
    [20, 2_000, 'The first out-the-door worksheet is in, so 20% is due.'],
  ]);
  expect(quotes.map(({ rungs }) => rungs.findIndex((rung) => rung.is_current))).toEqual([0, 1, 2]);
});

const shares = fc
  .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }))
  .map((percents) => percents.toSorted((one, other) => other - one))
  .map(([not_started = 0, in_progress = 0, done = 0]) => ({ not_started, in_progress, done }));

it('never gives back more than was paid, and never more after more work, whatever the shares', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), shares, (paid, given) => {
      const steps = [quoteRefund(paid, stage(false, false, given)), quoteRefund(paid, stage(true, false, given)), quoteRefund(paid, stage(true, true, given))];
      expect(steps.map(({ percent }) => percent)).toEqual([given.not_started, given.in_progress, given.done]);
      for (const [index, { amount, rungs, percent }] of steps.entries()) {
        expect(Number.isInteger(amount)).toBe(true);
        expect(amount).toBeLessThanOrEqual(index > 0 ? (steps[index - 1]?.amount ?? 0) : paid);
        // One rung is today's, and it has the share that is due; rungs fall.
        expect(rungs.filter((rung) => rung.is_current).map((rung) => [rung.percent, rung.amount])).toEqual([[percent, amount]]);
        expect(rungs.map((rung) => rung.percent)).toEqual([...new Set(Object.values(given))].toSorted((one, other) => other - one));
      }
    }),
  );
});

it('shows every rung with what ends it, and which one it is; stages with one share are one rung', () => {
  expect(quoteRefund(89_910, stage(true, false)).rungs).toEqual([
    { percent: 100, amount: 89_910, until: 'the first car', ended_at: at, is_current: false },
    { percent: 50, amount: 44_955, until: 'the first out-the-door worksheet', ended_at: null, is_current: true },
    { percent: 0, amount: 0, until: null, ended_at: null, is_current: false },
  ]);
  expect(quoteRefund(89_910, stage(true, false, { not_started: 80, in_progress: 80, done: 0 })).rungs).toEqual([
    { percent: 80, amount: 71_928, until: 'the first out-the-door worksheet', ended_at: null, is_current: true },
    { percent: 0, amount: 0, until: null, ended_at: null, is_current: false },
  ]);
});

it('of a package that has ended is nothing more, but what came back of the refund that ended it', () => {
  const ended = { ...stage(true, false), ended_at: '2026-11-10T12:00:00.000Z' };
  const quote = quoteRefund(60_000, ended, 10_000, 10_000);
  expect(quote).toMatchObject({ percent: 0, amount: 0, words: 'The package has ended, so nothing more is due.' });
  expect(quote.rungs.map(({ percent, until, ended_at, is_current }) => [percent, until, ended_at, is_current])).toEqual([
    [100, 'the first car', at, false],
    [50, 'the package ended', ended.ended_at, false],
    [0, null, null, true],
  ]);
  expect(quoteRefund(60_000, ended, 0, 10_000)).toMatchObject({ amount: 10_000, words: expect.stringContaining('came back') });
});

describe('a review that is upgraded to a search', () => {
  const policy = { kind: 'review', shares: { not_started: 100, in_progress: 40, done: 10 } } as const;
  const none = { first_link_at: null, first_worksheet_at: null, review: { begun_at: null, answered_at: null }, upgraded_at: null };
  const quote = (milestones: object) => quoteRefund(10_000, workOf(policy, { ...none, ...milestones }));

  it('is worked on by the search from then on', () => {
    // Cars that were shown before change nothing until the upgrade, and count as of it.
    expect(quote({ first_link_at: '2026-10-01T00:00:00.000Z' })).toMatchObject({ percent: 100 });
    const upgraded = { upgraded_at: '2026-11-01T00:00:00.000Z' };
    expect(quote(upgraded)).toMatchObject({ percent: 100, words: 'No review has started and no car is published yet, so a full refund is due.' });
    expect(quote({ ...upgraded, first_link_at: '2026-10-01T00:00:00.000Z' })).toMatchObject({
      percent: 40,
      words: 'Cars are published, and there is no out-the-door worksheet yet, so 40% is due.',
      rungs: [
        { until: 'the first review or car', ended_at: upgraded.upgraded_at },
        { until: 'the first report or out-the-door worksheet', is_current: true },
        { percent: 10 },
      ],
    });
    expect(quote({ ...upgraded, first_link_at: at, first_worksheet_at: '2026-11-02T00:00:00.000Z' })).toMatchObject({ percent: 10, amount: 1_000 });
  });

  it('keeps what its own review did before', () => {
    const review = { begun_at: at, answered_at: null };
    expect(quote({ review, upgraded_at: '2026-11-01T00:00:00.000Z' })).toMatchObject({ percent: 40, words: expect.stringContaining('The review has started') });
    expect(quote({ review: { begun_at: at, answered_at: at }, upgraded_at: '2026-11-01T00:00:00.000Z', first_link_at: at })).toMatchObject({ percent: 10 });
  });
});

it.each([
  ['what is due where no amount is named', { amount: null, above_ladder: null }, { amount: 20_000 }],
  ['less than is due', { amount: 5_000, above_ladder: null }, { amount: 5_000 }],
  ['more, once the difference is confirmed', { amount: 30_000, above_ladder: 10_000 }, { amount: 30_000 }],
  ['not more at one press', { amount: 30_000, above_ladder: null }, { refused: 'above_ladder', above: 10_000 }],
  ['not more with another difference', { amount: 30_000, above_ladder: 9_999 }, { refused: 'above_ladder', above: 10_000 }],
  ['never more than was paid', { amount: 40_001, above_ladder: 20_001 }, { refused: 'more_than_left', above: 20_001 }],
])('refunds %s', (_what, wish, decision) => {
  expect(decideRefundAmount({ left: 40_000, due: 20_000, ...wish })).toEqual(decision);
});

it('refunds nothing where nothing is due and nothing is named', () => {
  expect(decideRefundAmount({ left: 40_000, due: 0, amount: null, above_ladder: null })).toEqual({ refused: 'nothing_due', above: 0 });
});

it('tells a part from the whole', () => {
  expect([1, 39_999, 40_000].map((refunded) => refundedStatus(40_000, refunded))).toEqual(['partly_refunded', 'partly_refunded', 'refunded']);
});

it('quotes the rest once a part was refunded: never more in all than the ladder gives', () => {
  const half = stage(true, false);
  expect(quoteRefund(60_000, half, 10_000)).toMatchObject({
    amount: 20_000,
    refunded: 10_000,
    words: expect.stringMatching(/half is due\. Minus what was already refunded\.$/),
  });
  expect(quoteRefund(60_000, half, 10_000).rungs.map(({ amount }) => amount)).toEqual([50_000, 20_000, 0]);
  expect(quoteRefund(60_000, half, 30_000)).toMatchObject({ amount: 0, words: expect.stringMatching(/All of it was already refunded\.$/) });
  expect(quoteRefund(60_000, stage(true, true), 30_000)).toMatchObject({
    amount: 0,
    words: expect.stringMatching(/once the first out-the-door worksheet is in\.$/),
  });
});

it('can be refunded as long as something is left', () => {
  expect((['pending', 'failed', 'succeeded', 'partly_refunded', 'refunded'] as const).filter((status) => isRefundable({ status }))).toEqual([
    'succeeded',
    'partly_refunded',
  ]);
});
