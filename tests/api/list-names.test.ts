// A list reads the names that its rows speak of by joins, for which the database chooses a way that serves the whole page, and a filter: a subselect is run for each row.
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { operationSpecs } from '../../server/contract.ts';
import { startApp, type TestApp } from '../support/app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startApp();
  token = await app.signIn('admin@forecourt.example');
});
afterAll(() => app.close());

const lists = operationSpecs.filter(
  ({ parameters, path, roles }) => parameters.some(({ name }) => name === 'sort') && !path.includes('{') && roles.includes('admin'),
);

/** A value that is the name of another row. */
const nameOfEachRow = /\(select (?:(?! from )[^()])*(?:name|title)"?(?: \|\|[^()]*)? from [^()]*/gi;

/** Payment cases are few beside the other cases, but a join for them lets PostgreSQL read all of them with several workers, which takes longer. */
const exceptions = new Set(['listCases']);

/** What is sent while some work is done, as it is put together for either engine. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(PgDialect.prototype, 'sqlToQuery');
  try {
    await work();
    return spy.mock.results.flatMap(({ type, value }) => (type === 'return' ? [value.sql] : []));
  } finally {
    spy.mockRestore();
  }
}

it('finds the lists', () => {
  expect(lists.length).toBeGreaterThan(20);
});

it.each(lists.map(({ id, path }) => [id, path] as const).filter(([id]) => !exceptions.has(id)))(
  'reads no name by a subselect for each row: %s',
  async (id, path) => {
    const statements = await statementsOf(async () => {
      const answer = await app.fetch(`/api${path}`, { headers: { authorization: `Bearer ${token}` } });
      expect(answer.status, id).toBe(200);
    });
    expect(statements.some((text) => text.includes(' limit '))).toBe(true);
    expect(statements.flatMap((text) => text.match(nameOfEachRow) ?? [])).toEqual([]);
  },
);
