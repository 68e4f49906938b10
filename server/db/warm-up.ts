import { getTableName, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { OpenDatabase } from './database.ts';
import * as schema from './schema.ts';

const ROUNDS = 3;

/**
 * Reads from every table before the first caller does: the embedded engine is slow in its first seconds,
 * while its code is being compiled and its pages are read.
 */
export async function warmUp({ db, engine }: Pick<OpenDatabase, 'db' | 'engine'>): Promise<void> {
  if (engine !== 'embedded') return;
  const tables = Object.values(schema).filter((value) => value instanceof PgTable);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const table of tables) await db.execute(sql`select * from ${sql.identifier(getTableName(table))} limit 25`);
  }
}
