// What a list's filter means, as conditions in SQL.
import { and, eq, gte, ilike, inArray, is, isNotNull, isNull, lte, not, or, sql, type Column, type SQL } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';
import { alternatives, operatorOf } from '../../engine/contract/conditions.ts';
import type { Database } from './database.ts';
import { plannedFor } from './named-statements.ts';
import { likePattern, searchedText } from './search.ts';

/** What a list's `filter` asks for, as conditions that are all to be met. */
export async function conditions(
  db: Database,
  filter: Readonly<Record<string, unknown>>,
  find: (name: string) => Column | SQL,
  search: readonly SearchTerm[],
): Promise<(SQL | undefined)[]> {
  return Promise.all(
    Object.entries(filter).map(([name, value]) => {
      if (value === undefined) return undefined;
      if (name === 'q') return matches(db, String(value), search);
      if (name === alternatives) return oneOfEach(db, value as Alternatives, find, search);
      return condition(name, value, find);
    }),
  );
}

/** Whether a filter compares a field, in whatever way. */
export function asksFor(filter: Readonly<Record<string, unknown>>, field: string): boolean {
  return Object.entries(filter).some(([name, value]) =>
    name === alternatives ? (value as Alternatives).flat().some((one) => asksFor(one, field)) : value !== undefined && operatorOf(name).field === field,
  );
}

type Alternatives = readonly (readonly Readonly<Record<string, unknown>>[])[];

/** Of each list one. A condition without fields asks for nothing, so it is met by every row. */
async function oneOfEach(db: Database, lists: Alternatives, find: (name: string) => Column | SQL, search: readonly SearchTerm[]): Promise<SQL | undefined> {
  const each = lists.map(async (list) => or(...(await Promise.all(list.map(async (one) => and(...(await conditions(db, one, find, search))) ?? sql`true`)))));
  return and(...(await Promise.all(each)));
}

function condition(name: string, value: unknown, find: (name: string) => Column | SQL): SQL | undefined {
  const { field, operator } = operatorOf(name);
  const column = find(field);
  switch (operator) {
    case 'gte':
      return gte(column as Column, value);
    case 'lte':
      return lte(column as Column, value);
    case 'empty':
      return value === true ? isNull(column) : isNotNull(column);
    case 'contains': {
      const pattern = likePattern(String(value));
      // The index of the table's searched text finds the few rows that may have it.
      const kept = is(column, PgColumn) ? searchedText(column) : undefined;
      return and(kept && ilike(kept as unknown as Column, pattern), ilike(column as Column, pattern));
    }
    case 'not': {
      const same = equals(column, value);
      // What has no value is not it either.
      return value === null ? not(same) : or(isNull(column), not(same));
    }
    case 'is':
      return equals(column, value);
  }
}

function equals(column: Column | SQL, value: unknown): SQL {
  if (value === null) return isNull(column);
  // An empty list of values matches nothing.
  if (Array.isArray(value)) return value.length === 0 ? sql`false` : inArray(column as Column, value);
  return eq(column as Column, value);
}

/** A text that is searched, or the condition for one word, given as a pattern of LIKE; it may have to ask the database first. A word that is left finds little by itself, and a longer one beside it leads. */
export type SearchTerm = Column | SQL | ((pattern: string, db: Database, isLeft: boolean) => SQL | Promise<SQL>);

/** The index of searched texts keeps groups of so many letters. */
const lettersOfGroup = 3;

/** Every word must be found in one of the terms; `%` and `_` mean themselves. */
export async function matches(db: Database, query: string, search: readonly SearchTerm[]): Promise<SQL | undefined> {
  const words = query.split(/\s+/).filter(Boolean);
  const hasLong = words.some((word) => word.length >= lettersOfGroup);
  const each = words.map(async (word) => {
    const pattern = likePattern(word);
    // The index has no groups of a shorter word, which the database leaves out of its reckoning: beside a longer one it would think few rows are left, and pass by an index that serves.
    const isLeft = hasLong && word.length < lettersOfGroup;
    const has = (text: Column | SQL) => ilike((isLeft ? sql`(${text} || '')` : text) as Column, pattern);
    return or(...(await Promise.all(search.map((term) => (typeof term === 'function' ? term(pattern, db, isLeft) : has(term))))));
  });
  const found = await Promise.all(each);
  return words.length === 0 ? undefined : and(...found, plannedFor(query));
}
