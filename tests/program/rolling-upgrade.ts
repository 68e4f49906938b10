// From the previous build to this one while people work: four processes behind Caddy are replaced one after the other, the first of the new ones brings the schema
// up to date under the load, and meanwhile both builds serve. Part of containers.test.ts, whose programs these are.
import pg from 'pg';
import { uuidv7 } from 'uuidv7';
import { expect, it, vi } from 'vitest';
import { migrationsHere } from '../../server/db/migrate.ts';
import { crashCode } from '../../server/last-resort.ts';
import { hashPassword } from '../../server/modules/credentials/passwords.ts';
import { callsTo, type Call } from '../support/calls.ts';
import { endInOrder, freePort, type Installation, type Started } from '../support/installed.ts';
import { previousBuild } from '../support/previous-build.ts';
import { startProxy, takesCalls } from '../support/proxy.ts';
import { listen, until } from './many-processes.ts';

export interface Programs {
  installation: Installation;
  /** A server where databases can be made. */
  databaseUrl: string;
  /** Of a process of compose.yaml, and of its proxy. */
  env: Readonly<Record<string, string>>;
  proxyEnv: Readonly<Record<string, string>>;
  start: (env: Record<string, string>, folder?: string) => Started;
  isReady: (port: number, started: Started) => Promise<void>;
}

const patience = { timeout: 120_000, interval: 200 };
const password = 'green-lantern-4-orchard';
const lists = ['listUsers', 'listCoupons', 'listLinks', 'listChats', 'listComplaints', 'listDashboardListings', 'listPayments', 'listClientFolders'] as const;

/** The migrations a database has, and those a folder of them brings. */
async function migrationsOf(database: pg.Client): Promise<string[]> {
  const { rows } = await database.query<{ hash: string }>('select hash from schema_migrations');
  return rows.map(({ hash }) => hash).toSorted();
}

export function rollingUpgrade(programsOf: () => Programs): void {
  it('four processes go from the previous build to this one under load, without a call that fails; meanwhile each build reads and hears what the other writes', async () => {
    const { installation, databaseUrl, env, proxyEnv, start, isReady } = programsOf();
    const before = await previousBuild();
    const url = new URL(databaseUrl);
    url.pathname = '/rolling';
    const maker = new pg.Client({ connectionString: databaseUrl });
    await maker.connect();
    await maker.query('create database rolling');
    await maker.end();
    const https = await freePort();
    const ports = await Promise.all(Array.from({ length: 4 }, freePort));
    const apps: { port: number; env: Record<string, string>; now: Started }[] = [];
    for (const port of ports) {
      const own = {
        ...env,
        PORT: String(port),
        DATA_DIR: await installation.room(`rolling-${port}`),
        DATABASE_URL: url.href,
        PUBLIC_URL: `https://forecourt.localhost:${https}`,
        BACKUP_DIR: '',
        BACKUP_KEY: '',
      };
      apps.push({ port, env: own, now: start(own, before.folder) });
    }
    const proxy = await startProxy({ installation, env: proxyEnv, https, upstreams: ports });
    const database = new pg.Client({ connectionString: url.href });
    // Before no process at all, Caddy logs a call that it gives up on after 10 seconds.
    const blind = await startProxy({ installation, env: proxyEnv, https: await freePort(), upstreams: [await freePort()] });
    const path = '/api/calendar-feed/content?token=zz-marked-token-4711';
    const givenUp = vi.waitFor(async () => expect((await blind.call({ path, token: 'zz-marked-bearer-4711' })).status).toBe(503), patience);
    try {
      // All four began at the same moment: one filled the schema in, the others waited.
      // The build before asks the database once more when it listens already, and ends where its own jobs have every place there; a supervisor starts it again.
      await vi.waitFor(() => {
        for (const app of apps) {
          if (app.now.child.exitCode === crashCode) app.now = start(app.env, before.folder);
          expect(app.now.printed()).toContain('Forecourt runs at');
        }
      }, patience);
      await Promise.all(apps.map(({ port, now }) => isReady(port, now)));
      await database.connect();
      const old = await migrationsOf(database);
      const here = migrationsHere().map(({ hash }) => hash);
      expect(new Set(old).size).toBe(old.length);
      expect(here).toEqual(expect.arrayContaining(old));
      expect(old.length).toBeLessThan(here.length);
      const hash = await hashPassword(password);
      const person = async (role: string) => {
        const id = uuidv7();
        const email = `${role}-${id}@forecourt.example`;
        await database.query(
          `insert into users (id, first_name, last_name, email, role, status, password_hash) values ($1, 'Ann', 'Alvarez', $2, $3, 'active', $4)`,
          [id, email, role, hash],
        );
        return { id, email };
      };
      const calls = ports.map((port) => callsTo(`http://127.0.0.1:${port}`)) as [Call, Call, Call, Call];
      const signIn = async (call: Call, { email }: { email: string }) => (await call('login', { body: { email, password } })).body.access_token;
      const admin = await signIn(calls[0], await person('admin'));
      const client = await person('client');
      const session = await signIn(calls[3], client);
      await proxy.serves();

      const load = proxy.startLoad(admin, 'UP');
      const replace = async (app: (typeof apps)[number]) => {
        await endInOrder(app.now);
        app.now = start(app.env);
        await takesCalls(app.now);
      };
      for (const app of apps.slice(0, 2)) await replace(app);
      expect(await migrationsOf(database)).toEqual(here.toSorted());

      const [now, , , then] = calls;
      const ears = [await listen(ports[0] ?? 0, client.id, now, session), await listen(ports[3] ?? 0, client.id, then, session)];
      for (const [writer, reader] of [
        [now, then],
        [then, now],
      ] as const) {
        const code = `SIDE${uuidv7().slice(-8).toUpperCase()}`;
        expect((await writer('createCoupon', { token: admin, body: { code, kind: 'amount', value: 500 } })).status).toBe(201);
        const read = await reader('listCoupons', { token: admin, query: { filter: { q: code } } });
        expect([read.status, read.body.map((coupon) => coupon.code)]).toEqual([200, [code]]);
        const heard = ears.map((ear) => ear.heard.length);
        expect((await writer('sendMessage', { token: session, body: { chat_id: 21, message_id: uuidv7(), text: 'Is anybody there?' } })).status).toBe(201);
        await until(() => ears.every((ear, place) => ear.heard.length > (heard[place] ?? 0)));
      }
      // Every list of the firm is read as it was.
      for (const list of lists) expect([list, (await then(list, { token: admin, query: { range: [0, 9] } })).status]).toEqual([list, 200]);

      for (const app of apps.slice(2)) await replace(app);
      await load.stop();
      expect(load.failed).toEqual([]);
      expect(load.acknowledged.length).toBeGreaterThan(50);
      const { rows } = await database.query<{ code: string }>('select code from coupons where code = any($1)', [load.acknowledged]);
      expect(rows.map(({ code }) => code).toSorted()).toEqual(load.acknowledged.toSorted());
      await givenUp;
      expect(blind.printed()).toContain('/api/calendar-feed/content');
      expect(blind.printed() + proxy.printed()).not.toMatch(/zz-marked|[?&]\w+=|[Bb]earer/);
    } finally {
      blind.close();
      proxy.close();
      for (const { now } of apps) now.child.kill('SIGKILL');
      await Promise.all(apps.map(({ now }) => now.ended));
      await database.end();
      await before.remove();
    }
  });
}
