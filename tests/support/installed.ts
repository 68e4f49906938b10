// The product as the Dockerfile lays it out, in a folder outside of the project: built files, migrations, the server's packages, and nothing else.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { neededFolders, importedPackages } from '../../scripts/setup/server-packages.mjs';
import { projectRoot } from '../../server/root.ts';
import { keepPrinted } from './kept-logs.ts';
import { builtServer } from './program.ts';

export interface Installation {
  folder: string;
  /** A folder in it for what a test needs beside. */
  room(name: string): Promise<string>;
  remove(): Promise<void>;
}

/** The server as it is now, laid out. */
export async function install(): Promise<Installation> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-installed-'));
  const dist = join(folder, 'dist', 'server');
  await cp(await builtServer(), dist, { recursive: true });
  const { packages } = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as { packages: Parameters<typeof neededFolders>[0] };
  const paths = [...neededFolders(packages, importedPackages(dist))].filter((path) => existsSync(join(projectRoot, path)));
  // Links to the same bytes, for a copy of 180 MB takes ten times as long. A package inside of another comes with it.
  const outer = paths.filter((path) => !paths.some((other) => path.startsWith(`${other}/`)));
  try {
    execFileSync('cp', ['-al', '--parents', ...outer, folder], { cwd: projectRoot, stdio: 'ignore' });
  } catch {
    for (const path of outer) await cp(join(projectRoot, path), join(folder, path), { recursive: true });
  }
  await cp(join(projectRoot, 'package.json'), join(folder, 'package.json'));
  await cp(join(projectRoot, 'server', 'db', 'migrations'), join(folder, 'server', 'db', 'migrations'), { recursive: true });
  return {
    folder,
    room: async (name) => {
      const path = join(folder, 'room', name);
      await mkdir(path, { recursive: true });
      return path;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

export interface Started {
  child: ChildProcess;
  /** Everything printed so far. */
  printed: () => string;
  ended: Promise<number | null>;
}

/** Starts a program of an installation, or another one. Only what is given is in its environment. */
export function startProgram(program: string, args: readonly string[], { cwd, env }: { cwd: string; env: Record<string, string> }): Started {
  const child = spawn(program, args, { cwd, env: { PATH: process.env['PATH'] ?? '', ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  keepPrinted(child.stdout, child.stderr);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
  const ended = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null));
  return { child, printed: () => text, ended };
}

/** Asks a program to stop. @throws Error with what it logged last where it does not end in order, had ended before, or met a fault of its own on its way */
export async function endInOrder({ child, ended, printed }: Started): Promise<void> {
  const before = (child.exitCode ?? child.signalCode) === null ? '' : ', before it was asked to';
  child.kill('SIGTERM');
  const code = await ended;
  const faults = printed()
    .split('\n')
    .filter((line) => line.includes('"level":60'));
  if (code === 0 && before === '' && faults.length === 0) return;
  throw new Error(`It ended with ${String(code)}${before}:\n${(faults.length > 0 ? faults.join('\n') : printed()).slice(-4_000)}`);
}

/** Runs a built command of an installation to its end. @returns what it printed; with its code where that is not 0 */
export async function runCommand(folder: string, name: string, env: Record<string, string>, args: readonly string[] = []): Promise<string> {
  const { ended, printed } = startProgram(process.execPath, [join('dist', 'server', `${name}.js`), ...args], { cwd: folder, env });
  const code = await ended;
  return code === 0 ? printed() : `${String(code)}: ${printed()}`;
}

/** A port of this machine that nobody has. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
