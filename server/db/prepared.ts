// Statements whose text is put together once: drizzle's building of one costs more than sending it.
import { fillPlaceholders, sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { sendText } from './line.ts';
import type { Database } from './type.ts';

const dialect = new PgDialect();

/**
 * A statement of the hot paths. Its values are `sql.placeholder(name)`; what else it says is the same each time.
 * @param make called at the first use
 * @returns what runs it with the values, by name; the rows are as the database answers them. It throws an Error where the statement asks for any of a list that `anyOf` does not hold
 */
export function prepared<Values extends Readonly<Record<string, unknown>>, Row extends Record<string, unknown>>(
  make: () => SQL,
): (db: Database, values: Values) => Promise<Row[]> {
  let built: ReturnType<PgDialect['sqlToQuery']> | undefined;
  return async (db, values) => {
    built ??= planned(dialect.sqlToQuery(make()));
    return (await sendText(db, built.sql, fillPlaceholders(built.params, values))) as Row[];
  };
}

/** @throws Error for a list whose length PostgreSQL would see: it would plan the statement anew at every call */
function planned<Query extends { sql: string }>(query: Query): Query {
  if (/any\(\$\d/.test(query.sql)) throw new Error(`A prepared statement takes its lists by anyOf: ${query.sql}`);
  return query;
}

/**
 * Any of the ids, or texts, that a prepared statement gets as one value. How many they are is kept from the planner: it takes ten where it does not know, so a plan for every call would
 * look dearer than one for the one or two of this call, and PostgreSQL would plan the statement anew each time, which takes longer than to run it.
 */
export const anyOf = (name: string, type: 'uuid' | 'text' = 'uuid'): SQL => sql`any(array(select unnest(${sql.placeholder(name)}::${sql.raw(type)}[])))`;

/** Sends a statement whose rows are read as the database answers them. */
export async function sendSql<Row extends Record<string, unknown>>(db: Database, statement: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  return (await sendText(db, text, params)) as Row[];
}
