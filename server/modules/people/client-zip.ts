// Two facts (docs/decisions.md): where a client wants the car, from which miles are counted, and where they live, whose taxes it has.
import { desc, eq, inArray, sql, type Column, type SQL } from 'drizzle-orm';
import { wantedZip } from '../../../domain/zip-state.ts';
import type { Database } from '../../db/database.ts';
import { userPreferences, users } from '../../db/schema.ts';

/** Where several clients want the car, by client; those without a ZIP are left out. */
export async function clientZips(db: Database, clientIds: readonly string[]): Promise<Map<string, string>> {
  if (clientIds.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; zip: string | null }>(sql`
    select users.id, coalesce((select selections->'logistics'->>'zip' from user_preferences where user_id = users.id order by updated_at desc limit 1), users.zip) as zip
    from users where ${inArray(users.id, [...clientIds])}`);
  return new Map(rows.flatMap(({ id, zip }) => (zip === null ? [] : [[id, zip] as const])));
}

/** The same within a query that joins several tables. @param clientId the column that names the client */
export const zipOf = (clientId: Column): SQL<string | null> =>
  sql`coalesce((select selections->'logistics'->>'zip' from user_preferences where user_preferences.user_id = ${clientId} order by updated_at desc limit 1),
    (select zip from users as zip_of where zip_of.id = ${clientId}))`;

/** Where the client wants the car: the ZIP of the checklist they changed last, or the account's. */
export async function clientZip(db: Database, clientId: string): Promise<string | null> {
  const [checklist] = await db
    .select({ selections: userPreferences.selections })
    .from(userPreferences)
    .where(eq(userPreferences.user_id, clientId))
    .orderBy(desc(userPreferences.updated_at))
    .limit(1);
  const [client] = await db.select({ zip: users.zip }).from(users).where(eq(users.id, clientId));
  return wantedZip(client?.zip, checklist?.selections);
}

/** Where the client lives: the account's ZIP, or the checklist's where it has none. `homeState` (domain/zip-state.ts) says the same of what is read already. */
export async function homeZip(db: Database, clientId: string): Promise<string | null> {
  const [client] = await db
    .select({ zip: sql<string | null>`coalesce(${users.zip}, ${zipOf(users.id)})` })
    .from(users)
    .where(eq(users.id, clientId));
  return client?.zip ?? null;
}
