// Finds the three programs that npm does not bring, a Chromium, a PostgreSQL and a Caddy, or installs them where that is allowed.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The oldest PostgreSQL the product is written for. */
export const OLDEST_POSTGRES = 15;

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

const withoutWindows = ['chromium-headless-shell', 'chrome-headless-shell'];
const withWindows = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const elsewhere = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

/**
 * The browser the tests drive: `CHROMIUM`, or a Chromium or Chrome of this system. One without windows comes first: it draws the same pages
 * for two thirds of the processor's time.
 * @param isWhole only one that was built with windows, for what the others leave out, as notifications
 * @returns its path, or undefined
 */
export function findChromium({ isWhole = false } = {}): string | undefined {
  const chosen = process.env.CHROMIUM;
  if (chosen) return isExecutable(chosen) ? chosen : undefined;
  const names = isWhole ? withWindows : [...withoutWindows, ...withWindows];
  return names.map(onPath).find((file) => file !== undefined) ?? elsewhere.find(isExecutable);
}

function versionOf(postgres: string): number {
  const { stdout } = spawnSync(postgres, ['--version'], { encoding: 'utf8' });
  return Number(/\) (\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}

/** The folder with `postgres` and `initdb` of the newest PostgreSQL here that is new enough; or undefined. */
export function findPostgres(): string | undefined {
  const children = (folder: string) => (existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name, 'bin')) : []);
  const besides = onPath('postgres')?.replace(/[\\/]postgres$/, '');
  const folders = [
    ...children('/usr/lib/postgresql'),
    ...children('/opt/homebrew/opt').filter((folder) => folder.includes('postgresql')),
    ...(besides ? [besides] : []),
  ];
  return folders
    .filter((folder) => isExecutable(join(folder, 'postgres')) && isExecutable(join(folder, 'initdb')))
    .map((folder) => ({ folder, version: versionOf(join(folder, 'postgres')) }))
    .filter(({ version }) => version >= OLDEST_POSTGRES)
    .toSorted((one, other) => other.version - one.version)[0]?.folder;
}

/** Caddy, which stands in front of the server's processes (deploy/Caddyfile): `CADDY`, or the one of this system. */
export function findCaddy(): string | undefined {
  const chosen = process.env.CADDY;
  return chosen ? (isExecutable(chosen) ? chosen : undefined) : onPath('caddy');
}

/** PgBouncer, which a firm may put between the processes and PostgreSQL: `PGBOUNCER`, or the one of this system. */
export function findPgBouncer(): string | undefined {
  const chosen = process.env.PGBOUNCER;
  if (chosen) return isExecutable(chosen) ? chosen : undefined;
  return onPath('pgbouncer') ?? ['/usr/sbin/pgbouncer', '/usr/local/sbin/pgbouncer'].find(isExecutable);
}

/** How this account may install packages of the system: as root, by sudo without a password, or not at all. */
function installer(): string[] | undefined {
  if (!onPath('apt-get')) return undefined;
  if (process.getuid?.() === 0) return ['apt-get'];
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n', 'apt-get'] : undefined;
}

/** Installs packages with apt-get. @returns whether that went well */
function install(packages: readonly string[]): boolean {
  const command = installer();
  if (!command) return false;
  console.log(`Installing ${packages.join(' and ')} …`);
  const [program = 'apt-get', ...before] = command;
  const apt = (...args: string[]) => spawnSync(program, [...before, ...args], { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

/**
 * Looks for Chromium, PostgreSQL and Caddy, and installs what is missing where that is allowed.
 * @returns one sentence for each that is still missing
 */
export function provideSystemPrograms(): string[] {
  const missing = (browser: string) => [...(findChromium() ? [] : [browser]), ...(findPostgres() ? [] : ['postgresql']), ...(findCaddy() ? [] : ['caddy'])];
  // Its test says that it was left out where there is none.
  if (!findPgBouncer()) install(['pgbouncer']);
  const first = missing('chromium-headless-shell');
  if (first.length > 0) install(first);
  // Older systems have no browser without windows, and refuse all packages for it.
  const still = missing('chromium');
  if (still.length > 0) install(still);
  return [
    ...(findChromium() ? [] : ['The browser tests need Chromium: install the package `chromium`, or name a browser in CHROMIUM, and run `npm test` again.']),
    ...(findPostgres()
      ? []
      : [
          `The tests on PostgreSQL need PostgreSQL ${OLDEST_POSTGRES} or newer: install the package \`postgresql\` (it need not run) and run \`npm test\` again.`,
        ]),
    ...(findCaddy()
      ? []
      : ['The test of several processes needs Caddy: install the package `caddy` (it need not run), or name it in CADDY, and run `npm test` again.']),
  ];
}
