import * as fake from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accountCipher } from './cipher.ts';
import { openDatabase, rowsInMemory } from './rows.ts';
import { storeOf } from './store.ts';
import { forgetOf, waitingOf } from './unlock.ts';
import type { KeptChange } from './kept.ts';

const keyOf = (letter: string) => letter.repeat(43);
const inText = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
// jsdom has no database.
beforeEach(() => {
  for (const [name, part] of Object.entries(fake)) vi.stubGlobal(name, part);
});

let people = 0;
const somebody = () => `person-${(people += 1)}`;

const browserStore = async (account: string, key = keyOf('k')) => storeOf(account, await openDatabase(), await accountCipher(key));
const soon = async (condition: () => boolean) => {
  while (!condition()) await new Promise(setImmediate);
};

describe.each([
  ['WebCrypto', globalThis.crypto.subtle],
  ['the stand-in', null],
])('the cipher of an account, by %s', (_name, subtle) => {
  const bytes = new TextEncoder().encode('Zoë 🚗');
  it('gives back what was sealed, and shows nothing of it', async () => {
    const cipher = await accountCipher(keyOf('a'), subtle);
    const sealed = await cipher.seal('here', bytes);
    expect(inText(sealed)).not.toContain('Zoë');
    expect(inText((await cipher.open('here', sealed)) ?? new Uint8Array())).toBe('Zoë 🚗');
  });
  it('opens for nobody else, nowhere else, and not once changed', async () => {
    const cipher = await accountCipher(keyOf('a'), subtle);
    const sealed = await cipher.seal('here', bytes);
    const other = await accountCipher(keyOf('b'), subtle);
    expect(await other.open('here', sealed)).toBeNull();
    expect(await cipher.open('there', sealed)).toBeNull();
    expect(await cipher.open('here', sealed.with(20, (sealed[20] ?? 0) ^ 1))).toBeNull();
  });
});

describe('what is kept on the device', () => {
  it('is there after a restart, in the order in which it was first kept', async () => {
    const account = somebody();
    const first = await browserStore(account);
    await first.put('note', 'z', { text: 'one' }, { waiting: true });
    await first.put('note', 'a', { text: 'two' }, { waiting: true });
    await first.put('note', 'z', { text: 'one, changed' }, { waiting: true });
    const again = await browserStore(account);
    const entries = await again.list<{ text: string }>('note');
    expect(entries.map(({ value }) => value.text)).toEqual(['one, changed', 'two']);
    expect(again.lasting).toBe(true);
    expect(await again.waiting()).toBe(2);
    expect(await waitingOf(account, { rows: await openDatabase() })).toBe(2);
  });

  it('is read by nobody but its account', async () => {
    const account = somebody();
    await (await browserStore(account)).put('note', 'a', 'mine');
    expect(await (await browserStore(somebody())).list('note')).toEqual([]);
    // The rows of one person with the key of another: as a look at the database would have it.
    expect(await (await browserStore(account, keyOf('x'))).get('note', 'a')).toBeUndefined();
  });

  it('says nothing in clear', async () => {
    const account = somebody();
    await (await browserStore(account)).put('note', 'a', 'a secret', { bytes: new TextEncoder().encode('a picture') });
    const rows = await openDatabase();
    const [row] = await rows.all(account);
    const seen = JSON.stringify(row) + inText(row?.sealed ?? new Uint8Array()) + inText(row?.bytes ?? new Uint8Array());
    expect(seen).not.toContain('secret');
    expect(seen).not.toContain('picture');
  });

  it('keeps a file beside its value', async () => {
    const store = await browserStore(somebody());
    await store.put('file', 'a', { name: 'a.png' }, { bytes: new Uint8Array([1, 2, 3]) });
    await store.update<{ name: string }>('file', 'a', (value) => ({ ...value, name: 'b.png' }));
    const entry = await store.get<{ name: string }>('file', 'a');
    expect([entry?.value.name, ...(entry?.bytes ?? [])]).toEqual(['b.png', 1, 2, 3]);
  });

  it('loses no change of two tabs at once, and brings nothing back that is gone', async () => {
    const account = somebody();
    const [here, there] = [await browserStore(account), await browserStore(account)];
    await here.put('count', 'a', 0);
    const up = (store: typeof here) => store.update<number>('count', 'a', (value) => value + 1);
    await Promise.all([...Array(10)].map((_each, index) => up(index % 2 === 0 ? here : there)));
    expect((await here.get('count', 'a'))?.value).toBe(10);
    await there.delete('count', 'a');
    await up(here);
    expect(await here.get('count', 'a')).toBeUndefined();
  });

  it('keeps the last value of what was asked for at once, and nothing once it was deleted', async () => {
    const cipher = await accountCipher(keyOf('k'));
    // The longer a value, the sooner it is sealed: the first would come last.
    const late = (bytes: Uint8Array) => new Promise((sealed) => setTimeout(sealed, 60 - bytes.length));
    const slow = {
      ...cipher,
      open: cipher.open.bind(cipher),
      seal: async (place: string, bytes: Uint8Array) => late(bytes).then(() => cipher.seal(place, bytes)),
    };
    const kept = storeOf(somebody(), await openDatabase(), slow);
    const first = kept.put('draft', 'chat', 'h');
    const second = kept.put('draft', 'chat', 'half a thought');
    expect((await kept.get('draft', 'chat'))?.value).toBe('half a thought');
    const third = kept.put('draft', 'chat', 'half a thought, and more');
    const gone = kept.delete('draft', 'chat');
    expect(await kept.get('draft', 'chat')).toBeUndefined();
    await Promise.all([first, second, third, gone]);
    expect(await kept.get('draft', 'chat')).toBeUndefined();
  });

  it('tells the other tabs of the account', async () => {
    const account = somebody();
    const [here, there, stranger] = [await browserStore(account), await browserStore(account), await browserStore(somebody())];
    const heard: KeptChange[] = [];
    there.subscribe((change) => heard.push(change));
    stranger.subscribe(() => expect.unreachable('Another account heard of it.'));
    await here.put('note', 'a', 'x');
    await soon(() => heard.length > 0);
    expect(heard).toEqual([{ kind: 'note', key: 'a' }]);
  });

  it('is gone for good once its person leaves, also what another tab was about to keep', async () => {
    const account = somebody();
    const [here, there] = [await browserStore(account), await browserStore(account)];
    await here.put('note', 'a', 'x');
    let told = false;
    there.subscribe((change) => {
      told ||= change === undefined;
    });
    await here.forget();
    await soon(() => told);
    await there.put('note', 'b', 'late');
    expect(await (await browserStore(account)).list('note')).toEqual([]);
  });

  it('ends what was under way when its person left, without a word to tabs that are no longer reached', async () => {
    const store = await browserStore(somebody());
    await store.put('draft', 'a', { text: 'x' });
    await store.forget();
    await expect(store.delete('draft', 'a')).resolves.toBeUndefined();
  });

  it('can be deleted without its key', async () => {
    const account = somebody();
    await (await browserStore(account)).put('note', 'a', 'x', { waiting: true });
    await forgetOf(account, await openDatabase());
    expect(await waitingOf(account, { rows: await openDatabase() })).toBe(0);
  });

  it('does not promise to last where the browser keeps nothing', async () => {
    const store = storeOf(somebody(), rowsInMemory(), await accountCipher(keyOf('k')));
    await store.put('note', 'a', 'x');
    expect([store.lasting, store.keepsFiles, (await store.list('note')).length]).toEqual([false, false, 1]);
  });
});
