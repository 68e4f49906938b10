// What a list counts or finds by id alone is read without the tables it joins: the database leaves such a join out by itself, but goes on reading the column it is
// made by (PostgreSQL up to 16), and then no index has all that is read.
import { sql, type SQL } from 'drizzle-orm';
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core';

const dialect = new PgDialect();
const aliases = new WeakMap<SQL, readonly string[] | undefined>();

/** The names under which tables are joined; undefined where one is joined in a way that is not understood, which might leave rows out. */
function aliasesOf(joins: SQL): readonly string[] | undefined {
  if (aliases.has(joins)) return aliases.get(joins);
  const { sql: text } = dialect.sqlToQuery(joins);
  const found = [...text.matchAll(/\bleft join "?(\w+)"?(?: as "?(\w+)"?)? on\b/gi)].map(([, table = '', alias = table]) => alias);
  const known = found.length === [...text.matchAll(/\bjoin\b/gi)].length ? found : undefined;
  aliases.set(joins, known);
  return known;
}

/**
 * `from` the table, with the joins only if the conditions speak of one of them.
 * @param joins left joins, each of which finds at most one row
 * @param spoken conditions and orders
 */
export function leanFrom(table: PgTable, joins: SQL | undefined, spoken: SQL | undefined): SQL {
  const names = joins && aliasesOf(joins);
  if (!joins || (names && !speaksOf(spoken, names))) return sql`from ${table}`;
  return sql`from ${table} ${joins}`;
}

function speaksOf(spoken: SQL | undefined, names: readonly string[]): boolean {
  if (!spoken) return false;
  const { sql: text } = dialect.sqlToQuery(spoken);
  return names.some((name) => text.includes(`${name}.`) || text.includes(`"${name}".`));
}
