// Where the database has no place left, or is away: who asks is told at once, and nothing hangs or is lost.
import { connect, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/db/database.ts';
import { keptUntilChanged } from '../../server/db/kept.ts';
import { listen } from '../../server/db/listen.ts';
import { problemOf } from '../../server/http/errors.ts';
import { listenForNews } from '../../server/news.ts';
import { packages } from '../../server/db/schema.ts';
import { createPool, isConnectionLost, poolSize, withLongStatements } from '../../server/db/pool.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { onPostgres } from '../support/database.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const readyz = async (): Promise<{ status: number; says: unknown }> => {
  const answer = await app.fetch('/readyz');
  return { status: answer.status, says: await answer.json() };
};

/** Takes every connection there is. @returns how to let go of them */
async function takeAll(): Promise<() => Promise<void>> {
  let letGo: () => void = () => {};
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const inside: Promise<void>[] = [];
  const held = Array.from({ length: onPostgres ? poolSize : 1 }, () => {
    let arrived: () => void = () => {};
    inside.push(
      new Promise<void>((resolve) => {
        arrived = resolve;
      }),
    );
    return app.db.transaction(async (transaction) => {
      await transaction.execute(sql`select 1`);
      arrived();
      await until;
    });
  });
  await Promise.all(inside);
  return async () => {
    letGo();
    await Promise.all(held);
  };
}

describe('while every connection is taken', () => {
  it('calls are told to come back, the server is busy and not broken, and afterwards all is well', async () => {
    const token = await app.signIn('admin@forecourt.example');
    const letGo = await takeAll();
    const begun = Date.now();
    const [read, write, state] = await Promise.all([
      app.call('listPackages', { token }),
      app.call('login', { body: { email: 'client@forecourt.example', password: 'whatever-it-is-2026' } }),
      readyz(),
    ]);
    const took = Date.now() - begun;
    for (const answer of [read, write]) {
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(answer.problem.detail).toBe('We’re busier than usual right now. Try again in a few seconds.');
    }
    // Two seconds in the queue, and what a loaded machine adds.
    expect(took).toBeLessThan(6_000);
    expect(state).toEqual({ status: 200, says: { status: 'busy' } });
    await letGo();
    expect((await app.call('listPackages', { token })).status).toBe(200);
    expect(await readyz()).toEqual({ status: 200, says: { status: 'ready' } });
  });
});

/** A way to the database that can be made to go silent, or to break. */
async function line(to: URL): Promise<{ url: string; server: Server; silence: () => void; speak: () => void; close: () => void }> {
  const pairs: [Socket, Socket][] = [];
  let silent = false;
  const server = createServer((near) => {
    const far = connect(Number(to.port), to.hostname);
    pairs.push([near, far]);
    near.on('data', (bytes) => !silent && far.write(bytes));
    far.on('data', (bytes) => !silent && near.write(bytes));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => {});
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const url = new URL(to);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' ? address?.port : 0);
  return {
    url: url.href,
    server,
    silence: () => {
      silent = true;
    },
    speak: () => {
      silent = false;
    },
    close: () => {
      server.close();
      for (const sockets of pairs) for (const socket of sockets) socket.destroy();
    },
  };
}

const databaseUrl = (): string => app.config.databaseUrl ?? '';

describe.runIf(onPostgres)('a line to the database', () => {
  it('that is dead is left after its limit, and the next one is asked', async () => {
    const dead = await line(new URL(databaseUrl()));
    const pool = createPool(dead.url, 300);
    await pool.query('select 1');
    // What may take long takes as long as it needs.
    await withLongStatements(() => pool.query('select pg_sleep(0.6)'));
    dead.silence();
    const error = await pool.query('select 1').then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(isConnectionLost(error)).toBe(true);
    await expect.poll(() => pool.totalCount).toBe(0);
    dead.close();
    await pool.end();
  });

  it('ends a statement that takes too long, says when to try again, and lets long work be', async () => {
    const pool = createPool(databaseUrl(), undefined, 100);
    const error = await pool.query('select pg_sleep(5)').then(
      () => undefined,
      (reason: Error) => reason,
    );
    const problem = problemOf(error ?? new Error('was not ended'));
    expect([problem.status, problem.headers['retry-after']]).toEqual([503, '5']);
    const client = await pool.connect();
    await withLongStatements(() => client.query({ text: 'begin' }));
    await expect(client.query('select pg_sleep(0.2)')).resolves.toBeDefined();
    await client.query('rollback');
    await expect(client.query('select pg_sleep(0.2)')).rejects.toThrow(/statement timeout/);
    client.release();
    await pool.end();
  });

  it('that breaks in the middle of a transaction ends that transaction alone, and no place is lost', async () => {
    const open = await openDatabase({ databaseUrl: databaseUrl(), dataDir: '' });
    for (let round = 0; round < poolSize + 2; round += 1) {
      const broken = open.db.transaction(async (transaction) => {
        const { rows } = await transaction.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
        await app.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
        // Whoever works on something else hears of it all the same.
        await new Promise((resolve) => {
          setTimeout(resolve, 20);
        });
        await transaction.execute(sql`select 1`);
      });
      await expect(broken).rejects.toSatisfy(isConnectionLost);
    }
    expect(await open.isReady()).toBe('ready');
    await open.close();
  });

  it('over which other processes are heard is made anew where it goes silent', async () => {
    const dead = await line(new URL(databaseUrl()));
    let [ups, downs] = [0, 0];
    const stop = listen(
      dead.url,
      'silent_line',
      {
        onMessage: () => {},
        onUp: () => {
          ups += 1;
        },
        onDown: () => {
          downs += 1;
        },
      },
      50,
    );
    await expect.poll(() => ups).toBe(1);
    dead.silence();
    await expect.poll(() => downs).toBeGreaterThan(1);
    dead.speak();
    await expect.poll(() => ups).toBe(2);
    await stop();
    dead.close();
  });

  it('by which the database says what anybody changed: what was kept of it is read anew', async () => {
    const other = await openDatabase({ databaseUrl: databaseUrl(), dataDir: '' });
    const stop = listenForNews(databaseUrl(), other.db);
    let times = 0;
    const read = keptUntilChanged(packages, async (db) => {
      times += 1;
      return (await db.select({ tagline: packages.tagline }).from(packages)).map(({ tagline }) => tagline);
    });
    // Once the line is there, a second reading is the first one.
    await expect
      .poll(async () => {
        const before = times;
        await read(other.db);
        return times - before;
      })
      .toBe(0);
    await app.db.update(packages).set({ tagline: 'As another process has it' });
    await expect.poll(async () => new Set(await read(other.db))).toEqual(new Set(['As another process has it']));
    await stop();
    await other.close();
  });

  it('that cannot be made is broken, and says so', async () => {
    const gone = await line(new URL(databaseUrl()));
    const open = await openDatabase({ databaseUrl: gone.url, dataDir: '' });
    expect(await open.isReady()).toBe('ready');
    gone.close();
    await expect.poll(() => open.isReady()).toBe('broken');
    await open.close();
  });
});
