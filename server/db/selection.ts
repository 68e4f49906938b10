// What a list reads of each row: the table's columns and further values, by name, written once and read without a detour.
import { getTableColumns, getTableName, is, SQL, sql, type Column } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** A value that a list reads beside the columns. */
export type Extra = Readonly<Record<string, SQL.Aliased | SQL>>;

/** Columns that the drivers of both engines answer as the code has them. */
const asTheyCome = new Set(['PgText', 'PgUUID', 'PgBoolean', 'PgInteger', 'PgDateString', 'PgVarchar']);

interface Selection {
  /** `"links"."id" as "id", …` */
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
  const made = { list: sql.raw(quoted.join(', ')), decoded: columns.filter(([, column]) => !asTheyCome.has(column.columnType)) };
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
  const { rows } = await db.execute<Record<string, unknown>>(sql`select ${list}${sql.join(further)} ${from}`);
  for (const row of rows) {
    for (const [name, column] of decoded) {
      const value = row[name];
      if (value !== null) row[name] = column.mapFromDriverValue(value);
    }
  }
  // Read as the table's columns say.
  return rows as Table['$inferSelect'][];
}
