import { and, eq, sql } from 'drizzle-orm';
import { alias, PgDialect } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { leanFrom } from './lean-from.ts';
import { links, users } from './schema.ts';

const people = sql`left join users as person on person.id = links.user_id left join packages on packages.id = person.package_id`;
const from = (joins: typeof people | undefined, spoken: Parameters<typeof leanFrom>[2]) => new PgDialect().sqlToQuery(leanFrom(links, joins, spoken)).sql;

it('leaves out joins that no condition speaks of', () => {
  expect(from(people, eq(links.status, 'proposed'))).toBe('from "links"');
  expect(from(people, undefined)).toBe('from "links"');
  expect(from(undefined, eq(links.status, 'proposed')).trim()).toBe('from "links"');
});

it.each([sql`person.name = 'A'`, sql`"person"."name" = 'A'`, and(eq(links.status, 'proposed'), sql`packages.price > 3`), eq(alias(users, 'person').name, 'A')])(
  'keeps them for a condition on one of them',
  (spoken) => {
    expect(from(people, spoken)).toContain('left join users as person');
  },
);

it('keeps what it does not understand: another kind of join may leave rows out', () => {
  expect(from(sql`join users as person on person.id = links.user_id`, undefined)).toContain('join users');
  expect(from(sql`left join lateral (select 1) as one on true`, undefined)).toContain('lateral');
});
