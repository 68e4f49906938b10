import { expect, it } from 'vitest';
import { webAddress } from './web-address.ts';

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
