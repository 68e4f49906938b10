// A server of a test file's own, which it may kill.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { startServed } from './served.ts';

export interface OwnServer {
  /** Stays the same when it is started again. */
  url: string;
  /** Ends it in the middle of whatever it does. */
  kill: () => Promise<void>;
  startAgain: () => Promise<void>;
}

/** Starts it before the file's tests, with demo data, and removes it after the last. */
export function ownServer(name: string, take: (server: OwnServer) => void): void {
  let stop: () => Promise<void>;
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), `forecourt-e2e-${name}-`));
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
