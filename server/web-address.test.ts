import { expect, it } from 'vitest';
import { isOwnOrigin, webAddress } from './web-address.ts';

const local = { publicUrl: 'http://localhost:3000', baseDomain: 'localhost' };
const hosted = { publicUrl: 'https://www.forecourt.example', baseDomain: 'forecourt.example' };
const byNumber = { publicUrl: 'http://192.0.2.7:3000', baseDomain: 'localhost' };

it.each([
  [local, 'client', '/client/listings', 'http://portal.localhost:3000/listings'],
  [hosted, 'employee', '/employee/client-profiles/7', 'https://team.forecourt.example/client-profiles/7'],
  [hosted, 'admin', '/admin/complaints', 'https://admin.forecourt.example/complaints'],
  [byNumber, 'client', '/client/listings', 'http://192.0.2.7:3000/client/listings'],
  [local, null, '/reset-password#token=1', 'http://localhost:3000/reset-password#token=1'],
] as const)('%j for %s: %s is %s', (config, role, route, address) => {
  expect(webAddress(config, role, route)).toBe(address);
});

it.each([
  [local, 'http://localhost:3000', 'localhost:3000', true],
  [local, 'http://portal.localhost:3000', '127.0.0.1:3000', true],
  [local, 'http://192.0.2.7:3000', '192.0.2.7:3000', true],
  [hosted, 'https://www.forecourt.example', '10.0.0.4:3000', true],
  [hosted, 'https://team.forecourt.example', '10.0.0.4:3000', true],
  [hosted, 'https://other.forecourt.example', 'team.forecourt.example', false],
  [hosted, 'https://portal.forecourt.example.evil.example', 'team.forecourt.example', false],
  [byNumber, 'http://portal.localhost:3000', '192.0.2.7:3000', false],
  [local, 'null', 'localhost:3000', false],
] as const)('%j: a page of %s that calls %s is ours: %s', (config, origin, host, ours) => {
  expect(isOwnOrigin(config, origin, host)).toBe(ours);
});
