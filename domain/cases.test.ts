import { describe, expect, it } from 'vitest';
import { complaintStatusValues, paymentCaseStatusValues, refundRequestStatusValues, supportStatusValues } from '../generated/enums.ts';
import { caseStatuses, refundTitle } from './cases.ts';

describe('a case', () => {
  it('is in each status somebody’s turn, or over', () => {
    const all = { complaint: complaintStatusValues, support: supportStatusValues, refund: refundRequestStatusValues, payment: paymentCaseStatusValues };
    const listed = Object.entries(caseStatuses).map(([kind, states]) => [kind, Object.values(states).flat().toSorted()]);
    expect(listed).toEqual(Object.entries(all).map(([kind, values]) => [kind, [...values].toSorted()]));
  });

  it('of a refund says what was paid and what is due', () => {
    expect(refundTitle(59_900, 29_950)).toBe('$599.00 paid, $299.50 due');
    expect(refundTitle(89_910, 0)).toBe('$899.10 paid, nothing due');
  });
});
