import { beforeAll, describe, expect, it } from 'vitest';
import { resources } from '../../../generated/resources.ts';
import { nameQueries, shows } from './affected.ts';

beforeAll(() => nameQueries(resources.flatMap(({ segment, list }) => (list ? [[segment, list.path] as const] : []))));

describe('a change of a resource', () => {
  it.each([
    [['/chats', 'one', '7'], 'chats'],
    [['/chats/count', 'me'], 'chats'],
    [['/dashboard-listings/urgent'], 'dashboard-listings'],
    [['/timeline/{id}', '7'], 'timeline'],
    // The console's screens are named by their routes.
    [['client-profiles', 'getList', {}], 'users'],
    [['new-requests', 'getList', {}], 'users'],
    [['client-preferences', 'getOne', {}], 'user-preferences'],
    [['complaints', 'getMany', {}], 'complaints'],
  ])('concerns %j: %s', (key, resource) => {
    expect(shows(key, new Set([resource]))).toBe(true);
    expect(shows(key, new Set(['something-else']))).toBe(false);
  });

  it('concerns no query that is named by something else', () => {
    expect(shows([{ chats: true }], new Set(['chats']))).toBe(false);
    expect(shows([], new Set(['']))).toBe(false);
  });
});
