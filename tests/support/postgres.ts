// A PostgreSQL of our own for a test run: a throwaway cluster on a free port of 127.0.0.1, gone at the end. Never run as root.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '../../scripts/setup/system-programs.ts';

export interface TestPostgres {
  /** Address of the cluster's `postgres` database, whose user may make others. */
  url: string;
  stop(): Promise<void>;
}

/** Whom PostgreSQL runs as: this account, or where this is root, which PostgreSQL refuses, an account that may do less. */
export function account(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string, name: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', name), gid: id('-g', name) };
    } catch {
      // No such account here: the next one.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no account `postgres` or `nobody` to run it as.');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port'))));
    });
  });
}

/** Waits until the server says so itself: its log line, not a guess at how long it takes. */
function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('ready to accept connections')) resolve();
    });
    server.on('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)));
  });
}

/**
 * Starts a cluster that forgets everything: nothing is synced to disk, so that tests are fast.
 * @throws when no PostgreSQL that is new enough is installed
 */
export async function startPostgres(): Promise<TestPostgres> {
  const bin = findPostgres();
  if (!bin) throw new Error('No PostgreSQL is installed for the tests; `npm test` says what to do.');
  const user = account();
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'forecourt', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'], {
    ...user,
    cwd: folder,
    stdio: 'pipe',
  });
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: 200,
    // A database lives for seconds: what is compiled, cleaned up and written in advance for later costs more than it will ever save.
    jit: 'off',
    autovacuum: 'off',
    checkpoint_timeout: '1d',
    max_wal_size: '4GB',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...args], { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  await ready(server);
  server.removeAllListeners('exit');
  return {
    url: `postgresql://forecourt@127.0.0.1:${port}/postgres`,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
