import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckedLine, ContractLines } from '../generated/api.ts';
import { asksOf, dealCheckReport } from './deal-check.ts';

// The offer of the drawn report: 7.5 % on the car, add-ons and the doc fee.
const first: ContractLines = {
  msrp: 41_245_00,
  dealer_discount: 750_00,
  add_ons: [
    { label: 'Protection package', amount: 899_00 },
    { label: 'Nitrogen and wheel locks', amount: 299_00 },
  ],
  doc_fee: 387_00,
  title: 18_00,
  registration: 74_50,
  other_fees: [{ label: 'Electronic filing', amount: 89_00 }],
  sales_tax: 3_156_00,
  total_otd: 45_417_50,
  cash_due: 45_417_50,
};
const second: ContractLines = {
  ...first,
  dealer_discount: 1_250_00,
  add_ons: [{ label: 'Nitrogen and wheel locks', amount: 299_00 }],
  doc_fee: 250_00,
  sales_tax: 3_040_80,
  total_otd: 43_766_30,
  cash_due: 43_766_30,
};
const toRemove = (key: string): CheckedLine => ({ key, verdict: 'ask_to_remove' });
const earlier = { lines: first, verdicts: [toRemove('add_ons Protection package'), { key: 'doc_fee', verdict: 'high' as const, aim: 250_00 }] };
const verdicts: CheckedLine[] = [
  { key: 'dealer_discount', verdict: 'high', aim: -1_495_00, say: 'Can you meet $39,750?' },
  toRemove('add_ons Nitrogen and wheel locks'),
  { key: 'rebate', label: 'Honda cash rebate', verdict: 'missing', aim: -500_00 },
  toRemove('other_fees Electronic filing'),
];

describe('the report on a second version', () => {
  const report = dealCheckReport({ lines: second, verdicts }, earlier);

  it('comes to the drawn figures, tax at the offer’s own rate', () => {
    expect(report).toMatchObject({ before_total: 45_417_50, total: 43_766_30, aim_total: 42_555_00, by: 1_211_30, less_tax: 78_30, asks: 4 });
  });

  it('asks for the largest amount first', () => {
    expect(asksOf(report).map(({ label }) => label)).toEqual(['Honda cash rebate', 'Nitrogen and wheel locks', 'Dealer discount', 'Electronic filing']);
  });

  it('says what the dealer put right, also where a line is gone', () => {
    expect(report.lines.filter(({ is_fixed }) => is_fixed).map(({ label, now }) => [label, now])).toEqual([
      ['Protection package', null],
      ['Doc fee', 250_00],
    ]);
  });
});

it('leaves an offer nobody said anything of as it is', () => {
  expect(dealCheckReport({ lines: first, verdicts: [] }, null)).toMatchObject({ asks: 0, by: 0, less_tax: 0, before_total: null });
});

it('takes a figure that was given for the tax', () => {
  const report = dealCheckReport({ lines: first, verdicts: [{ key: 'sales_tax', verdict: 'high', aim: 3_000_00 }] }, null);
  expect(report).toMatchObject({ less_tax: 156_00, by: 156_00, asks: 0 });
});

it('sums: lines to the total, aims to the total aimed for, in whole cents', () => {
  const cents = fc.integer({ min: 0, max: 9_000_000 });
  const lines = fc.record({
    selling_price: fc.integer({ min: 1_000_000, max: 9_000_000 }),
    doc_fee: cents,
    sales_tax: cents,
    add_ons: fc.uniqueArray(fc.record({ label: fc.string({ minLength: 1, maxLength: 8 }), amount: cents }), { maxLength: 4, selector: ({ label }) => label }),
    total_otd: cents,
    cash_due: cents,
  });
  fc.assert(
    fc.property(lines, cents, (offer, aim) => {
      const report = dealCheckReport(
        { lines: offer, verdicts: [{ key: 'doc_fee', verdict: 'high', aim }, ...offer.add_ons.map(({ label }) => toRemove(`add_ons ${label}`))] },
        null,
      );
      const sumOf = (of: 'now' | 'aim') => report.lines.reduce((total, line) => total + (line[of] ?? 0), 0);
      expect([sumOf('now'), sumOf('aim'), report.total - report.aim_total]).toEqual([report.total, report.aim_total, report.by]);
      expect(report.lines.every((line) => Number.isInteger(line.aim ?? 0))).toBe(true);
    }),
  );
});
