import { eq, inArray } from 'drizzle-orm';
import type { Database } from './database.ts';
import { settings, users } from './schema.ts';

const marker = 'demo data';
/** Records permanently that this installation contains the demo firm. */
export async function markAsDemo(db: Database): Promise<void> {
  await db.insert(settings).values({ name: marker, value: true }).onConflictDoNothing();
}

/**
 * Whether an installation was filled with the demo's data, also by a version that did not write it down.
 * @param emails accounts that are all there only in the demo
 */
export async function holdsDemoData(db: Database, emails: readonly string[]): Promise<boolean> {
  const [marked] = await db.select({ name: settings.name }).from(settings).where(eq(settings.name, marker));
  if (marked) return true;
  const people = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.email, [...emails]));
  return people.length === emails.length;
}
