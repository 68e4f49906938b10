import * as fake from 'fake-indexeddb';
import { QueryClient } from '@tanstack/react-query';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Problem } from '../../../engine/web/problem.ts';
import { sampleOf } from '../../test/shell.tsx';
import { SessionStore } from '../session-store.ts';
import { seenDatabase } from './forget.ts';
import { keepSeen } from './keep.ts';
import { recallInto, recallSettings } from './recall.ts';
import { seenAt } from './seen-at.ts';
import { longestKept, openSeen } from './store.ts';

const settings = sampleOf('PublicSettings');
const car = ['/listings/{id}', 'car-1'] as const;
let stop: () => void;
beforeEach(() => {
  vi.stubGlobal('indexedDB', new fake.IDBFactory());
  const { IDBRequest, IDBDatabase, IDBTransaction, IDBObjectStore, IDBIndex, IDBCursor, IDBOpenDBRequest } = fake;
  // What idb asks values for their kind by.
  for (const [name, kind] of Object.entries({ IDBRequest, IDBDatabase, IDBTransaction, IDBObjectStore, IDBIndex, IDBCursor, IDBOpenDBRequest }))
    vi.stubGlobal(name, kind);
  stop = () => {};
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** A visit of somebody who looks at a car. */
async function visit(account: string): Promise<QueryClient> {
  const queries = new QueryClient();
  queries.setQueryData(car, { title: 'A red coupe' });
  queries.setQueryData(['/files/{id}/address', 'f'], { url: 'signed' });
  stop = await keepSeen(queries, account, settings);
  return queries;
}
async function seenBy(account: string | undefined): Promise<unknown> {
  const queries = new QueryClient();
  await recallInto(queries, account);
  return queries.getQueryData(car);
}

it('is there again without a server, with the settings that open the session', async () => {
  await visit('ann');
  expect(await recallSettings()).toEqual(settings);
  expect(await seenBy('ann')).toEqual({ title: 'A red coupe' });
});

it('says nothing in clear, and its key cannot be read', async () => {
  await visit('ann');
  const db = await openDB(seenDatabase);
  const rows = (await db.getAll('rows')) as { bytes: ArrayBuffer }[];
  const all = rows.map(({ bytes }) => new TextDecoder().decode(bytes)).join('') + JSON.stringify(await db.getAllKeys('rows'));
  // The settings and the car; the signed address is of no use tomorrow.
  expect(rows).toHaveLength(2);
  expect(all).not.toContain('red');
  expect(all).not.toContain('car-1');
  const keys = (await db.getAll('keys')) as CryptoKey[];
  db.close();
  expect(keys.map(({ extractable }) => extractable)).toEqual([false]);
});

it('is gone for the next person, and for good', async () => {
  await visit('ann');
  expect(await seenBy('ben')).toBeUndefined();
  expect(await seenBy('ann')).toBeUndefined();
  await visit('ann');
  stop();
  // Another person’s portal opens before anybody asked what was there.
  (await openSeen('ben'))?.close();
  expect(await seenBy('ann')).toBeUndefined();
});

it('goes when somebody signs out or in, also while the portal is open, and nothing is kept after', async () => {
  const store = new SessionStore(window.localStorage);
  for (const leave of [() => store.signOut(), () => store.signIn({ id: 'ann', role: 'client' }, 't')]) {
    const queries = await visit('ann');
    const left = leave();
    queries.setQueryData(car, { title: 'Seen while leaving' });
    await Promise.resolve(left).catch(() => {});
    await vi.waitFor(async () => expect(await recallSettings()).toBeUndefined());
    stop();
  }
});

it('shows nothing that is older than two weeks', async () => {
  const store = await openSeen('ann');
  await store?.put('old', { queryKey: car, queryHash: JSON.stringify(car), data: {}, dataUpdatedAt: 0 }, Date.now() - longestKept - 1);
  expect(await store?.all()).toEqual([]);
  store?.close();
});

it('stays on the screen when nobody answers, with the time it is from, and gives way to what the server refuses', async () => {
  const queries = await visit('ann');
  queries.setQueryData(car, { title: 'A red coupe' }, { updatedAt: 1_000 });
  const failing = async (failure: Error) => {
    await queries.fetchQuery({ queryKey: car, queryFn: () => Promise.reject(failure), retry: false, staleTime: 0 }).catch(() => {});
    return queries.getQueryState(car)?.status;
  };
  expect(await failing(new TypeError('Failed to fetch'))).toBe('success');
  expect(await failing(new Problem('Gone', { status: 404 }))).toBe('error');
  expect(seenAt.when()).toBeNull();
});
