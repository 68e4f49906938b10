// What people uploaded: its bytes never change under a key, so that a file an earlier backup has is not read again.
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../db/database.ts';
import { storedFiles, uploads } from '../db/schema.ts';
import { previewKey } from '../modules/files/index.ts';
import { MissingBytesError, type FilesPort } from '../ports/files/files.ts';
import { damaged } from './cipher.ts';
import { fileListOf, readManifest, type KeptFile } from './manifest.ts';
import { linesOf } from './packed.ts';
import { measured, sumOf } from './measured.ts';
import type { Place } from './place.ts';
import { BackupRefused } from './refused.ts';

/** A file that a row names. */
export type NamedFile = Pick<KeptFile, 'key' | 'type'>;

/** Files on their way at the same time. */
const atOnce = 4;

/** Every file that the rows of a transaction name, by key. */
export async function namedFiles(transaction: Database): Promise<NamedFile[]> {
  const stored = await transaction
    .select({ key: storedFiles.storage_key, type: storedFiles.content_type, has_preview: storedFiles.has_preview })
    .from(storedFiles);
  const parts = await transaction.select({ parts: uploads.parts }).from(uploads);
  const all = [
    ...stored.flatMap(({ key, type, has_preview }) => [{ key, type }, ...(has_preview ? [{ key: previewKey(key), type: 'image/webp' }] : [])]),
    ...parts.flatMap((upload) => upload.parts.map(({ key }) => ({ key, type: 'application/octet-stream' }))),
  ];
  return all.toSorted((one, other) => (one.key < other.key ? -1 : 1));
}

/** The files of a backup. */
export async function keptFiles(place: Place, backup: string): Promise<KeptFile[]> {
  const { files } = await readManifest(place, backup);
  const kept: KeptFile[] = [];
  for await (const line of linesOf(place, fileListOf(backup), files.sha256)) kept.push(JSON.parse(line) as KeptFile);
  return kept;
}

/** Does the work for each, some at the same time. The first failure ends it, or the signal. */
async function forEach<T>(all: readonly T[], work: (one: T) => Promise<void>, signal?: AbortSignal): Promise<void> {
  const rest = all.values();
  const worker = async () => {
    for (const one of rest) {
      signal?.throwIfAborted();
      await work(one);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

export interface Copied {
  kept: KeptFile[];
  missing: string[];
  /** Objects that were added. */
  added: number;
  addedBytes: number;
}

export interface FilesToCopy {
  named: readonly NamedFile[];
  /** What the last backup has. */
  last: readonly KeptFile[];
  /** Ends it with its reason. */
  signal?: AbortSignal | undefined;
}

/**
 * Brings files into the place, those of the last backup left where they are.
 */
export async function copyFiles(place: Place, files: FilesPort, { named, last, signal }: FilesToCopy): Promise<Copied> {
  const known = new Map(last.map((file) => [file.key, file]));
  const writing: Writing = new Map();
  const done: Copied = { kept: [], missing: [], added: 0, addedBytes: 0 };
  await forEach(
    named,
    async ({ key, type }) => {
      const before = known.get(key);
      if (before && (await place.hasFile(before))) {
        done.kept.push({ ...before, type });
        return;
      }
      try {
        const { file, isNew } = await copyFile(place, files, { key, type }, writing);
        done.kept.push(file);
        if (isNew) {
          done.added += 1;
          done.addedBytes += file.bytes;
        }
      } catch (error) {
        if (!(error instanceof MissingBytesError)) throw error;
        done.missing.push(key);
      }
    },
    signal,
  );
  done.kept.sort((one, other) => (one.key < other.key ? -1 : 1));
  return done;
}

/** Objects that are being written, or were, by this backup: two files may have the same contents. Whether they are new. */
type Writing = Map<string, Promise<boolean>>;

/** Read twice: the name of the object follows from its contents. What is already there under that name is not written again. */
async function copyFile(place: Place, files: FilesPort, { key, type }: NamedFile, writing: Writing): Promise<{ file: KeptFile; isNew: boolean }> {
  const { sha256, bytes } = await sumOf(await files.read(key));
  const file: KeptFile = { key, type, bytes, sha256 };
  const name = place.fileOf(sha256);
  const begun = writing.get(name);
  const write = async () => {
    if (await place.hasFile(file)) return false;
    await place.write(name, await files.read(key));
    await requireKept(place, file);
    return true;
  };
  const written = begun ?? write();
  writing.set(name, written);
  return { file, isNew: (await written) && begun === undefined };
}

/** Reads a file of a backup to its end. @throws BackupRefused where it is not the one that was stored */
export async function requireKept(place: Place, { sha256 }: Pick<KeptFile, 'sha256'>): Promise<void> {
  const name = place.fileOf(sha256);
  if ((await sumOf(place.read(name))).sha256 !== sha256) throw damaged(name);
}

/** Reads every file of a backup. @throws BackupRefused where one is not as it was stored */
export async function requireAllKept(place: Place, kept: readonly KeptFile[]): Promise<void> {
  await forEach([...new Map(kept.map((file) => [file.sha256, file])).values()], (file) => requireKept(place, file));
}

/**
 * Brings the files of a backup to where the configuration keeps files. One that is there already is left alone if it is the same.
 * @param folder on this machine, for a file on its way
 * @returns how many were brought
 * @throws BackupRefused where another file has the key of one, or one is damaged
 */
export async function bringFiles(place: Place, files: FilesPort, { kept, folder }: { kept: readonly KeptFile[]; folder: string }): Promise<number> {
  let brought = 0;
  await forEach(kept, async (file) => {
    if ((await files.size(file.key)) !== undefined) {
      if ((await sumOf(await files.read(file.key))).sha256 === file.sha256) return;
      throw new BackupRefused(`Another file is already stored under ${file.key}. Restore into an empty folder or bucket.`);
    }
    const path = join(folder, `.restored-${randomUUID()}`);
    try {
      const { bytes, sum } = measured(place.read(place.fileOf(file.sha256)));
      await pipeline(bytes, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      if (sum().sha256 !== file.sha256) throw damaged(place.fileOf(file.sha256));
      await files.putFile(file.key, path, file.type);
      brought += 1;
    } finally {
      await rm(path, { force: true });
    }
  });
  return brought;
}
