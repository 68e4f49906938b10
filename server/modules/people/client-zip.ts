import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { userPreferences, users } from '../../db/schema.ts';

/** Where the client wants the car: the ZIP of the checklist they changed last, or the account's. */
export async function clientZip(db: Database, clientId: string): Promise<string | null> {
  const [checklist] = await db
    .select({ selections: userPreferences.selections })
    .from(userPreferences)
    .where(eq(userPreferences.user_id, clientId))
    .orderBy(desc(userPreferences.updated_at))
    .limit(1);
  const [client] = await db.select({ zip: users.zip }).from(users).where(eq(users.id, clientId));
  return checklist?.selections.logistics?.zip ?? client?.zip ?? null;
}
