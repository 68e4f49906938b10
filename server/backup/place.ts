// The folder that backups are in: `forecourt-backups.json` says how it is encrypted, `backups/<instant>/` has the rows of one backup each, and
// `files/` has what people uploaded, once for all backups, by what is in it.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { requireFolder } from '../db/usable.ts';
import { createCipher, damaged, isSameCheck, sealedBytes, type Cipher } from './cipher.ts';
import { BackupRefused } from './refused.ts';

const formatFile = 'forecourt-backups.json';
/** How the folder and what is in it are laid out. Another number is another format. */
const format = 1;

export interface Place {
  folder: string;
  isEncrypted: boolean;
  /**
   * Writes an object, encrypted where there is a key. It has its name only once all of it is on the disk.
   * @returns its size as it is stored
   */
  write(name: string, bytes: AsyncIterable<Uint8Array>): Promise<number>;
  /** The bytes as they were given. @throws BackupRefused where it is missing, cut off or changed */
  read(name: string): AsyncIterable<Uint8Array>;
  /** Bytes as stored; undefined where there is no such object. */
  size(name: string): Promise<number | undefined>;
  /** The object in which a file with these contents is kept. */
  fileOf(sha256: string): string;
  /** Whether a file is here, in its whole length. */
  hasFile(file: { sha256: string; bytes: number }): Promise<boolean>;
  /** Names of the backups, oldest first; one without a manifest was cut off and is left out. */
  backups(): Promise<string[]>;
  /** Removes an object or a folder. */
  remove(name: string): Promise<void>;
  /** Every object under a folder. */
  list(name: string): Promise<string[]>;
}

/** The manifest is written last: it makes a backup one. */
export const manifestOf = (backup: string): string => `backups/${backup}/manifest.json`;

interface Format {
  format: number;
  encrypted?: { salt: string; check: string };
}

/**
 * Opens the folder to read from it.
 * @param key BACKUP_KEY
 * @throws BackupRefused where there are no backups, or they need another key
 */
export async function openPlace(folder: string, key: string | undefined): Promise<Place> {
  const known = await readFormat(folder);
  if (!known) throw new BackupRefused(`${folder} has no backups of Forecourt.`);
  if (!known.encrypted) return placeAt(folder, undefined);
  if (key === undefined) throw new BackupRefused(`The backups in ${folder} are encrypted. Set BACKUP_KEY to the key that encrypted them.`);
  const cipher = createCipher(key, Buffer.from(known.encrypted.salt, 'base64'));
  if (!isSameCheck(cipher.check, known.encrypted.check)) throw new BackupRefused(`BACKUP_KEY is not the key that encrypted the backups in ${folder}.`);
  return placeAt(folder, cipher);
}

/**
 * Opens the folder to add to it, and makes it where it is missing.
 * @throws BackupRefused where it has backups with another key or none; UnusableError where it cannot be written
 */
export async function preparePlace(folder: string, key: string | undefined): Promise<Place> {
  await requireFolder(folder, 'BACKUP_DIR');
  const known = await readFormat(folder);
  if (known && !known.encrypted && key !== undefined)
    throw new BackupRefused(`The backups in ${folder} are not encrypted. Give encrypted ones a folder of their own in BACKUP_DIR.`);
  if (!known) {
    const salt = randomBytes(16);
    const encrypted = key === undefined ? {} : { encrypted: { salt: salt.toString('base64'), check: createCipher(key, salt).check } };
    await writeWhole(join(folder, formatFile), lineOf({ format, ...encrypted }));
  }
  return openPlace(folder, key);
}

async function* lineOf(value: unknown): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${JSON.stringify(value)}\n`);
}

async function readFormat(folder: string): Promise<Format | undefined> {
  let text: string;
  try {
    text = await readFile(join(folder, formatFile), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return undefined;
    throw error;
  }
  const known = JSON.parse(text) as Format;
  if (known.format !== format) throw new BackupRefused(`A newer version of Forecourt wrote the backups in ${folder}. Use that version to read them.`);
  return known;
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

function placeAt(folder: string, cipher: Cipher | undefined): Place {
  const at = (name: string) => join(folder, ...name.split('/'));
  const size: Place['size'] = (name) =>
    stat(at(name)).then(
      (stats) => stats.size,
      () => undefined,
    );
  const fileOf: Place['fileOf'] = (sha256) => {
    const name = cipher ? cipher.nameOf(sha256) : sha256;
    return `files/${name.slice(0, 2)}/${name}`;
  };
  return {
    folder,
    isEncrypted: cipher !== undefined,
    write: (name, bytes) => writeWhole(at(name), cipher ? cipher.seal(name, bytes) : bytes),
    read: (name) => (cipher ? cipher.open(name, stored(at(name), name)) : stored(at(name), name)),
    size,
    fileOf,
    hasFile: async ({ sha256, bytes }) => (await size(fileOf(sha256))) === bytes + (cipher ? sealedBytes : 0),
    backups: async () => {
      const names = await readdir(at('backups')).catch(() => []);
      const whole = await Promise.all(
        names.map((name) =>
          stat(at(manifestOf(name))).then(
            () => [name],
            () => [],
          ),
        ),
      );
      return whole.flat().toSorted();
    },
    remove: (name) => rm(at(name), { recursive: true, force: true }),
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
  };
}

async function* stored(path: string, name: string): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of createReadStream(path)) yield chunk as Uint8Array;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw damaged(name, error);
    throw error;
  }
}

/** SHA-256 and size of bytes as they pass. */
export interface Measured {
  bytes: AsyncIterable<Uint8Array>;
  /** Of what has passed so far. */
  sum: () => { sha256: string; bytes: number };
}

export function measured(bytes: AsyncIterable<Uint8Array>): Measured {
  const hash = createHash('sha256');
  let size = 0;
  const passing = async function* passing(): AsyncGenerator<Uint8Array> {
    for await (const chunk of bytes) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  };
  return { bytes: passing(), sum: () => ({ sha256: hash.copy().digest('hex'), bytes: size }) };
}

/** Reads to the end. @returns SHA-256 and size */
export async function sumOf(bytes: AsyncIterable<Uint8Array>): Promise<{ sha256: string; bytes: number }> {
  const { bytes: passing, sum } = measured(bytes);
  for await (const chunk of passing) void chunk;
  return sum();
}
