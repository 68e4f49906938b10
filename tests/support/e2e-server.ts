// The built product, started once for all browser tests: web and API on a free port, demo data in a folder of its own.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServed } from './served.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** `http://127.0.0.1:<port>`, without a slash at the end. */
    serverUrl: string;
  }
}

export default async function startServer(project: TestProject): Promise<() => Promise<void>> {
  // While a test is written, a server that runs already may be used: E2E_URL=http://127.0.0.1:3000.
  const running = process.env['E2E_URL'];
  if (running) {
    project.provide('serverUrl', running);
    return () => Promise.resolve();
  }
  const { url, stop } = await startServed(await mkdtemp(join(tmpdir(), 'forecourt-e2e-')));
  project.provide('serverUrl', url);
  return stop;
}
