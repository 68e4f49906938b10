// Search for people: by name, address or telephone, in their own list and in every list about them.
import { and, ilike, or, sql, type Column, type SQL } from 'drizzle-orm';
import { alias, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import type { SearchTerm } from '../../db/conditions.ts';
import { plannedFor } from '../../db/named-statements.ts';
import { users } from '../../db/schema.ts';
import { referringTo, textOf } from '../../db/search.ts';

/** Accounts, under whatever name a query has them. */
type People = PgTable & Readonly<Record<'name' | 'email' | 'phone' | 'phone_digits', Column>>;

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
function accountPhoneHas(account: People, pattern: string): SQL {
  const digits = phoneDigits(pattern);
  return digits === undefined ? sql`false` : sql`(${ilike(textOf(account), `%${digits}%`)} and ${account.phone_digits} like ${`%${digits}%`})`;
}

/** What a person is found by. */
export const userSearch: readonly SearchTerm[] = [textOf(users), (pattern) => accountPhoneHas(users, pattern)];

/** The account is found by a word of its name, e-mail or telephone. @param pattern of LIKE */
export function personHas(account: People, pattern: string): SQL {
  const named = and(ilike(textOf(account), pattern), or(ilike(account.name, pattern), ilike(account.email, pattern), ilike(account.phone, pattern)));
  return sql`(${named} or ${accountPhoneHas(account, pattern)})`;
}

/** The client of a row, as lists join them (`left join users as person`). */
export const person = alias(users, 'person');

/**
 * Rows about a person are found by that person's name, e-mail and telephone.
 * @param among of `users`: whose rows the caller sees; nobody else need be looked at
 * @param joined the person, where the list joins them: if many people are found, a row is compared with its own person alone
 */
export function ofPerson(
  id: Column | SQL,
  { among, joined }: { among?: SQL | undefined; joined?: People } = {},
): (pattern: string, db: Database, isLeft?: boolean) => SQL | Promise<SQL> {
  return (pattern, db, isLeft) => {
    if (isLeft && joined) return personHas(joined, pattern);
    const found = and(personHas(users, pattern), among);
    const people = db
      .select({ id: users.id })
      .from(users)
      .where(and(found, plannedFor(pattern)));
    const all = sql`select users.id from users where ${found}`;
    return referringTo(id, { ids: (limit) => people.limit(limit), all, ...(joined ? { joined: personHas(joined, pattern) } : {}) });
  };
}
