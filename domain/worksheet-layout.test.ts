import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FrozenTaxRule } from '../generated/api.ts';
import { aboveText, daysLeft, worksheetLayout, type LayoutGroup, type ShownWorksheet } from './worksheet-layout.ts';
import { anyWorksheet, exampleRule, shownWorksheet } from '../tests/support/worksheets.ts';

const groupOf = (sheet: ShownWorksheet, key: LayoutGroup['key']) => worksheetLayout(sheet).groups.find((group) => group.key === key);
const figures = (group: LayoutGroup | null | undefined) => group?.lines.map(({ label, cents }) => [label, cents]);
const total = (lines: readonly { cents: number }[]) => lines.reduce((sum, { cents }) => sum + cents, 0);

describe('the layout of a worksheet', () => {
  it('puts rebates and add-ons into groups of their own, so that what stands above the selling price comes to it', () => {
    const sheet = shownWorksheet(
      {
        msrp: 3_990_000,
        destination: 139_500,
        dealer_discount: 234_500,
        rebates: [{ label: 'Loyalty', amount: 50_000, is_taxable: true }],
        add_ons: [{ label: 'Mats', amount: 29_900 }],
      },
      exampleRule,
    );
    expect(worksheetLayout(sheet).groups.map(({ key, sum }) => [key, sum])).toEqual([
      ['vehicle', 3_895_000],
      ['add_ons', 29_900],
      ['rebates', -50_000],
      ['taxes', 294_368],
    ]);
    expect(groupOf(sheet, 'vehicle')?.sumLabel).toBe('Selling price');
    expect(groupOf(sheet, 'rebates')?.lines[0]?.note).toBe('Still taxed');
  });

  it('splits the tax by rate and says what each is taken of, also where the local one is capped', () => {
    const rule: FrozenTaxRule = { ...exampleRule, rate: 7, local_rate: 2.75, local_cap: 160_000 };
    const lines = groupOf(shownWorksheet({ selling_price: 1_800_000 }, rule), 'taxes')?.lines;
    expect(lines).toMatchObject([
      { cents: 126_000, tax: { rate: 7, base: 1_800_000 } },
      { cents: 4_400, tax: { rate: 2.75, base: 160_000 }, note: 'Counts up to the rule’s cap' },
    ]);
  });

  it('says where the tax is the dealer’s own, also where none is asked', () => {
    expect(groupOf(shownWorksheet({ selling_price: 100, sales_tax: 0 }, null), 'taxes')?.lines).toMatchObject([{ cents: 0, note: 'As the dealer quoted it' }]);
  });

  it('marks a doc fee above the cap of its rule with the cap', () => {
    const above = (doc_fee: number) => groupOf(shownWorksheet({ selling_price: 3_000_000, doc_fee }, exampleRule), 'fees')?.lines[0]?.above;
    expect(above(38_701)).toEqual({ cap: 38_700 });
    expect(above(38_700)).toBeUndefined();
  });

  it('marks a fee above what the firm’s clients are asked for in that state with that figure, and a quote without a rule with nothing', () => {
    const medians = [{ kind: 'doc_fee' as const, amount: 25_000, worksheets: 41 }];
    const first = (rule: FrozenTaxRule | null) =>
      worksheetLayout(shownWorksheet({ selling_price: 3_000_000, doc_fee: 38_700 }, rule), medians).groups[1]?.lines[0];
    const line = first(exampleRule);
    expect(line && aboveText(line.cents, line.above, (cents) => `$${cents / 100}`)).toEqual(['$137 above our OH median, $250 in 41 worksheets']);
    expect(first(null)?.above).toBeUndefined();
    expect(worksheetLayout(shownWorksheet({ selling_price: 3_000_000, doc_fee: 25_000 }, exampleRule), medians).groups[1]?.lines[0]?.above).toBeUndefined();
  });

  it('puts back what a reduction takes off beyond the price', () => {
    const sheet = shownWorksheet({ selling_price: 100_000, rebates: [{ label: 'Cash', amount: 150_000 }] }, null);
    expect(figures(groupOf(sheet, 'rebates'))).toEqual([
      ['Cash', -150_000],
      ['Above the price, not counted', 50_000],
    ]);
  });

  it('begins with the price before discount where the selling price was entered without MSRP', () => {
    const sheet = shownWorksheet({ selling_price: 3_000_000, destination: 139_500, dealer_discount: 100_000 }, null);
    expect(figures(groupOf(sheet, 'vehicle'))?.[0]).toEqual(['Price before discount', 2_960_500]);
  });

  it('shows a trade-in that costs money, and none where there is none', () => {
    const sheet = shownWorksheet({ selling_price: 100, trade_in: '2017 Kia Sportage', trade_allowance: 1_000, trade_payoff: 1_500 }, null);
    expect(worksheetLayout(sheet).trade).toMatchObject({ sum: 500, lines: [{ label: '2017 Kia Sportage, allowance' }, { label: 'Loan payoff' }] });
    expect(worksheetLayout(shownWorksheet({ selling_price: 100 }, null)).trade).toBeNull();
  });

  it('adds up for every worksheet: lines to groups, groups to Out the Door, with the trade-in to cash due, parts to the taxed amount', () => {
    fc.assert(
      fc.property(anyWorksheet, (sheet) => {
        const layout = worksheetLayout(sheet);
        for (const group of [...layout.groups, ...(layout.trade ? [layout.trade] : [])]) {
          expect(total(group.lines)).toBe(group.sum);
          expect(new Set(group.lines.map(({ key }) => key)).size).toBe(group.lines.length);
        }
        const otd = layout.groups.reduce((sum, group) => sum + group.sum, 0);
        expect(otd).toBe(sheet.total_otd);
        expect(otd + (layout.trade?.sum ?? 0)).toBe(sheet.cash_due);
        expect(groupOf(sheet, 'vehicle')?.sum).toBe(sheet.selling_price);
        expect(groupOf(sheet, 'taxes')?.sum).toBe(sheet.sales_tax);
        if (layout.working) expect(total(layout.working.lines)).toBe(sheet.taxed_amount);
      }),
      { numRuns: 300 },
    );
  });

  it('prints each tax within a cent of its rate × base', () => {
    fc.assert(
      fc.property(anyWorksheet, (sheet) => {
        for (const { cents, tax } of groupOf(sheet, 'taxes')?.lines ?? [])
          if (tax) expect(Math.abs(cents * 100_000 - tax.base * Math.round(tax.rate * 1000))).toBeLessThan(100_000);
      }),
    );
  });
});

it('counts the days a quote is still good for', () => {
  expect(daysLeft('2026-11-24', '2026-11-21')).toBe(3);
  expect(daysLeft('2026-11-24', '2026-11-24')).toBe(0);
  expect(daysLeft('2026-03-09', '2026-03-07')).toBe(2);
  expect(daysLeft('2026-11-20', '2026-11-21')).toBe(-1);
});
