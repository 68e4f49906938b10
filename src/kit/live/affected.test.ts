import { beforeAll, describe, expect, it } from 'vitest';
import { resources } from '../../../generated/resources.ts';
import { alsoChanged, nameQueries, shows } from './affected.ts';

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
    expect(shows({ key }, new Map([[resource, 'all']]))).toBe(true);
    expect(shows({ key }, new Map([['something-else', 'all']]))).toBe(false);
  });

  it('concerns no query that is named by something else', () => {
    expect(shows({ key: [{ chats: true }] }, new Map([['chats', 'all']]))).toBe(false);
    expect(shows({ key: [] }, new Map([['', 'all']]))).toBe(false);
  });

  it.each([
    ['the chat itself', ['/chats/{id}', 'seven'], undefined, true],
    ['a list in which it stands', ['/chats', {}], { pages: [{ items: [{ id: 'one' }, { id: 'seven' }] }] }, true],
    ['a list in which it does not stand', ['/chats', {}], { pages: [{ items: [{ id: 'one' }] }] }, false],
    ['another chat', ['/chats/{id}', 'one'], { id: 'one' }, false],
    ['a count', ['/chats/count'], { count: 7 }, false],
  ])('of one record concerns, of %s', (_what, key, data, concerned) => {
    expect(shows({ key, data }, alsoChanged(new Map(), { resources: [], ids: { chats: ['seven'] } }))).toBe(concerned);
    expect(shows({ key, data }, alsoChanged(new Map(), { resources: ['chats'], ids: { chats: ['seven'] } }))).toBe(true);
  });

  it('of one record and then of another concerns both', () => {
    const both = alsoChanged(alsoChanged(new Map(), { resources: [], ids: { chats: ['one'] } }), { resources: [], ids: { chats: ['seven'] } });
    for (const id of ['one', 'seven']) expect(shows({ key: ['/chats/{id}', id] }, both)).toBe(true);
  });
});
