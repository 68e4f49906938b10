import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FrozenTaxRule } from '../generated/api.ts';
import { worksheetProblems, worksheetTotals, type WorksheetLines } from './worksheet.ts';

const nothing: WorksheetLines = {
  msrp: 0,
  destination: 0,
  dealer_discount: 0,
  selling_price: 0,
  rebates: [],
  add_ons: [],
  doc_fee: 0,
  title: 0,
  registration: 0,
  inspection: 0,
  other_fees: [],
  trade_allowance: 0,
  trade_payoff: 0,
  sales_tax: 0,
};
const rule: FrozenTaxRule = {
  name: 'Example county',
  state: 'OH',
  rate: 5.75,
  local_rate: 1.75,
  local_cap: null,
  base: 'price_less_trade',
  trade_credit_cap: null,
  rebate_reduces_base: true,
  is_doc_fee_taxed: true,
  doc_fee_cap: 38_700,
  source: 'Example',
  effective_from: '2026-01-01',
  is_example: false,
};
const quote: WorksheetLines = {
  ...nothing,
  msrp: 3_756_500,
  destination: 139_500,
  dealer_discount: 145_000,
  rebates: [{ label: 'Manufacturer rebate', amount: 75_000, is_taxable: false }],
  doc_fee: 38_700,
  title: 1_800,
  registration: 7_450,
  other_fees: [{ label: 'Filing', amount: 1_500, is_taxed: false }],
  trade_allowance: 1_150_000,
  trade_payoff: 312_000,
};

describe('worksheetTotals', () => {
  it('adds up a quote with rebate, fees and a trade-in that lowers the tax', () => {
    expect(worksheetTotals(quote, rule)).toEqual({
      selling_price: 3_751_000,
      taxed_amount: 2_564_700,
      sales_tax: 192_353,
      total_otd: 3_917_803,
      cash_due: 3_079_803,
      warnings: [],
    });
  });

  it('taxes add-ons and taxed fees, and a rebate that is taxable', () => {
    const totals = worksheetTotals(
      {
        ...nothing,
        selling_price: 3_000_000,
        rebates: [{ label: 'Loyalty', amount: 50_000, is_taxable: true }],
        add_ons: [{ label: 'Mats', amount: 20_000 }],
        other_fees: [
          { label: 'Prep', amount: 10_000, is_taxed: true },
          { label: 'Plate', amount: 500, is_taxed: false },
        ],
      },
      { ...rule, rate: 6, local_rate: 0 },
    );
    expect(totals).toMatchObject({ taxed_amount: 3_030_000, sales_tax: 181_800, total_otd: 3_162_300 });
  });

  it('keeps the local rate and the trade-in credit within their caps, and says so', () => {
    const capped = worksheetTotals(
      { ...nothing, selling_price: 2_000_000, trade_allowance: 500_000 },
      { ...rule, rate: 7, local_rate: 2.75, local_cap: 160_000, trade_credit_cap: 200_000 },
    );
    expect(capped).toMatchObject({ taxed_amount: 1_800_000, sales_tax: 126_000 + 4_400, warnings: ['trade_credit_capped', 'local_tax_capped'] });
  });

  it('taxes the whole price where a trade-in does not count, warns of a doc fee above the cap and of an example', () => {
    expect(worksheetTotals({ ...quote, doc_fee: 50_000 }, { ...rule, base: 'price', is_example: true })).toMatchObject({
      taxed_amount: 3_726_000,
      warnings: ['doc_fee_over_cap', 'example_rule'],
    });
  });

  it("takes the dealer's own tax where there is no rule", () => {
    expect(worksheetTotals({ ...nothing, selling_price: 1_000_000, sales_tax: 61_234 }, null)).toMatchObject({
      sales_tax: 61_234,
      total_otd: 1_061_234,
      taxed_amount: 0,
    });
  });

  it('is exact, never negative, and moves one to one with what is not taxed', () => {
    const cents = fc.integer({ min: 0, max: 20_000_000 });
    const lines = fc.record({
      msrp: cents,
      destination: cents,
      dealer_discount: cents,
      selling_price: cents,
      doc_fee: cents,
      title: cents,
      registration: cents,
      inspection: cents,
      trade_allowance: cents,
      trade_payoff: cents,
      sales_tax: cents,
      rebates: fc.array(fc.record({ label: fc.constant('r'), amount: cents, is_taxable: fc.boolean() }), { maxLength: 3 }),
      add_ons: fc.array(fc.record({ label: fc.constant('a'), amount: cents }), { maxLength: 3 }),
      other_fees: fc.array(fc.record({ label: fc.constant('f'), amount: cents, is_taxed: fc.boolean() }), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 12_000 }), (entered, rate) => {
        const totals = worksheetTotals(entered, { ...rule, rate: rate / 1000, local_rate: 0 });
        for (const amount of [totals.selling_price, totals.taxed_amount, totals.sales_tax, totals.total_otd, totals.cash_due])
          expect(Number.isSafeInteger(amount)).toBe(true);
        expect(totals.total_otd).toBeGreaterThanOrEqual(0);
        expect(Math.abs(totals.sales_tax * 100_000 - totals.taxed_amount * rate)).toBeLessThanOrEqual(50_000);
        expect(totals.cash_due).toBe(totals.total_otd - entered.trade_allowance + entered.trade_payoff);
        if (totals.total_otd > 0)
          expect(worksheetTotals({ ...entered, title: entered.title + 100 }, { ...rule, rate: rate / 1000, local_rate: 0 }).total_otd).toBe(
            totals.total_otd + 100,
          );
      }),
    );
  });
});

describe('lines that contradict each other', () => {
  it('asks for a price, and for one that agrees with MSRP and discount', () => {
    expect(worksheetProblems(nothing, null)).toEqual({ selling_price: 'Enter the selling price, or MSRP and discount.' });
    expect(worksheetProblems({ ...nothing, msrp: 100, selling_price: 90 }, null)).toHaveProperty('selling_price');
    expect(worksheetProblems({ ...nothing, msrp: 100, dealer_discount: 10, selling_price: 90 }, null)).toEqual({});
    expect(worksheetProblems({ ...nothing, msrp: 100 }, null)).toEqual({});
  });
  it('takes a typed tax only where no rule works it out', () => {
    expect(worksheetProblems({ ...nothing, selling_price: 90, sales_tax: 5 }, null)).toEqual({});
    expect(worksheetProblems({ ...nothing, selling_price: 90, sales_tax: 5 }, rule)).toHaveProperty('sales_tax');
  });
});
