import { describe, expect, it } from 'vitest';
import { exampleRule } from '../tests/support/worksheets.ts';
import { estimatedSheet, otdEstimate, ruleFor } from './otd-estimate.ts';
import { worksheetLayout } from './worksheet-layout.ts';

describe('the rule a worksheet begins with', () => {
  it('is the newest in force for the client’s state', () => {
    const rule = { id: 'r1', state: 'ME', is_active: true, effective_from: '2026-01-01' };
    const newer = { ...rule, id: 'r2', effective_from: '2026-06-01' };
    const coming = { ...rule, id: 'r3', effective_from: '2027-01-01' };
    expect(ruleFor('ME', [rule, newer, coming], '2026-11-21')?.id).toBe('r2');
    expect(ruleFor('OH', [rule], '2026-11-21')).toBeUndefined();
    expect(ruleFor(undefined, [rule], '2026-11-21')).toBeUndefined();
    expect(ruleFor('ME', [{ ...rule, is_active: false }], '2026-11-21')).toBeUndefined();
  });
});

describe('what a car would come to out the door', () => {
  const rule = { ...exampleRule, rate: 5.75, local_rate: 1.75, local_cap: null, is_doc_fee_taxed: true, doc_fee_cap: 38_700 };
  const median = (kind: 'doc_fee' | 'title' | 'registration', amount: number) => ({ kind, amount, worksheets: 11 });

  it('is the asking price with the median fees and the rule’s tax, a taxed doc fee counted in', () => {
    const estimate = otdEstimate(3_420_000, rule, [median('doc_fee', 25_000), median('title', 3_300), median('registration', 7_450)]);
    expect(estimate).toMatchObject({ taxed_amount: 3_445_000, sales_tax: 258_375, total_otd: 3_420_000 + 35_750 + 258_375 });
  });

  it('takes no doc fee above the rule’s cap', () => {
    expect(otdEstimate(3_420_000, { ...rule, is_doc_fee_taxed: false }, [median('doc_fee', 60_000)])).toMatchObject({
      fees: [{ kind: 'doc_fee', amount: 38_700 }],
      total_otd: 3_420_000 + 38_700 + 256_500,
    });
  });

  it('is laid out as every worksheet, its lines summing to it', () => {
    const estimate = otdEstimate(3_420_000, rule, [median('doc_fee', 25_000), median('title', 3_300)]);
    const lines = worksheetLayout(estimatedSheet(3_420_000, estimate)).groups.flatMap((group) => group.lines);
    expect(lines.map(({ kind }) => kind)).toEqual(['selling_price', 'doc_fee', 'title', 'sales_tax', 'local_tax']);
    expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(estimate.total_otd);
  });
});
