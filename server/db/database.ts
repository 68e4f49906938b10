import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { lockFolder } from './lock.ts';
import * as schema from './schema.ts';
import { joiningTransactions } from './transactions.ts';

interface Rows<Row> {
  rows: Row[];
}
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** What handlers and queries use: either engine, or a transaction on it. */
export type Database = PgDatabase<RowsResult, typeof schema>;

export interface OpenDatabase {
  db: Database;
  engine: 'embedded' | 'server';
  /** Answers whether the database can be reached. */
  isReady(): Promise<boolean>;
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
  return options.databaseUrl ? openServer(options.databaseUrl) : openEmbedded(options);
}

// Pages of lists are short work: compiling such a query takes longer than it runs.
async function openServer(connectionString: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 10_000,
    options: '-c TimeZone=UTC -c jit=off',
    application_name: 'forecourt',
  });
  // An idle connection that the server closes is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => {});
  const db = joiningTransactions(drizzlePg(pool, { schema }));
  return { db, engine: 'server', isReady: () => answers(db), close: () => pool.end() };
}

async function openEmbedded(options: DatabaseOptions): Promise<OpenDatabase> {
  const lock = await lockFolder(options.dataDir, options.onLost);
  try {
    const client = await PGlite.create(join(options.dataDir, 'database'));
    return embedded(client, () => lock.release());
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/**
 * The embedded engine as a `Database`.
 * @param release what to do once it is closed
 */
export function embedded(client: PGlite, release: () => Promise<void> = async () => {}): OpenDatabase {
  const db = joiningTransactions(drizzlePglite(client, { schema }));
  return {
    db,
    engine: 'embedded',
    isReady: () => answers(db),
    close: async () => {
      if (!client.closed) await client.close();
      await release();
    },
  };
}

async function answers(db: Database): Promise<boolean> {
  try {
    await db.execute(sql`select 1`);
    return true;
  } catch {
    return false;
  }
}
