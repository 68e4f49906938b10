// Two processes behind PgBouncer in session mode: what the server asks of a connection (settings, named statements, locks, LISTEN) holds through it.
import pg from 'pg';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findPgBouncer } from '../../scripts/setup/system-programs.ts';
import { migrationsHere } from '../../server/db/migrate.ts';
import { createPool } from '../../server/db/pool.ts';
import { hashPassword } from '../../server/modules/credentials/passwords.ts';
import { callsTo, type Call } from '../support/calls.ts';
import { freePort, install, startProgram, type Installation, type Started } from '../support/installed.ts';
import { startBouncer, type TestBouncer } from '../support/pgbouncer.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { listen } from './many-processes.ts';

const isHere = findPgBouncer() !== undefined;
if (!isHere) process.stderr.write('There is no PgBouncer here (package `pgbouncer`): its test is left out.\n');

const password = 'green-lantern-4-orchard';
const until = (holds: () => boolean | Promise<boolean>, timeout = 60_000) =>
  vi.waitFor(
    async () => {
      if (!(await holds())) throw new Error('It never came to that.');
    },
    { timeout, interval: 20 },
  );

describe.runIf(isHere)('behind PgBouncer in session mode', () => {
  let installation: Installation;
  let postgres: TestPostgres;
  let bouncer: TestBouncer;
  let database: pg.Client;
  let admin: string;
  const apps: { port: number; call: Call; now: Started }[] = [];
  const [one, other] = [() => callOf(0), () => callOf(1)];
  const callOf = (place: number): Call => {
    const app = apps[place];
    if (!app) throw new Error('Two were started.');
    return app.call;
  };

  beforeAll(async () => {
    [installation, postgres] = await Promise.all([install(), startPostgres()]);
    bouncer = await startBouncer(postgres.url);
    database = new pg.Client({ connectionString: postgres.url });
    await database.connect();
    for (const name of ['one', 'other']) {
      const port = await freePort();
      const env = {
        FORECOURT_MODE: 'production',
        SECOND_STEP: 'offered',
        PORT: String(port),
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        DATA_DIR: await installation.room(name),
        DATABASE_URL: bouncer.url,
        LOG_LEVEL: 'info',
      };
      apps.push({
        port,
        call: callsTo(`http://127.0.0.1:${port}`),
        now: startProgram(process.execPath, ['dist/server/main.js'], { cwd: installation.folder, env }),
      });
    }
    await Promise.all(apps.map(({ port, now }) => isReady(port, now)));
    admin = await signIn(one(), await person('admin'));
  });
  afterAll(async () => {
    for (const { now } of apps) now.child.kill('SIGKILL');
    await database.end();
    await bouncer.stop();
    await postgres.stop();
    await installation.remove();
  });

  const isReady = (port: number, { child, printed }: Started) =>
    until(async () => {
      if (child.exitCode !== null) throw new Error(printed());
      return (
        (await fetch(`http://127.0.0.1:${port}/readyz`).then(
          ({ status }) => status,
          () => 0,
        )) === 200
      );
    });

  async function person(role: string): Promise<{ id: string; email: string }> {
    const id = uuidv7();
    const email = `${role}-${id}@forecourt.example`;
    await database.query(
      `insert into users (id, first_name, last_name, email, role, status, password_hash) values ($1, 'Ann', 'Alvarez', $2, $3, 'active', $4)`,
      [id, email, role, await hashPassword(password)],
    );
    return { id, email };
  }
  const signIn = async (call: Call, { email }: { email: string }) => (await call('login', { body: { email, password } })).body.access_token;

  it('the schema is brought up to date once, under its lock, though two began at the same moment', async () => {
    const { rows } = await database.query<{ hash: string }>('select hash from schema_migrations');
    expect(rows.map(({ hash }) => hash).toSorted()).toEqual(
      migrationsHere()
        .map(({ hash }) => hash)
        .toSorted(),
    );
  });

  it('every connection has our settings, and named statements are its own', async () => {
    const pool = createPool(bouncer.url);
    const text = `select $1::int as given, current_setting('TimeZone') as zone, current_setting('jit') as jit, current_setting('statement_timeout') as longest`;
    // Twice as many as there are connections, often enough for the statement to be given its name.
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, (_, given) => pool.query(text, [given])));
      expect(answers.map(({ rows }) => rows[0] as unknown)).toEqual(
        Array.from({ length: 20 }, (_, given) => ({ given, zone: 'UTC', jit: 'off', longest: '15s' })),
      );
    }
    // Another client gets one of those connections, and none of what was said on it.
    await pool.end();
    const next = new pg.Client({ connectionString: bouncer.url });
    await next.connect();
    const { rows } = await next.query<{ longest: string; prepared: number }>(
      `select current_setting('statement_timeout') as longest, (select count(*)::int from pg_prepared_statements) as prepared`,
    );
    expect(rows).toEqual([{ longest: '0', prepared: 0 }]);
    await next.end();
  });

  it('a session that one ends is over at the other within a second', async () => {
    const token = await signIn(other(), await person('client'));
    const status = async () => (await other()('getMe', { token })).status;
    expect(await status()).toBe(200);
    expect((await one()('logout', { token })).status).toBeLessThan(300);
    const from = performance.now();
    await until(async () => (await status()) === 401);
    expect(performance.now() - from).toBeLessThan(1_000);
  });

  /** @param patience how long it is waited for, in ms @returns how many heard of it */
  const hearEachOther = async (patience?: number) => {
    const who = await person('client');
    const token = await signIn(one(), who);
    const ears = await Promise.all(apps.map(({ port, call }) => listen(port, who.id, call, token)));
    expect((await one()('sendMessage', { token, body: { chat_id: 21, message_id: uuidv7(), text: 'Is anybody there?' } })).status).toBe(201);
    await until(() => ears.every(({ heard }) => heard.length > 0), patience);
    for (const { socket } of ears) socket.terminate();
    return ears.length;
  };

  it('what happens at one is heard at both', async () => {
    expect(await hearEachOther()).toBe(2);
  });

  it('two moves that would leave no admin wait for each other, and one is refused', async () => {
    await database.query(`update users set status = 'suspended' where role = 'admin'`);
    const [ann, ben] = [await person('admin'), await person('admin')];
    const [first, second] = [await signIn(one(), ann), await signIn(other(), ben)];
    const suspend = (call: Call, token: string, id: string) => call('setUserStatus', { token, params: { id }, body: { status: 'suspended' } });
    const answers = await Promise.all([suspend(one(), first, ben.id), suspend(other(), second, ann.id)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await database.query(`select 1 from users where role = 'admin' and status = 'active'`);
    expect(rows).toHaveLength(1);
    await database.query(`update users set status = 'active' where role = 'admin'`);
    expect(admin).toEqual(expect.any(String));
  });

  it('go on by themselves when PgBouncer was killed and is back, and hear each other again', async () => {
    await bouncer.restart();
    for (const { port, now } of apps) await isReady(port, now);
    // Their lines for news are made anew within some seconds; what was sent before that is not heard any more, however long one waits for it.
    expect(await vi.waitFor(() => hearEachOther(2_000), { timeout: 240_000, interval: 500 })).toBe(2);
  });
});
