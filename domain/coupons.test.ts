import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerCoupon, couponDiscount, couponStatus, normalCode, type CouponTerms, type CouponUse } from './coupons.ts';

const terms: CouponTerms = {
  kind: 'amount',
  value: 10_000,
  is_active: true,
  package_identifiers: [],
  starts_at: null,
  ends_at: null,
  max_redemptions: null,
  max_per_user: null,
  min_package_price: null,
};
const use: CouponUse = { now: new Date('2026-11-21T12:00:00Z'), package_price: 59_900, taken: 0 };

const anyTerms: fc.Arbitrary<CouponTerms> = fc.record({
  kind: fc.constantFrom('percent', 'amount'),
  value: fc.integer({ min: 1, max: 200_000 }),
  is_active: fc.boolean(),
  package_identifiers: fc.subarray(['deal-check', 'guided-search', 'full-service']),
  starts_at: fc.option(fc.constantFrom('2026-11-20T00:00:00Z', '2026-11-22T00:00:00Z')),
  ends_at: fc.option(fc.constantFrom('2026-11-20T00:00:00Z', '2026-11-22T00:00:00Z')),
  max_redemptions: fc.option(fc.integer({ min: 1, max: 5 })),
  max_per_user: fc.option(fc.integer({ min: 1, max: 2 })),
  min_package_price: fc.option(fc.integer({ min: 0, max: 100_000 })),
});
const anyUse: fc.Arbitrary<CouponUse> = fc.record({
  now: fc.constant(use.now),
  package_price: fc.integer({ min: 0, max: 200_000 }),
  package_identifier: fc.constantFrom('deal-check', 'guided-search', 'full-service'),
  taken: fc.integer({ min: 0, max: 6 }),
  taken_by_user: fc.integer({ min: 0, max: 3 }),
});

describe('what a coupon takes off', () => {
  it.each([
    ['amount', 10_000, 59_900, 10_000],
    ['amount', 30_000, 24_900, 24_900],
    ['percent', 10, 59_900, 5_990],
    ['percent', 15, 24_990, 3_749],
    ['percent', 100, 59_900, 59_900],
  ] as const)('%s %i off %i is %i', (kind, value, price, discount) => {
    expect(couponDiscount({ kind, value }, price)).toBe(discount);
  });

  it('never leaves a negative or broken amount, and price is discount plus what is left', () => {
    fc.assert(
      fc.property(anyTerms, anyUse, (coupon, buyer) => {
        const answer = answerCoupon(coupon, buyer);
        expect(Number.isInteger(answer.discount)).toBe(true);
        expect(answer.discount).toBeGreaterThanOrEqual(0);
        expect(answer.final_price).toBeGreaterThanOrEqual(0);
        expect(answer.discount + answer.final_price).toBe(buyer.package_price);
        expect(answer.valid).toBe(answer.reason === undefined);
        if (!answer.valid) expect(answer.discount).toBe(0);
      }),
    );
  });
});

describe('whether a code holds', () => {
  const cases: [string, Partial<CouponTerms>, Partial<CouponUse>][] = [
    ['inactive', { is_active: false }, {}],
    ['not_started', { starts_at: '2026-11-21T12:00:01Z' }, {}],
    ['expired', { ends_at: '2026-11-21T12:00:00Z' }, {}],
    ['wrong_package', { package_identifiers: ['full-service'] }, { package_identifier: 'deal-check' }],
    ['below_minimum', { min_package_price: 59_901 }, {}],
    ['used_by_user', { max_per_user: 1 }, { taken_by_user: 1 }],
    ['exhausted', { max_redemptions: 3 }, { taken: 3 }],
  ];
  it.each(cases)('refuses as %s', (reason, coupon, buyer) => {
    expect(answerCoupon({ ...terms, ...coupon }, { ...use, ...buyer })).toEqual({ valid: false, discount: 0, final_price: 59_900, reason });
  });

  it('refuses a code nobody knows', () => {
    expect(answerCoupon(undefined, use)).toMatchObject({ valid: false, reason: 'unknown' });
  });

  it('holds to the last moment, the last use and the lowest price', () => {
    const tight = {
      ...terms,
      starts_at: '2026-11-21T12:00:00Z',
      ends_at: '2026-11-21T12:00:01Z',
      max_redemptions: 3,
      max_per_user: 1,
      min_package_price: 59_900,
      package_identifiers: ['guided-search'],
    };
    expect(answerCoupon(tight, { ...use, taken: 2, taken_by_user: 0, package_identifier: 'guided-search' })).toEqual({
      valid: true,
      discount: 10_000,
      final_price: 49_900,
    });
  });

  it('leaves the package for checkout where it is not known yet', () => {
    expect(answerCoupon({ ...terms, package_identifiers: ['full-service'] }, use).valid).toBe(true);
  });

  it('never becomes valid by being taken more often', () => {
    fc.assert(
      fc.property(anyTerms, anyUse, (coupon, buyer) => {
        if (!answerCoupon(coupon, buyer).valid) expect(answerCoupon(coupon, { ...buyer, taken: buyer.taken + 1 }).valid).toBe(false);
      }),
    );
  });
});

describe('how a coupon stands', () => {
  it.each([
    ['active', {}],
    ['off', { is_active: false, ends_at: '2026-01-01T00:00:00Z' }],
    ['expired', { ends_at: '2026-11-21T12:00:00Z' }],
    ['used_up', { max_redemptions: 2, redeemed_count: 2 }],
    ['scheduled', { starts_at: '2026-12-01T00:00:00Z' }],
  ])('%s', (status, change) => {
    expect(couponStatus({ ...terms, redeemed_count: 0, ...change }, use.now)).toBe(status);
  });
});

it('compares codes without case', () => {
  expect(normalCode(' fall100 ')).toBe('FALL100');
});
