// One page of a table in the dialect of the contract's lists: filter, sort, range, total.
import { and, asc, desc, eq, getTableColumns, gte, ilike, inArray, isNull, lte, or, sql, type Column, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { badRequest } from '../../engine/server/problem.ts';
import type { Page } from '../../engine/server/handler.ts';
import { takeBatches, type Batches } from '../../engine/server/batches.ts';
import { partsOf, placeColumns, rowsAfter } from './places.ts';
import type { Database } from './database.ts';

/** Beyond this many rows a total is not counted but reported as capped. */
export const totalCap = 10_000;
/** The most rows one call answers with. */
export const maxPage = 1000;
const defaultPage = 25;

export interface ListOptions<Extra extends Record<string, SQL.Aliased | SQL>> {
  /** Whose rows; undefined for all. */
  scope: SQL | undefined;
  /** As the contract's `filter` parameter: value, list of values, `_gte`, `_lte`, `q`. */
  filter?: Readonly<Record<string, unknown>> | undefined;
  sort?: readonly [string, string] | undefined;
  range?: readonly number[] | undefined;
  /** The columns `q` searches. */
  search?: readonly SearchTerm[];
  /** The SQL behind additional filter and sort names: derived values. */
  columns?: Readonly<Record<string, Column | SQL>>;
  /** Further values of a row, each one SQL expression. */
  extra?: Extra;
  /** Without a `sort`. Default: newest first. */
  defaultSort?: readonly [string, 'ASC' | 'DESC'];
}

type Row<Table extends PgTable, Extra> = Table['$inferSelect'] & { [Name in keyof Extra]: Extra[Name] extends SQL.Aliased<infer T> | SQL<infer T> ? T : never };

/**
 * One page of rows with the total (exact up to 10,000); within `Batches.next` the batch that is due, uncounted.
 * @throws Problem 400 for a range that cannot be, or a filter or sort that has no column
 */
export async function listRows<Table extends PgTable, Extra extends Record<string, SQL.Aliased | SQL> = Record<never, never>>(
  db: Database,
  table: Table,
  options: ListOptions<Extra>,
): Promise<Page<Row<Table, Extra>>> {
  const columns = getTableColumns(table);
  const find = (name: string): Column | SQL => {
    const found = options.columns?.[name] ?? columns[name];
    if (!found) throw badRequest(`There is nothing called ${name} to filter or sort by.`, { [name]: 'Cannot be filtered or sorted by.' });
    return found;
  };
  const where = and(options.scope, ...(await conditions(db, options.filter ?? {}, find, options.search ?? [])));
  const [name, order] = options.sort ?? options.defaultSort ?? ['id', 'DESC'];
  const batches = takeBatches();
  if (batches) return readBatch(db, table, { batches, where, key: find(name), order: order === 'ASC' ? 'ASC' : 'DESC', extra: options.extra });
  const [first, last] = readRange(options.range);
  const direction = order === 'ASC' ? asc : desc;
  const id = columns['id'];
  const orderBy = name === 'id' || !id ? [direction(find(name))] : [direction(find(name)), direction(id)];
  const rows = await db
    .select({ ...columns, ...options.extra })
    .from(table as PgTable)
    .where(where)
    .orderBy(...orderBy)
    .limit(last - first + 1)
    .offset(first);
  const total = await countUpTo(db, table, where, totalCap + 1);
  // Drizzle widens the row type of a generic table; the columns selected are exactly the table's own and the extras.
  const typed = rows as Row<Table, Extra>[];
  return total > totalCap ? { rows: typed, total, capped: true } : { rows: typed, total };
}

interface BatchQuery<Extra> {
  batches: Batches;
  where: SQL | undefined;
  key: Column | SQL;
  order: 'ASC' | 'DESC';
  extra: Extra | undefined;
}

async function readBatch<Table extends PgTable, Extra extends Record<string, SQL.Aliased | SQL>>(
  db: Database,
  table: Table,
  { batches, where, key, order, extra }: BatchQuery<Extra>,
): Promise<Page<Row<Table, Extra>>> {
  const columns = getTableColumns(table);
  const id = columns['id'];
  if (!id) throw new Error('Only rows with an id can be read in batches.');
  const direction = order === 'ASC' ? asc : desc;
  const parts = (batches.parts ??= partsOf(order));
  const rows: Row<Table, Extra>[] = [];
  for (let [part] = parts; part && rows.length < batches.size; [part] = parts) {
    const found = await db
      .select({ ...columns, ...extra, ...placeColumns(key) })
      .from(table as PgTable)
      .where(and(where, rowsAfter(batches.after, part, { key, id, order })))
      .orderBy(direction(key), direction(id))
      .limit(batches.size - rows.length);
    const last = found.at(-1) as { id: string; place_value: string | null; place_type: string } | undefined;
    const isRead = found.length < batches.size - rows.length;
    rows.push(...(found.map(({ place_value: _value, place_type: _type, ...row }) => row) as Row<Table, Extra>[]));
    if (isRead) parts.shift();
    batches.after = isRead || !last ? undefined : { value: last.place_value, type: last.place_type, id: last.id };
  }
  return { rows, total: rows.length };
}

/** How many rows there are, but never more than `limit`. */
export async function countUpTo(db: Database, table: PgTable, where: SQL | undefined, limit: number): Promise<number> {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(limit)
    .as('found');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(found);
  return row?.count ?? 0;
}

function readRange(range: readonly number[] | undefined): [number, number] {
  const [first = 0, last = first + defaultPage - 1] = range ?? [];
  if (last < first) throw badRequest('The range ends before it starts.', { range: 'Must end after it starts.' });
  if (last - first >= maxPage) throw badRequest(`A page has at most ${maxPage} rows.`, { range: `At most ${maxPage} rows.` });
  return [first, last];
}

function conditions(
  db: Database,
  filter: Readonly<Record<string, unknown>>,
  find: (name: string) => Column | SQL,
  search: readonly SearchTerm[],
): Promise<(SQL | undefined)[]> {
  return Promise.all(
    Object.entries(filter).map(([name, value]) => {
      if (value === undefined) return undefined;
      if (name === 'q') return matches(db, String(value), search);
      if (name.endsWith('_gte')) return gte(find(name.slice(0, -4)) as Column, value);
      if (name.endsWith('_lte')) return lte(find(name.slice(0, -4)) as Column, value);
      const column = find(name);
      if (value === null) return isNull(column);
      // An empty list of values matches nothing.
      if (Array.isArray(value)) return value.length === 0 ? sql`false` : inArray(column as Column, value);
      return eq(column as Column, value);
    }),
  );
}

/** A text that is searched, or the condition for one word, given as a pattern of LIKE; it may have to ask the database first. */
export type SearchTerm = Column | SQL | ((pattern: string, db: Database) => SQL | Promise<SQL>);

/** Every word must be found in one of the terms; `%` and `_` mean themselves. */
async function matches(db: Database, query: string, search: readonly SearchTerm[]): Promise<SQL | undefined> {
  const words = query.split(/\s+/).filter(Boolean);
  const each = words.map(async (word) => {
    const pattern = `%${word.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;
    return or(...(await Promise.all(search.map((term) => (typeof term === 'function' ? term(pattern, db) : ilike(term as Column, pattern))))));
  });
  return and(...(await Promise.all(each)));
}
