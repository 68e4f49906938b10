// A search reads an index: the condition a list asks with is the expression its table's index keeps.
import { ilike, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts';
import * as schema from './schema.ts';
import { referringTo, textOf } from './search.ts';

const searched = Object.values(schema)
  .filter((table) => table instanceof PgTable)
  .filter((table) => getTableConfig(table).indexes.some(({ config }) => config.name?.endsWith('_search')));

let open: TestDatabase;
beforeAll(async () => {
  open = await testDatabase('empty');
});
afterAll(() => open.close());

describe.each(searched.map((table) => ({ table, name: getTableConfig(table).name })))('$name', ({ table, name }) => {
  it('is searched by its index', async () => {
    // Of an empty table any index costs the same, so only the one meant stays.
    for (const { config } of getTableConfig(table).indexes) {
      if (config.name !== `${name}_search`) await open.db.execute(sql`drop index ${sql.identifier(config.name ?? '')}`);
    }
    for (const column of getTableConfig(table).columns) {
      if (column.isUnique) await open.db.execute(sql`alter table ${table} drop constraint if exists ${sql.identifier(column.uniqueName ?? '')} cascade`);
    }
    await open.db.execute(sql`set enable_seqscan = off`);
    const asked = open.db
      .select({ id: sql`1` })
      .from(table)
      .where(ilike(textOf(table), '%outback%'));
    const { rows } = await open.db.execute<{ 'QUERY PLAN': string }>(sql`explain ${asked}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain(`Bitmap Index Scan on ${name}_search`);
  });
});

it('knows no text of a table without an index', () => {
  expect(() => textOf(schema.sessions)).toThrow('sessions has no index for searching.');
});

describe('rows that refer to what is found elsewhere', () => {
  const asked = async (count: number, joined?: ReturnType<typeof sql>) => {
    const ids = Array.from({ length: count }, (_, at) => ({ id: `0000-${at}` }));
    const all = sql`select id from users`;
    const condition = await referringTo(sql`user_id`, { ids: (limit) => Promise.resolve(ids.slice(0, limit)), all, ...(joined ? { joined } : {}) });
    return open.db
      .select({ one: sql`1` })
      .from(schema.links)
      .where(condition)
      .toSQL();
  };

  it('are none where nothing is found', async () => {
    expect((await asked(0)).sql).toMatch(/where false$/);
  });

  it('are asked for by name where few are found', async () => {
    const { sql: text, params } = await asked(2);
    expect(text).toMatch(/user_id = any\(\$1::uuid\[\]\)$/);
    expect(params).toEqual([['0000-0', '0000-1']]);
  });

  it('are compared with all of them where many are found', async () => {
    expect((await asked(3_000)).sql).toMatch(/user_id in \(select id from users\)$/);
  });

  it('are each compared with the one that is joined, where many are found', async () => {
    expect((await asked(3_000, sql`person.name = 'A'`)).sql).toMatch(/where person.name = 'A'$/);
    expect((await asked(2, sql`person.name = 'A'`)).sql).toMatch(/user_id = any\(\$1::uuid\[\]\)$/);
  });
});
