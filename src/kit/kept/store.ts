import type { AccountCipher } from './cipher.ts';
import type { Kept, KeptChange, KeptEntry, PutOptions } from './kept.ts';
import type { KeptRow, Rows } from './rows.ts';

/** Messages between tabs. */
export interface ChannelMessage {
  account: string;
  change: KeptChange;
}

const channelName = 'forecourt-kept';

/** The way to the other tabs. */
export type OpenChannel = (onMessage: (message: ChannelMessage) => void) => { post: (message: ChannelMessage) => void; close: () => void };

/** A channel to the other tabs of the browser; silent where it has none. */
export const browserChannel: OpenChannel = (onMessage) => {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, close: () => {} };
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<ChannelMessage>) => onMessage(data));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin and takes none
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
};

const placeOf = ({ account, kind, key }: Pick<KeptRow, 'account' | 'kind' | 'key'>, part: string): string => JSON.stringify([account, kind, key, part]);

/** The store of one account over a place for rows. */
export function storeOf(account: string, rows: Rows, cipher: AccountCipher, openChannel: OpenChannel = browserChannel): Kept {
  const listeners = new Set<(change: KeptChange) => void>();
  let forgotten = false;
  let isClosed = false;
  const apply = (change: KeptChange) => {
    for (const listener of listeners) listener(change);
  };
  const channel = openChannel((message) => {
    if (message.account !== account) return;
    if (message.change === undefined) forgotten = true;
    apply(message.change);
  });
  const changed = (change: KeptChange) => {
    // What was under way when all was forgotten ends afterwards, and has nothing to tell other tabs.
    if (!isClosed) channel.post({ account, change });
    apply(change);
  };

  /** Decrypted once: by row, as it was at a revision. */
  const opened = new Map<number, { revision: number; text: string }>();
  const textOf = async (row: KeptRow): Promise<string | null> => {
    const known = row.n === undefined ? undefined : opened.get(row.n);
    if (known?.revision === row.revision) return known.text;
    const sealed = await cipher.open(placeOf(row, 'value'), row.sealed);
    if (sealed === null) return null;
    const text = new TextDecoder().decode(sealed);
    if (row.n !== undefined) opened.set(row.n, { revision: row.revision, text });
    return text;
  };
  const read = async <Value>(row: KeptRow): Promise<KeptEntry<Value> | undefined> => {
    const text = await textOf(row);
    const bytes = row.bytes === undefined ? undefined : await cipher.open(placeOf(row, 'bytes'), row.bytes);
    // Data that cannot be decrypted is of no use.
    if (text === null || bytes === null) {
      await rows.remove(account, row.kind, row.key);
      return undefined;
    }
    const value: Value = JSON.parse(text);
    const { kind, key, waiting, at, n = 0 } = row;
    return { kind, key, value, waiting, at, n, ...(bytes ? { bytes } : {}) };
  };
  const rowOf = async (kind: string, key: string, value: unknown, waiting: boolean, bytes: Uint8Array | undefined, revision: number): Promise<KeptRow> => {
    const place = { account, kind, key };
    const sealed = await cipher.seal(placeOf(place, 'value'), new TextEncoder().encode(JSON.stringify(value)));
    const row: KeptRow = { ...place, waiting, at: new Date().toISOString(), revision, sealed };
    return bytes === undefined ? row : { ...row, bytes: await cipher.seal(placeOf(place, 'bytes'), bytes) };
  };

  const turns = new Map<string, Promise<unknown>>();
  /** One after the other at each place, as they were asked for: a slow cipher lets no older value come last, and reading waits for what was put before. */
  const inTurn = <Result>(kind: string, key: string, work: () => Promise<Result>): Promise<Result> => {
    const place = JSON.stringify([kind, key]);
    const turn = (turns.get(place) ?? Promise.resolve()).then(work, work);
    turns.set(place, turn);
    const over = () => {
      if (turns.get(place) === turn) turns.delete(place);
    };
    turn.then(over, over);
    return turn;
  };

  return {
    account,
    lasting: rows.lasting,
    keepsFiles: rows.lasting && cipher.quick,
    get: <Value>(kind: string, key: string) =>
      inTurn(kind, key, async () => {
        const row = await rows.one(account, kind, key);
        return row && read<Value>(row);
      }),
    list: async <Value>(kind: string) => {
      const found = await rows.all(account);
      const present = new Set(found.map(({ n }) => n));
      for (const n of opened.keys()) if (!present.has(n)) opened.delete(n);
      const entries = await Promise.all(found.filter((row) => row.kind === kind).map((row) => read<Value>(row)));
      return entries.filter((entry) => entry !== undefined);
    },
    put: (kind, key, value, { waiting = false, bytes } = {}) =>
      inTurn(kind, key, async () => {
        for (;;) {
          const before = await rows.one(account, kind, key);
          const row = await rowOf(kind, key, value, waiting, bytes, (before?.revision ?? 0) + 1);
          // After signing out, a user stores nothing more on this device.
          if (forgotten) return;
          if (await rows.write(row)) break;
        }
        changed({ kind, key });
      }),
    update: <Value>(kind: string, key: string, change: (value: Value) => Value | undefined, options: Pick<PutOptions, 'waiting'> = {}) =>
      inTurn(kind, key, async () => {
        for (;;) {
          const before = await rows.one(account, kind, key);
          const entry = before && (await read<Value>(before));
          if (before === undefined || entry === undefined) return;
          const value = change(entry.value);
          if (value === undefined) {
            await rows.remove(account, kind, key);
            break;
          }
          const row = await rowOf(kind, key, value, options.waiting ?? before.waiting, entry.bytes, before.revision + 1);
          if (forgotten) return;
          if (await rows.write(row)) break;
        }
        changed({ kind, key });
      }),
    delete: (kind, key) =>
      inTurn(kind, key, async () => {
        await rows.remove(account, kind, key);
        changed({ kind, key });
      }),
    waiting: async () => (await rows.all(account)).filter((row) => row.waiting).length,
    forget: async () => {
      forgotten = true;
      await rows.clear(account);
      changed(undefined);
      isClosed = true;
      channel.close();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
