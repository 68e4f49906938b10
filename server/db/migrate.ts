import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import { projectRoot } from '../root.ts';
import type { Database } from './database.ts';
import { withLongStatements } from './pool.ts';

/** Where `npm run db:generate` writes the migrations. */
export const migrationsFolder = join(projectRoot, 'server', 'db', 'migrations');

/** Any number that only migrations lock: several processes starting at once apply each migration once. */
const MIGRATION_LOCK = 7_266_219;

/** A step of the schema: its name (`0031_edits_of_calls`) and what tells it from any other. */
export interface Applied {
  tag: string;
  hash: string;
}

/** The migrations of this version, in order. */
export function migrationsHere(folder: string = migrationsFolder): Applied[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as { entries: { tag: string }[] };
  const files = readMigrationFiles({ migrationsFolder: folder });
  return journal.entries.map(({ tag }, place) => ({ tag, hash: files[place]?.hash ?? '' }));
}

/** The migrations that a database has had; those of a newer version last, without a name. */
export async function appliedMigrations(db: Database): Promise<Applied[]> {
  const { rows } = await db.execute<{ hash: string }>(sql`select hash from schema_migrations order by applied_at, hash`);
  const here = migrationsHere();
  const applied = new Set(rows.map(({ hash }) => hash));
  const known = new Set(here.map(({ hash }) => hash));
  return [...here.filter(({ hash }) => applied.has(hash)), ...rows.filter(({ hash }) => !known.has(hash)).map(({ hash }) => ({ tag: '', hash }))];
}

/**
 * Brings the schema up to date: all missing migrations in one transaction, or none.
 * @param only hashes of those to apply: a backup's rows are laid down in the schema they were in
 * @returns how many were applied
 */
export function migrate(db: Database, folder: string = migrationsFolder, only?: ReadonlySet<string>): Promise<number> {
  const migrations = readMigrationFiles({ migrationsFolder: folder }).filter(({ hash }) => only === undefined || only.has(hash));
  return withLongStatements(() => db.transaction((transaction) => applyMissing(transaction, migrations)));
}

async function applyMissing(transaction: Database, migrations: readonly MigrationMeta[]): Promise<number> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
  await transaction.execute(sql`create table if not exists schema_migrations (hash text primary key, applied_at timestamptz not null default now())`);
  const { rows } = await transaction.execute<{ hash: string }>(sql`select hash from schema_migrations`);
  const applied = new Set(rows.map((row) => row.hash));
  const missing = migrations.filter((migration) => !applied.has(migration.hash));
  for (const migration of missing) {
    for (const statement of migration.sql) await transaction.execute(sql.raw(statement));
    await transaction.execute(sql`insert into schema_migrations (hash) values (${migration.hash})`);
  }
  return missing.length;
}
