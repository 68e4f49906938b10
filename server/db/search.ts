// Search by parts of words: what a search looks into is one text for each row, kept in an index of its three-letter groups (PostgreSQL's pg_trgm).
import { sql, type Column, type SQL } from 'drizzle-orm';
import { getTableConfig, index, PgDialect, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';

const dialect = new PgDialect();

/** By the name of the index: the columns whose texts it keeps. */
const kept = new Map<string, readonly string[]>();

/**
 * The index of a table's searched texts; a table has one at most. Values that are not text are searched as they are written out.
 * @param name of the index
 */
export function searchIndex(name: string, ...columns: readonly [Column, ...Column[]]): ReturnType<ReturnType<typeof index>['using']> {
  kept.set(
    name,
    columns.map((column) => column.name),
  );
  return index(name).using('gin', sql`${joined(columns)} gin_trgm_ops`);
}

const texts = new WeakMap<PgTable, SQL>();

/** The searched text of a row, as its table's index keeps it: a condition on anything else would read every row. @throws Error for a table without one */
export function textOf(table: PgTable): SQL {
  const known = texts.get(table);
  if (known) return known;
  const { indexes, columns, name } = getTableConfig(table);
  const searched = indexes.map(({ config }) => kept.get(config.name ?? '')).find(Boolean);
  if (!searched) throw new Error(`${name} has no index for searching.`);
  // Written out once: put together anew for every word, its parts take longer than all else of a statement.
  const text = sql.raw(dialect.sqlToQuery(joined(searched.flatMap((each) => columns.filter((column) => column.name === each)))).sql);
  texts.set(table, text);
  return text;
}

/** The columns that a table's search looks into. */
export function searchedBy(table: PgTable): readonly string[] {
  return (
    getTableConfig(table)
      .indexes.map(({ config }) => kept.get(config.name ?? ''))
      .find(Boolean) ?? []
  );
}

/** The searched text of a column's table, where that text has the column in it: a part of the column's text is a part of it. */
export function searchedText(column: PgColumn): SQL | undefined {
  const { indexes } = getTableConfig(column.table);
  const isIn = indexes.some(({ config }) => kept.get(config.name ?? '')?.includes(column.name));
  return isIn ? textOf(column.table) : undefined;
}

/** What LIKE looks for to find a text anywhere; `%` and `_` mean themselves. */
export const likePattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;

/** A space keeps apart what stands in two columns: no word that is searched has one. */
function joined(columns: readonly Column[]): SQL {
  const parts = columns.map((column) => (column.dataType === 'string' ? sql`coalesce(${column}, '')` : sql`coalesce(${column}::text, '')`));
  return sql`(${sql.join(parts, sql` || ' ' || `)})`;
}

/** With more than these, rows are asked one by one whether they belong to one of them. As many as have a first name in common in a large firm. */
const few = 2_000;

/**
 * Rows that refer to what a search finds in another table. Few are named one by one, so that the index of what refers to them serves; of many,
 * rows in any order are soon met.
 * @param found ids of the other table, as many as they are; and the condition on the row that is joined, which spares looking for them all
 */
export async function referringTo(
  id: Column | SQL,
  found: { ids: (limit: number) => Promise<readonly { id: string }[]>; all: SQL; joined?: SQL },
): Promise<SQL> {
  const rows = await found.ids(few + 1);
  if (rows.length === 0) return sql`false`;
  if (rows.length > few) return found.joined ?? sql`${id} in (${found.all})`;
  // As one array: the database knows how many they are, and reads by the index where that is the shorter way.
  return sql`${id} = any(${sql.param(rows.map((row) => row.id))}::uuid[])`;
}
