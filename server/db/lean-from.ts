// What a list counts or finds by id alone is read without the tables it joins: the database leaves such a join out by itself, but goes on reading the column it is
// made by (PostgreSQL up to 16), and then no index has all that is read.
import { Column, getTableName, Param, SQL, sql, StringChunk, Table } from 'drizzle-orm';
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

/** Reads the parts of the SQL as they are: putting its text together only for this would cost a short list a tenth of its time. */
function speaksOf(part: unknown, names: readonly string[]): boolean {
  if (part instanceof StringChunk) return part.value.some((text) => names.some((name) => text.includes(`${name}.`) || text.includes(`${name}".`)));
  if (part instanceof SQL) return part.queryChunks.some((each) => speaksOf(each, names));
  if (Array.isArray(part)) return part.some((each) => speaksOf(each, names));
  if (part instanceof Column) return names.includes(getTableName(part.table));
  if (part instanceof Param || part instanceof Table) return false;
  // Whatever it is, a subquery for one, may speak of anything; a value does not.
  return typeof part === 'object' && part !== null;
}
