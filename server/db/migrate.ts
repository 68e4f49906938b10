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

/**
 * Brings the schema up to date: all missing migrations in one transaction, or none.
 * @returns how many were applied
 */
export function migrate(db: Database, folder: string = migrationsFolder): Promise<number> {
  const migrations = readMigrationFiles({ migrationsFolder: folder });
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
