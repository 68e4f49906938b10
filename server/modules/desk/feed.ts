// The week as a calendar program reads it, by an address that is shown once and can be revoked (docs/rules.md, Contact log and tasks).
import { Readable } from 'node:stream';
import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { calendarFeed } from '../../../domain/calendar.ts';
import { dayIn } from '../../../domain/pipeline.ts';
import { staffRoles } from '../../../domain/roles.ts';
import { daysFrom, feedTitle } from '../../../domain/tasks.ts';
import { Download } from '../../../engine/server/download.ts';
import { notFound } from '../../../engine/server/problem.ts';
import type { CalendarFeed } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { calendarFeeds, users } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { firmAnswerHours } from '../settings/index.ts';
import { entriesBetween } from './week.ts';

/** Days before and after today that a feed has. */
const back = 7;
const ahead = 56;
const readEveryMs = 3_600_000;

/** The feed of a person, without its address. */
export async function feedOf(db: Database, userId: string): Promise<CalendarFeed> {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.user_id, userId));
  return { created_at: row?.made_at ?? null, last_read_at: row?.last_read_at ?? null, address: null };
}

/** A new address; the one before it is gone. */
export async function newFeed(db: Database, services: Services, userId: string): Promise<CalendarFeed> {
  const token = services.tokens.mint();
  const made_at = services.clock().toISOString();
  const row = { token_hash: services.tokens.hash(token), made_at, last_read_at: null };
  await db
    .insert(calendarFeeds)
    .values({ user_id: userId, ...row })
    .onConflictDoUpdate({ target: calendarFeeds.user_id, set: row });
  return { created_at: made_at, last_read_at: null, address: `${services.config.publicUrl}/api/calendar-feed/content?token=${token}` };
}

/** The address stops working. */
export async function endFeed(db: Database, userId: string): Promise<CalendarFeed> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.user_id, userId));
  return feedOf(db, userId);
}

/** The calendar at an address, within what its owner may see now. @throws Problem 404 for an address that is not, or no longer, one of active staff */
export async function feedContent(db: Database, services: Services, token: string): Promise<Download> {
  const now = services.clock();
  const [found] = await db
    .select({ feed: calendarFeeds.id, id: users.id, role: users.role })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.user_id))
    .where(
      and(
        eq(calendarFeeds.token_hash, services.tokens.hash(token)),
        eq(users.status, 'active'),
        isNull(users.deleted_at),
        inArray(users.role, [...staffRoles]),
      ),
    );
  if (!found) throw notFound();
  const hours = await firmAnswerHours(db);
  const today = dayIn(hours.time_zone, now);
  // An admin's feed is their own week, not the firm's.
  const wish = { from: daysFrom(today, -back), to: daysFrom(today, ahead), advisorId: found.id, withOverdue: false };
  const { entries } = await entriesBetween(db, { id: found.id, role: found.role, sessionId: '' }, now, hours, wish);
  const open = entries.filter(({ is_done }) => !is_done);
  const text = calendarFeed(
    'Forecourt',
    open.map((entry) => ({ id: `${entry.kind}-${entry.target_id}@forecourt`, on: entry.on, at: entry.at, title: feedTitle(entry) })),
    now.toISOString(),
  );
  const hourAgo = new Date(now.getTime() - readEveryMs).toISOString();
  await db
    .update(calendarFeeds)
    .set({ last_read_at: now.toISOString() })
    .where(and(eq(calendarFeeds.id, found.feed), or(isNull(calendarFeeds.last_read_at), lt(calendarFeeds.last_read_at, hourAgo))));
  return new Download({ stream: Readable.from([text]), contentType: 'text/calendar', fileName: 'forecourt.ics', inline: false });
}
