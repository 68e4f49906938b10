import { expect, it } from 'vitest';
import { roleValues, targetKindValues } from '../generated/enums.ts';
import { targetPath, targetRoute } from './targets.ts';

const target = { kind: 'link' as const, id: '7' };

it.each([
  ['client', target, '1', '/client/listings?link=7'],
  ['client', { ...target, id: null }, '1', '/client/listings'],
  // Staff find the very link on the client's page.
  ['employee', target, '1', '/employee/client-profiles/1?tab=links&link=7'],
  ['admin', target, undefined, '/admin/dashboard'],
  ['admin', { kind: 'complaint' as const, id: '7' }, '1', '/admin/complaints/7'],
  ['employee', { kind: 'payment' as const, id: '7' }, '1', '/employee/client-profiles/1'],
  ['employee', undefined, undefined, '/employee/dashboard'],
] as const)('leads %s from %j of client %s to %s', (role, about, client, route) => {
  expect(targetRoute(role, about, client)).toBe(route);
});

it('is nowhere a dead end', () => {
  for (const kind of targetKindValues) {
    for (const role of roleValues) {
      for (const id of ['7', null]) expect(targetPath(role, { kind, id }, null)).toMatch(/^\/[a-z]/);
    }
  }
});
