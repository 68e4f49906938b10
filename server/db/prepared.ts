// Statements whose text is put together once: drizzle's building of one costs more than sending it.
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from './type.ts';

const dialect = new PgDialect();

/**
 * A statement of the hot paths. Its values are `sql.placeholder(name)`; what else it says is the same each time.
 * @param make called at the first use
 * @returns what runs it with the values, by name; the rows are as the database answers them
 */
export function prepared<Values extends Readonly<Record<string, unknown>>, Row extends Record<string, unknown>>(
  make: () => SQL,
): (db: Database, values: Values) => Promise<Row[]> {
  let built: ReturnType<PgDialect['sqlToQuery']> | undefined;
  return async (db, values) => {
    built ??= dialect.sqlToQuery(make());
    const { rows } = (await db._.session.prepareQuery(built, undefined, undefined, false).execute(values)) as { rows: Row[] };
    return rows;
  };
}

/** Sends a text with its values, as they are. */
export async function sendText(db: Database, text: string, values: readonly unknown[]): Promise<Record<string, unknown>[]> {
  const { rows } = (await db._.session.prepareQuery({ sql: text, params: [...values] }, undefined, undefined, false).execute()) as {
    rows: Record<string, unknown>[];
  };
  return rows;
}
