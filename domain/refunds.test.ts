import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decideRefundAmount, isRefundable, quoteRefund, refundedStatus } from './refunds.ts';

it.each([
  [false, false, 100, 59_901],
  [true, false, 50, 29_950],
  [true, true, 0, 0],
  [false, true, 0, 0],
])('links published %s, OTD worksheet %s: %i %%', (links_published, otd_worksheet_made, percent, amount) => {
  expect(quoteRefund(59_901, { links_published, otd_worksheet_made })).toMatchObject({ percent, amount });
});

it('never gives back more than was paid, and never more after more work', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (paid) => {
      const steps = [
        quoteRefund(paid, { links_published: false, otd_worksheet_made: false }),
        quoteRefund(paid, { links_published: true, otd_worksheet_made: false }),
        quoteRefund(paid, { links_published: true, otd_worksheet_made: true }),
      ];
      expect(steps[0]?.amount).toBe(paid);
      for (const [index, step] of steps.entries()) {
        expect(Number.isInteger(step.amount)).toBe(true);
        if (index > 0) expect(step.amount).toBeLessThanOrEqual(steps[index - 1]?.amount ?? 0);
      }
    }),
  );
});

it('shows every rung with what ends it, and which one it is', () => {
  const { rungs } = quoteRefund(89_910, { links_published: true, otd_worksheet_made: false, first_link_at: '2026-10-21T12:00:00.000Z' });
  expect(rungs).toEqual([
    { percent: 100, amount: 89_910, until: 'the first link', ended_at: '2026-10-21T12:00:00.000Z', is_current: false },
    { percent: 50, amount: 44_955, until: 'the first Out the Door worksheet', ended_at: null, is_current: true },
    { percent: 0, amount: 0, until: null, ended_at: null, is_current: false },
  ]);
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
  const half = { links_published: true, otd_worksheet_made: false };
  expect(quoteRefund(60_000, half, 10_000)).toMatchObject({
    amount: 20_000,
    refunded: 10_000,
    words: expect.stringMatching(/half is due\. Minus what was already refunded\.$/),
  });
  expect(quoteRefund(60_000, half, 10_000).rungs.map(({ amount }) => amount)).toEqual([50_000, 20_000, 0]);
  expect(quoteRefund(60_000, half, 30_000)).toMatchObject({ amount: 0, words: expect.stringMatching(/All of it was already refunded\.$/) });
  expect(quoteRefund(60_000, { links_published: true, otd_worksheet_made: true }, 30_000)).toMatchObject({
    amount: 0,
    words: expect.stringMatching(/once the first Out the Door worksheet is in\.$/),
  });
});

it('can be refunded as long as something is left', () => {
  expect((['pending', 'failed', 'succeeded', 'partly_refunded', 'refunded'] as const).filter((status) => isRefundable({ status }))).toEqual([
    'succeeded',
    'partly_refunded',
  ]);
});
