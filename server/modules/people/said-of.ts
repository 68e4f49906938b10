// What the contract's sentences for states are filled in with: names and days.
import { eq } from 'drizzle-orm';
import { dayText } from '../../../domain/moment.ts';
import type { Instant } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { firmTimeZone } from '../settings/index.ts';

/** The client by first name, as staff speak of them, and since when it is so. */
export async function clientAndDay(db: Database, clientId: string | null | undefined, since?: Instant): Promise<{ client: string; when: string }> {
  const [row] = clientId ? await db.select({ client: users.first_name }).from(users).where(eq(users.id, clientId)) : [];
  const when = since === undefined ? '' : dayText(since, { locale: 'en-US', timeZone: await firmTimeZone(db) });
  return { client: row?.client ?? 'The client', when };
}
