// The firm of the API's race: the demo's people and cars on a PostgreSQL of their own, with passwords nobody knows, and two servers over it.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { readConfig } from '../../../server/config.ts';
import { openDatabase, type Database } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { fillDemo } from '../../../server/demo/index.ts';
import { hashPassword } from '../../../server/modules/credentials/passwords.ts';
import { createServices } from '../../../server/services.ts';
import { startPostgres } from '../../../tests/support/postgres.ts';
import { builtProduct, freePort, productEnv, referenceNamed, startProgram, signInAt } from '../program.ts';

/** Of everybody in the firm of the benches. */
export const benchPassword = 'a-long-password-for-a-bench-1';

/** A server in the race. */
export interface Racer {
  name: 'product' | 'reference';
  url: string;
  pid: number;
}

export interface RaceFirm {
  racers: readonly Racer[];
  /** By role; both servers know them. */
  tokens: { admin: string; advisor: string };
  /** The advisor's chats. */
  chatIds: readonly string[];
  databaseUrl: string;
  stop(): Promise<void>;
}

/** @param nodeOptions of the product's process: a profiler */
export async function startRace(nodeOptions: readonly string[] = []): Promise<RaceFirm> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-race-'));
  const postgres = await startPostgres();
  const open = await openDatabase({ databaseUrl: postgres.url, dataDir: folder });
  await fill(open.db, folder);
  const chats = (
    await open.db.execute<{ id: string }>(
      sql`select chats.id from chats join users on users.id = chats.employee_id where users.email = 'advisor@bench.example' order by chats.id`,
    )
  ).rows;
  await open.close();
  const [product, reference] = [`http://127.0.0.1:${await freePort()}`, `http://127.0.0.1:${await freePort()}`];
  const running: ChildProcess[] = [
    await startProgram([...nodeOptions, ...builtProduct], productEnv({ url: product, databaseUrl: postgres.url, folder }), `${product}/readyz`),
    await startProgram(
      referenceNamed('server.ts'),
      { ...process.env, NODE_ENV: 'production', PORT: new URL(reference).port, DATABASE_URL: postgres.url },
      `${reference}/api/packages/all`,
    ),
  ];
  const [pid = 0, referencePid = 0] = running.map((each) => each.pid);
  return {
    racers: [
      { name: 'product', url: product, pid },
      { name: 'reference', url: reference, pid: referencePid },
    ],
    tokens: { admin: await signInAt(product, 'admin@bench.example', benchPassword), advisor: await signInAt(product, 'advisor@bench.example', benchPassword) },
    chatIds: chats.map(({ id }) => id),
    databaseUrl: postgres.url,
    stop: async () => {
      for (const each of running) {
        const ended = once(each, 'exit');
        each.kill('SIGTERM');
        await ended;
      }
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The demo, as a firm at work: production refuses its marks and its passwords. */
async function fill(db: Database, folder: string): Promise<void> {
  await migrate(db);
  await fillDemo(db, await createServices(readConfig({ DATA_DIR: folder }), db, { log: pino({ level: 'silent' }) }));
  await db.execute(sql`delete from settings where name = 'demo data'`);
  await db.execute(
    sql`update users set email = replace(email, '@forecourt.example', '@bench.example'), password_hash = ${await hashPassword(benchPassword)} where password_hash is not null`,
  );
  await db.execute(sql`vacuum analyze`);
}
