// The built product, started once for all browser tests: web and API on a free port, demo data in a folder of its own.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** `http://127.0.0.1:<port>`, without a slash at the end. */
    serverUrl: string;
  }
}

/** How long the first start may take: demo data is filled in. In ms. */
const startWithin = 120_000;

export default async function startServer(project: TestProject): Promise<() => Promise<void>> {
  // While a test is written, a server that runs already may be used: E2E_URL=http://127.0.0.1:3000.
  const running = process.env['E2E_URL'];
  if (running) {
    project.provide('serverUrl', running);
    return () => Promise.resolve();
  }
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-e2e-'));
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder, FORECOURT_MODE: 'demo', DATABASE_URL: '', CALLS_PER_MINUTE: '1000000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    const late = setTimeout(() => reject(new Error(`The server did not start within ${startWithin / 1000} s:\n${said}`)), startWithin);
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
  project.provide('serverUrl', url);
  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
}
