// Looks for a text in every column of text or JSON of every table: what must be gone is gone everywhere, also from tables made later.
import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/database.ts';

/** Where a text stands, letter case aside: `messages.text`. */
export async function findEverywhere(db: Database, text: string): Promise<string[]> {
  const { rows } = await db.execute<{ table_name: string; column_name: string }>(sql`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY') order by 1, 2`);
  const found: string[] = [];
  for (const { table_name, column_name } of rows) {
    const column = sql`${sql.identifier(column_name)}::text`;
    const hit = await db.execute(sql`select 1 from ${sql.identifier(table_name)} where position(${text.toLowerCase()} in lower(${column})) > 0 limit 1`);
    if (hit.rows.length > 0) found.push(`${table_name}.${column_name}`);
  }
  return found;
}
