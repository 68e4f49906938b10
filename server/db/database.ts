import { join } from 'node:path';
import { types, type PGlite, type Transaction as PgliteTransaction } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { drizzle as drizzlePg, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { inStatement } from '../traces/statements.ts';
import { openPglite } from './embedded.ts';
import { createGate, DatabaseBusyError, patienceMs } from './gate.ts';
import { overLine, sendText } from './line.ts';
import { lockFolder } from './lock.ts';
import { createPool, poolSize, textOf } from './pool.ts';
import { joiningTransactions, writtenBefore } from './transactions.ts';
import type { Database } from './type.ts';

export type { Database } from './type.ts';

/** `busy`: it answers, but every connection was taken for longer than a call waits. `broken`: it cannot be reached. */
export type DatabaseState = 'ready' | 'busy' | 'broken';

export interface OpenDatabase {
  db: Database;
  engine: 'embedded' | 'server';
  /** Whether it can be used at the moment; answers within a few seconds. */
  isReady(): Promise<DatabaseState>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL server; without it the embedded engine runs in `dataDir`. */
  databaseUrl?: string;
  dataDir: string;
  /** Called when the embedded engine's folder was taken over by another process: nothing may be written any more. */
  onLost?: () => void;
}

// Both engines answer bigint (count(*), sum of integers) as numbers; pg would give strings.
pg.types.setTypeParser(pg.types.builtins.INT8, (value) => {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is too large for a number`);
  return number;
});

/**
 * Opens the database the configuration asks for. Its schema is brought up to date by `migrate`.
 * @throws FolderInUseError when another process has the embedded engine's folder
 */
export function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  return options.databaseUrl ? Promise.resolve(openServer(options.databaseUrl)) : openEmbedded(options);
}

/** A copy of the database on another PostgreSQL server, for reading alone. */
export const openCopy = (databaseUrl: string): OpenDatabase => openServer(databaseUrl, { readOnly: true });

const dialect = new PgDialect();

function openServer(connectionString: string, { readOnly = false }: { readOnly?: boolean } = {}): OpenDatabase {
  const pool = createPool(connectionString, undefined, undefined, readOnly);
  const gate = createGate(poolSize);
  // Statements of their own go through the pool; the pool itself never has anyone waiting.
  const gated = new Proxy(pool, {
    get: (target, property) => {
      const value: unknown = Reflect.get(target, property, target);
      if (typeof value !== 'function') return value;
      if (property !== 'query') return value.bind(target);
      return (...given: unknown[]) => inStatement(textOf(given), () => gate.pass(() => Reflect.apply(value, target, given)));
    },
  });
  const statements = overLine(drizzlePg(gated), gated);
  const transactions = new WeakMap<pg.PoolClient, Transaction>();
  const transactionOn = (client: pg.PoolClient): Transaction => {
    const known = transactions.get(client) ?? overLine(new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined), client);
    transactions.set(client, known);
    return known;
  };
  const open: Database['transaction'] = (work, config) =>
    gate.pass(async () => {
      const client = await pool.connect();
      try {
        if (config) return await drizzlePg(client).transaction((inner) => work(overLine(inner, client)), config);
        return await within(transactionOn(client), work);
      } finally {
        client.release();
      }
    });
  const db = joiningTransactions(statements, open, true);
  return { db, engine: 'server', isReady: () => stateOf(db, () => reaches(connectionString)), close: () => pool.end() };
}

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** As drizzle does it, but straight: of a short change, its beginning and its end took as long as a statement each. */
async function within<T>(transaction: Transaction, work: (inner: Transaction) => Promise<T>): Promise<T> {
  await sendText(transaction, 'begin', []);
  try {
    const result = await work(transaction);
    await sendText(transaction, 'commit', []);
    return result;
  } catch (error) {
    await sendText(transaction, 'rollback', []);
    throw error;
  }
}

async function openEmbedded(options: DatabaseOptions): Promise<OpenDatabase> {
  const lock = await lockFolder(options.dataDir, options.onLost);
  try {
    const client = await openPglite({ dataDir: join(options.dataDir, 'database') });
    return embedded(client, () => lock.release());
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Lists of these types are read as lists: booleans, whole numbers, texts, numbers and UUIDs. By PostgreSQL's number of the type. */
const readAsLists: ReadonlySet<number> = new Set([1000, 1005, 1007, 1016, 1009, 1015, 1021, 1022, 2951]);

/**
 * Leaves the engine only the parsers for those lists and for values that are not lists. It has 300 parsers, including for lists of catalog rows, and copies
 * them all for each query that adds its own, as drizzle's do: a tenth of the time of a small query.
 */
function keepReaders(client: PGlite): void {
  client.parsers = Object.fromEntries(Object.entries(client.parsers).filter(([type]) => type in types.parsers || readAsLists.has(Number(type))));
}

/** What waits in the transaction is written before a statement that could tell. */
const askingFirst = (inner: PgliteTransaction): PgliteTransaction =>
  new Proxy(inner, {
    get: (target, property) => {
      const value: unknown = Reflect.get(target, property, target);
      if (typeof value !== 'function') return value;
      if (property !== 'query') return value.bind(target);
      return async (text: string, ...given: unknown[]) => {
        await writtenBefore(text);
        return inStatement(text, () => Reflect.apply(value, target, [text, ...given]) as unknown);
      };
    },
  });

/**
 * The embedded engine as a `Database`.
 * @param release what to do once it is closed
 */
export function embedded(client: PGlite, release: () => Promise<void> = async () => {}): OpenDatabase {
  keepReaders(client);
  const gate = createGate(1);
  // The engine has one connection, and would let everyone wait for it without an end.
  const gated = new Proxy(client, {
    get: (target, property) => {
      const value: unknown = Reflect.get(target, property, target);
      if (typeof value !== 'function') return value;
      if (property === 'query')
        return (text: string, ...given: unknown[]) => inStatement(text, () => gate.pass(() => Reflect.apply(value, target, [text, ...given])));
      if (property !== 'transaction') return value.bind(target);
      return (work: Parameters<PGlite['transaction']>[0]) => gate.pass(() => target.transaction((inner) => work(askingFirst(inner))));
    },
  });
  const db = joiningTransactions(drizzlePglite(gated));
  return {
    db,
    engine: 'embedded',
    // What waits in this process can only be busy: there is no line that could break.
    isReady: () => stateOf(db, async () => !client.closed),
    close: async () => {
      if (!client.closed) await client.close();
      await release();
    },
  };
}

/** @param pastQueue whether it answers where there is no queue */
async function stateOf(db: Database, pastQueue: () => Promise<boolean>): Promise<DatabaseState> {
  try {
    await db.execute(sql`select 1`);
    return 'ready';
  } catch (error) {
    const isBusy = error instanceof DrizzleQueryError && error.cause instanceof DatabaseBusyError;
    return isBusy && (await pastQueue()) ? 'busy' : 'broken';
  }
}

/** Asked on a connection of its own, past the queue. */
async function reaches(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: patienceMs, query_timeout: patienceMs });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
