import { eq } from 'drizzle-orm';
import { dayIn } from '../../../domain/pipeline.ts';
import type { Database } from '../../db/database.ts';
import { settings } from '../../db/schema.ts';

/** Where the firm is, until its settings say otherwise (domain: firm settings). */
const defaultTimeZone = 'America/New_York';

/** The firm's time zone. */
export async function firmTimeZone(db: Database): Promise<string> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, 'time_zone'));
  return typeof row?.value === 'string' ? row.value : defaultTimeZone;
}

/** The firm's calendar day, YYYY-MM-DD. */
export async function firmToday(db: Database, now: Date): Promise<string> {
  return dayIn(await firmTimeZone(db), now);
}
