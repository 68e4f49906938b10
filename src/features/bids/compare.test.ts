import { describe, expect, it } from 'vitest';
import type { Bid } from '../../../generated/api.ts';
import { sampleOf } from '../../test/shell.tsx';
import { bidGroups, isEstimate, isMissing, sheetOfBid } from './compare.ts';

const sample = sampleOf('BidInvitation').bids[0];
function bidOf(given: Partial<Bid>): Bid {
  if (!sample) throw new Error('The contract has no sample of a bid.');
  return { ...sample, tax_rule: null, missing: [], filled: {}, ...given };
}
const full = bidOf({ id: 'a', lines: { selling_price: 3_700_000, doc_fee: 38_700, title: 1_800, sales_tax: 100_000 } });
const lean = bidOf({ id: 'b', lines: { selling_price: 3_690_000, doc_fee: 25_000, sales_tax: 100_000 }, missing: ['title'], filled: { title: 1_800 } });

describe('prices side by side', () => {
  it('count a line that one leaves out at what the others charge, and mark it', () => {
    expect(sheetOfBid(lean, null).total_otd).toBe(3_690_000 + 25_000 + 1_800 + 100_000);
    const rows = bidGroups([full, lean], null).flatMap((group) => group.rows);
    expect(rows.find(({ key }) => key === 'title')?.values).toEqual([1_800, 1_800]);
    expect([isMissing(full, 'title'), isMissing(lean, 'title'), isEstimate(lean, 'total_otd'), isEstimate(lean, 'doc_fee')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
