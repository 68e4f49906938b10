import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { seenDatabase } from './forget.ts';

/** One thing seen: when, and its content sealed. */
interface SealedRow {
  /** When the server answered it, in ms. */
  at: number;
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

interface Schema extends DBSchema {
  /** By account; there is never more than one. */
  keys: { key: string; value: CryptoKey };
  rows: { key: string; value: SealedRow; indexes: { at: number } };
}

/** Nothing older is shown: in two weeks a car is sold and a price is another. In ms. */
export const longestKept = 14 * 24 * 3_600_000;
/** The most things kept, the newest of them. */
export const mostKept = 300;
/** The largest of them, in characters. */
const largest = 400_000;

const inBytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** What one account has seen on this device, sealed with a key that no script can read. */
export interface SeenStore {
  readonly account: string;
  /** Keeps a value over the one before; what is too large is left out. After the account is forgotten it does nothing. */
  put(name: string, value: unknown, at: number): Promise<void>;
  /** Everything kept that is not too old, and the oldest beyond the limit deleted. */
  all(): Promise<unknown[]>;
  /** One by its name. */
  get(name: string): Promise<unknown>;
  close(): void;
}

async function openDatabase(): Promise<IDBPDatabase<Schema>> {
  const db: IDBPDatabase<Schema> = await openDB<Schema>(seenDatabase, 1, {
    upgrade: (made) => {
      made.createObjectStore('keys');
      made.createObjectStore('rows').createIndex('at', 'at');
    },
    // Somebody signs out, in whichever tab: nothing may stand in the way.
    blocking: () => db.close(),
  });
  return db;
}

/**
 * Opens what is kept.
 * @param account who is signed in: what anybody else has left is deleted, and a key is made where there is none. Without it, what is there is opened
 * @returns nothing where there is nothing to open, or the browser keeps or seals nothing
 */
export async function openSeen(account?: string): Promise<SeenStore | undefined> {
  if (typeof indexedDB === 'undefined' || globalThis.crypto?.subtle === undefined) return undefined;
  const db = await openDatabase();
  let store: SeenStore | undefined;
  try {
    const [known] = await db.getAllKeys('keys');
    const owner = account ?? known;
    if (owner !== undefined) {
      if (known !== undefined && known !== owner) await Promise.all([db.clear('keys'), db.clear('rows')]);
      store = storeOf(db, owner, (await db.get('keys', owner)) ?? (await newKey(db, owner)));
    }
  } finally {
    if (store === undefined) db.close();
  }
  return store;
}

async function newKey(db: IDBPDatabase<Schema>, account: string): Promise<CryptoKey> {
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const { store, done } = db.transaction('keys', 'readwrite');
  // Two tabs at once agree on one.
  const first = (await store.get(account)) ?? made;
  await store.put(first, account);
  await done;
  return first;
}

function storeOf(db: IDBPDatabase<Schema>, account: string, key: CryptoKey): SeenStore {
  /** A name says what a person looked at: it is kept as what follows from it alone. */
  const placeOf = async (name: string): Promise<string> => {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', inBytes(`${account} ${name}`)));
    return btoa(String.fromCharCode(...digest));
  };
  const open = async (place: string, { iv, bytes }: SealedRow): Promise<unknown> => {
    try {
      const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: inBytes(place) }, key, bytes);
      return JSON.parse(new TextDecoder().decode(text)) as unknown;
    } catch {
      return undefined;
    }
  };
  const prune = async (): Promise<void> => {
    const { store, done } = db.transaction('rows', 'readwrite');
    let left = (await store.count()) - mostKept;
    for (let row = await store.index('at').openCursor(); row !== null; row = await row.continue()) {
      if (left <= 0 && row.value.at > Date.now() - longestKept) break;
      await row.delete();
      left -= 1;
    }
    await done;
  };
  return {
    account,
    put: async (name, value, at) => {
      const text = JSON.stringify(value);
      if (text.length > largest) return;
      const place = await placeOf(name);
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: inBytes(place) }, key, inBytes(text));
      try {
        await db.put('rows', { at, iv, bytes }, place);
      } catch {
        // Closed, because the account has left.
      }
    },
    get: async (name) => {
      const place = await placeOf(name);
      const row = await db.get('rows', place);
      return row && open(place, row);
    },
    all: async () => {
      await prune();
      const places = await db.getAllKeys('rows');
      const rows = await db.getAll('rows');
      const opened = await Promise.all(rows.map((row, index) => open(places[index] ?? '', row)));
      return opened.filter((value) => value !== undefined);
    },
    close: () => db.close(),
  };
}
