// The built server as a process of its own, as somebody who installs the product runs it.
import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { serverOptions } from '../../scripts/setup/server-options.mjs';
import { keepPrinted } from './kept-logs.ts';

/** How long a start may take: demo data is filled in. In ms. */
const startWithin = 300_000;

export interface Served {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  url: string;
  /** Ends it, and removes its folder. */
  stop: () => Promise<void>;
  /** Ends it; its folder stays. */
  leave: () => Promise<void>;
  /** Ends it in the middle of whatever it does, as a power cut would; its folder stays. */
  kill: () => Promise<void>;
}

/**
 * Starts it on a free port.
 * @param folder where it keeps its data
 * @param env what differs from a demo installation
 * @param program what Node starts; dist/server/main.js where nothing is said
 */
export async function startServed(folder: string, env: Readonly<Record<string, string>> = {}, program = 'dist/server/main.js'): Promise<Served> {
  const server = spawn(process.execPath, [...serverOptions, program], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder, FORECOURT_MODE: 'demo', DATABASE_URL: '', CALLS_PER_MINUTE: '1000000', LIMIT_SCALE: '1000', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  keepPrinted(server.stdout);
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    const late = setTimeout(() => {
      server.kill('SIGKILL');
      reject(new Error(`The server did not start within ${startWithin / 1000} s:\n${said}`));
    }, startWithin);
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (!address) return;
      clearTimeout(late);
      resolve(address);
    });
    server.on('exit', (code) => {
      clearTimeout(late);
      reject(new Error(`The server ended with ${code ?? 'a signal'}:\n${said}`));
    });
  });
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  return {
    url,
    stop: async () => {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
    leave: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
