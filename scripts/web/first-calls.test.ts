import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { storageCipher } from '../../src/api/storage-cipher.ts';

const code = readFileSync(new URL('first-calls.js', import.meta.url), 'utf8');
const secret = 'a secret of this installation';
const cipher = storageCipher(secret);
const client = { id: 'a/b', role: 'client' };
const asked = { role: 'client', calls: ['/journey', '/timeline/{id}?limit=6'] };
const begunAlways = ['/api/public-settings'];

/** Opens a page in a window of its own. @returns the calls it begins, each with what it says of who asks */
async function openPage({ user = client as object, page = asked as object | null, location = {}, kept = {} }) {
  const storage: Record<string, string> = { user: cipher.seal('user', JSON.stringify(user)), token: cipher.seal('token', 'the-token'), ...kept };
  const calls: [string, string | undefined][] = [];
  const window: { firstCalls?: Map<string, unknown> } = {};
  let unfinished = 0;
  const fetch = (path: string, { headers }: { headers: { authorization?: string } }) => {
    calls.push([path, headers.authorization]);
    return Promise.resolve(Response.json({ storage_secret: secret }));
  };
  const { subtle } = crypto;
  const watched = new Proxy(subtle, {
    get: (target, name: keyof SubtleCrypto) =>
      typeof target[name] !== 'function'
        ? target[name]
        : (...given: unknown[]) => {
            unfinished += 1;
            const done: Promise<unknown> = Reflect.apply(target[name], target, given);
            return done.finally(() => {
              unfinished -= 1;
            });
          },
  });
  const context = {
    window,
    fetch,
    atob,
    TextEncoder,
    TextDecoder,
    Uint8Array,
    Response,
    crypto: { subtle: watched },
    location: { search: '', hash: '', ...location },
    localStorage: { getItem: (name: string) => storage[name] ?? null },
    document: { getElementById: () => page && { textContent: JSON.stringify(page) } },
  };
  runInContext(code, createContext(context));
  await vi.waitFor(() => expect(unfinished).toBe(0));
  for (let turn = 0; turn < 20; turn += 1) await new Promise((next) => setImmediate(next));
  await vi.waitFor(() => expect(unfinished).toBe(0));
  expect([...(window.firstCalls?.keys() ?? [])]).toEqual(calls.map(([path]) => path));
  return calls;
}

it('begins what the address reads first, as whoever is signed in, by what the app keeps of them', async () => {
  expect(await openPage({})).toEqual([
    ['/api/public-settings', undefined],
    ['/api/journey', 'Bearer the-token'],
    ['/api/timeline/a%2Fb?limit=6', 'Bearer the-token'],
  ]);
});

it.each([
  ['another role than the page is for', { user: { ...client, role: 'admin' } }],
  ['a guest, who has screens of their own', { user: { ...client, guest_of: 'c' } }],
  ['a sign-in that waits for its second step', { user: { ...client, second_step: 'code' } }],
  ['an address that asks for something else', { location: { search: '?filter={}' } }],
  ['somebody who arrives from another host', { location: { hash: '#code=1' } }],
  ['a session that cannot be read', { kept: { token: 'v1.aaaa.bbbb.cccc' } }],
  ['a page that names none', { page: null }],
])('begins nothing for %s', async (_whom, page) => {
  expect((await openPage(page)).map(([path]) => path)).toEqual(begunAlways);
});
