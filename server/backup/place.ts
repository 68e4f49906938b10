// Where backups are: `forecourt-backups.json` says how they are encrypted, `backups/<instant>/` has the rows of one backup each, and
// `files/` has what people uploaded, once for all backups, by what is in it.
import { randomBytes } from 'node:crypto';
import type { S3Config } from '../config.ts';
import { bucketStore } from './bucket-store.ts';
import { createCipher, isSameCheck, sealedBytes, type Cipher } from './cipher.ts';
import { BackupRefused } from './refused.ts';
import { folderStore, type Store } from './store.ts';

const formatFile = 'forecourt-backups.json';
/** How backups and what is in them are laid out. Another number is another format. */
const format = 1;

/** The absolute path of a folder, or a bucket. */
export type PlaceOf = string | S3Config;

/** In the operator's terms. */
export const nameOfPlace = (place: PlaceOf): string => (typeof place === 'string' ? place : `the bucket ${place.bucket}`);

export interface Place {
  /** In the operator's terms: a path, or `the bucket …`. */
  where: string;
  isEncrypted: boolean;
  /**
   * Writes an object, encrypted where there is a key. It has its name only once all of it is kept.
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

const storeOf = (place: PlaceOf): Store => (typeof place === 'string' ? folderStore(place) : bucketStore(place));

/** Whether there are backups, with whatever key. */
export const hasBackups = async (place: PlaceOf): Promise<boolean> => (await storeOf(place).size(formatFile)) !== undefined;

/**
 * Opens it to read from it.
 * @param key BACKUP_KEY
 * @throws BackupRefused where there are no backups, or they need another key
 */
export function openPlace(place: PlaceOf, key: string | undefined): Promise<Place> {
  return open(storeOf(place), key);
}

async function open(store: Store, key: string | undefined): Promise<Place> {
  const known = await readFormat(store);
  const { where } = store;
  if (!known) throw new BackupRefused(`${where} has no backups of Forecourt.`);
  if (!known.encrypted) return placeOn(store, undefined);
  if (key === undefined) throw new BackupRefused(`The backups in ${where} are encrypted. Set BACKUP_KEY to the key that encrypted them.`);
  const cipher = createCipher(key, Buffer.from(known.encrypted.salt, 'base64'));
  if (!isSameCheck(cipher.check, known.encrypted.check)) throw new BackupRefused(`BACKUP_KEY is not the key that encrypted the backups in ${where}.`);
  return placeOn(store, cipher);
}

/**
 * Opens it to add to it, and makes a folder where it is missing.
 * @throws BackupRefused where it has backups with another key or none, or a bucket does not answer; UnusableError where a folder cannot be written
 */
export async function preparePlace(place: PlaceOf, key: string | undefined): Promise<Place> {
  const store = storeOf(place);
  await store.prepare();
  const known = await readFormat(store);
  if (known && !known.encrypted && key !== undefined)
    throw new BackupRefused(`The backups in ${store.where} are not encrypted. Give encrypted ones a place of their own.`);
  if (!known) {
    const salt = randomBytes(16);
    const encrypted = key === undefined ? {} : { encrypted: { salt: salt.toString('base64'), check: createCipher(key, salt).check } };
    await store.write(formatFile, lineOf({ format, ...encrypted }));
  }
  return open(store, key);
}

async function* lineOf(value: unknown): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${JSON.stringify(value)}\n`);
}

async function readFormat(store: Store): Promise<Format | undefined> {
  if ((await store.size(formatFile)) === undefined) return undefined;
  const chunks: Uint8Array[] = [];
  for await (const chunk of store.read(formatFile)) chunks.push(chunk);
  const known = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Format;
  if (known.format !== format) throw new BackupRefused(`A newer version of Forecourt wrote the backups in ${store.where}. Use that version to read them.`);
  return known;
}

function placeOn(store: Store, cipher: Cipher | undefined): Place {
  const fileOf: Place['fileOf'] = (sha256) => {
    const name = cipher ? cipher.nameOf(sha256) : sha256;
    return `files/${name.slice(0, 2)}/${name}`;
  };
  return {
    where: store.where,
    isEncrypted: cipher !== undefined,
    write: (name, bytes) => store.write(name, cipher ? cipher.seal(name, bytes) : bytes),
    read: (name) => (cipher ? cipher.open(name, store.read(name)) : store.read(name)),
    size: (name) => store.size(name),
    fileOf,
    hasFile: async ({ sha256, bytes }) => (await store.size(fileOf(sha256))) === bytes + (cipher ? sealedBytes : 0),
    backups: async () => (await store.list('backups')).flatMap((object) => /^backups\/([^/]+)\/manifest\.json$/.exec(object)?.slice(1) ?? []).toSorted(),
    remove: async (name) => {
      // Without its manifest it is none, should the rest be left half-way.
      if (/^backups\/[^/]+$/.test(name)) await store.remove(`${name}/manifest.json`);
      await store.remove(name);
    },
    list: (name) => store.list(name),
  };
}
