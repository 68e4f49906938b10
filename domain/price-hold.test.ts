import { describe, expect, it } from 'vitest';
import { isPriceKept, priceKeptUntil, totalBefore } from './price-hold.ts';

const shownAt = new Date('2026-11-22T15:00:00.000Z');
const minutesLater = (minutes: number) => new Date(shownAt.getTime() + minutes * 60_000);
const asked = { kind: 'package', package_identifier: 'guided-search', from_package: null };
const shown = { kind: 'package', package_identifier: 'guided-search', quote: { until: priceKeptUntil(shownAt), from_package: null } };

describe('a price that was shown', () => {
  it('is kept for 30 minutes, to the millisecond', () => {
    expect(isPriceKept(shown, asked, minutesLater(29.999))).toBe(true);
    expect(isPriceKept(shown, asked, minutesLater(30))).toBe(false);
  });

  it('is kept for what it was shown for alone', () => {
    const others = [{ package_identifier: 'full-service' }, { kind: 'upgrade' }, { from_package: 'another' }];
    expect(others.map((other) => isPriceKept(shown, { ...asked, ...other }, shownAt))).toEqual([false, false, false]);
    expect(isPriceKept({ ...shown, quote: null }, asked, shownAt)).toBe(false);
    expect(isPriceKept(undefined, asked, shownAt)).toBe(false);
  });

  it('is named beside the new one where that differs, unless the buyer changed the coupon', () => {
    const before = { total: 59_900, asked_code: null };
    expect(totalBefore(before, { total: 64_900, asked_code: null })).toBe(59_900);
    expect(totalBefore(before, { total: 59_900, asked_code: null })).toBeNull();
    expect(totalBefore(before, { total: 49_900, asked_code: 'FALL100' })).toBeNull();
    expect(totalBefore(undefined, { total: 49_900, asked_code: null })).toBeNull();
  });
});
