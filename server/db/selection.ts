// What a list reads of each row: the table's columns and further values, by name, written once and read without a detour.
import { getTableColumns, getTableName, is, SQL, sql, type Column } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { sendSql } from './prepared.ts';

/** A value that a list reads beside the columns. */
export type Extra = Readonly<Record<string, SQL.Aliased | SQL>>;

/** Columns that the drivers of both engines answer as the code has them. */
const asTheyCome = new Set(['PgText', 'PgUUID', 'PgBoolean', 'PgInteger', 'PgDateString', 'PgVarchar']);

interface Selection {
  /** `"links"."id" as "id", …` */
  text: string;
  list: SQL;
  /** The columns whose values are still to be read. */
  decoded: readonly (readonly [string, Column])[];
}

const selections = new WeakMap<PgTable, Selection>();

function selectionOf(table: PgTable): Selection {
  const known = selections.get(table);
  if (known) return known;
  const columns = Object.entries(getTableColumns(table));
  const quoted = columns.map(([name, column]) => `"${getTableName(table)}"."${column.name}" as "${name}"`);
  const text = quoted.join(', ');
  const made = { text, list: sql.raw(text), decoded: columns.filter(([, column]) => !asTheyCome.has(column.columnType)) };
  selections.set(table, made);
  return made;
}

/**
 * The rows that `from` finds: the table's columns, and the extras as the database answers them.
 * @param from everything after the select list
 */
export async function readRows<Table extends PgTable>(db: Database, table: Table, extra: Extra, from: SQL): Promise<Table['$inferSelect'][]> {
  const { list, decoded } = selectionOf(table);
  const further = Object.entries(extra).map(([name, value]) => sql`, ${is(value, SQL) ? value : value.sql} as ${sql.identifier(name)}`);
  const rows = await sendSql(db, sql`select ${list}${sql.join(further)} ${from}`);
  return decode(rows, decoded) as Table['$inferSelect'][];
}

/** A table's columns as a select list or after `returning`. */
export const listOf = (table: PgTable): string => selectionOf(table).text;

/** Rows of `listOf`, read as the table's columns say. */
export function rowsRead<Table extends PgTable>(table: Table, rows: Record<string, unknown>[]): Table['$inferSelect'][] {
  return decode(rows, selectionOf(table).decoded) as Table['$inferSelect'][];
}

function decode(rows: Record<string, unknown>[], decoded: Selection['decoded']): Record<string, unknown>[] {
  for (const row of rows) {
    for (const [name, column] of decoded) {
      const value = row[name];
      if (value !== null) row[name] = column.mapFromDriverValue(value);
    }
  }
  return rows;
}
