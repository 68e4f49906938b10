import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BidLines } from '../generated/api.ts';
import { answerStatusAt, bidTotals, buyerOf, compareBids, isOpenAt, linesToBegin, median, remindAt, worksUntil } from './bids.ts';

const hour = 3_600_000;
const cents = fc.integer({ min: 0, max: 10_000_000 });
const maybe = fc.option(cents, { nil: null });
const fee = fc.record({ label: fc.constant('Fee'), amount: cents });
const anyLines: fc.Arbitrary<BidLines> = fc.record({
  selling_price: fc.integer({ min: 1, max: 10_000_000 }),
  rebates: fc.array(fee, { maxLength: 3 }),
  add_ons: fc.array(fee, { maxLength: 3 }),
  other_fees: fc.array(fee, { maxLength: 3 }),
  doc_fee: maybe,
  title: maybe,
  registration: maybe,
  inspection: maybe,
  sales_tax: maybe,
  trade_allowance: cents,
});
const sum = (rows: readonly { amount: number }[] = []) => rows.reduce((total, { amount }) => total + amount, 0);
const bid = (lines: BidLines) => ({ lines, tax_rule: null });

describe('the sum of a price', () => {
  it('is what its lines say, to the cent, a line not given counting as nothing', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const fees = [lines.doc_fee, lines.title, lines.registration, lines.inspection, lines.sales_tax].reduce<number>(
          (total, line) => total + (line ?? 0),
          0,
        );
        const price = (lines.selling_price ?? 0) - sum(lines.rebates) + sum(lines.add_ons) + sum(lines.other_fees) + fees;
        const totals = bidTotals(lines, null);
        expect(totals.total_otd).toBe(Math.max(0, price));
        expect(totals.cash_due).toBe(totals.total_otd - (lines.trade_allowance ?? 0));
      }),
    );
  });
});

describe('prices beside each other', () => {
  it('never look cheaper for what they leave out, and those that leave out nothing are as given', () => {
    fc.assert(
      fc.property(fc.array(anyLines, { minLength: 1, maxLength: 6 }), (all) => {
        const compared = compareBids(all.map(bid));
        for (const [index, lines] of all.entries()) {
          const one = compared[index];
          const given = bidTotals(lines, null).total_otd;
          if (one?.missing.length === 0) expect(one.comparable_otd).toBe(given);
          else expect(one?.comparable_otd).toBeGreaterThanOrEqual(given);
        }
      }),
    );
  });

  it('take a fee that one leaves out at the median of the others, and miss none that nobody charges', () => {
    const [lean, ...rest] = compareBids([
      bid({ selling_price: 100_000, doc_fee: null, title: 0, inspection: null }),
      bid({ selling_price: 100_000, doc_fee: 38_700, title: 1_800, inspection: 0 }),
      bid({ selling_price: 100_000, doc_fee: 25_000, title: 1_800, inspection: null }),
    ]);
    expect(lean).toMatchObject({ missing: ['doc_fee'], filled: { doc_fee: 31_850 }, comparable_otd: 131_850 });
    expect(rest.map(({ missing }) => missing)).toEqual([[], []]);
  });
});

describe('who may still answer', () => {
  const due = '2026-11-23T17:00:00.000Z';
  const at = (iso: string) => new Date(iso);

  it('whoever was asked, until the very moment it is due', () => {
    expect(isOpenAt({ status: 'open', due_at: due }, at('2026-11-23T16:59:59.999Z'))).toBe(true);
    expect(isOpenAt({ status: 'open', due_at: due }, at(due))).toBe(false);
    expect(isOpenAt({ status: 'closed', due_at: due }, at('2026-11-20T00:00:00.000Z'))).toBe(false);
  });

  it('is over for the silent; who answered an earlier round has answered', () => {
    const request = { status: 'open', due_at: due } as const;
    expect(answerStatusAt({ status: 'sent', bids: 0 }, request, at('2026-11-23T18:00:00.000Z'))).toBe('expired');
    expect(answerStatusAt({ status: 'sent', bids: 1 }, request, at('2026-11-23T18:00:00.000Z'))).toBe('answered');
    expect(answerStatusAt({ status: 'sent', bids: 1 }, request, at('2026-11-23T12:00:00.000Z'))).toBe('sent');
    expect(answerStatusAt({ status: 'declined', bids: 0 }, request, at('2026-11-23T18:00:00.000Z'))).toBe('declined');
  });

  it('is reminded before the last quarter of the time, four hours before at most, and may look for a week after', () => {
    expect(remindAt(at('2026-11-23T13:00:00.000Z'), at(due)).toISOString()).toBe('2026-11-23T16:00:00.000Z');
    expect(remindAt(at('2026-11-16T17:00:00.000Z'), at(due)).getTime()).toBe(Date.parse(due) - 4 * hour);
    expect(worksUntil(due).toISOString()).toBe('2026-11-30T17:00:00.000Z');
  });
});

it('a dealer learns three digits of the ZIP and the state, no more', () => {
  expect(buyerOf('43017-1234', 'OH')).toBe('OH 430xx');
  expect(buyerOf(null, undefined)).toBe('United States');
});

it('the median of an even number is half way, in whole cents', () => {
  expect([median([3]), median([1, 2]), median([5, 1, 4, 2])]).toEqual([3, 2, 3]);
});

it('leaves the selling price of a next price empty where it is calculated, and keeps the one that was given', () => {
  expect(linesToBegin({ msrp: 3_736_000, dealer_discount: 165_000, selling_price: 0 })).toEqual({ msrp: 3_736_000, dealer_discount: 165_000 });
  expect(linesToBegin({ msrp: 0, selling_price: 3_688_000 })).toEqual({ msrp: 0, selling_price: 3_688_000 });
});
