// Makes a backup: the rows in one transaction, then the files they name, then all that was written is read back.
import { mkdir, readdir, rm } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { isNotNull } from 'drizzle-orm';
import type { OpenDatabase } from '../db/database.ts';
import { patiently } from '../db/gate.ts';
import { migrationsHere, appliedMigrations } from '../db/migrate.ts';
import { withLongStatements } from '../db/pool.ts';
import { users } from '../db/schema.ts';
import type { FilesPort } from '../ports/files/files.ts';
import { damaged } from './cipher.ts';
import { copyFiles, keptFiles, namedFiles } from './files.ts';
import { fileListOf, readManifest, tableOf, type KeptFile, type Manifest } from './manifest.ts';
import { packed, unpacked } from './packed.ts';
import { measured, sumOf } from './measured.ts';
import { manifestOf, type Place } from './place.ts';
import { BackupRefused } from './refused.ts';
import { sequencesOf, spoolTables, tablesOf } from './tables.ts';

export interface MadeBackup {
  /** Its folder under `backups/`. */
  name: string;
  manifest: Manifest;
  /** Files that no earlier backup had, and their bytes. */
  added: { files: number; bytes: number };
  /** From the beginning until all of it was verified. */
  seconds: number;
}

export interface Source {
  /** The steps of the schema that this version knows; an earlier version's in tests. */
  migrations?: ReturnType<typeof migrationsHere>;
  database: Pick<OpenDatabase, 'db' | 'engine'>;
  files: FilesPort;
  /** Where rows wait unencrypted while the backup is made: beside the database that has them, too. */
  scratch: string;
  now: Date;
  /** Ends it with its reason, and leaves nothing of it: the server is stopping. */
  signal?: AbortSignal | undefined;
}

/** What a backup of a moment is called. Names sort as moments do. */
export const nameAt = (moment: Date): string =>
  moment
    .toISOString()
    .replaceAll(':', '-')
    .replace(/\.\d+Z$/, 'Z');

/**
 * Makes a backup and verifies it. The database's other users wait only while an embedded database is read: no longer than `pause_ms` of the manifest.
 * @throws BackupRefused where the place cannot be written, or what was written reads otherwise
 */
export async function makeBackup(place: Place, { database, files, scratch, now, signal, migrations = migrationsHere() }: Source): Promise<MadeBackup> {
  const began = performance.now();
  const name = nameAt(now);
  if ((await place.size(manifestOf(name))) !== undefined) throw new BackupRefused(`There is a backup of this second already: ${name}.`);
  const [last] = (await place.backups()).slice(-1);
  await removeSpools(scratch);
  const spool = join(scratch, `${spoolName}${randomUUID()}`);
  await mkdir(spool, { recursive: true, mode: 0o700 });
  try {
    const rows = await readRows(database, spool, migrations);
    for (const { name: table } of rows.tables) {
      signal?.throwIfAborted();
      await place.write(tableOf(name, table), packed(createReadStream(join(spool, `${table}.ndjson`))));
    }
    const copied = await copyFiles(place, files, { named: rows.named, last: last === undefined ? [] : await keptBefore(place, last), signal });
    const list = measured(linesOf(copied.kept));
    await place.write(fileListOf(name), packed(list.bytes));
    const manifest: Manifest = {
      made_at: now.toISOString(),
      engine: database.engine,
      migrations: rows.migrations,
      tables: rows.tables,
      sequences: rows.sequences,
      files: { count: copied.kept.length, bytes: copied.kept.reduce((sum, { bytes }) => sum + bytes, 0), sha256: list.sum().sha256 },
      missing: await stillNamed(database, copied.missing),
      closed: rows.closed,
      pause_ms: rows.pause_ms,
    };
    await requireRows(place, name, manifest);
    signal?.throwIfAborted();
    await place.write(manifestOf(name), textOf(JSON.stringify(manifest)));
    await readManifest(place, name);
    return { name, manifest, added: { files: copied.added, bytes: copied.addedBytes }, seconds: (performance.now() - began) / 1_000 };
  } catch (error) {
    await place.remove(`backups/${name}`).catch(() => {});
    throw error;
  } finally {
    await rm(spool, { recursive: true, force: true });
  }
}

const spoolName = '.backup-';

/** Removes the rows that a backup left which died: nobody else makes one now. */
async function removeSpools(scratch: string): Promise<void> {
  for (const name of await readdir(scratch)) if (name.startsWith(spoolName)) await rm(join(scratch, name), { recursive: true, force: true });
}

/** The files of the last backup. Where it is damaged, all files are looked at anew. */
async function keptBefore(place: Place, backup: string): Promise<KeptFile[]> {
  try {
    return await keptFiles(place, backup);
  } catch (error) {
    if (error instanceof BackupRefused) return [];
    throw error;
  }
}

/** Everything that the one transaction sees. */
async function readRows({ db, engine }: Source['database'], spool: string, known: NonNullable<Source['migrations']>) {
  let from = performance.now();
  const read = await withLongStatements(() =>
    patiently(() =>
      db.transaction(
        async (transaction) => {
          from = performance.now();
          const migrations = await appliedMigrations(transaction);
          if (known.some(({ hash }) => !migrations.some((one) => one.hash === hash)))
            throw new BackupRefused('The database is of an older version than this program. Back up with that version, or start the server of this one first.');
          const tables = await spoolTables(transaction, await tablesOf(transaction), spool);
          const closed = await transaction.select({ id: users.id, at: users.deleted_at }).from(users).where(isNotNull(users.deleted_at)).orderBy(users.id);
          const sequences = await sequencesOf(transaction);
          return { migrations, tables, sequences, named: await namedFiles(transaction), closed: closed.map(({ id, at }) => ({ id, at: at ?? '' })) };
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      ),
    ),
  );
  return { ...read, pause_ms: engine === 'embedded' ? Math.ceil(performance.now() - from) : 0 };
}

/** Of files whose bytes were missing: those that were not just removed with their rows. */
async function stillNamed({ db }: Source['database'], missing: readonly string[]): Promise<string[]> {
  if (missing.length === 0) return [];
  const now = new Set((await namedFiles(db)).map(({ key }) => key));
  return missing.filter((key) => now.has(key));
}

/** Reads the rows of a backup to their end. @throws BackupRefused where they are not what was stored */
export async function requireRows(place: Place, backup: string, { tables, files }: Pick<Manifest, 'tables' | 'files'>): Promise<void> {
  const objects = [...tables.map(({ name, sha256 }) => ({ object: tableOf(backup, name), sha256 })), { object: fileListOf(backup), sha256: files.sha256 }];
  for (const { object, sha256 } of objects) if ((await sumOf(unpacked(place, object))).sha256 !== sha256) throw damaged(object);
}

async function* linesOf(all: readonly unknown[]): AsyncGenerator<Uint8Array> {
  for (const one of all) yield Buffer.from(`${JSON.stringify(one)}\n`);
}

async function* textOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${text}\n`);
}
