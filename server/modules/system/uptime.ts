// For how much of the last 30 days a server was there.
import { gte, lt, sql } from 'drizzle-orm';
import type { SystemStatus } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { hoursUp } from '../../db/schema.ts';
import { hourOf } from './queues.ts';

/** Hours that are looked back on. */
const hoursKept = 30 * 24;
const minuteMs = 60_000;

/**
 * Marks this minute, and the one before it where the process ran in it: signs are a minute apart, and a little late they would leave one out.
 * @param startedAt when the process started, ISO 8601
 */
export async function markUp(db: Database, now: Date, startedAt: string): Promise<void> {
  const before = new Date(now.getTime() - minuteMs);
  const marks = before.getTime() >= Date.parse(startedAt) ? [before, now] : [now];
  for (const at of marks) {
    await db
      .insert(hoursUp)
      .values({ hour: hourOf(at), minutes: 1n << BigInt(at.getUTCMinutes()) })
      .onConflictDoUpdate({ target: hoursUp.hour, set: { minutes: sql`${hoursUp.minutes} | excluded.minutes` } });
  }
  await db.delete(hoursUp).where(lt(hoursUp.hour, hourOf(now, hoursKept)));
}

const minutesIn = (bits: bigint): number => bits.toString(2).replaceAll('0', '').length;

/** How much of the time since the first known sign somebody was there; the present minute is not counted, it may still bring one. */
export async function uptimeOf(db: Database, now: Date): Promise<SystemStatus['uptime']> {
  const rows = await db
    .select()
    .from(hoursUp)
    .where(gte(hoursUp.hour, hourOf(now, hoursKept - 1)))
    .orderBy(hoursUp.hour);
  const [first] = rows;
  if (!first) return { since: now.toISOString(), minutes: 0, away: 0 };
  const begin = Date.parse(first.hour) + firstBit(first.minutes) * minuteMs;
  const end = Math.floor(now.getTime() / minuteMs) * minuteMs;
  const present = 1n << BigInt(now.getUTCMinutes());
  const seen = rows.reduce((sum, { hour, minutes }) => sum + minutesIn(hour === hourOf(now) ? minutes & (present - 1n) : minutes), 0);
  const minutes = Math.max(0, Math.round((end - begin) / minuteMs));
  return { since: new Date(begin).toISOString(), minutes, away: Math.max(0, minutes - seen) };
}

/** The place of the lowest bit that is set; 0 where none is. */
function firstBit(bits: bigint): number {
  const text = bits.toString(2);
  return bits === 0n ? 0 : text.length - 1 - text.lastIndexOf('1');
}
