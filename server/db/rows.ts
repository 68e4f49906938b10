// Single rows within a scope: found or 404, changed only as the version that was read.
import { and, eq, sql, type Column, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { conflict, notFound } from '../contract/problem.ts';
import type { Database } from './database.ts';

/** A table with the base columns. */
export type BaseTable = PgTable & { id: Column; version: Column; updated_at: Column };

/** The row with this id, if it is in scope. @throws Problem 404 */
export async function findRow<Table extends BaseTable>(
  db: Database,
  table: Table,
  id: string,
  scope: SQL | undefined,
  options: { lock?: boolean } = {},
): Promise<Table['$inferSelect']> {
  const query = db
    .select()
    .from(table as PgTable)
    .where(and(eq(table.id, id), scope))
    .$dynamic();
  const [row] = await (options.lock ? query.for('update') : query);
  if (!row) throw notFound();
  return row as Table['$inferSelect'];
}

/** Puts in a row and answers with it as stored. */
export async function insertRow<Table extends BaseTable>(db: Database, table: Table, values: Table['$inferInsert']): Promise<Table['$inferSelect']> {
  const [row] = await db
    .insert(table as PgTable)
    .values(values)
    .returning();
  return row as Table['$inferSelect'];
}

/**
 * Changes the fields given and raises the version.
 * @param patch may carry `version`: the one that was read
 * @throws Problem 404 out of scope; 409 with the row as it is now, where the version is older
 */
export async function updateRow<Table extends BaseTable>(
  db: Database,
  table: Table,
  id: string,
  patch: Partial<Table['$inferInsert']> & { version?: number },
  scope: SQL | undefined,
): Promise<Table['$inferSelect']> {
  const { version, ...changes } = patch;
  const current: Record<string, unknown> = await findRow(db, table, id, scope, { lock: true });
  if (version !== undefined && version !== current['version']) {
    throw conflict('Somebody else changed this meanwhile.', { current, your_version: version });
  }
  const values: Record<string, unknown> = { ...changes, version: sql`${table.version} + 1`, updated_at: sql`now()` };
  const [row] = await db
    .update(table as PgTable)
    .set(values)
    .where(eq(table.id, id))
    .returning();
  return row as Table['$inferSelect'];
}

/** Removes the row and answers with it as it was. @throws Problem 404 out of scope */
export async function deleteRow<Table extends BaseTable>(db: Database, table: Table, id: string, scope: SQL | undefined): Promise<Table['$inferSelect']> {
  const [row] = await db
    .delete(table as PgTable)
    .where(and(eq(table.id, id), scope))
    .returning();
  if (!row) throw notFound();
  return row as Table['$inferSelect'];
}
