// The log as the contract shows it: on a timeline, and in someone's notifications.
import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Notification, TimelineEntry } from '../../generated/api.ts';
import * as roles from '../../generated/roles.ts';
import type { Database } from '../db/database.ts';
import { events, notifications } from '../db/schema.ts';
import { joinedSentence, unreadOf } from './joined.ts';
import { supersededAmong } from './log.ts';
import { readingsOf, type EventRow, type Reader } from './readings.ts';

/** Events as a client's timeline shows them, in the order given. */
export async function timelineEntries(db: Database, reader: Reader, rows: readonly EventRow[]): Promise<TimelineEntry[]> {
  const readings = await readingsOf(db, rows);
  const superseded = reader.role === roles.client ? new Set() : await supersededAmong(db, rows);
  return rows.map((row) => ({
    id: row.id,
    client_id: row.client_id ?? '',
    kind: readings.kindOf(row),
    words: readings.sentence(row, reader),
    actor_name: readings.actorName(row),
    target_kind: row.target_kind,
    target_id: row.target_id,
    internal: row.audience === 'staff' || superseded.has(row.id),
    created_at: row.created_at,
  }));
}

/** The notifications of one person in one role, newest first, as they read them. */
export async function notificationsOf(db: Database, reader: Reader, where?: SQL, limit?: number): Promise<Notification[]> {
  const query = db
    .select({ notification: notifications, event: events })
    .from(notifications)
    .innerJoin(events, eq(events.id, notifications.event_id))
    .where(and(eq(notifications.user_id, reader.id), eq(notifications.role, reader.role), where))
    .orderBy(desc(notifications.id));
  const rows = limit === undefined ? await query : await query.limit(limit);
  const readings = await readingsOf(
    db,
    rows.map(({ event }) => event),
  );
  const unread = await unreadOf(
    db,
    reader,
    rows.flatMap(({ notification, event }) => (notification.read_at === null ? [event] : [])),
  );
  const wordsOf = (event: EventRow, isUnread: boolean) => {
    const { kind, words } = readings.notice(event, reader);
    return { kind, words: (isUnread ? joinedSentence(unread, event, readings.actorName(event)) : undefined) ?? words };
  };
  return rows.map(({ notification: { event_id: _event, ...notification }, event }) => ({
    ...notification,
    ...wordsOf(event, notification.read_at === null),
    target_kind: event.target_kind,
    target_id: event.target_id,
    client_id: event.client_id,
    is_read: notification.read_at !== null,
  }));
}
