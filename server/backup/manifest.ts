// What a backup says of itself. It is written last, and its numbers are compared with what was stored and with what is restored.
import type { Applied } from '../db/migrate.ts';
import type { Sequence, TableSum } from './tables.ts';
import { damaged } from './cipher.ts';
import { manifestOf, type Place } from './place.ts';

/** A file as a backup keeps it. */
export interface KeptFile {
  /** Where the files port has it. */
  key: string;
  /** Of the media type. */
  type: string;
  bytes: number;
  sha256: string;
}

export interface Manifest {
  /** When its transaction began, ISO 8601 in UTC. */
  made_at: string;
  engine: 'embedded' | 'server';
  /** Of the schema its rows are in, in order. */
  migrations: readonly Applied[];
  tables: readonly TableSum[];
  sequences: readonly Sequence[];
  files: { count: number; bytes: number; /** Of the list of files. */ sha256: string };
  /** Files that a row names and whose bytes were not there. */
  missing: readonly string[];
  /** Accounts that were closed by then: a restore of an earlier backup closes them again. */
  closed: readonly { id: string; at: string }[];
  /** How long everybody else waited for the database, in ms; 0 on a server. */
  pause_ms: number;
}

export const tableOf = (backup: string, table: string): string => `backups/${backup}/tables/${table}.ndjson.gz`;
export const fileListOf = (backup: string): string => `backups/${backup}/files.ndjson.gz`;

/** Reads what a backup says of itself. @throws BackupRefused where it cannot be read */
export async function readManifest(place: Place, backup: string): Promise<Manifest> {
  const name = manifestOf(backup);
  const chunks: Uint8Array[] = [];
  for await (const chunk of place.read(name)) chunks.push(chunk);
  try {
    // What a key has sealed, or what this program has written.
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as Manifest;
  } catch (error) {
    throw damaged(name, error);
  }
}
