import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../../test/shell.tsx';
import { placeOf } from '../../../features/worksheet/rows.ts';
import { bodyOf, firstDraft, linesOf, problemsOf, revisionDraft, type WorksheetDraft } from './draft.ts';

const tradeIn = { has_trade_in: true, year: 2017, make: 'Kia', model: 'Sportage', payoff: 312_000 };
const empty = firstDraft(undefined, '', null);
const row = (key: number, label: string, amount: number | null) => ({ key, label, amount, flag: true });

describe('what a worksheet begins with', () => {
  it('takes the trade-in from the checklist, the allowance is the dealer’s to name', () => {
    expect(firstDraft(tradeIn, 'r1', 'Northgate')).toMatchObject({
      trade_in: '2017 Kia Sportage',
      dealer: 'Northgate',
      trade_payoff: 312_000,
      trade_allowance: null,
    });
    expect(firstDraft({ ...tradeIn, has_trade_in: false }, '', null)).toMatchObject({ trade_in: '', trade_payoff: null });
  });

  it('begins a revision as the one before, without its remark', () => {
    const sheet = { ...sampleOf('OtdWorksheet'), msrp: 3_736_000, selling_price: 3_748_000, tax_rule_id: 'r1', sales_tax: 194_003, remark: 'Rebate up' };
    const draft = revisionDraft(sheet, new Set(['r1']));
    expect(draft).toMatchObject({ remark: '', tax_rule_id: 'r1', msrp: 3_736_000, selling_price: null, sales_tax: null });
    expect(revisionDraft(sheet, new Set())).toMatchObject({ tax_rule_id: '', sales_tax: 194_003 });
  });
});

describe('what is typed', () => {
  const typed: WorksheetDraft = {
    ...empty,
    msrp: 3_736_000,
    selling_price: 1,
    doc_fee: Number.NaN,
    sales_tax: 100,
    rebates: [row(4, '', null), row(7, ' Loyalty ', 75_000)],
  };

  it('counts what is an amount, and leaves out rows nobody began', () => {
    expect(linesOf(typed)).toMatchObject({ msrp: 3_736_000, selling_price: 0, doc_fee: 0, sales_tax: 100 });
    expect(linesOf(typed).rebates).toEqual([{ label: 'Loyalty', amount: 75_000, is_taxable: true }]);
    expect(linesOf({ ...typed, tax_rule_id: 'r1' }).sales_tax).toBe(0);
    expect(bodyOf(typed)).toMatchObject({ tax_rule_id: null, dealer: null, remark: null });
  });

  it('tells what is wrong at its place', () => {
    expect(problemsOf(typed, null)).toEqual({ doc_fee: 'Must be a number.' });
    expect(problemsOf(empty, null)).toHaveProperty('selling_price');
    const half = { ...typed, doc_fee: null, rebates: [], add_ons: [row(2, '', 500)] };
    expect(problemsOf(half, null)).toEqual({ 'add_ons.2.label': 'Fill this in.' });
  });

  it('puts the server’s errors on the rows as they stand in the form', () => {
    expect(placeOf('rebates.0.amount', typed)).toBe('rebates.7.amount');
    expect(placeOf('doc_fee', typed)).toBe('doc_fee');
  });
});
