import { sql } from 'drizzle-orm';
import { check, customType, date, integer, uuid } from 'drizzle-orm/pg-core';
import type { AnyPgColumn, CheckBuilder } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';

const instantType = customType<{ data: string; driverData: string }>({
  // Milliseconds, as in JavaScript: an instant read and sent back compares equal.
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: instantFrom,
});

/**
 * A moment as the database writes it, in ISO 8601. Every connection of ours is in UTC, so that the text is put together from its parts: a page of a list
 * has 150 of them, and a date object costs five times as much.
 */
export function instantFrom(text: string): string {
  if (text.length < 22 || text.length > 26 || text[10] !== ' ' || !text.endsWith('+00')) return new Date(text).toISOString();
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, '0')}Z`;
}

/** A point in time: ISO 8601 in UTC in the code, timestamptz in the database. */
export const instant = () => instantType();

/** A day without a time: 'YYYY-MM-DD'. */
export const day = () => date({ mode: 'string' });

/** What every stored entity has. `version` rises with each change: two people can't overwrite each other. */
export const base = {
  id: uuid()
    .primaryKey()
    .$defaultFn(() => uuidv7()),
  created_at: instant()
    .notNull()
    .default(sql`now()`),
  updated_at: instant()
    .notNull()
    .default(sql`now()`)
    .$onUpdateFn(() => new Date().toISOString()),
  version: integer().notNull().default(1),
  /** Who raised the version last, and when; null for what the server did by itself. `updated_at` moves with every write. */
  saved_by: uuid(),
  saved_at: instant(),
};

/**
 * A check that the column contains one of the contract's values.
 * @param name of the constraint, unique in the database
 * @param values from `generated/enums.ts`
 */
export function oneOf(name: string, column: AnyPgColumn, values: readonly string[]): CheckBuilder {
  const list = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ');
  return check(name, sql`${column} in (${sql.raw(list)})`);
}
