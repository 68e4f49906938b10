// What is asked often and changes rarely is kept by the process until the database says that its table changed: a trigger of the table does, whoever changed it.
import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterCommit, isInTransaction, mayHaveWrittenTo, rootOf } from './transactions.ts';
import type { Database } from './type.ts';

/** The channel on which the database says the name of a table that changed (migration 0049). */
export const keptChannel = 'forecourt_kept';

/** Of one database. While its word does not reach the process, nothing is kept. */
interface Shelf {
  isReliable: boolean;
  /** By table, by what reads it. */
  values: Map<string, Map<object, unknown>>;
  /** Grows with every change: what was read before one is not kept after it. */
  generation: number;
}

const shelves = new WeakMap<Database, Shelf>();

/** The tables of which something is kept: each says with a trigger that it changed. */
export const keptTables = new Set<string>();

/** How a process is told of changes: `onMessage` with the name of a table. */
export function shelfOf(db: Database): { changed: (table: string) => void; reliable: (is: boolean) => void } {
  const shelf: Shelf = { isReliable: false, values: new Map(), generation: 0 };
  shelves.set(db, shelf);
  const drop = (table?: string) => {
    shelf.generation += 1;
    if (table === undefined) shelf.values.clear();
    else shelf.values.delete(table);
  };
  return {
    changed: (table) => drop(table),
    reliable: (is) => {
      shelf.isReliable = is;
      drop();
    },
  };
}

interface KeptHow {
  /** Transactions take what is kept as well, unless they wrote to the table: for what is read with every write. Without it they read what stands when they ask. */
  inTransactions?: boolean;
}

/**
 * A reading of one table that is kept, in processes that are told of its changes; in others it is read each time.
 * @param read what must not be changed by whoever is given it
 */
export function keptUntilChanged<T>(
  table: PgTable,
  read: (db: Database) => Promise<T>,
  { inTransactions = false }: KeptHow = {},
): (db: Database) => Promise<T> {
  const name = getTableName(table);
  keptTables.add(name);
  return async (db) => {
    // A transaction reads what it wrote itself.
    if (isInTransaction() && (!inTransactions || mayHaveWrittenTo(name))) return read(db);
    const shelf = shelves.get(rootOf(db));
    if (!shelf?.isReliable) return read(db);
    const known = shelf.values.get(name);
    if (known?.has(read)) return known.get(read) as T;
    const { generation } = shelf;
    const value = await read(db);
    if (generation === shelf.generation) shelf.values.set(name, new Map([...(known ?? []), [read, value]]));
    return value;
  };
}

/** Forgets it in this process with the commit: whoever is answered then finds it changed. The others are told by the database. */
export function forgetKept(db: Database, table: PgTable): void {
  const shelf = shelves.get(rootOf(db));
  if (!shelf) return;
  afterCommit(() => {
    shelf.generation += 1;
    shelf.values.delete(getTableName(table));
  });
}
