// One page of a table in the dialect of the contract's lists: filter, sort, range, total.
import { and, getTableColumns, sql, type Column, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { badRequest } from '../../engine/server/problem.ts';
import type { Page } from '../../engine/server/handler.ts';
import { takeBatches, type Batches } from '../../engine/server/batches.ts';
import { takeGrouping, type FoundGroups, type Grouping } from '../../engine/server/groups.ts';
import { conditions, type SearchTerm } from './conditions.ts';
import { takePageTotal } from '../../engine/server/page-total.ts';
import { partsOf, placeColumns, rowsAfter } from './places.ts';
import { plannedAnew } from './named-statements.ts';
import { leanFrom } from './lean-from.ts';
import { sendSql } from './prepared.ts';
import { readRows } from './selection.ts';
import { inWave } from './transactions.ts';
import type { Database } from './database.ts';

/** Beyond this many rows a total is not counted but reported as capped. */
export const totalCap = 10_000;
/** Of more rows than these, those of a page that nobody counts are soon met in their order. */
const fewFound = 2_000;
/** The most rows one call answers with. */
export const maxPage = 1000;
const defaultPage = 25;
/** Of more rows no groups are counted: every one of them is read for it. */
const mostGrouped = 100_000;
/** From the row on with which a page is far: what lies before it is passed over without being read. */
const far = 1_000;

export interface ListOptions<Extra extends Record<string, SQL.Aliased | SQL>> {
  /** Whose rows; undefined for all. */
  scope: SQL | undefined;
  /** As the contract's `filter` parameter: value, list of values, `q`, operators (`_not`, `_gte`, `_lte`, `_contains`, `_empty`), alternatives (`or`). */
  filter?: Readonly<Record<string, unknown>> | undefined;
  sort?: readonly [string, string] | undefined;
  range?: readonly number[] | undefined;
  /** The columns `q` searches. */
  search?: readonly SearchTerm[];
  /** The SQL behind additional filter and sort names: derived values. */
  columns?: Readonly<Record<string, Column | SQL>>;
  /** What a sort by a name goes by, where that is not what it is filtered by. */
  sorted?: Readonly<Record<string, Column | SQL>>;
  /** Further values of a row, each one SQL expression, as the database answers it. */
  extra?: Extra;
  /** The rows, where they are gathered from several tables: a query with the table's columns. The table is a name for it, and has none of its own in the database. */
  gathered?: SQL;
  /** Tables that columns and extras speak of: each a left join that finds at most one row, so that the database leaves out what a query does not ask for. */
  joins?: SQL;
  /** Rows and total come by one statement: for a panel of a desk, asked for beside many others. */
  inOne?: boolean;
  /** What `q` finds is mostly few of many rows: it is found before it is put in order. Else the database may walk all rows in their order until enough of them fit. */
  findsFirst?: boolean;
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
  const filter = options.filter ?? {};
  const where = and(options.scope, ...(await conditions(db, filter, find, options.search ?? [])));
  const grouping = takeGrouping();
  const isToPage = takePageTotal();
  const source = options.gathered ? sql`(${options.gathered}) as ${table}` : sql`${table}`;
  const from = sql`from ${source} ${options.joins}`;
  if (grouping) {
    const by = find(grouping.by);
    grouping.found = await readGroups(db, { ...grouping, key: by, from: options.gathered ? from : leanFrom(table, options.joins, sql`${where} ${by}`), where });
    return { rows: [], total: 0 };
  }
  const [name, order] = options.sort ?? options.defaultSort ?? ['id', 'DESC'];
  const direction = order === 'ASC' ? 'ASC' : 'DESC';
  const key = options.sorted?.[name] ?? find(name);
  const extra = options.extra ?? {};
  const batches = takeBatches();
  const [first, last] = batches ? [0, 0] : readRange(options.range);
  const id = columns['id'];
  // The columns read are exactly the table's own and the extras.
  if (batches) return (await readBatch(db, table, { batches, from, where, key, direction, extra })) as Page<Row<Table, Extra>>;
  const inOrder = orderOf(name === 'id' || !id ? [key] : [key, id], direction);
  // The number of rows as a literal: a plan for any number of rows would be one for many. And nothing of rows before the first page: PostgreSQL guesses that an unknown
  // number of them is a tenth of all, so a plan for any would look dear beside one for each call, and the first page would be planned anew every time.
  const before = first === 0 ? sql`` : sql`offset ${first}`;
  const size = last - first + 1;
  const part = sql`limit ${sql.raw(String(isToPage ? size + 1 : size))} ${before} ${planOf(filter)}`;
  const lean = options.gathered ? from : leanFrom(table, options.joins, where);
  // Of the rows before a far page only the ids are read, which an index has.
  const isFar = first >= far && id !== undefined;
  const page = isFar
    ? sql`${from} where ${id} in (select ${id} ${options.gathered ? from : leanFrom(table, options.joins, sql`${where} ${inOrder}`)} ${whereOf(where)} ${inOrder} ${part}) ${inOrder}`
    : sql`${from} ${whereOf(where)} ${inOrder} ${part}`;
  const readAll = async (rows: SQL) => (await readRows(db, table, extra, rows)) as Row<Table, Extra>[];
  const read = () => readAll(page);
  if (isOneRow(filter)) {
    const rows = await read();
    return { rows, total: rows.length };
  }
  const isFoundFirst = options.findsFirst === true && id !== undefined && filter['q'] !== undefined;
  // A page behind those looked for is met in its order, as one of more rows is.
  if (isFoundFirst && isToPage && first + size <= fewFound) {
    // Found are the rows themselves, once: a page has the most of what little is looked for.
    const found = sql`select ${table}.* ${lean} ${whereOf(where)} limit ${sql.raw(String(fewFound + 1))}`;
    const counted = { ...extra, counted_total: sql<number>`(count(*) over ())::int` };
    const rows = await readRows(db, table, counted, sql`from (${found}) as ${table} ${options.joins} ${inOrder} ${part}`);
    const totals = rows as (Row<Table, Extra> & { counted_total: number })[];
    return pageOf((totals[0]?.counted_total ?? 0) > fewFound ? await read() : withoutTotal(totals), first, size);
  }
  if (isFoundFirst && !isToPage) {
    const sorted = options.gathered ? from : leanFrom(table, options.joins, sql`${where} ${inOrder}`);
    const found: FoundQuery = { id, key, direction, part, first, source, joins: options.joins, extra, inOrder, rows: sql`${sorted} ${whereOf(where)}` };
    const [rows, total] = await readFound<Table, Extra>(db, table, found);
    return total > totalCap ? { rows: await read(), total, capped: true } : { rows, total };
  }
  if (isToPage) return pageOf(await read(), first, size);
  const [rows, total] = options.inOne
    ? await readCounted<Table, Extra>(db, table, { extra, page, first, lean, where })
    : await inWave(read, () => countFrom(db, lean, where, totalCap + 1, planOf(filter)));
  return total > totalCap ? { rows, total, capped: true } : { rows, total };
}

/** A page that was read with the row behind it, which says whether there is more: so far the rows are counted. */
const pageOf = <Each>(read: readonly Each[], first: number, size: number): Page<Each> =>
  read.length > size ? { rows: read.slice(0, size), total: first + size + 1, capped: true } : { rows: [...read], total: first + read.length };

interface FoundQuery {
  id: Column;
  key: Column | SQL;
  direction: 'ASC' | 'DESC';
  /** Of the rows in their order. */
  part: SQL;
  first: number;
  source: SQL;
  joins: SQL | undefined;
  extra: Readonly<Record<string, SQL.Aliased | SQL>>;
  inOrder: SQL;
  /** All that is found. */
  rows: SQL;
}

/** A page and the total: all rows are found before they are put in order, whatever index there is of the order. Beyond the cap they are not the page's. */
async function readFound<Table extends PgTable, Extra>(
  db: Database,
  table: Table,
  { id, key, direction, part, first, source, joins, extra, inOrder, rows: all }: FoundQuery,
): Promise<[Row<Table, Extra>[], number]> {
  const found = sql`select ${id} as id, ${key} as place ${all} limit ${sql.raw(String(totalCap + 1))}`;
  const page = sql`select id, (count(*) over ())::int as total from (${found}) as found ${orderOf([sql`place`, sql`id`], direction)} ${part}`;
  const rows = sql`from ${source} join (${page}) as found_page on found_page.id = ${id} ${joins} ${inOrder}`;
  const counted = (await readRows(db, table, { ...extra, counted_total: sql<number>`found_page.total` }, rows)) as (Row<Table, Extra> & {
    counted_total: number;
  })[];
  return [withoutTotal(counted), counted[0]?.counted_total ?? (first === 0 ? 0 : await countOf(db, found))];
}

interface CountedQuery {
  extra: Readonly<Record<string, SQL.Aliased | SQL>>;
  page: SQL;
  first: number;
  lean: SQL;
  where: SQL | undefined;
}

/** A page's rows, each with the total, which is counted once. A page behind the last row has no row to bring it. */
async function readCounted<Table extends PgTable, Extra>(
  db: Database,
  table: Table,
  { extra, page, first, lean, where }: CountedQuery,
): Promise<[Row<Table, Extra>[], number]> {
  const total = sql`(select count(*)::int from (select 1 ${lean} ${whereOf(where)} limit ${sql.raw(String(totalCap + 1))}) as found)`;
  const found = (await readRows(db, table, { ...extra, counted_total: total }, page)) as (Row<Table, Extra> & { counted_total: number })[];
  return [withoutTotal(found), found[0]?.counted_total ?? (first === 0 ? 0 : await countFrom(db, lean, where, totalCap + 1))];
}

const withoutTotal = <Each>(rows: readonly (Each & { counted_total: number })[]): Each[] =>
  rows.map(({ counted_total: _total, ...row }) => row as unknown as Each);

/** One id finds one row at most: there is nothing to count. */
const isOneRow = (filter: Readonly<Record<string, unknown>>): boolean => typeof filter['id'] === 'string';

const whereOf = (where: SQL | undefined): SQL => (where ? sql`where ${where}` : sql``);

const orderOf = (keys: readonly (Column | SQL)[], direction: 'ASC' | 'DESC'): SQL =>
  sql`order by ${sql.join(
    keys.map((key) => sql`${key} ${sql.raw(direction)}`),
    sql`, `,
  )}`;

interface BatchQuery {
  batches: Batches;
  from: SQL;
  where: SQL | undefined;
  key: Column | SQL;
  direction: 'ASC' | 'DESC';
  extra: Readonly<Record<string, SQL.Aliased | SQL>>;
}

async function readBatch(db: Database, table: PgTable, { batches, from, where, key, direction, extra }: BatchQuery): Promise<Page<Record<string, unknown>>> {
  const { id } = getTableColumns(table);
  if (!id) throw new Error('Only rows with an id can be read in batches.');
  const parts = (batches.parts ??= partsOf(direction));
  const rows: Record<string, unknown>[] = [];
  for (let [part] = parts; part && rows.length < batches.size; [part] = parts) {
    const wanted = batches.size - rows.length;
    const after = and(where, rowsAfter(batches.after, part, { key, id, order: direction }));
    const rest = sql`${from} ${whereOf(after)} ${orderOf([key, id], direction)} limit ${wanted}`;
    const found = await readRows(db, table, { ...extra, ...placeColumns(key) }, rest);
    const last = found.at(-1) as { id: string; place_value: string | null; place_type: string } | undefined;
    const isRead = found.length < wanted;
    // With their places, which no answer has: a copy without them costs more memory than the row.
    rows.push(...found);
    if (isRead) parts.shift();
    batches.after = isRead || !last ? undefined : { value: last.place_value, type: last.place_type, id: last.id };
  }
  return { rows, total: rows.length };
}

/** How many rows there are, but never more than `limit`. */
export function countUpTo(db: Database, table: PgTable, where: SQL | undefined, limit: number): Promise<number> {
  return countFrom(db, sql`from ${table}`, where, limit);
}

/** How many rows lie between two values depends on the values: a plan for any would be made for a third of the table. */
const planOf = (filter: Readonly<Record<string, unknown>>): SQL =>
  Object.keys(filter).some((name) => name.endsWith('_gte') || name.endsWith('_lte')) ? sql.raw(plannedAnew) : sql``;

const countFrom = (db: Database, from: SQL, where: SQL | undefined, limit: number, plan = sql``): Promise<number> =>
  countOf(db, sql`select 1 ${from} ${whereOf(where)} limit ${sql.raw(String(limit))}`, plan);

async function countOf(db: Database, rows: SQL, plan = sql``): Promise<number> {
  const [row] = await sendSql<{ count: number }>(db, sql`select count(*)::int as count from (${rows}) as found ${plan}`);
  return row?.count ?? 0;
}

interface GroupQuery extends Pick<Grouping, 'most'> {
  key: Column | SQL;
  from: SQL;
  where: SQL | undefined;
}

/** How many rows there are for each value of the key, in one reading of them. */
async function readGroups(db: Database, { key, most, from, where }: GroupQuery): Promise<FoundGroups> {
  const rows = await sendSql<{ value: string | boolean | null; count: number; groups: number; total: number }>(
    db,
    sql`select value, count(*)::int as count, count(*) over ()::int as groups, sum(count(*)) over ()::int as total
      from (select ${key} as value ${from} ${whereOf(where)} limit ${sql.raw(String(mostGrouped + 1))}) as found
      group by value order by count desc, value limit ${sql.raw(String(most))}`,
  );
  const [first] = rows;
  if (!first || first.total > mostGrouped) return { groups: [], others: 0, isCapped: first !== undefined };
  return { groups: rows.map(({ value, count }) => ({ value, count })), others: first.groups - rows.length, isCapped: false };
}

function readRange(range: readonly number[] | undefined): [number, number] {
  const [first = 0, last = first + defaultPage - 1] = range ?? [];
  if (last < first) throw badRequest('The range ends before it starts.', { range: 'Must end after it starts.' });
  if (last - first >= maxPage) throw badRequest(`A page has at most ${maxPage} rows.`, { range: `At most ${maxPage} rows.` });
  return [first, last];
}
