import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { NamedStatements, plannedAnew, plannedFor } from './named-statements.ts';

const thrice = (statements: NamedStatements, text: string) => [1, 2, 3].map(() => statements.nameOf(text)).at(-1);

it('names a statement at its third use, and always the same', () => {
  const statements = new NamedStatements();
  expect([1, 2].map(() => statements.nameOf('select 1'))).toEqual([undefined, undefined]);
  const name = statements.nameOf('select 1');
  expect(name).toMatch(/^[\w-]{32}$/);
  expect(statements.nameOf('select 1')).toBe(name);
  expect(thrice(statements, 'select 2')).not.toBe(name);
});

it('leaves a search to be planned for its words', () => {
  expect(thrice(new NamedStatements(), 'select id from links where title ilike $1')).toBeUndefined();
});

it('names a search that no plan for any word can serve: it is read once and planned for its words', () => {
  const { sql: text } = new PgDialect().sqlToQuery(sql`select id from links where title ilike ${'%a%'} and ${plannedFor('a')}`);
  expect(thrice(new NamedStatements(), text)).toMatch(/^[\w-]{32}$/);
  expect(thrice(new NamedStatements(), `${text} ${plannedAnew}`)).toBeUndefined();
});

it('keeps so many and no more, searches fewer: statements of all calls have room beside them', () => {
  const statements = new NamedStatements();
  const named = Array.from({ length: 500 }, (_, number) => thrice(statements, `select ${number}`)).filter(Boolean);
  expect(named.length).toBe(400);
  const { sql: search } = new PgDialect().sqlToQuery(plannedFor('a'));
  const others = new NamedStatements();
  expect(Array.from({ length: 150 }, (_, number) => thrice(others, `${search} ${number}`)).filter(Boolean).length).toBe(100);
  expect(thrice(others, 'select 1')).toMatch(/./);
});
