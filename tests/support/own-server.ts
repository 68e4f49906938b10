// A server of a test file's own, which it may kill.
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { startServed } from './served.ts';

export interface OwnServer {
  /** Stays the same when it is started again. */
  url: string;
  /** Ends it in the middle of whatever it does. */
  kill: () => Promise<void>;
  startAgain: () => Promise<void>;
}

/** A new folder with the demo's data, as the product itself filled it in. */
export async function demoFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `forecourt-e2e-${name}-`));
  const filled = inject('demoFolder');
  if (filled !== '') await cp(filled, folder, { recursive: true });
  return folder;
}

/** Starts it before the file's tests, with demo data, and removes it after the last. */
export function ownServer(name: string, take: (server: OwnServer) => void): void {
  let stop: () => Promise<void>;
  beforeAll(async () => {
    const folder = await demoFolder(name);
    let served = await startServed(folder);
    const { url } = served;
    stop = () => served.stop();
    take({
      url,
      kill: () => served.kill(),
      startAgain: async () => {
        served = await startServed(folder, { PORT: new URL(url).port });
      },
    });
  });
  afterAll(() => stop());
}
