import { expect, it } from 'vitest';
import { NamedStatements } from './named-statements.ts';

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

it('keeps so many and no more', () => {
  const statements = new NamedStatements();
  const named = Array.from({ length: 500 }, (_, number) => thrice(statements, `select ${number}`)).filter(Boolean);
  expect(named.length).toBe(400);
});
