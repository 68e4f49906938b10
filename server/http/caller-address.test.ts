import { expect, it } from 'vitest';
import { callerAddress } from './caller-address.ts';

it.each([
  [0, undefined, '10.0.0.1'],
  [0, '203.0.113.9', '10.0.0.1'],
  [1, undefined, '10.0.0.1'],
  [1, '203.0.113.9', '203.0.113.9'],
  [1, '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  [2, '198.51.100.1, 203.0.113.9', '198.51.100.1'],
  [5, ' 198.51.100.1 ,, 203.0.113.9', '198.51.100.1'],
])('behind %i proxies, %s says the caller is %s', (proxies, forwarded, address) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  expect(callerAddress({ headers, socket: { remoteAddress: '10.0.0.1' } }, proxies)).toBe(address);
});
