// For how much of the last 30 days a server was there.
import { gte, lt, sql } from 'drizzle-orm';
import type { SystemStatus } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { hoursUp } from '../../db/schema.ts';
import { hourOf } from './queues.ts';

/** Hours that are looked back on. */
const hoursKept = 30 * 24;
const minuteMs = 60_000;
/** Minutes that one number has bits for. */
const half = 30;

/**
 * Marks this minute, and the one before it where the process ran in it: signs are a minute apart, and a little late they would leave one out.
 * @param startedAt when the process started, ISO 8601
 */
export async function markUp(db: Database, now: Date, startedAt: string): Promise<void> {
  const before = new Date(now.getTime() - minuteMs);
  const marks = before.getTime() >= Date.parse(startedAt) ? [before, now] : [now];
  for (const at of marks) {
    const minute = at.getUTCMinutes();
    const bits = minute < half ? { early: 1 << minute, late: 0 } : { early: 0, late: 1 << (minute - half) };
    await db
      .insert(hoursUp)
      .values({ hour: hourOf(at), ...bits })
      .onConflictDoUpdate({
        target: hoursUp.hour,
        set: { early: sql`${hoursUp.early} | excluded.early`, late: sql`${hoursUp.late} | excluded.late` },
      });
  }
  await db.delete(hoursUp).where(lt(hoursUp.hour, hourOf(now, hoursKept)));
}

/** The minutes of an hour that have a sign. */
function minutesOf({ early, late }: Pick<typeof hoursUp.$inferSelect, 'early' | 'late'>): number[] {
  return Array.from({ length: 2 * half }, (_, minute) => minute).filter((minute) => ((minute < half ? early >> minute : late >> (minute - half)) & 1) === 1);
}

/** How much of the time since the first known sign somebody was there; the present minute is not counted, it may still bring one. */
export async function uptimeOf(db: Database, now: Date): Promise<SystemStatus['uptime']> {
  const rows = await db
    .select()
    .from(hoursUp)
    .where(gte(hoursUp.hour, hourOf(now, hoursKept - 1)))
    .orderBy(hoursUp.hour);
  const end = Math.floor(now.getTime() / minuteMs) * minuteMs;
  const seen = rows.flatMap((row) => minutesOf(row).map((minute) => Date.parse(row.hour) + minute * minuteMs)).filter((at) => at < end);
  const [begin] = seen;
  if (begin === undefined) return { since: now.toISOString(), minutes: 0, away: 0 };
  const minutes = Math.round((end - begin) / minuteMs);
  return { since: new Date(begin).toISOString(), minutes, away: Math.max(0, minutes - seen.length) };
}
