import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts';
import '../modules/index.ts';
import { forgetKept, keptTables, keptUntilChanged, shelfOf } from './kept.ts';
import { packages } from './schema.ts';

let open: TestDatabase;
beforeAll(async () => {
  open = await testDatabase('empty');
});
afterAll(() => open.close());

/** A reading that says how often it was made. */
function counting(during: () => Promise<void> = async () => {}, how: Parameters<typeof keptUntilChanged>[2] = {}) {
  let times = 0;
  const read = async () => {
    times += 1;
    await during();
    return times;
  };
  return keptUntilChanged(packages, read, how);
}

it('is made each time where nobody would tell of a change, and once where somebody does', async () => {
  const read = counting();
  expect([await read(open.db), await read(open.db)]).toEqual([1, 2]);
  const shelf = shelfOf(open.db);
  expect([await read(open.db), await read(open.db)]).toEqual([3, 4]);
  shelf.reliable(true);
  expect([await read(open.db), await read(open.db)]).toEqual([5, 5]);
  shelf.changed('links');
  expect(await read(open.db)).toBe(5);
  shelf.changed('packages');
  expect([await read(open.db), await read(open.db)]).toEqual([6, 6]);
  shelf.reliable(false);
  expect([await read(open.db), await read(open.db)]).toEqual([7, 8]);
});

it('is not kept where the table changed while it was read', async () => {
  const shelf = shelfOf(open.db);
  shelf.reliable(true);
  const read = counting(async () => shelf.changed('packages'));
  expect([await read(open.db), await read(open.db)]).toEqual([1, 2]);
});

it('is read anew within a transaction, and after the commit of one that changed it', async () => {
  shelfOf(open.db).reliable(true);
  const read = counting();
  expect(await read(open.db)).toBe(1);
  await open.db.transaction(async (db) => {
    await db.execute(sql`select 1`);
    forgetKept(db, packages);
    expect([await read(db), await read(open.db)]).toEqual([2, 3]);
  });
  expect([await read(open.db), await read(open.db)]).toEqual([4, 4]);
});

it('is taken by transactions that did not write to the table, where it may be', async () => {
  const shelf = shelfOf(open.db);
  shelf.reliable(true);
  const read = counting(undefined, { inTransactions: true });
  await open.db.transaction(async (db) => {
    expect([await read(db), await read(open.db)]).toEqual([1, 1]);
  });
  expect(await read(open.db)).toBe(1);
  await open.db.transaction(async (db) => {
    await db.execute(sql`update packages set name = name`);
    expect([await read(db), await read(open.db)]).toEqual([2, 3]);
  });
  // What it read itself may be gone with it.
  expect(await read(open.db)).toBe(1);
  shelf.changed('packages');
  await open.db.transaction(async (db) => {
    expect([await read(db), await read(db)]).toEqual([4, 4]);
  });
});

it('is of tables that say when they change', async () => {
  const { rows } = await open.db.execute<{ name: string }>(
    sql`select tgrelid::regclass::text as name from pg_trigger join pg_proc on pg_proc.oid = tgfoid where proname = 'tell_kept' order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual([...keptTables].toSorted());
});
