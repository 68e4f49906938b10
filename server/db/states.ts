// Where a state of the contract is stored: the engine reads it there before and after every call that moves it.
import { and, eq, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { CurrentState } from '../../engine/contract/transitions.ts';
import type { StateSource } from '../../engine/server/guard.ts';
import type { Actor } from '../../engine/server/handler.ts';
import type { BaseTable } from './rows.ts';

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
    read: async (db, id, { actor, now }) => {
      const [row] = await db
        .select()
        .from(table as PgTable)
        .where(and(eq(table.id, id), actor ? scope?.(actor) : undefined))
        .for('update');
      return row && { ...state(row, now), version: Number(row['version']) };
    },
  };
}
