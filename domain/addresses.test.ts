import { describe, expect, it } from 'vitest';
import { addressAt, parametersOf } from './addresses.ts';

const known = ['', 'login/:package?', 'coupons', 'coupons/:id', 'coupons/create', 'coupons/:id/edit', 'client/*'].map((path) => ({ path }));

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
    ['/client', 'client/*'],
    ['/client/chats/42', 'client/*'],
  ])('%s is %s', (pathname, path) => expect(addressAt(known, pathname)?.path).toBe(path));

  it('is the one for whatever comes only where no other is', () => {
    const open = [{ path: '*' }, ...known];
    expect([addressAt(open, '/client/chats')?.path, addressAt(open, '/nowhere')?.path]).toEqual(['client/*', '*']);
  });
});

it('what stands in an address is read by its name, as far as it can be', () => {
  const path = 'login/:package?';
  expect([parametersOf(path, '/login'), parametersOf(path, '/login/full%20service'), parametersOf(path, '/login/%ZZ')]).toEqual([
    {},
    { package: 'full service' },
    { package: '%ZZ' },
  ]);
});
