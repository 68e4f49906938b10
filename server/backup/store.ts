// Where the objects of backups are kept, as they are stored: a folder of this machine, or a bucket (`bucket-store.ts`).
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { requireFolder } from '../db/usable.ts';
import { damaged } from './cipher.ts';
import { measured } from './measured.ts';

/** Objects by name (`backups/<instant>/manifest.json`). */
export interface Store {
  /** In the operator's terms. */
  where: string;
  /** What stands in the way of keeping backups here is said now. @throws UnusableError, BackupRefused */
  prepare(): Promise<void>;
  /** Writes an object, which has its name only once all of it is kept. @returns its bytes */
  write(name: string, bytes: AsyncIterable<Uint8Array>): Promise<number>;
  /** @throws BackupRefused where it is missing */
  read(name: string): AsyncIterable<Uint8Array>;
  /** Bytes; undefined where there is no such object. */
  size(name: string): Promise<number | undefined>;
  /** Every object under a folder. */
  list(folder: string): Promise<string[]>;
  /** Removes an object, or all under a folder. */
  remove(name: string): Promise<void>;
}

/** A folder. */
export function folderStore(folder: string): Store {
  const at = (name: string) => join(folder, ...name.split('/'));
  return {
    where: folder,
    prepare: () => requireFolder(folder, 'BACKUP_DIR'),
    write: (name, bytes) => writeWhole(at(name), bytes),
    read: (name) => stored(at(name), name),
    size: (name) =>
      stat(at(name)).then(
        (stats) => stats.size,
        () => undefined,
      ),
    list: async (name) => {
      const entries = await readdir(at(name), { recursive: true, withFileTypes: true }).catch(() => []);
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(folder.length + 1)
            .replaceAll('\\', '/'),
        );
    },
    remove: (name) => rm(at(name), { recursive: true, force: true }),
  };
}

/** Writes a file that has its name only once its bytes are on the disk. @returns how many */
async function writeWhole(path: string, bytes: AsyncIterable<Uint8Array>): Promise<number> {
  await mkdir(dirname(path), { recursive: true });
  const part = `${path}.${randomUUID()}.part`;
  const passing = measured(bytes);
  try {
    const file = await open(part, 'wx', 0o600);
    try {
      for await (const chunk of passing.bytes) await file.appendFile(chunk);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return passing.sum().bytes;
}

async function* stored(path: string, name: string): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of createReadStream(path)) yield chunk as Uint8Array;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw damaged(name, error);
    throw error;
  }
}
