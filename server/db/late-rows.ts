// Rows that a change leaves behind and nothing in it waits for: events, notices, the audit, jobs. They go in together, in one statement at the end of the
// transaction, or before the first statement that could tell.
import { getTableName } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { sendText } from './line.ts';
import { lateOf, rowsWait, type Late } from './transactions.ts';
import type { Database } from './type.ts';

/** A table whose rows may come late. What is not named has its default. */
export interface LateTable<Name extends string> {
  readonly table: PgTable;
  readonly name: string;
  /** `insert into … select … from` what a row is read of, up to the number of the parameter. */
  readonly head: string;
  readonly tail: string;
  /** The names a row has; only for its type. */
  readonly names: readonly Name[];
}

/** A row by names; what is undefined is null. */
export type LateRow<Name extends string> = Readonly<Record<Name, unknown>>;

interface Further {
  /** Columns made in the statement of values that are not kept: SQL over `late`, by column. */
  made?: Readonly<Record<string, string>>;
  /** Those values: their types, by name. */
  given?: Readonly<Record<string, string>>;
  /** After the rows: `on conflict …`. */
  after?: string;
}

/**
 * Says that rows of a table may come late.
 * @param names of the columns that each row brings
 */
export function lateTable<Name extends string>(table: PgTable, names: readonly Name[], { made = {}, given = {}, after = '' }: Further = {}): LateTable<Name> {
  const { columns } = getTableConfig(table);
  const typeOf = (name: string): string => {
    const column: PgColumn | undefined = columns.find((each) => each.name === name);
    if (!column) throw new Error(`${getTableName(table)} has no column ${name}.`);
    return column.getSQLType();
  };
  const kept = names.filter((name) => !(name in given));
  const into = [...kept, ...Object.keys(made)].map((name) => `"${name}"`).join(', ');
  const values = [...kept.map((name) => `late."${name}"`), ...Object.values(made)].join(', ');
  const read = names.map((name) => `"${name}" ${given[name] ?? typeOf(name)}`).join(', ');
  return {
    table,
    name: getTableName(table),
    names,
    head: `insert into "${getTableName(table)}" (${into}) select ${values} from json_to_recordset($`,
    tail: `::json) as late(${read}) ${after}`,
  };
}

/** Half a pair of surrogates, as JSON writes it: no text of the database has one. */
const halves = /\\ud[89a-f]/i;

function jsonOf(rows: readonly object[]): string {
  const text = JSON.stringify(rows);
  return halves.test(text)
    ? JSON.stringify(rows, (_name, value: unknown) => (typeof value === 'string' ? value.replaceAll(/\p{Surrogate}/gu, '\ufffd') : value))
    : text;
}

const texts = new Map<string, string>();

/** One statement for the rows of several tables: what they refer to among each other is looked at when all are in. */
function textFor(tables: readonly LateTable<string>[]): string {
  const key = tables.map(({ name }) => name).join();
  const known = texts.get(key);
  if (known !== undefined) return known;
  const inserts = tables.map(({ head, tail }, index) => `${head}${index + 1}${tail}`);
  const last = inserts.at(-1) ?? '';
  const made =
    inserts.length === 1
      ? last
      : `with ${inserts
          .slice(0, -1)
          .map((insert, index) => `late_${index} as (${insert})`)
          .join(', ')} ${last}`;
  texts.set(key, made);
  return made;
}

/** What waits in one transaction. */
class LateRows implements Late {
  #rows = new Map<LateTable<string>, object[]>();
  #told: RegExp | undefined;

  add(table: LateTable<string>, rows: readonly object[]): void {
    rowsWait(table.name);
    const known = this.#rows.get(table);
    if (known) known.push(...rows);
    else {
      this.#rows.set(table, [...rows]);
      this.#told = undefined;
    }
  }

  /** Whoever speaks of one of the tables would miss its rows; whoever deletes could delete what they refer to. */
  isToldBy(text: string): boolean {
    if (this.#rows.size === 0) return false;
    this.#told ??= new RegExp(`\\b(?:delete from|${[...this.#rows.keys()].map(({ name }) => name).join('|')})\\b`, 'i');
    return this.#told.test(text);
  }

  async write(db: Database): Promise<void> {
    if (this.#rows.size === 0) return;
    const rows = this.#rows;
    this.drop();
    // In one order, whatever came first: as many statements as there are sets of tables.
    const tables = [...rows.keys()].toSorted((one, other) => one.name.localeCompare(other.name));
    await sendText(
      db,
      textFor(tables),
      tables.map((table) => jsonOf(rows.get(table) ?? [])),
    );
  }

  drop(): void {
    this.#rows = new Map();
    this.#told = undefined;
  }
}

/** Rows of one table. */
export interface LatePart {
  table: LateTable<string>;
  rows: readonly object[];
}

/** @param rows each with every name of the table */
export const rowsOf = <Name extends string>(table: LateTable<Name>, rows: readonly LateRow<Name>[]): LatePart => ({ table, rows });

/**
 * Puts rows in with the running transaction, at its end at the latest; without one, at once. Whatever the transaction reads meanwhile finds them.
 */
export async function putLate(db: Database, ...parts: readonly LatePart[]): Promise<void> {
  const waiting = lateOf(() => new LateRows());
  // Nothing else begins what waits.
  const into = waiting instanceof LateRows ? waiting : new LateRows();
  for (const { table, rows } of parts) if (rows.length > 0) into.add(table, rows);
  if (into !== waiting) await into.write(db);
}
