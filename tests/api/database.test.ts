// What both engines must have in common: types, transactions, migrations.
import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../server/db/migrate.ts';
import { settings } from '../../server/db/schema.ts';
import { installationSecret } from '../../server/db/secrets.ts';
import { afterCommit } from '../../server/db/transactions.ts';
import { testDatabase, type TestDatabase } from '../support/database.ts';

let open: TestDatabase;
beforeAll(async () => {
  open = await testDatabase('empty');
});
afterAll(() => open.close());

const put = (name: string) => open.db.insert(settings).values({ name, value: name });
const names = async () =>
  (await open.db.select({ name: settings.name }).from(settings).orderBy(settings.name)).map((row) => row.name).filter((name) => !name.startsWith('secret:'));

describe('a copy of the template', () => {
  it('is nobody else’s, also where a page that was there before is written to its file', async () => {
    await open.db.execute(sql`insert into schema_migrations (hash) values ('of the first')`);
    await open.db.execute(sql`checkpoint`);
    const other = await testDatabase('empty');
    expect((await other.db.execute(sql`select hash from schema_migrations where hash = 'of the first'`)).rows).toEqual([]);
    await other.close();
    await open.db.execute(sql`delete from schema_migrations where hash = 'of the first'`);
  });
});

describe('values', () => {
  it('counts are numbers', async () => {
    expect(await open.db.select({ all: count() }).from(settings)).toEqual([{ all: 0 }]);
    const { rows } = await open.db.execute<{ all: unknown; sum: unknown }>(sql`select count(*) as all, sum(n::int) as sum from (values (1), (2)) as t(n)`);
    expect(rows).toEqual([{ all: 2, sum: 3 }]);
  });

  it('instants are ISO in UTC with milliseconds, whatever zone they were given in', async () => {
    await open.db.insert(settings).values({ name: 'instant', value: '', updated_at: '2026-11-21T12:00:00.1239+05:30' });
    const [row] = await open.db.select().from(settings).where(eq(settings.name, 'instant'));
    expect(row?.updated_at).toBe('2026-11-21T06:30:00.124Z');
    await open.db.delete(settings);
  });
});

describe('transactions', () => {
  it('take in what is asked through the database from before: nothing waits for itself, nothing stays after a failure', async () => {
    const failing = open.db.transaction(async (transaction) => {
      await transaction.insert(settings).values({ name: 'inside', value: 1 });
      await put('outside');
      expect(await names()).toEqual(['inside', 'outside']);
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    expect(await names()).toEqual([]);
  });

  it('inside each other are savepoints', async () => {
    await open.db.transaction(async () => {
      await put('kept');
      const inner = open.db.transaction(async () => {
        await put('dropped');
        throw new Error('taken back');
      });
      await expect(inner).rejects.toThrow('taken back');
    });
    expect(await names()).toEqual(['kept']);
    await open.db.delete(settings);
  });

  it('do not mix, however many run at once', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        open.db.transaction(async () => {
          await put(`row ${index}`);
          if (index % 2 === 1) throw new Error('taken back');
        }),
      ),
    );
    expect(results.filter((result) => result.status === 'rejected')).toHaveLength(5);
    expect(await names()).toEqual(['row 0', 'row 2', 'row 4', 'row 6', 'row 8']);
    await open.db.delete(settings);
  });

  it('call back after their commit, and never after a failure', async () => {
    const seen: string[] = [];
    await open.db.transaction(async () => {
      afterCommit(() => seen.push('committed'));
      await put('row');
      expect(seen).toEqual([]);
    });
    const failing = open.db.transaction(async () => {
      afterCommit(() => seen.push('wrong'));
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    afterCommit(() => seen.push('at once'));
    expect(seen).toEqual(['committed', 'at once']);
    await open.db.delete(settings);
  });
});

it('migrations are applied once, also by processes that start together', async () => {
  expect(await Promise.all([migrate(open.db), migrate(open.db)])).toEqual([0, 0]);
});

it('an installation has one secret of a name, whoever asks first', async () => {
  const [one, other] = await Promise.all([installationSecret(open.db, 'test'), installationSecret(open.db, 'test')]);
  expect(one).toBe(other);
  expect(Buffer.from(one, 'base64url')).toHaveLength(32);
  expect(await installationSecret(open.db, 'another')).not.toBe(one);
});
