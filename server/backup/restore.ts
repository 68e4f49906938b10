// Brings a backup into an empty place: all of its rows or none, each table compared with the backup before anything is kept.
import { sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../db/database.ts';
import { migrate, migrationsFolder, migrationsHere } from '../db/migrate.ts';
import { withLongStatements } from '../db/pool.ts';
import { handOvers, sessions, users } from '../db/schema.ts';
import { closeAgain } from '../modules/users/index.ts';
import type { FilesPort } from '../ports/files/files.ts';
import { bringFiles, keptFiles, requireAllKept } from './files.ts';
import { requireRows } from './make.ts';
import { readManifest, tableOf, type Manifest } from './manifest.ts';
import { linesOf } from './packed.ts';
import type { Place } from './place.ts';
import { BackupRefused } from './refused.ts';
import { sumTables, tablesOf, writeTable } from './tables.ts';

export interface Target {
  database: Pick<OpenDatabase, 'db'>;
  files: FilesPort;
  /** A folder on this machine for files on their way. */
  scratch: string;
}

export interface RestoreOptions {
  /** The people stay signed in: for a move, after which nothing has happened in between. */
  keepsSessions: boolean;
}

export interface Restored {
  manifest: Manifest;
  /** Files that were brought; the others were there already. */
  brought: number;
  /** Accounts that a later backup says were closed, closed again. */
  closedAgain: number;
  /** Migrations that were applied after its rows were in. */
  migrated: number;
  /** Later backups that cannot be read: accounts closed by then may be open. */
  unread: string[];
}

/**
 * The backup to restore.
 * @param asked its name; the latest where left out
 * @throws BackupRefused where there is none
 */
export async function chooseBackup(place: Place, asked: string | undefined): Promise<string> {
  const all = await place.backups();
  const chosen = asked ?? all.at(-1);
  if (chosen === undefined) throw new BackupRefused(`${place.where} has no complete backup.`);
  if (!all.includes(chosen)) throw new BackupRefused(`${place.where} has no complete backup ${chosen}. \`npm run restore -- --list\` names those it has.`);
  return chosen;
}

/** Reads all of a backup and changes nothing. @throws BackupRefused where a part of it is missing or changed */
export async function checkBackup(place: Place, backup: string): Promise<Manifest> {
  const manifest = await readManifest(place, backup);
  await requireRows(place, backup, manifest);
  await requireAllKept(place, await keptFiles(place, backup));
  return manifest;
}

/**
 * Restores a backup: its rows are read to their end, its files are brought and compared, then its rows are laid down in one transaction.
 * @throws BackupRefused where the place is not empty, or the backup damaged or of a newer version; no row is kept then
 */
export async function restoreBackup(place: Place, backup: string, { database: { db }, files, scratch }: Target, options: RestoreOptions): Promise<Restored> {
  const manifest = await readManifest(place, backup);
  requireKnown(manifest);
  await requireEmpty(db);
  await requireRows(place, backup, manifest);
  const kept = await keptFiles(place, backup);
  // A file is compared as it is brought; those that are there already are not read here.
  const brought = await bringFiles(place, files, { kept, folder: scratch });
  const { closings, unread } = await laterClosings(place, backup);
  const result = await withLongStatements(() =>
    db.transaction(async (transaction) => {
      await requireEmpty(transaction);
      await clear(transaction);
      await migrate(transaction, migrationsFolder, new Set(manifest.migrations.map(({ hash }) => hash)));
      await load(transaction, place, backup, manifest);
      const migrated = await migrate(transaction);
      if (!options.keepsSessions) for (const table of [handOvers, sessions]) await transaction.delete(table);
      return { migrated, closedAgain: await closeThoseAgain(transaction, closings) };
    }),
  );
  return { manifest, brought, unread, ...result };
}

function requireKnown({ migrations }: Manifest): void {
  const here = new Set(migrationsHere().map(({ hash }) => hash));
  const unknown = migrations.filter(({ hash }) => !here.has(hash));
  if (unknown.length === 0) return;
  const steps = unknown.map(({ tag, hash }) => tag || hash.slice(0, 8)).join(', ');
  throw new BackupRefused(`A newer version of Forecourt wrote this backup (its schema has ${steps}). Restore it with that version or a later one.`);
}

/** Makes sure that nothing would be overwritten. @throws BackupRefused where there is an account */
export async function requireEmpty(db: Database): Promise<void> {
  const { rows } = await db.execute<{ there: boolean }>(sql`select to_regclass('users') is not null as there`);
  if (!rows[0]?.there) return;
  const { rows: people } = await db.execute<{ count: number }>(sql`select count(*)::int as count from users`);
  const count = people[0]?.count ?? 0;
  if (count > 0)
    throw new BackupRefused(
      `There are ${count} accounts here already, and nothing is overwritten. Restore into a new folder (DATA_DIR) or an empty database (DATABASE_URL).`,
    );
}

/** Removes the tables of a server that was started and never used; extensions stay. */
async function clear(transaction: Database): Promise<void> {
  const { rows: tables } = await transaction.execute<{ name: string }>(
    sql`select oid::regclass::text as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'`,
  );
  for (const { name } of tables) await transaction.execute(sql.raw(`drop table ${name} cascade`));
  const { rows: sequences } = await transaction.execute<{ name: string }>(
    sql`select oid::regclass::text as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'S'`,
  );
  for (const { name } of sequences) await transaction.execute(sql.raw(`drop sequence ${name}`));
  const { rows: functions } = await transaction.execute<{ name: string }>(sql`select oid::regprocedure::text as name from pg_proc
    where pronamespace = current_schema()::regnamespace and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`);
  for (const { name } of functions) await transaction.execute(sql.raw(`drop function ${name}`));
}

/** Lays down the rows. References are checked when all of them are there, and triggers do not act again. @throws BackupRefused where a table is not as in the backup */
async function load(transaction: Database, place: Place, backup: string, { tables: expected, sequences }: Manifest): Promise<void> {
  const tables = await tablesOf(transaction);
  const { rows: references } = await transaction.execute<{ owner: string; name: string; definition: string }>(sql`
    select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`);
  for (const { owner, name } of references) await transaction.execute(sql.raw(`alter table ${owner} drop constraint ${name}`));
  for (const { name } of tables) await transaction.execute(sql`alter table ${sql.identifier(name)} disable trigger user`);
  // What migrations had filled in.
  const all = sql.join(
    tables.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  await transaction.execute(sql`truncate ${all}`);
  const sums = new Map(expected.map((sum) => [sum.name, sum]));
  for (const table of tables) {
    const sum = sums.get(table.name);
    if (sum) await writeTable(transaction, table, linesOf(place, tableOf(backup, table.name), sum.sha256));
  }
  for (const { name } of tables) await transaction.execute(sql`alter table ${sql.identifier(name)} enable trigger user`);
  for (const { owner, name, definition } of references) await transaction.execute(sql.raw(`alter table ${owner} add constraint ${name} ${definition}`));
  for (const { name, last, is_called } of sequences)
    await transaction.execute(sql`select setval(quote_ident(${name})::regclass, ${last}::bigint, ${is_called})`);
  const differing = differences(expected, await sumTables(transaction, tables));
  if (differing.length > 0) throw new BackupRefused(`What was restored differs from the backup in ${differing.join(', ')}. Nothing was kept.`);
}

/** Names of tables that are not the same in both. */
export function differences(expected: Manifest['tables'], found: Manifest['tables']): string[] {
  const sums = new Map(found.map((sum) => [sum.name, sum]));
  const different = expected.filter(({ name, rows, sha256 }) => sums.get(name)?.rows !== rows || sums.get(name)?.sha256 !== sha256);
  const known = new Set(expected.map(({ name }) => name));
  return [...different, ...found.filter(({ name }) => !known.has(name))].map(({ name }) => name);
}

/** Accounts that backups made after this one say were closed. One that is damaged must not stand in the way of one that is whole. */
async function laterClosings(place: Place, backup: string): Promise<{ closings: Map<string, string>; unread: string[] }> {
  const closings = new Map<string, string>();
  const unread: string[] = [];
  for (const later of (await place.backups()).filter((name) => name > backup)) {
    try {
      for (const { id, at } of (await readManifest(place, later)).closed) closings.set(id, at);
    } catch (error) {
      if (!(error instanceof BackupRefused)) throw error;
      unread.push(later);
    }
  }
  return { closings, unread };
}

/** What a person had removed is not brought back. @returns how many accounts */
async function closeThoseAgain(transaction: Database, closings: ReadonlyMap<string, string>): Promise<number> {
  const people = await transaction.select({ id: users.id, deleted_at: users.deleted_at }).from(users);
  const open = people.filter(({ id, deleted_at }) => deleted_at === null && closings.has(id));
  for (const { id } of open) await closeAgain(transaction, id, closings.get(id) ?? '');
  return open.length;
}
