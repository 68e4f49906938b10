// Single rows within a scope: found or 404, changed only as the version that was read.
import { and, eq, getTableColumns, getTableName, sql, SQL, type Column } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { conflict, notFound, type Problem } from '../../engine/server/problem.ts';
import { callerId } from '../http/call.ts';
import type { Database } from './database.ts';
import { knowing } from './known-rows.ts';
import { sendText } from './line.ts';
import { users } from './schema.ts';
import { listOf, readRows, rowsRead } from './selection.ts';

/** A table with the base columns. */
export type BaseTable = PgTable & { id: Column; version: Column; updated_at: Column; saved_by: Column; saved_at: Column };

/** The fields a change of a row sets beside its own: the next version, and who saved it when. */
export const nextVersion = (table: { version: Column }) => ({ version: sql<number>`${table.version} + 1`, ...savedNow() });

/** Who saved, and when: shown to a user who saves an older version. */
export const savedNow = () => ({ saved_by: callerId() ?? null, saved_at: sql<string>`now()` });

/** A row as shown to a second writer. */
interface Saved {
  saved_by: string | null;
  saved_at: string | null;
}

/**
 * 409 for a change made on an older version: the record as it is, and who saved it when.
 * @param current as the caller's answer would show it
 */
export async function stale(db: Database, saved: Saved, current: unknown, yourVersion: number): Promise<Problem> {
  const [by] = saved.saved_by === null ? [] : await db.select({ name: users.name }).from(users).where(eq(users.id, saved.saved_by));
  const saved_by_you = saved.saved_by !== null && saved.saved_by === callerId();
  const who = saved_by_you
    ? 'You saved this on another device a moment ago.'
    : by
      ? `${by.name} saved this a moment ago.`
      : 'Someone else saved this a moment ago.';
  return conflict(who, { current, your_version: yourVersion, saved_by: by?.name ?? null, saved_by_you, saved_at: saved.saved_at });
}

/** Why rows outside of a scope may not be changed; undefined where that must not be revealed. */
export type Refusal = (db: Database, table: BaseTable, ids: readonly string[]) => Promise<Problem | undefined>;

/** A scope that says why some rows outside of it may not be changed. Readers get a plain 404. */
export class ScopeWithRefusal extends SQL {
  readonly refusal: Refusal;

  constructor(condition: SQL, refusal: Refusal) {
    super([condition]);
    this.refusal = refusal;
  }
}

/** What a change is answered with whose rows are not in the scope. */
export async function outOfScope(db: Database, table: BaseTable, ids: readonly string[], scope: SQL | undefined, sentence?: string): Promise<Problem> {
  const refusal = scope instanceof ScopeWithRefusal ? await scope.refusal(db, table, ids) : undefined;
  return refusal ?? notFound(sentence);
}

/** The row with this id, if it is in scope; `lock` it for a change, or say `toChange` where that comes later. @throws Problem 404; for a change, what the scope says of rows outside of it */
export async function findRow<Table extends BaseTable>(
  db: Database,
  table: Table,
  id: string,
  scope: SQL | undefined,
  options: { lock?: boolean; toChange?: boolean } = {},
): Promise<Table['$inferSelect']> {
  const lock = options.lock ? sql` for update of ${sql.identifier(getTableName(table))}` : sql``;
  const [row] = await readRows(db, table, {}, sql`from ${table} where ${and(eq(table.id, id), scope)}${lock}`);
  if (!row) throw options.lock || options.toChange ? await outOfScope(db, table, [id], scope) : notFound();
  return row as Table['$inferSelect'];
}

/** Puts in a row and answers with it as stored. */
export async function insertRow<Table extends BaseTable>(db: Database, table: Table, values: Table['$inferInsert']): Promise<Table['$inferSelect']> {
  const [row] = await put(db, table, values);
  return row as Table['$inferSelect'];
}

/**
 * Puts in a row, unless there is one with its value in a column that is unique.
 * @returns it as stored; undefined where there was one
 */
export async function insertUnlessThere<Table extends BaseTable>(
  db: Database,
  table: Table,
  values: Table['$inferInsert'],
  column: Column,
): Promise<Table['$inferSelect'] | undefined> {
  const [row] = await put(db, table, values, ` on conflict ("${column.name}") do nothing`);
  return row;
}

/** By table, columns and what follows on the values: each text is put together once. */
const inserts = new WeakMap<PgTable, Map<string, string>>();

async function put<Table extends BaseTable>(db: Database, table: Table, values: Table['$inferInsert'], otherwise = ''): Promise<Table['$inferSelect'][]> {
  const given = Object.entries(getTableColumns(table as PgTable)).flatMap(([name, column]): (readonly [Column, unknown])[] => {
    const value: unknown = Reflect.get(values, name);
    if (value !== undefined) return [[column, value]];
    return column.defaultFn === undefined ? [] : [[column, column.defaultFn()]];
  });
  const key = `${given.map(([{ name }]) => name).join()}${otherwise}`;
  const texts = inserts.get(table) ?? new Map<string, string>();
  inserts.set(table, texts);
  const text = texts.get(key) ?? insertText(table, given, otherwise);
  texts.set(key, text);
  const sent = given.map(([column, value]) => (value === null ? null : column.mapToDriverValue(value)));
  return rowsRead(table, await sendText(db, text, sent));
}

function insertText(table: PgTable, given: readonly (readonly [Column, unknown])[], otherwise: string): string {
  const names = given.map(([{ name }]) => `"${name}"`).join(', ');
  return `insert into "${getTableName(table)}" (${names}) values (${given.map((_each, index) => `$${index + 1}`).join(', ')})${otherwise} returning ${listOf(table)}`;
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
  const current = (await findRow(db, table, id, scope, { lock: true })) as Record<string, unknown> & Saved;
  if (version !== undefined && version !== current['version']) {
    throw await stale(db, current, current, version);
  }
  const values: Record<string, unknown> = { ...changes, ...nextVersion(table), updated_at: sql`now()` };
  const [row] = await knowing(table, { writes: true }, () =>
    db
      .update(table as PgTable)
      .set(values)
      .where(eq(table.id, id))
      .returning(),
  );
  return row as Table['$inferSelect'];
}

/** Removes the row and answers with it as it was. @throws Problem 404 out of scope */
export async function deleteRow<Table extends BaseTable>(db: Database, table: Table, id: string, scope: SQL | undefined): Promise<Table['$inferSelect']> {
  const [row] = await db
    .delete(table as PgTable)
    .where(and(eq(table.id, id), scope))
    .returning();
  if (!row) throw await outOfScope(db, table, [id], scope);
  return row as Table['$inferSelect'];
}
