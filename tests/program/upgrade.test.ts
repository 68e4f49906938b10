// The newest build on the data of former releases, as an installation that is brought up to date: it starts, and everybody signs in as before.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callsTo } from '../support/calls.ts';
import { keepPrinted } from '../support/kept-logs.ts';
import { projectRoot } from '../../server/root.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { dumpedReleases, keptPassword, keptPeople, keptReleases, readDump, unpackRelease } from '../support/releases/kept.ts';
import { builtServer } from '../support/program.ts';

let folder: string;
let main: string;
let postgres: TestPostgres;
const running = new Set<ChildProcess>();
beforeAll(async () => {
  main = join(await builtServer(), 'main.js');
  folder = await mkdtemp(join(tmpdir(), 'forecourt-upgrade-'));
  postgres = await startPostgres();
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Starts the build on some data, signs everybody in, and ends it in order. @returns what each reads of themselves, and the exit code */
async function signEverybodyIn(env: Record<string, string>): Promise<unknown[]> {
  const child = spawn(process.execPath, [main], {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'], FORECOURT_MODE: 'production', BASE_DOMAIN: 'forecourt.example', PORT: '0', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  keepPrinted(child.stdout, child.stderr);
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: unknown) => {
      said += String(chunk);
      const found = /runs at (http:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`It did not start:\n${said}`)));
  });
  const call = callsTo(address);
  const read: unknown[] = [];
  for (const { email } of keptPeople) {
    const { body } = await call('login', { body: { email, password: keptPassword } });
    const me = await call('getMe', { token: body.access_token });
    read.push([me.status, me.body.role]);
  }
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  running.delete(child);
  return [...read, code];
}

/** Nobody had a second step then: staff are led to set one up before anything else. */
const asBefore = [...keptPeople.map(({ role }) => (role === 'client' ? [200, role] : [403, undefined])), 0];

it('has data of more than one release on each engine', () => {
  expect(keptReleases.length).toBeGreaterThan(1);
  expect(dumpedReleases.toSorted()).toEqual(keptReleases.toSorted());
});

it.each(keptReleases)('starts on the data folder of release %s, and everybody signs in as before', async (release) => {
  const dataDir = join(folder, release);
  await unpackRelease(release, dataDir);
  expect(await signEverybodyIn({ DATA_DIR: dataDir })).toEqual(asBefore);
});

it.each(dumpedReleases)('starts on the PostgreSQL of release %s, and everybody signs in as before', async (release) => {
  const name = `kept_${dumpedReleases.indexOf(release)}`;
  const url = new URL(postgres.url);
  const first = new pg.Client({ connectionString: postgres.url });
  await first.connect();
  await first.query(`create database ${name}`);
  await first.end();
  url.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(await readDump(release));
  await client.end();
  expect(await signEverybodyIn({ DATABASE_URL: url.href, DATA_DIR: join(folder, `${release}-files`) })).toEqual(asBefore);
});
