import { describe, expect, it } from 'vitest';
import { bidDraft, isBlank, keptLines, linesOf, placeOfLine, problemsOf } from './draft.ts';
import { sampleOf } from '../../test/shell.tsx';

const rule = sampleOf('DealerRequest').tax_rule;
const blank = bidDraft(null, rule, '2026-11-23');

describe('a price that is typed', () => {
  it('tells a line left empty from one that is none', () => {
    expect(linesOf({ ...blank, doc_fee: 0 })).toMatchObject({ doc_fee: 0, title: null, sales_tax: null });
    expect(isBlank(blank)).toBe(true);
    expect(isBlank({ ...blank, doc_fee: 0 })).toBe(false);
  });

  it('comes back as it was kept, rows without words or amounts, too', () => {
    const typed = {
      ...blank,
      msrp: 3_736_000,
      doc_fee: 38_700,
      add_ons: [
        { key: 4, label: '', amount: 5, flag: false },
        { key: 7, label: 'Mats', amount: null, flag: false },
      ],
    };
    const again = bidDraft(keptLines(typed), rule, '2026-11-23');
    expect(again).toMatchObject({ msrp: 3_736_000, doc_fee: 38_700, title: null });
    expect(again.add_ons.map(({ label, amount }) => [label, amount])).toEqual([
      ['Add-on', 5],
      ['Mats', null],
    ]);
  });

  it('asks for a day again that has passed', () => {
    const lines = { good_through: '2026-11-22' };
    expect(bidDraft(lines, rule, '2026-11-23').good_through).toBeNull();
    expect(bidDraft(lines, rule, '2026-11-22').good_through).toBe('2026-11-22');
  });

  it('is calculated by the rule unless the dealer enters a tax of their own', () => {
    expect(bidDraft({ sales_tax: 5 }, rule, '2026-11-23').own_tax).toBe(true);
    expect(linesOf({ ...blank, sales_tax: 900 }).sales_tax).toBeNull();
    expect(linesOf({ ...blank, own_tax: true, sales_tax: 900 }).sales_tax).toBe(900);
    expect(problemsOf({ ...blank, selling_price: 1, own_tax: true }, rule)).toHaveProperty('sales_tax');
  });

  it('tells what is wrong at its line', () => {
    expect(problemsOf(blank, rule)).toHaveProperty('selling_price');
    expect(problemsOf({ ...blank, selling_price: 1, title: Number.NaN }, rule)).toEqual({ title: 'Must be a number.' });
    expect(placeOfLine('lines.other_fees.0.label', { ...blank, other_fees: [{ key: 9, label: 'E-filing', amount: 1, flag: false }] })).toBe(
      'other_fees.9.label',
    );
  });
});
