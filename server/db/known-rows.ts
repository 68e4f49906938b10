// What a transaction has read under a lock, or has written itself, is not read again: the states before and after a call, the row a handler changes, the people who
// may see a client. It is forgotten as soon as the transaction writes to a table it was read from.
import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { knownOf, type Known } from './transactions.ts';

type Row = Readonly<Record<string, unknown>>;

interface KnownRow {
  row: Row;
  /** Whose scope it was read in; null for no one's. */
  inScopeOf: string | null;
}

/** What only reads, a lock or not. */
const isReading = /^\s*select\b/i;

/** To a savepoint, however it was begun. */
const isRollback = /^\s*rollback\b/i;

const patterns = new Map<string, RegExp>();

/** Whether a text speaks of a table. Kept: there are as many as tables. */
function patternOf(table: string): RegExp {
  const pattern = patterns.get(table) ?? new RegExp(`\\b${table}\\b`, 'i');
  patterns.set(table, pattern);
  return pattern;
}

class Knowledge implements Known {
  /** By table: its rows by id. */
  readonly #rows = new Map<string, Map<string, KnownRow>>();
  /** By table, how many statements may have written to it. */
  readonly #writes = new Map<string, number>();
  readonly #answers = new Map<string, { tables: readonly string[]; answer: Promise<unknown> }>();
  readonly #patterns = new Map<string, RegExp>();
  #drops = 0;

  sending(text: string): void {
    if (isReading.test(text)) return;
    if (isRollback.test(text)) this.drop();
    for (const [table, pattern] of this.#patterns) {
      if (!pattern.test(text)) continue;
      this.#writes.set(table, this.writesTo(table) + 1);
      this.#rows.delete(table);
      for (const [key, { tables }] of this.#answers) if (tables.includes(table)) this.#answers.delete(key);
    }
  }

  drop(): void {
    this.#drops += 1;
    this.#rows.clear();
    this.#answers.clear();
  }

  get drops(): number {
    return this.#drops;
  }

  /** @returns how many statements may have written to the table since it is watched */
  writesTo(table: string): number {
    this.#patterns.set(table, patternOf(table));
    return this.#writes.get(table) ?? 0;
  }

  keep(table: string, id: string, known: KnownRow): void {
    const rows = this.#rows.get(table) ?? new Map<string, KnownRow>();
    this.#rows.set(table, rows);
    rows.set(id, known);
  }

  row(table: string, id: string): KnownRow | undefined {
    return this.#rows.get(table)?.get(id);
  }

  answer<T>(key: string, tables: readonly string[], ask: () => Promise<T>): Promise<T> {
    const known = this.#answers.get(key);
    // For each key, the map keeps only what was asked under it.
    if (known) return known.answer as Promise<T>;
    for (const table of tables) this.writesTo(table);
    const answer = ask();
    // Asked ahead of its use: whoever waits for it learns that it failed.
    answer.catch(() => {});
    this.#answers.set(key, { tables, answer });
    return answer;
  }
}

const knowledge = (): Knowledge | undefined => {
  const known = knownOf(() => new Knowledge());
  // Nothing else begins it.
  return known instanceof Knowledge ? known : undefined;
};

/**
 * Runs a statement that locks rows or writes them and answers with all of their columns; until the transaction writes to the table again it knows them.
 * @param writes whether the statement itself writes to the table
 * @param inScopeOf the person in whose scope, that of the table's states, the rows were read; null where no scope was asked
 */
export async function knowing<R extends Row>(
  table: PgTable,
  { writes, inScopeOf = null }: { writes: boolean; inScopeOf?: string | null },
  go: () => Promise<R[]>,
): Promise<R[]> {
  const name = getTableName(table);
  const here = knowledge();
  const [before, drops] = [here?.writesTo(name) ?? 0, here?.drops];
  const rows = await go();
  // Something else has written meanwhile: which came first, nobody knows.
  if (here && here.drops === drops && here.writesTo(name) === before + (writes ? 1 : 0)) {
    for (const row of rows) here.keep(name, String(row['id']), { row, inScopeOf });
  }
  return rows;
}

/**
 * A row as the running transaction knows it, locked by it.
 * @param inScopeOf only if it was read in this person's scope
 */
export function knownRow<Table extends PgTable>(table: Table, id: string, inScopeOf?: string): Table['$inferSelect'] | undefined {
  const known = knowledge()?.row(getTableName(table), id);
  if (!known || (inScopeOf !== undefined && known.inScopeOf !== inScopeOf)) return undefined;
  return { ...known.row };
}

/**
 * What a reading answers: asked once as long as the transaction writes to none of the tables; without a transaction, each time.
 * @param key of the reading and its values
 */
export function askedOnce<T>(key: string, tables: readonly PgTable[], ask: () => Promise<T>): Promise<T> {
  const here = knowledge();
  return here ? here.answer(key, tables.map(getTableName), ask) : ask();
}

/** Asks within the running transaction what will be asked at its end; without one, there is no end to be ahead of. */
export function askAhead(ask: () => Promise<unknown>): void {
  if (knowledge()) ask().catch(() => {});
}
