// Where a state of the contract is stored: the engine reads it there before and after every call that moves it.
import { and, eq, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { CurrentState } from '../../engine/contract/transitions.ts';
import type { StateSource } from '../../engine/server/guard.ts';
import type { Actor } from '../../engine/server/handler.ts';
import { knowing, knownRow } from './known-rows.ts';
import type { BaseTable } from './rows.ts';
import { readRows } from './selection.ts';

/**
 * The states in a table's rows.
 * @param scope whose rows the caller may move, as elsewhere in their module; undefined for all rows
 * @param about what the parameters of the contract's sentences for these states stand for
 * @param recordOf of calls whose path does not name the row by `{id}`
 */
export function statesIn<Table extends BaseTable>(
  table: Table,
  scope: ((actor: Actor) => SQL | undefined) | undefined,
  state: (row: Table['$inferSelect'], now: Date) => CurrentState,
  about: NonNullable<StateSource['about']> = async () => ({}),
  recordOf: NonNullable<StateSource['recordOf']> = {},
): StateSource & { table: Table } {
  return {
    table,
    recordOf,
    about,
    read: async (db, id, asked) => {
      const known = asked.actor ? knownRow<PgTable>(table, id, asked.actor.id) : knownRow<PgTable>(table, id);
      const row =
        known ??
        (await readOnce(asked, table, id, async () => {
          const whose = and(eq(table.id, id), asked.actor ? scope?.(asked.actor) : undefined);
          const [found] = await knowing(table, { writes: false, inScopeOf: asked.actor?.id ?? null }, () =>
            readRows<PgTable>(db, table, {}, sql`from ${table} where ${whose} for update of ${sql.identifier(getTableName(table))}`),
          );
          return found;
        }));
      return row && { ...state(row, asked.now), version: Number(row['version']) };
    },
  };
}

type StoredRow = Record<string, unknown> | undefined;
const readFor = new WeakMap<object, Map<PgTable, Map<string, StoredRow>>>();

/** What was read for one asking is not read again: a chat has a state on either side. All sources of a table have one scope. */
async function readOnce(asked: object, table: PgTable, id: string, read: () => Promise<StoredRow>): Promise<StoredRow> {
  const tables = readFor.get(asked) ?? new Map<PgTable, Map<string, StoredRow>>();
  readFor.set(asked, tables);
  const rows = tables.get(table) ?? new Map<string, StoredRow>();
  tables.set(table, rows);
  if (!rows.has(id)) rows.set(id, await read());
  return rows.get(id);
}
