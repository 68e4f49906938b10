// Search for people: by name, address or telephone, in their own list and in every list about them.
import { ilike, or, sql, type Column, type SQL } from 'drizzle-orm';
import type { SearchTerm } from '../../db/list.ts';
import { users } from '../../db/schema.ts';

/** Fewer digits than these are no telephone. */
const fewestDigits = 3;

/** The row's telephone has these digits, however either is punctuated: "207-555-0173" finds (207) 555-0173. */
export function phoneHas(phone: Column | SQL): SearchTerm {
  return (pattern) => {
    const digits = pattern.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
    const isPhone = digits.length >= fewestDigits && /^%[\d()+./-]+%$/.test(pattern);
    return isPhone ? sql`regexp_replace(${phone}, '[^0-9]', '', 'g') like ${`%${digits}%`}` : sql`false`;
  };
}

/** What a person is found by. */
export const userSearch: readonly SearchTerm[] = [users.name, users.email, users.phone, users.zip, phoneHas(users.phone)];

/** Rows about a person are found by that person's name, e-mail and telephone. The people are looked up once, not for each row. */
export function ofPerson(id: Column | SQL): (pattern: string) => SQL {
  return (pattern) => {
    const phone = phoneHas(sql`person.phone`);
    const found = or(ilike(sql`person.name`, pattern), ilike(sql`person.email`, pattern), typeof phone === 'function' ? phone(pattern) : undefined);
    return sql`${id} in (select person.id from users as person where ${found})`;
  };
}
