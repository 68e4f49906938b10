import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quoteRefund } from './refunds.ts';

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
