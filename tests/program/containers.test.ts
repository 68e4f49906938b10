// Where no Docker runs, the processes that compose.yaml names are started by hand, with its environment: what the files say is true. Calls come in through
// Caddy at 50 a second while one of the two processes is killed, and while both are replaced one after the other.
// Over 300 lines: starting these processes takes longer than all that is asked of them.
import { readdir } from 'node:fs/promises';
import pg from 'pg';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { startProviders, type Providers } from '../../scripts/bench/faults/providers.ts';
import { hashPassword } from '../../server/modules/credentials/passwords.ts';
import { codeOf } from '../api/cases/second-factor.ts';
import { callsTo } from '../support/calls.ts';
import { manyProcesses } from './many-processes.ts';
import { compose, lastStage, values } from '../support/compose.ts';
import { endInOrder, freePort, install, runCommand, startProgram, type Installation, type Started } from '../support/installed.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { calm, startProxy, takesCalls, type Proxy } from '../support/proxy.ts';
import { rollingUpgrade } from './rolling-upgrade.ts';

describe('the processes of compose.yaml', () => {
  let installation: Installation;
  let postgres: TestPostgres;
  let providers: Providers;
  let proxy: Proxy;
  let https: number;
  let database: pg.Client;
  const apps: { env: Record<string, string>; port: number; now: Started }[] = [];

  beforeAll(async () => {
    [installation, postgres, providers] = await Promise.all([install(), startPostgres(), startProviders()]);
    database = new pg.Client({ connectionString: postgres.url });
    await database.connect();
    const { services } = compose('compose.yaml', values);
    https = await freePort();
    for (const name of ['app-1', 'app-2']) {
      const port = await freePort();
      const env = {
        ...environmentOfImage(),
        ...services[name]?.environment,
        // What has another address where there are no containers.
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: await installation.room(name),
        BACKUP_DIR: await installation.room('backups'),
        DATABASE_URL: postgres.url,
        S3_ENDPOINT: `http://127.0.0.1:${providers.gates.bucket.port}`,
        SMTP_URL: `smtp://127.0.0.1:${providers.gates.mail.port}`,
        PUBLIC_URL: `https://forecourt.localhost:${https}`,
        // One machine makes all the calls, by a program.
        CALLS_PER_MINUTE: '1000000',
        LOG_LEVEL: 'info',
        SECOND_STEP: 'offered',
      };
      apps.push({ env, port, now: startApp(env) });
    }
    proxy = await startProxy({
      installation,
      env: services['proxy']?.environment ?? {},
      https,
      upstreams: apps.map(({ port }) => port),
    });
    await Promise.all(apps.map(({ port, now }) => isReady(port, now)));
    await proxy.serves();
  });

  afterAll(async () => {
    proxy.close();
    for (const { now } of apps) now.child.kill('SIGKILL');
    await database.end();
    await providers.close();
    await postgres.stop();
    await installation.remove();
  });

  const startApp = (env: Record<string, string>, folder = installation.folder) => startProgram(process.execPath, ['dist/server/main.js'], { cwd: folder, env });

  async function isReady(port: number, { child, printed }: Started): Promise<void> {
    await vi.waitFor(
      async () => {
        if (child.exitCode !== null) throw new Error(printed());
        expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
      },
      { timeout: 60_000, interval: 50 },
    );
  }

  const call: Proxy['call'] = (asked) => proxy.call(asked);

  let token = '';

  it('serve the three hosts over TLS, after an admin and a bucket were made by the commands of the image', async () => {
    const [app] = apps;
    if (!app) throw new Error('Two were started.');
    expect(await runCommand(installation.folder, 'create-bucket', app.env)).toMatch(/^The bucket forecourt is there\.\n$/m);
    const who = [
      '--email',
      'ada@forecourt.example',
      '--first-name',
      'Ada',
      '--last-name',
      'Marsh',
      '--firm-name',
      'Marsh Autos',
      '--firm-address',
      '1 Main Street; Bangor',
    ];
    expect(await runCommand(installation.folder, 'create-admin', { ...app.env, ADMIN_PASSWORD: 'blue-kettle-9-harbour' }, who)).toBe(
      'ada@forecourt.example can sign in now.\n',
    );
    for (const host of ['', 'portal.', 'team.', 'admin.'].map((prefix) => `${prefix}forecourt.localhost`)) {
      const { status, headers } = await call({ host, path: '/readyz' });
      expect([host, status]).toEqual([host, 200]);
      expect(headers['strict-transport-security']).toContain('max-age');
    }
    const { status, text } = await call({
      path: `/api${operations.login.path}`,
      method: 'POST',
      body: { email: 'ada@forecourt.example', password: 'blue-kettle-9-harbour' },
    });
    expect([status, text]).toEqual([200, expect.stringContaining('access_token')]);
    token = (JSON.parse(text) as { access_token: string }).access_token;
    // Staff need a second step.
    const direct = callsTo(`http://127.0.0.1:${app.port}`);
    const { secret } = (await direct('beginAuthenticator', { token })).body;
    await direct('addAuthenticator', { token, body: { code: codeOf(secret, Date.now()) } });
    expect(await runCommand(installation.folder, 'backup', app.env)).toMatch(/^Backed up \d+ rows and 0 files /m);
    expect((await call({ path: '/metrics' })).status).toBe(404);
    expect((await call({ path: '/metrics', token: values.METRICS_TOKEN })).text).toMatch(/^backup_last_success_timestamp_seconds [1-9]/m);
  });

  it('share what they know: a suspended person is out on both within a second, and a letter goes once', async () => {
    const [one, other] = apps;
    if (!one || !other) throw new Error('Two were started.');
    const password_hash = await hashPassword('green-lantern-4-orchard');
    const people = Array.from({ length: 10 }, (_, number) => ({ id: uuidv7(), email: `client${number}@forecourt.example` }));
    for (const { id, email } of people)
      await database.query(
        `insert into users (id, first_name, last_name, email, role, status, password_hash) values ($1, 'Ann', 'Alvarez', $2, 'client', 'active', $3)`,
        [id, email, password_hash],
      );
    const [first, second] = [callsTo(`http://127.0.0.1:${one.port}`), callsTo(`http://127.0.0.1:${other.port}`)];
    const [ann] = people;
    const { body } = await second('login', { body: { email: ann?.email, password: 'green-lantern-4-orchard' } });
    const complaints = async () => (await second('listComplaints', { token: body.access_token })).status;
    expect(await complaints()).toBe(200);
    expect((await first('setUserStatus', { token, params: { id: ann?.id }, body: { status: 'suspended' } })).status).toBe(200);
    const from = performance.now();
    await vi.waitFor(
      async () => {
        if ((await complaints()) === 200) throw new Error('still in');
      },
      { timeout: 50_000, interval: 10 },
    );
    expect(performance.now() - from).toBeLessThan(1_000);

    await Promise.all(people.slice(1).map(({ email }, number) => (number % 2 ? first : second)('forgotPassword', { body: { email } })));
    const letters = () => people.slice(1).map(({ email }) => providers.letters.get(email) ?? 0);
    await vi.waitFor(
      () => {
        if (letters().includes(0)) throw new Error(`Letters: ${letters().join(', ')}`);
      },
      { timeout: 50_000, interval: 50 },
    );
    expect(letters()).toEqual(people.slice(1).map(() => 1));
  });

  const extra: Started[] = [];
  const fewer = async () => {
    const ends = await Promise.allSettled(extra.splice(0).map(endInOrder));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  };
  afterAll(fewer);
  manyProcesses(() => ({
    ports: apps.map(({ port }) => port),
    database,
    providers,
    token,
    more: async (count) => {
      const [app] = apps;
      if (!app) throw new Error('Two were started.');
      const ports = await Promise.all(Array.from({ length: count }, freePort));
      const rooms = await Promise.all(ports.map((port) => installation.room(`app-${port}`)));
      const started = ports.map((port, number) => startApp({ ...app.env, PORT: String(port), DATA_DIR: rooms[number] ?? '' }));
      extra.push(...started);
      await Promise.all(started.map((one, number) => isReady(ports[number] ?? 0, one)));
      return ports;
    },
    fewer,
  }));

  it('one that begins while others hold what its own work wants waits with that work, and serves', async () => {
    const [app] = apps;
    if (!app) throw new Error('Two were started.');
    const port = await freePort();
    const room = await installation.room(`late-${port}`);
    try {
      // What a start begins with takes all places at the database: six queues, their purge, reminders, sign of life. The queues' table last, as whatever writes to it does.
      await database.query('begin; lock table processes, payments, initial_client_data, dashboard_listings, outbox in access exclusive mode');
      const late = startApp({ ...app.env, PORT: String(port), DATA_DIR: room });
      extra.push(late);
      await vi.waitFor(async () => expect(await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()).toMatchObject({ status: 'busy' }), {
        timeout: 60_000,
        interval: 20,
      });
      expect(late.printed()).toContain('Forecourt runs at');
    } finally {
      await database.query('rollback');
    }
    const direct = callsTo(`http://127.0.0.1:${port}`);
    await vi.waitFor(async () => expect((await direct('getMe', { token })).status).toBe(200), { timeout: 20_000, interval: 50 });
    await fewer();
  });

  async function keptOf(codes: readonly string[]): Promise<string[]> {
    const { rows } = await database.query<{ code: string }>('select code from coupons where code = any($1)', [codes]);
    return rows.map(({ code }) => code).toSorted();
  }

  it('lose nothing that was acknowledged when one is killed, and fail for less than 2 seconds', async () => {
    const [app] = apps;
    if (!app) throw new Error('Two were started.');
    const load = proxy.startLoad(token, 'KILL');
    await Promise.all(apps.map(({ now }) => takesCalls(now)));
    app.now.child.kill('SIGKILL');
    await app.now.ended;
    await calm(1_000);
    app.now = startApp(app.env);
    await takesCalls(app.now);
    await calm(1_000);
    await load.stop();
    const times = load.failed.map(({ at }) => at);
    // What was being answered by it breaks; the next call goes to the other one.
    expect(times.length === 0 ? 0 : Math.max(...times) - Math.min(...times)).toBeLessThan(2_000);
    expect(load.acknowledged.length).toBeGreaterThan(20);
    expect(await keptOf(load.acknowledged)).toEqual(load.acknowledged.toSorted());
  });

  it('are replaced one after the other without a call that fails', async () => {
    const load = proxy.startLoad(token, 'ROLL');
    for (const app of apps) {
      await calm(500);
      await endInOrder(app.now);
      app.now = startApp(app.env);
      await takesCalls(app.now);
    }
    await load.stop();
    expect(load.failed).toEqual([]);
    expect(await keptOf(load.acknowledged)).toEqual(load.acknowledged.toSorted());
    // With a read-only root, nothing but the volumes can be written.
    expect((await readdir(installation.folder)).toSorted()).toEqual(['dist', 'node_modules', 'package.json', 'room', 'server']);
  });

  rollingUpgrade(() => ({
    installation,
    databaseUrl: postgres.url,
    env: apps[0]?.env ?? {},
    proxyEnv: compose('compose.yaml', values).services['proxy']?.environment ?? {},
    start: startApp,
    isReady,
  }));
});

/** What the image sets. */
function environmentOfImage(): Record<string, string> {
  const rest = lastStage().find(({ instruction }) => instruction === 'ENV')?.rest ?? '';
  return Object.fromEntries(rest.split(' ').map((pair) => pair.split('=', 2)));
}
