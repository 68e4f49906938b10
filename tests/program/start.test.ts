// The program itself, as it is started: refusals in one line, one process to a folder, an orderly end.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../server/db/database.ts';
import { markAsDemo } from '../../server/db/demo-data.ts';
import { projectRoot } from '../../server/root.ts';
import { keepPrinted } from '../support/kept-logs.ts';
import { builtServer } from '../support/program.ts';
import { emptyFolder } from '../support/template.ts';

let folder: string;
let main: string;
const running = new Set<ChildProcess>();
beforeAll(async () => {
  main = join(await builtServer(), 'main.js');
  folder = await mkdtemp(join(tmpdir(), 'forecourt-start-'));
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

async function madeBefore(name: string): Promise<string> {
  const dataDir = join(folder, name);
  await emptyFolder(dataDir);
  return dataDir;
}

interface Program {
  child: ChildProcess;
  /** Everything printed so far. */
  printed: () => string;
  /** The exit code. */
  ended: Promise<number | null>;
  /** Waits until this is printed; fails if the program ends before. */
  says: (pattern: RegExp) => Promise<RegExpExecArray>;
}

/** Production mode: no demo data to wait for. */
function start(
  env: Record<string, string>,
  { program = [main], output = 'pipe' }: { program?: readonly string[]; output?: number | 'pipe' | 'ignore' } = {},
): Program {
  const child = spawn(process.execPath, program, {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'], FORECOURT_MODE: 'production', BASE_DOMAIN: 'forecourt.example', DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', output, 'pipe'],
  });
  running.add(child);
  let text = '';
  const ended = once(child, 'exit').then(([code]) => {
    running.delete(child);
    return typeof code === 'number' ? code : null;
  });
  const says: Program['says'] = async (pattern) => {
    for (;;) {
      const found = pattern.exec(text);
      if (found) return found;
      const news = new Promise((resolve) => {
        child.stdout?.once('data', resolve);
        child.stderr?.once('data', resolve);
      });
      if ((await Promise.race([news, ended.then(() => 'ended')])) === 'ended' && !pattern.test(text)) throw new Error(`ended without saying it:\n${text}`);
    }
  };
  keepPrinted(child.stdout, child.stderr);
  child.stdout?.on('data', (chunk) => (text += String(chunk)));
  child.stderr?.on('data', (chunk) => (text += String(chunk)));
  return { child, printed: () => text, ended, says };
}

it('names a wrong value in one line', async () => {
  const program = start({ PORT: 'three' });
  expect(await program.ended).toBe(1);
  expect(program.printed()).toBe('Forecourt cannot start: PORT must be a whole number from 0 to 65535\n');
});

it.each([
  [{ FORECOURT_MODE: 'demo', HOST: '0.0.0.0' }, 'HOST would open the demo to others'],
  [{ PUBLIC_URL: 'http://www.forecourt.example' }, 'PUBLIC_URL must begin with https:// in production mode'],
])('does not start as %o: %s', async (env, sentence) => {
  const program = start(env);
  expect(await program.ended).toBe(1);
  expect(program.printed()).toMatch(new RegExp(`^Forecourt cannot start: ${sentence}.*\\n$`));
});

it('does not start in production mode over the demo’s data', async () => {
  const dataDir = await madeBefore('demo');
  const open = await openDatabase({ dataDir });
  await markAsDemo(open.db);
  await open.close();
  const program = start({ DATA_DIR: dataDir });
  expect(await program.ended).toBe(1);
  expect(program.printed()).toMatch(/^Forecourt cannot start: DATA_DIR .* holds the demo’s data, whose passwords are public\. .*\n$/);
});

it('makes no admin, and asks nothing, where the database cannot be reached', async () => {
  const program = start({ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' }, { program: ['--import', 'tsx', 'scripts/create-admin.ts'] });
  expect(await program.ended).toBe(1);
  expect(program.printed()).toMatch(/^No account was made: the database that DATABASE_URL names cannot be used: .*ECONNREFUSED.*\n$/);
});

let refused: string | undefined;
it.each([
  [{ DATA_DIR: '/dev/null/data' }, /^Forecourt cannot start: DATA_DIR \/dev\/null\/data cannot be used \(ENOTDIR\)\.\n$/],
  [{ DATA_DIR: '/proc/forecourt/data' }, /^Forecourt cannot start: DATA_DIR \/proc\/forecourt\/data cannot be used \(ENOENT\)\.\n$/],
  [{ DATA_DIR: fileURLToPath(import.meta.url) }, /^Forecourt cannot start: DATA_DIR .*start\.test\.ts cannot be used \(it is a file\)\.\n$/],
  [{ HOST: '192.0.2.1' }, /^Forecourt cannot start: HOST 192\.0\.2\.1 with PORT 0 cannot be listened on \(EADDRNOTAVAIL\)\.\n$/],
  [
    { DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' },
    /^Forecourt cannot start: the database that DATABASE_URL names cannot be used: .*ECONNREFUSED.*\n$/,
  ],
  [{ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none', DATA_DIR: '/proc/forecourt' }, /^Forecourt cannot start: DATA_DIR \/proc\/forecourt cannot/],
  [{ WEB_DIR: '/no-such-folder' }, /^Forecourt cannot start: WEB_DIR \/no-such-folder holds no built web application\.\n$/],
])('names in one line what cannot be used: %o', async (env, pattern) => {
  refused ??= await madeBefore('refused');
  const program = start({ DATA_DIR: refused, ...env });
  expect(await program.ended).toBe(1);
  expect(program.printed()).toMatch(pattern);
  expect(program.printed()).not.toContain('secret');
});

it('serves, keeps a second process out of its folder, and ends in order', async () => {
  const first = start({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const [, address = ''] = await first.says(/runs at (http:\S+)/);
  expect(first.printed()).toContain('npm run create-admin');
  expect(first.printed()).toMatch(/advisors +https:\/\/team\.forecourt\.example\n/);
  await first.says(/Forecourt runs, but: The mail server of SMTP_URL \(127\.0\.0\.1:1\) does not answer as it should \(no connection\)\.\n/);
  const readiness = await fetch(`${address}/readyz`);
  expect([readiness.status, await readiness.json()]).toEqual([200, { status: 'ready', away: ['mail'] }]);

  const second = start({});
  expect(await second.ended).toBe(1);
  expect(second.printed()).toMatch(/^Forecourt cannot start: .* is in use by process \d+ on .*DATA_DIR.*\n$/);

  const taken = start({ DATA_DIR: await madeBefore('other'), PORT: new URL(address).port });
  expect(await taken.ended).toBe(1);
  expect(taken.printed()).toContain(`PORT ${new URL(address).port} is taken by another program.`);

  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  await expect(fetch(`${address}/readyz`)).rejects.toThrow('fetch failed');

  // A log on a full disk, and nobody who reads what else is printed.
  const full = process.platform === 'linux' ? openSync('/dev/full', 'w') : ('ignore' as const);
  const again = start({ LOG_LEVEL: 'info', SMTP_URL: 'smtp://127.0.0.1:1', PORT: new URL(address).port }, { output: full });
  again.child.stderr?.destroy();
  for (let call = 0; call < 3; call += 1) {
    await expect
      .poll(
        () =>
          fetch(`${address}/healthz`).then(
            ({ status }) => status,
            () => 'not yet',
          ),
        { timeout: 60_000 },
      )
      .toBe(200);
  }
  again.child.kill('SIGTERM');
  expect(await again.ended).toBe(0);
});
