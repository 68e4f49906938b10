import { describe, expect, it } from 'vitest';
import { addressAt } from './doors.ts';

const known = ['', 'login/:package?', 'coupons', 'coupons/:id', 'coupons/create', 'coupons/:id/edit'].map((path) => ({ path }));

describe('the address of a path', () => {
  it.each([
    ['/', ''],
    ['/login', 'login/:package?'],
    ['/login/full-service', 'login/:package?'],
    ['/login/full-service/more', undefined],
    ['/coupons/', 'coupons'],
    ['/coupons/42', 'coupons/:id'],
    ['/coupons/create', 'coupons/create'],
    ['/coupons/42/edit', 'coupons/:id/edit'],
    ['/coupon', undefined],
  ])('%s is %s', (pathname, path) => expect(addressAt(known, pathname)?.path).toBe(path));
});
