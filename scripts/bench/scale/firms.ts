// Two firms on one PostgreSQL, a small one and one of a million links, each with a server of its own.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { openDatabase } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { startPostgres } from '../../../tests/support/postgres.ts';
import { databaseAt } from '../../../tests/support/template.ts';
import { createAdmin } from '../../admin/admin-account.ts';
import { builtProduct, freePort, productEnv, startProgram, signInAt } from '../program.ts';
import { fillFirm } from '../rows.ts';

const password = 'a-long-password-for-a-bench-1';
const admin = { email: 'bench@forecourt.example', first_name: 'Bench', last_name: 'Reader', password };
const advisor = 'advisor1@bench.example';
const linksEach = 30;

/** A firm of so many links, and its server. */
export interface ScaledFirm {
  links: number;
  url: string;
  pid: number;
  tokens: { admin: string; advisor: string };
}

export interface ScaledFirms {
  firms: readonly ScaledFirm[];
  stop(): Promise<void>;
}

/** @param sizes how many links, about */
export async function startFirms(sizes: readonly number[]): Promise<ScaledFirms> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-scale-'));
  const postgres = await startPostgres();
  const running: ChildProcess[] = [];
  const firms: ScaledFirm[] = [];
  const stop = async () => {
    for (const each of running) {
      const ended = once(each, 'exit');
      each.kill('SIGTERM');
      await ended;
    }
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (const size of sizes) {
      const databaseUrl = await fill(postgres.url, folder, size);
      const url = `http://127.0.0.1:${await freePort()}`;
      const server = await startProgram(builtProduct, productEnv({ url, databaseUrl, folder }), `${url}/readyz`);
      running.push(server);
      firms.push({
        links: size,
        url,
        pid: server.pid ?? 0,
        tokens: { admin: await signInAt(url, admin.email, password), advisor: await signInAt(url, advisor, password) },
      });
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { firms, stop };
}

/** Makes an empty database on a server. @returns its address */
export async function newDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name}`).finally(() => client.end());
  return databaseAt(serverUrl, name);
}

export async function fill(serverUrl: string, folder: string, size: number): Promise<string> {
  const url = await newDatabase(serverUrl, `scale_${size}`);
  const open = await openDatabase({ databaseUrl: url, dataDir: folder });
  try {
    await migrate(open.db);
    await createAdmin(open.db, admin);
    await fillFirm(open.db, Math.ceil(size / linksEach), linksEach);
    await open.db.execute(sql`update users set password_hash = (select password_hash from users where email = ${admin.email}) where email = ${advisor}`);
  } finally {
    await open.close();
  }
  await settle(url);
  return url;
}

/** As the database's own housekeeping leaves a firm at work: without it, nothing is read from an index alone. */
async function settle(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('vacuum analyze').finally(() => client.end());
}
