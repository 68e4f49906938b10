// Worksheets of every kind: what a test lays out, renders and adds up.
import fc from 'fast-check';
import { worksheetProblems, worksheetTotals, type WorksheetLines } from '../../domain/worksheet.ts';
import type { ShownWorksheet } from '../../domain/worksheet-layout.ts';
import type { FrozenTaxRule } from '../../generated/api.ts';

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

export const exampleRule: FrozenTaxRule = {
  name: 'Ohio, Franklin County',
  state: 'OH',
  rate: 5.75,
  local_rate: 1.75,
  local_cap: null,
  base: 'price_less_trade',
  trade_credit_cap: null,
  rebate_reduces_base: true,
  is_doc_fee_taxed: true,
  doc_fee_cap: 38_700,
  source: 'County rate table',
  effective_from: '2026-10-01',
  is_example: true,
};

/** A worksheet of these lines with what they come to, as it is kept. */
export function shownWorksheet(
  { trade_in = null, ...lines }: Partial<WorksheetLines> & { trade_in?: string | null },
  rule: FrozenTaxRule | null,
): ShownWorksheet {
  const all = { ...nothing, ...lines };
  return { ...all, ...worksheetTotals(all, rule), tax_rule: rule, trade_in };
}

/** Cents, with many zeros, small sums and such as no car costs among them. */
const cents = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 6_000_000 }));
const name = fc.constantFrom('Cash', 'Loyalty', 'Mats', 'Filing');
const rows = <T>(row: fc.Arbitrary<T>) => fc.array(row, { maxLength: 3 });

const anyLines: fc.Arbitrary<WorksheetLines> = fc.record({
  msrp: cents,
  destination: cents,
  dealer_discount: cents,
  selling_price: cents,
  rebates: rows(fc.record({ label: name, amount: cents, is_taxable: fc.boolean() })),
  add_ons: rows(fc.record({ label: name, amount: cents })),
  doc_fee: cents,
  title: cents,
  registration: cents,
  inspection: cents,
  other_fees: rows(fc.record({ label: name, amount: cents, is_taxed: fc.boolean() })),
  trade_allowance: cents,
  trade_payoff: cents,
  sales_tax: cents,
});
const rate = fc.integer({ min: 0, max: 12_000 }).map((thousandths) => thousandths / 1000);
const cap = fc.option(fc.integer({ min: 0, max: 3_000_000 }), { nil: null });
const anyRule: fc.Arbitrary<FrozenTaxRule> = fc
  .record({
    rate,
    local_rate: fc.oneof(fc.constant(0), rate),
    local_cap: cap,
    base: fc.constantFrom('price' as const, 'price_less_trade' as const),
    trade_credit_cap: cap,
    rebate_reduces_base: fc.boolean(),
    is_doc_fee_taxed: fc.boolean(),
    doc_fee_cap: cap,
    is_example: fc.boolean(),
  })
  .map((parts) => ({ ...exampleRule, ...parts }));

/** Any worksheet that may be entered: with and without rule, trade-in, MSRP; capped, in the red, of zeros. */
export const anyWorksheet: fc.Arbitrary<ShownWorksheet> = fc
  .tuple(anyLines, fc.option(anyRule, { nil: null }), fc.option(fc.constant('2017 Kia Sportage'), { nil: null }))
  .map(([lines, rule, trade_in]) => {
    const entered = { ...lines, selling_price: lines.msrp > 0 ? 0 : lines.selling_price, sales_tax: rule ? 0 : lines.sales_tax };
    return { entered, rule, trade_in };
  })
  .filter(({ entered, rule }) => Object.keys(worksheetProblems(entered, rule)).length === 0)
  .map(({ entered, rule, trade_in }) => shownWorksheet({ ...entered, trade_in }, rule));

/** The figure in a text, in cents; the minus sign as it is printed. */
export function centsIn(text: string): number {
  const found = /([−–-]?)\$([\d,]+)\.(\d\d)/.exec(text);
  if (!found) throw new Error(`no amount of money in “${text}”`);
  const [, sign, whole = '', rest = ''] = found;
  const figure = Number(whole.replaceAll(',', '') + rest);
  return sign === '' || figure === 0 ? figure : -figure;
}
