// A database in memory that begins as a copy of a data folder. Read once in each process: a test file pays for a copy in memory alone.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MemoryFS } from '@electric-sql/pglite';

/** Where the embedded engine looks for its data. */
const dataFolder = '/pglite/data';

interface Entry {
  path: string;
  /** Of a file; a folder has none. */
  bytes?: Uint8Array;
}

const folders = new Map<string, Promise<readonly Entry[]>>();

async function readFolder(folder: string): Promise<readonly Entry[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const entries = found.map(async (entry): Promise<Entry> => {
    const file = join(entry.parentPath, entry.name);
    const path = `${dataFolder}/${file.slice(folder.length + 1)}`;
    // Plain bytes: a slice of Node's own kind of them shares its memory, and the engine keeps a slice of what it is given.
    return entry.isFile() ? { path, bytes: new Uint8Array(await readFile(file)) } : { path };
  });
  return Promise.all(entries);
}

class CopiedFolder extends MemoryFS {
  readonly entries: readonly Entry[];

  constructor(entries: readonly Entry[]) {
    super();
    this.entries = entries;
  }

  override initialSyncFs(): Promise<void> {
    if (!this.pg) throw new Error('The engine has not taken its file system.');
    const { FS } = this.pg.Module;
    for (const { path, bytes } of this.entries) if (!bytes) FS.mkdirTree(path, 0o700);
    for (const { path, bytes } of this.entries) if (bytes) FS.writeFile(path, bytes);
    return Promise.resolve();
  }
}

/** For one database: what it writes stays in memory. @param folder a data folder that nobody has open */
export async function copiedFolder(folder: string): Promise<MemoryFS> {
  const entries = folders.get(folder) ?? readFolder(folder);
  folders.set(folder, entries);
  return new CopiedFolder(await entries);
}
