import { AsyncVariable } from '../../engine/server/async-variable.ts';
import { inSpanOfCall } from '../traces/traces.ts';
import type { Database } from './type.ts';

interface Running {
  transaction: Database;
  over: boolean;
  afterCommit: (() => void)[];
  onRollback: (() => Promise<void>)[];
  gathered: Map<object, { value: unknown; flush: () => Promise<void> }>;
  late: Late | undefined;
  known: Known | undefined;
  /** The statements it sent that may have written. */
  writes: string[];
  /** The database the transaction is on. */
  root: Database;
}

/** What a transaction has read and need not read again, as long as nothing it writes could have changed it. */
export interface Known {
  /** Told of each statement before it is sent. */
  sending(text: string): void;
}

/** What waits for the end of a transaction to be written, all in one statement. */
export interface Late {
  /** Whether a statement could tell that it is not written yet. */
  isToldBy(text: string): boolean;
  write(db: Database): Promise<void>;
  /** Forgets it: what it belonged to was rolled back. */
  drop(): void;
}

/** Something that many steps of a transaction add to, and that is written once, at its end. */
export interface Gathering<T> {
  begin: () => T;
  /** Within the transaction, so that it commits or rolls back with it. */
  flush: (db: Database, gathered: T) => Promise<void>;
}

const running = new AsyncVariable<Running>();

const current = (): Running | undefined => {
  const store = running.get();
  return store && !store.over ? store : undefined;
};

/**
 * The database as everyone gets it: while a transaction runs, every query of its code joins that transaction, even through a reference kept from before (a
 * service, a cache, a logger). Otherwise such a query would wait on the embedded engine's one connection for a transaction that waits for the query, and on a
 * server it would see and keep what the transaction rolls back. A transaction inside a transaction is a savepoint.
 * @param open starts an outermost transaction, for engines that have their own way
 * @param sendsAhead whether the engine takes a statement before the one before it was answered: the commit then goes with the last one
 */
export function joiningTransactions(
  db: Database,
  open: Database['transaction'] = (work, config) => db.transaction(work, config),
  sendsAhead = false,
): Database {
  const transaction: Database['transaction'] = async (work, config) => {
    const outer = current();
    if (outer) return savepoint(outer, work);
    let last: Promise<void> = Promise.resolve();
    const store: Running = {
      transaction: db,
      over: false,
      afterCommit: [],
      onRollback: [],
      gathered: new Map(),
      late: undefined,
      known: undefined,
      writes: [],
      root: joined,
    };
    try {
      const result = await open((inner) => {
        store.transaction = inner;
        return running
          .run(store, async () => {
            const done = await work(inner);
            for (const { flush } of store.gathered.values()) await flush();
            if (store.late) {
              last = store.late.write(inner);
              if (sendsAhead) last.catch(() => {});
              else await last;
            }
            return done;
          })
          .finally(() => {
            store.over = true;
          });
      }, config);
      // Where the last statement failed, the commit behind it was none.
      await last;
      for (const action of store.afterCommit) action();
      return result;
    } catch (error) {
      store.over = true;
      await Promise.allSettled(store.onRollback.map((action) => action()));
      throw error;
    } finally {
      store.over = true;
    }
  };
  const joined: Database = new Proxy(db, {
    get(_target, property) {
      if (property === 'transaction') return transaction;
      const target = current()?.transaction ?? db;
      if (property === now) return target;
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return joined;
}

/** What a database that joins transactions stands for at the moment. */
const now = Symbol('now');

/** The running transaction, of a database that joins it; anything else is what it is. */
export const behind = (db: Database): Database => (Reflect.get(db, now) as Database | undefined) ?? db;

/** What waits belongs to one side of a savepoint: it is written before it begins, and before it ends. */
async function savepoint<T>(outer: Running, work: (inner: Parameters<Parameters<Database['transaction']>[0]>[0]) => Promise<T>): Promise<T> {
  await outer.late?.write(outer.transaction);
  try {
    return await outer.transaction.transaction(async (inner) => {
      const done = await work(inner);
      await outer.late?.write(inner);
      return done;
    });
  } catch (error) {
    outer.late?.drop();
    throw error;
  }
}

/** What waits in the running transaction, begun if nothing does; undefined without a transaction. */
export function lateOf(begin: () => Late): Late | undefined {
  const store = current();
  if (store) store.late ??= begin();
  return store?.late;
}

/** What the running transaction knows, begun if it knew nothing; undefined without a transaction. */
export function knownOf(begin: () => Known): Known | undefined {
  const store = current();
  if (store) store.known ??= begin();
  return store?.known;
}

/**
 * Asked by the engines before each statement of a transaction.
 * @returns what has to be written before it; undefined where nothing has
 */
export function writtenBefore(text: string): Promise<void> | undefined {
  const store = current();
  store?.known?.sending(text);
  if (store && !/^\s*select\b/i.test(text)) store.writes.push(text);
  return store?.late?.isToldBy(text) ? store.late.write(store.transaction) : undefined;
}

/** What the running transaction knows of a table is no more so: rows of it wait to be written. */
export const rowsWait = (table: string): void => current()?.known?.sending(`insert into ${table}`);

/** Whether the running transaction may have written to a table; what it locked with a `select` is as it was. */
export const mayHaveWrittenTo = (table: string): boolean => current()?.writes.some((text) => new RegExp(`\\b${table}\\b`, 'i').test(text)) ?? false;

/** Whether the code that asks runs within one. */
export const isInTransaction = (): boolean => current() !== undefined;

/** The database as a whole that a transaction belongs to: what was given, where none runs. */
export const rootOf = (db: Database): Database => current()?.root ?? db;

/**
 * Runs an action after the running (outermost) transaction commits, and not at all if it rolls back; at once without a transaction. For state outside the
 * database: caches, wake-ups. The action must not throw.
 */
export function afterCommit(action: () => void): void {
  const store = current();
  if (store) store.afterCommit.push(action);
  else action();
}

/**
 * Adds to what is written at the end of the running (outermost) transaction; without one, it is written at once. What a step that rolls back alone (a
 * savepoint) has added stays in.
 */
export async function gather<T>(db: Database, gathering: Gathering<T>, add: (gathered: T) => void): Promise<void> {
  const store = current();
  const known = store?.gathered.get(gathering);
  // For each collector, the map keeps only what that collector started.
  const value = known ? (known.value as T) : gathering.begin();
  add(value);
  if (!store) await gathering.flush(db, value);
  else if (!known) store.gathered.set(gathering, { value, flush: () => gathering.flush(store.transaction, value) });
}

/**
 * Runs an action if the running (outermost) transaction rolls back; never without a transaction. For outside effects that no longer have a row. A failure of
 * the action changes nothing.
 */
export function onRollback(action: () => Promise<void>): void {
  current()?.onRollback.push(action);
}

/**
 * Work that does not need each other's results, at once. Within a transaction its statements follow on each other without waiting, and what fails is told when all
 * have ended: none may come when the transaction is over.
 */
export async function inWave<Results extends readonly unknown[]>(...work: { [Index in keyof Results]: () => Promise<Results[Index]> }): Promise<Results> {
  // A query is sent again by each that awaits it; what these functions return is awaited once.
  const begun = work.map(async (each) => each());
  if (current()) await Promise.allSettled(begun);
  // One result for each, in their order.
  return Promise.all(begun) as Promise<readonly unknown[]> as Promise<Results>;
}

/** A call that leaves the process or takes long was made while a transaction was open: others wait for its connection and its locks. */
export class InsideTransactionError extends Error {
  override name = 'InsideTransactionError';
}

const refuseInside = (what: string): void => {
  throw new InsideTransactionError(`${what} was called while a transaction is open. Decide in one, act outside, settle in another.`);
};
let onInside = refuseInside;

/** What happens at a call from inside a transaction: it throws, unless the process says otherwise (production logs it). */
export function onCallInside(report: (what: string) => void = refuseInside): void {
  onInside = report;
}

/** Called first by every function that must not run inside a transaction. @throws InsideTransactionError */
export function requireOutside(what: string): void {
  if (current()) onInside(what);
}

/**
 * A port whose named methods may not be called inside a transaction: those that leave the process or take long.
 * @param name in the sentence of the error: `payments`
 */
export function outsideOnly<Port extends object>(name: string, port: Port, methods: readonly (keyof Port)[]): Port {
  return new Proxy(port, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target);
      if (typeof value !== 'function') return value;
      if (!methods.some((method) => method === property)) return value.bind(target);
      return (...given: unknown[]) => {
        const what = `${name}.${String(property)}`;
        requireOutside(what);
        return inSpanOfCall(
          () => what,
          () => ({ kind: 'client' }),
          () => value.apply(target, given) as unknown,
        );
      };
    },
  });
}
