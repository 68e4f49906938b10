// The server as one built file, as it is installed: a test that starts it a dozen times does not wait for its sources a dozen times.
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { projectRoot } from '../../server/root.ts';

export interface BuiltProgram {
  /** What Node starts. */
  main: string;
  remove: () => Promise<void>;
}

/** Builds the sources as they are now into a folder of its own within the project, where the program finds its migrations: a second or two. */
export async function buildProgram(): Promise<BuiltProgram> {
  const folder = await mkdtemp(join(projectRoot, 'node_modules', '.program-'));
  await build({ root: projectRoot, mode: 'production', logLevel: 'error', build: { ssr: true, outDir: folder, emptyOutDir: false, sourcemap: false } });
  return { main: join(folder, 'main.js'), remove: () => rm(folder, { recursive: true, force: true }) };
}
