// Notifications and timelines, as its readers get it.
import { and, asc, eq, ne } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Role } from '../../generated/api.ts';
import type { Database } from '../../server/db/database.ts';
import { events, eventValues, notifications } from '../../server/db/schema.ts';
import { readingsOf } from '../../server/events/readings.ts';

/** Every notification, in the sentence of its event; to be filtered as one likes. */
export async function allNotifications(db: Database) {
  const rows = await db
    .select({ notification: notifications, event: events })
    .from(notifications)
    .innerJoin(events, eq(events.id, notifications.event_id))
    .orderBy(asc(notifications.id));
  const readings = await readingsOf(
    db,
    rows.map(({ event }) => event),
  );
  return rows.map(({ notification, event }) => {
    const { id, user_id, role, read_at } = notification;
    const { client_id, target_kind, target_id } = event;
    return { id, user_id, role, read_at, client_id, target_kind, target_id, ...readings.notice(event, { id: user_id, role }) };
  });
}

/** Has somebody notified of something that needs nothing else to exist, as rows from before the log. */
export async function keepNotice(db: Database, { user_id, role }: { user_id: string; role: Role }): Promise<void> {
  const id = uuidv7();
  await db.insert(events).values({ id, kind: 'imported', params: { was: 'file_shared' }, audience: 'none' });
  await db.insert(eventValues).values({ event_id: id, client_id: user_id, name: 'words', text: 'A file was shared.' });
  await db.insert(notifications).values({ id, event_id: id, user_id, role });
}

/** A client's timeline, the oldest first, with what only staff read. */
export async function wholeTimeline(db: Database, clientId: string) {
  const rows = await db
    .select()
    .from(events)
    .where(and(eq(events.client_id, clientId), ne(events.audience, 'none')))
    .orderBy(asc(events.id));
  const readings = await readingsOf(db, rows);
  return rows.map((row) => ({
    ...row,
    kind: readings.kindOf(row),
    words: readings.sentence(row, { id: clientId, role: 'client' }),
    internal: row.audience === 'staff',
  }));
}
