// The built product, started once for all browser tests: web and API on a free port, demo data in a folder of its own.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServed } from './served.ts';
import { emptyFolder } from './template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** `http://127.0.0.1:<port>`, without a slash at the end. */
    serverUrl: string;
    /** A data folder with nothing but the demo; empty where a server runs already. */
    demoFolder: string;
  }
}

export default async function startServer(project: TestProject): Promise<() => Promise<void>> {
  // While a test is written, a server that runs already may be used: E2E_URL=http://127.0.0.1:3000.
  const running = process.env['E2E_URL'];
  if (running) {
    project.provide('serverUrl', running);
    project.provide('demoFolder', '');
    return () => Promise.resolve();
  }
  // Filling in the demo takes five times as long as a start: it is done once, by the product itself, and files that start a server of their own copy it.
  // Into a database that is there: programs make one of nothing in tests/program.
  const demoFolder = await mkdtemp(join(tmpdir(), 'forecourt-e2e-demo-'));
  await emptyFolder(demoFolder);
  await startServed(demoFolder).then((first) => first.leave());
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-e2e-'));
  await cp(demoFolder, folder, { recursive: true });
  const { url, stop } = await startServed(folder);
  project.provide('serverUrl', url);
  project.provide('demoFolder', demoFolder);
  return async () => {
    await stop();
    await rm(demoFolder, { recursive: true, force: true });
  };
}
