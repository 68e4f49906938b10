// A PgBouncer of our own in front of a test's PostgreSQL, in session mode, as docs/scale.md configures it. Never run as root.
import { spawn, type ChildProcess } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPgBouncer } from '../../scripts/setup/system-programs.ts';
import { projectRoot } from '../../server/root.ts';
import { freePort } from './installed.ts';
import { account } from './postgres.ts';

export interface TestBouncer {
  /** The same database as the given address, through it. */
  url: string;
  /** Ends it at once and starts it again: every connection through it breaks. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** What docs/scale.md says to write into `[pgbouncer]`. */
function documented(): string {
  const page = readFileSync(join(projectRoot, 'docs', 'scale.md'), 'utf8');
  const settings = /```ini\n\[databases\][\s\S]*?\[pgbouncer\]\n([\s\S]*?)```/.exec(page)?.[1];
  if (settings === undefined) throw new Error('docs/scale.md has no configuration of PgBouncer.');
  return settings;
}

/** @param url of the PostgreSQL behind it */
export async function startBouncer(url: string): Promise<TestBouncer> {
  const program = findPgBouncer();
  if (!program) throw new Error('There is no PgBouncer here.');
  const user = account();
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-pgbouncer-'));
  const port = await freePort();
  const { hostname, port: behind, username } = new URL(url);
  const config = join(folder, 'pgbouncer.ini');
  const here = ['listen_addr = 127.0.0.1', `listen_port = ${port}`, 'auth_type = any', 'unix_socket_dir ='];
  writeFileSync(config, ['[databases]', `* = host=${hostname} port=${behind} user=${username}`, '[pgbouncer]', documented(), ...here, ''].join('\n'));
  if (user) for (const path of [folder, config]) chownSync(path, user.uid, user.gid);
  let running: ChildProcess;
  const start = () =>
    new Promise<void>((resolve, reject) => {
      let said = '';
      running = spawn(program, [config], { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
      running.stderr?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('process up')) resolve();
      });
      running.once('exit', () => reject(new Error(`PgBouncer did not start:\n${said}`)));
    });
  const kill = () =>
    new Promise<void>((resolve) => {
      running.removeAllListeners('exit');
      running.once('exit', () => resolve());
      running.kill('SIGKILL');
    });
  await start();
  const through = new URL(url);
  through.port = String(port);
  return {
    url: through.href,
    restart: async () => {
      await kill();
      await start();
    },
    stop: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
