// The line that a database's statements go over. Drizzle leads each statement through five promises of its own; what is asked with every call goes straight.
import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';
import { behind } from './transactions.ts';
import type { Database } from './type.ts';

/** As much of a client or a pool as sends statements. */
export interface Line {
  query(config: pg.QueryConfig, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

const lines = new WeakMap<object, Line>();

/** Says over which line a database, or a transaction, sends. */
export function overLine<Db extends object>(db: Db, line: Line): Db {
  lines.set(db, line);
  return db;
}

const { DATE, INTERVAL, TIMESTAMP, TIMESTAMPTZ } = pg.types.builtins;
/** Moments and days, and lists of them or of exact numbers: drizzle's columns read them from their texts. */
const asTexts: ReadonlySet<number> = new Set([TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL, 1115, 1182, 1185, 1187, 1231]);
const asIs = (text: string) => text;
const types: pg.CustomTypesConfig = { getTypeParser: (type, format) => (asTexts.has(type) ? asIs : pg.types.getTypeParser(type, format)) };

/**
 * Sends a text with its values, as they are, within the running transaction.
 * @throws DrizzleQueryError as the query builder does
 */
export async function sendText(db: Database, text: string, values: readonly unknown[]): Promise<Record<string, unknown>[]> {
  const now = behind(db);
  const line = lines.get(now);
  if (line) {
    try {
      return (await line.query({ text, types }, [...values])).rows;
    } catch (error) {
      throw new DrizzleQueryError(text, [...values], error instanceof Error ? error : undefined);
    }
  }
  const { rows } = (await now._.session.prepareQuery({ sql: text, params: [...values] }, undefined, undefined, false).execute()) as {
    rows: Record<string, unknown>[];
  };
  return rows;
}
