import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { databaseName } from './kept-here.ts';

/** A row on the device: its owner and location in clear text, its content encrypted. */
export interface KeptRow {
  /** Rises with every new row, over all tabs: the order in which things were first kept. */
  n?: number;
  account: string;
  kind: string;
  key: string;
  waiting: boolean;
  /** When it was last changed. */
  at: string;
  /** Rises with every change of this row. */
  revision: number;
  sealed: Uint8Array<ArrayBuffer>;
  bytes?: Uint8Array<ArrayBuffer>;
}

/** A place for rows. A change is made in one step: two tabs never lose each other's. */
export interface Rows {
  /** Data stored here outlives the tab. */
  readonly lasting: boolean;
  one(account: string, kind: string, key: string): Promise<KeptRow | undefined>;
  /** In the order of `n`. */
  all(account: string): Promise<KeptRow[]>;
  /**
   * Writes a row over the one with the revision before it.
   * @returns false if that one has changed since, or is gone; a row of revision 1 is written only where there is none
   */
  write(row: KeptRow): Promise<boolean>;
  remove(account: string, kind: string, key: string): Promise<void>;
  clear(account: string): Promise<void>;
}

interface Schema extends DBSchema {
  rows: { key: number; value: KeptRow; indexes: { place: [string, string, string]; account: string } };
}

const inDatabase = (db: IDBPDatabase<Schema>): Rows => ({
  lasting: true,
  one: (...place) => db.getFromIndex('rows', 'place', place),
  all: (account) => db.getAllFromIndex('rows', 'account', account),
  write: async (row) => {
    const { store, done } = db.transaction('rows', 'readwrite');
    const before = await store.index('place').get([row.account, row.kind, row.key]);
    const fits = (before?.revision ?? 0) === row.revision - 1;
    if (fits) await store.put(before?.n === undefined ? row : { ...row, n: before.n });
    await done;
    return fits;
  },
  remove: async (...place) => {
    const { store, done } = db.transaction('rows', 'readwrite');
    const n = await store.index('place').getKey(place);
    if (n !== undefined) await store.delete(n);
    await done;
  },
  clear: async (account) => {
    const { store, done } = db.transaction('rows', 'readwrite');
    for (const n of await store.index('account').getAllKeys(account)) await store.delete(n);
    await done;
  },
});

/** Rows in memory, for browsers that keep nothing: gone with the tab. */
export function rowsInMemory(): Rows {
  let last = 0;
  const rows = new Map<string, KeptRow>();
  const place = (account: string, kind: string, key: string) => JSON.stringify([account, kind, key]);
  return {
    lasting: false,
    one: (...at) => Promise.resolve(rows.get(place(...at))),
    all: (account) => Promise.resolve([...rows.values()].filter((row) => row.account === account).toSorted((a, b) => (a.n ?? 0) - (b.n ?? 0))),
    write: (row) => {
      const at = place(row.account, row.kind, row.key);
      const before = rows.get(at);
      const fits = (before?.revision ?? 0) === row.revision - 1;
      if (fits) {
        if (before === undefined) last += 1;
        rows.set(at, { ...row, n: before?.n ?? last });
      }
      return Promise.resolve(fits);
    },
    remove: (...at) => {
      rows.delete(place(...at));
      return Promise.resolve();
    },
    clear: (account) => {
      for (const [at, row] of rows) if (row.account === account) rows.delete(at);
      return Promise.resolve();
    },
  };
}

let opened: Promise<Rows> | undefined;

/** The rows of this browser. */
export function openRows(): Promise<Rows> {
  opened ??= openDatabase().catch(() => rowsInMemory());
  return opened;
}

/** The browser's database; the same rows for every tab of this address. */
export async function openDatabase(): Promise<Rows> {
  const db = await openDB<Schema>(databaseName, 1, {
    upgrade: (made) => {
      const store = made.createObjectStore('rows', { keyPath: 'n', autoIncrement: true });
      store.createIndex('place', ['account', 'kind', 'key'], { unique: true });
      store.createIndex('account', 'account');
    },
    // The browser closed it, for example when its data are cleared: the next call opens it again.
    terminated: () => {
      opened = undefined;
    },
  });
  return inDatabase(db);
}
