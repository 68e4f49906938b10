// What takes seconds to make of the sources is made once for each state they are in, whatever number of test files begin at once.
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { FolderInUseError, lockFolder } from '../../server/db/lock.ts';
import { projectRoot } from '../../server/root.ts';

/** Where it is kept. */
export const kept = join(projectRoot, '.cache', 'tests');
/** What the server is made of. */
export const sources = ['server', 'engine', 'domain', 'generated'];
const KEEP_MS = 3_600_000;

/** Read once in each process: sources do not change under running tests. */
const fingerprints = new Map<string, Promise<string>>();

/** Changes with every source that what is called so may depend on. @param beside what else it depends on */
export function fingerprint(name: string, of: readonly string[], beside = ''): Promise<string> {
  const known = fingerprints.get(name) ?? readFingerprint([name, beside], of);
  fingerprints.set(name, known);
  return known;
}

/** @param of files, and folders with all that is in them, from the project's root */
async function readFingerprint(words: readonly string[], of: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(words.join('\n'));
  for (const path of of) {
    const files = (await stat(join(projectRoot, path))).isFile() ? [join(projectRoot, path)] : await filesIn(join(projectRoot, path));
    for (const file of files) hash.update(file.slice(projectRoot.length)).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'));
  return files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
}

/** One builder at a time, whatever number of test files begin at once. */
export async function alone<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      const lock = await lockFolder(kept);
      return await work().finally(() => lock.release());
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error;
      await wait(100);
    }
  }
}

export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Whether it is there; it is old from its last use on, not from its making: what another is made of would be removed under it. */
const isUsed = (folder: string): Promise<boolean> => {
  const now = new Date();
  return utimes(folder, now, now).then(
    () => true,
    () => false,
  );
};

async function removeOld(): Promise<void> {
  for (const entry of await readdir(kept, { withFileTypes: true })) {
    const path = join(kept, entry.name);
    if (entry.isDirectory() && Date.now() - (await stat(path)).mtimeMs > KEEP_MS) await rm(path, { recursive: true, force: true });
  }
}

/**
 * A folder that is made once for each state of the sources.
 * @param name with the fingerprint of what it is made of
 * @param make fills the empty folder it is given
 */
export async function madeOnce(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(kept, name);
  if (await isUsed(folder)) return folder;
  return alone(async () => {
    if (await isUsed(folder)) return folder;
    await removeOld();
    const part = `${folder}.part`;
    await rm(part, { recursive: true, force: true });
    await mkdir(part, { recursive: true });
    await make(part);
    await rename(part, folder);
    return folder;
  });
}
