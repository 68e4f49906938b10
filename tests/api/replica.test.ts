// Exports and reports are read from a copy of the database where one is named, and from the database itself while the copy does not answer.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { openCopy } from '../../server/db/database.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { onPostgres, testDatabase, type TestDatabase } from '../support/database.ts';

it('a copy needs the database that it is a copy of', () => {
  expect(() => readConfig({ DATABASE_REPLICA_URL: 'postgres://forecourt@copy.example/forecourt' })).toThrow(/DATABASE_REPLICA_URL is a copy of/);
});

describe.runIf(onPostgres)('a copy of the database', () => {
  // A database of its own that says something else, to tell by the answers who was asked.
  let copy: TestDatabase;
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    copy = await testDatabase();
    await copy.db.execute(sql`update coupons set code = 'COPY-' || left(code, 20)`);
    await copy.db.execute(sql`update links set published_at = null`);
    app = await startApp({ config: { replicaUrl: copy.url ?? '' } });
    admin = await app.signIn('admin@forecourt.example');
  });
  afterAll(async () => {
    await app.close();
    await copy.close();
  });

  const exported = async () => {
    const { body } = await app.call('getExportAddress', { token: admin, params: { resource: 'coupons' } });
    return (await app.fetch(body.url)).text();
  };
  const published = async () => {
    const { status, body } = await app.call('getActivityReport', { token: admin, query: { measure: 'links_published', period: 'year' } });
    expect(status).toBe(200);
    return JSON.stringify(body);
  };

  it('answers exports and reports, and nothing else', async () => {
    expect(await exported()).toContain('COPY-');
    const [coupon] = (await app.call('listCoupons', { token: admin })).body;
    expect(coupon?.code).not.toContain('COPY-');
  });

  it('takes nothing that is written', async () => {
    const open = openCopy(copy.url ?? '');
    await expect(open.db.execute(sql`update coupons set value = 1`)).rejects.toMatchObject({ cause: { message: expect.stringContaining('read-only') } });
    await open.close();
  });

  it('is left alone while it does not answer', async () => {
    const fromCopy = await published();
    const name = new URL(copy.url ?? '').pathname.slice(1);
    const allow = (allowed: boolean) => app.db.execute(sql.raw(`alter database ${name} allow_connections ${allowed}`));
    await allow(false);
    try {
      await app.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`);
      expect(await exported()).not.toContain('COPY-');
      expect(await published()).not.toBe(fromCopy);
    } finally {
      await allow(true);
    }
    await expect.poll(exported).toContain('COPY-');
  });
});
