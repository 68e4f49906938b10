// Search for people: by name, address or telephone, in their own list and in every list about them.
import { and, ilike, or, sql, type Column, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { SearchTerm } from '../../db/conditions.ts';
import { users } from '../../db/schema.ts';
import { referringTo, textOf } from '../../db/search.ts';

/** Fewer digits than these are no telephone. */
const fewestDigits = 3;

/** The row's telephone has these digits, however either is punctuated: "207-555-0173" finds (207) 555-0173. */
export function phoneHas(phone: Column | SQL): (pattern: string) => SQL {
  return (pattern) => {
    const digits = phoneDigits(pattern);
    return digits === undefined ? sql`false` : sql`regexp_replace(${phone}, '[^0-9]', '', 'g') like ${`%${digits}%`}`;
  };
}

/** The digits of what could be a telephone, without the country's 1; undefined for anything else. `%` at its ends is passed over. */
export function phoneDigits(text: string): string | undefined {
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length >= fewestDigits && /^%?[\d\s()+./-]+%?$/.test(text) ? digits : undefined;
}

/** The same of an account, whose digits the index of its texts has. */
const accountPhoneHas = (pattern: string): SQL => {
  const digits = phoneDigits(pattern);
  return digits === undefined ? sql`false` : sql`(${ilike(textOf(users), `%${digits}%`)} and ${users.phone_digits} like ${`%${digits}%`})`;
};

/** What a person is found by. */
export const userSearch: readonly SearchTerm[] = [textOf(users), accountPhoneHas];

/**
 * Rows about a person are found by that person's name, e-mail and telephone.
 * @param among of `users`: whose rows the caller sees; nobody else need be looked at
 */
export function ofPerson(id: Column | SQL, among?: SQL): (pattern: string, db: Database) => Promise<SQL> {
  return (pattern, db) => {
    const named = and(ilike(textOf(users), pattern), or(ilike(users.name, pattern), ilike(users.email, pattern), ilike(users.phone, pattern)));
    const found = and(or(named, accountPhoneHas(pattern)), among);
    const people = db.select({ id: users.id }).from(users).where(found);
    return referringTo(id, { ids: (limit) => people.limit(limit), all: sql`select users.id from users where ${found}` });
  };
}
