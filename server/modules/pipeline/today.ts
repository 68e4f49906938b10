import { dayIn } from '../../../domain/pipeline.ts';
import type { Database } from '../../db/database.ts';
import { firmTimeZone } from '../settings/index.ts';

/** The firm's calendar day, YYYY-MM-DD. */
export async function firmToday(db: Database, now: Date): Promise<string> {
  return dayIn(await firmTimeZone(db), now);
}
