import { describe, expect, it } from 'vitest';
import type { Receipt } from '../generated/api.ts';
import { receiptText } from './receipt.ts';

const receipt: Receipt = {
  number: 'FC-2026-00042',
  issued_at: '2026-11-22T00:39:00.000Z',
  paid_by: 'Hannah Okafor',
  email: 'hannah@mailhaven.example',
  package_name: 'Guided Search',
  price: 59_900,
  coupon_code: 'FALL100',
  discount: 10_000,
  amount: 49_900,
  currency: 'USD',
  provider: 'stripe',
  status: 'succeeded',
  refunded_amount: 0,
  firm_name: 'Forecourt Auto Advisors, LLC',
  firm_address: '410 Harbor Street\nPortland, ME 04101',
  firm_phone: null,
};
const text = (changes: Partial<Receipt> = {}) => receiptText({ ...receipt, ...changes }, (instant) => `on ${instant}`);

describe('a receipt', () => {
  it('has lines that add up to its total, and to what is left after a refund', () => {
    for (const changes of [{}, { discount: 0, amount: 59_900, coupon_code: null }, { refunded_amount: 24_950, status: 'partly_refunded' }] as const) {
      const { lines, total, refund } = text(changes);
      expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(total.cents);
      const isRefunded = 'refunded_amount' in changes;
      expect(refund).toHaveLength(isRefunded ? 2 : 0);
      const [refunded, left] = refund;
      expect(isRefunded ? total.cents + (refunded?.cents ?? NaN) : undefined).toBe(left?.cents);
    }
    expect(text().lines.map(({ label }) => label)).toEqual(['Guided Search', 'Coupon FALL100']);
  });

  it('names the firm with its address, and the moment as the reader reads it', () => {
    expect(text().firm).toEqual(['Forecourt Auto Advisors, LLC', '410 Harbor Street', 'Portland, ME 04101']);
    expect(text({ firm_name: null, firm_address: null }).firm).toEqual([]);
    expect(text().facts).toContainEqual(['Paid on', 'on 2026-11-22T00:39:00.000Z']);
  });

  it('speaks of no payment where a coupon covers all of it', () => {
    const free = text({ discount: 59_900, amount: 0, provider: 'none' });
    expect(JSON.stringify(free)).not.toMatch(/\b(pay|paid|payment|card)\b/i);
  });
});
