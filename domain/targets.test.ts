import { expect, it } from 'vitest';
import { targetKindValues } from '../generated/enums.ts';
import { targetRoute } from './targets.ts';

const target = { kind: 'link' as const, id: '7' };

it.each([
  ['client', target, '1', '/client/listings'],
  ['employee', target, '1', '/employee/client-profiles/1'],
  ['admin', target, undefined, '/admin/client-profiles'],
  ['admin', { kind: 'complaint' as const, id: '7' }, '1', '/admin/complaints'],
  ['employee', undefined, undefined, '/employee/dashboard'],
] as const)('leads %s from %j of client %s to %s', (role, about, client, route) => {
  expect(targetRoute(role, about, client)).toBe(route);
});

it('leads somewhere from everything', () => {
  for (const kind of targetKindValues) expect(targetRoute('client', { kind, id: '7' })).toMatch(/^\/client\/[a-z-]+$/);
});
