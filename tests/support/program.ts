// The server as built files, as it is installed: tests that start it dozens of times do not wait for its sources dozens of times.
import { build } from 'vite';
import { projectRoot } from '../../server/root.ts';
import { fingerprint, madeOnce, sources } from './made-once.ts';

/** The server built from the sources as they are now, and what an operator runs. @returns its folder, within the project, where the program finds its migrations */
export async function builtServer(): Promise<string> {
  const of = [...sources, 'scripts', 'package-lock.json', 'vite.config.ts'];
  return madeOnce(`built-${await fingerprint('built', of)}`, async (part) => {
    await build({ root: projectRoot, mode: 'production', logLevel: 'error', build: { ssr: true, outDir: part, emptyOutDir: false, sourcemap: false } });
  });
}
