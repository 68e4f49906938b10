// The rows of a database as text, the same on both engines: a JSON object for each row, a line each, in the order of the primary key.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** Rows read at once, and written at once. */
export const batch = 1_000;

/** Belong to running processes, not to the firm: who has the turn, and how often somebody has tried. Their rows are in no backup. */
const passing: ReadonlySet<string> = new Set(['turns', 'rate_limits', 'processes', 'queue_depths']);
/** A backup names the migrations in its manifest; a restore applies them. */
const bookkeeping = 'schema_migrations';

export interface Column {
  name: string;
  /** As `create table` would say it. */
  type: string;
}

export interface Table {
  name: string;
  /** Without those that the database computes. */
  columns: readonly Column[];
  /** Columns of the primary key. */
  key: readonly string[];
}

/** What a table held. */
export interface TableSum {
  name: string;
  rows: number;
  /** Of its lines. */
  sha256: string;
  bytes: number;
}

/** Every table with rows of the firm, by name. */
export async function tablesOf(db: Database): Promise<Table[]> {
  const { rows } = await db.execute<{ name: string; columns: Column[]; key: string[] | null }>(sql`
    select c.relname::text as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select json_agg(a.attname order by k.place) from pg_index i cross join unnest(i.indkey::int2[]) with ordinality as k (attnum, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' order by c.relname collate "C"`);
  return rows.filter(({ name }) => !passing.has(name) && name !== bookkeeping).map(({ name, columns, key }) => ({ name, columns, key: key ?? [] }));
}

const isJson = ({ type }: Column): boolean => type === 'jsonb' || type === 'json';
const names = (columns: readonly Column[]): SQL =>
  sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );

/** JSON inside a row is a text of its own: otherwise a JSON null and no value at all would be read back as one. */
function linesOf({ name, columns, key }: Table): SQL {
  const values = columns.map((column) =>
    isJson(column) ? sql`${sql.identifier(column.name)}::text as ${sql.identifier(column.name)}` : sql.identifier(column.name),
  );
  const types = new Map(columns.map((column) => [column.name, column.type]));
  // Bytewise: the same order whatever language the database sorts by.
  const order = key.map((column) =>
    /^(?:text|character)/.test(types.get(column) ?? '') ? sql`${sql.identifier(column)} collate "C"` : sql.identifier(column),
  );
  const orderBy = order.length > 0 ? sql`order by ${sql.join(order, sql`, `)}` : sql``;
  return sql`select row_to_json(line)::text as line from (select ${sql.join(values, sql`, `)} from ${sql.identifier(name)} ${orderBy}) as line`;
}

/**
 * Reads a table, within a transaction: a batch of lines at a time, so that no table has to fit into memory.
 * @param take gets each batch, every line with its end
 */
export async function readTable(transaction: Database, table: Table, take: (lines: string) => Promise<void>): Promise<TableSum> {
  const hash = createHash('sha256');
  const sum = { name: table.name, rows: 0, bytes: 0 };
  await transaction.execute(sql`declare backup_rows no scroll cursor for ${linesOf(table)}`);
  for (;;) {
    const { rows } = await transaction.execute<{ line: string }>(sql`fetch ${sql.raw(String(batch))} from backup_rows`);
    const lines = rows.map(({ line }) => `${line}\n`).join('');
    hash.update(lines);
    sum.rows += rows.length;
    sum.bytes += Buffer.byteLength(lines);
    if (rows.length > 0) await take(lines);
    if (rows.length < batch) break;
  }
  await transaction.execute(sql`close backup_rows`);
  return { ...sum, sha256: hash.digest('hex') };
}

/** A counter that the database keeps beside its tables: the next receipt's number. */
export interface Sequence {
  name: string;
  last: number;
  /** Whether `last` has been given out. */
  is_called: boolean;
}

/** Where the sequences are now. They only ever go on, so that read with or after the rows, none gives out a number twice. */
export async function sequencesOf(db: Database): Promise<Sequence[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select relname::text as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'S' order by relname collate "C"`,
  );
  const found: Sequence[] = [];
  for (const { name } of rows) {
    const { rows: states } = await db.execute<{ last: number; is_called: boolean }>(sql`select last_value as last, is_called from ${sql.identifier(name)}`);
    for (const state of states) found.push({ name, ...state });
  }
  return found;
}

/** What the tables hold now, within a transaction. */
export async function sumTables(transaction: Database, tables: readonly Table[]): Promise<TableSum[]> {
  const sums: TableSum[] = [];
  await inUtc(transaction);
  for (const table of tables) sums.push(await readTable(transaction, table, async () => {}));
  return sums;
}

/** Writes all tables into files of a folder, `<table>.ndjson`, within a transaction. */
export async function spoolTables(transaction: Database, tables: readonly Table[], folder: string): Promise<TableSum[]> {
  const sums: TableSum[] = [];
  await inUtc(transaction);
  for (const table of tables) {
    const file = createWriteStream(join(folder, `${table.name}.ndjson`), { flags: 'wx', mode: 0o600 });
    const written = finished(file);
    // Told where it is awaited, not as a rejection that nobody sees.
    written.catch(() => {});
    try {
      const write = async (lines: string) => {
        if (!file.write(lines)) await Promise.race([once(file, 'drain'), written]);
      };
      sums.push(await readTable(transaction, table, write));
    } finally {
      file.end();
    }
    await written;
  }
  return sums;
}

/** Instants are written in the session's zone. */
const inUtc = (transaction: Database) => transaction.execute(sql`set local time zone 'UTC'`);

/** Adds lines of a table, in batches of their own. @returns how many rows */
export async function writeTable(transaction: Database, table: Table, lines: AsyncIterable<string>): Promise<number> {
  const types = sql.join(
    table.columns.map((column) => sql`${sql.identifier(column.name)} ${sql.raw(isJson(column) ? 'text' : column.type)}`),
    sql`, `,
  );
  const values = sql.join(
    table.columns.map((column) => (isJson(column) ? sql`${sql.identifier(column.name)}::${sql.raw(column.type)}` : sql.identifier(column.name))),
    sql`, `,
  );
  let rows = 0;
  const add = async (some: readonly string[]) => {
    const list = `[${some.join(',')}]`;
    await transaction.execute(
      sql`insert into ${sql.identifier(table.name)} (${names(table.columns)}) select ${values} from json_to_recordset(${list}::json) as line (${types})`,
    );
    rows += some.length;
  };
  let waiting: string[] = [];
  for await (const line of lines) {
    waiting.push(line);
    if (waiting.length < batch) continue;
    await add(waiting);
    waiting = [];
  }
  if (waiting.length > 0) await add(waiting);
  return rows;
}
