// The one way in which a change reports an event.
import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { mailedByDefault } from '../../domain/notifications.ts';
import type { Target } from '../../domain/targets.ts';
import type { NotificationKind, Role } from '../../generated/api.ts';
import * as roles from '../../generated/roles.ts';
import type { Database } from '../db/database.ts';
import { events, eventValues, notifications, users } from '../db/schema.ts';
import { callId } from '../http/call.ts';
import { enqueue } from '../outbox/outbox.ts';
import { activeAdmins, personOf, staffOf, type Receiver } from './audience.ts';
import type { Circle, Effect, Notice } from './effect.ts';
import { effects } from './effects.ts';
import { changed, resourcesOf, type Resource } from './live.ts';
import { movePipeline } from './steps.ts';
import { splitFacts, type EventKind, type Facts } from './kinds.ts';

export type Happening<K extends EventKind> = {
  kind: K;
  /** Who did it; null where the system did. */
  actor: { id: string; role: Role } | null;
  /** Whom it is about; null where it is about no client. */
  client_id: string | null;
  target?: Target;
  /** The time, where the firm's clock is not this machine's: a step starts then. */
  at?: Date;
  /** For staff only: the client neither sees it nor is notified. */
  internal?: boolean;
} & Facts<K>;

/**
 * Writes an event to the log, and its effects by kind (`effects.ts`): the step it moves, who is notified, which letters go out, which screens refetch. All of
 * it in the caller's transaction and after the change itself; letters and pushes leave after the commit.
 * @returns the event's id
 */
export async function happened<K extends EventKind>(db: Database, happening: Happening<K>): Promise<string> {
  const { kind, actor, client_id, target, at = new Date(), internal = false } = happening;
  const effect: Effect<K> = effects[kind];
  const { facts, row, texts } = writtenAs(happening);
  const { id } = row;
  await db.insert(events).values(row);
  if (texts.length > 0) await db.insert(eventValues).values(texts);
  const step = effect.step?.(facts);
  if (step && client_id) await movePipeline(db, client_id, step, at);
  const shown: readonly Resource[] = target ? resourcesOf[target.kind] : [];
  if (!effect.offTimeline) await changed(db, { client_id, internal, resources: ['timeline', ...shown] });
  for (const change of effect.asks?.(facts, { client_id, internal }) ?? []) await changed(db, change);
  for (const notice of effect.notices ?? []) {
    if (notice.after && (notice.after === 'client') !== (actor?.role === roles.client)) continue;
    if (notice.to === 'client' && internal) continue;
    await notifyAll(db, { id, kind, notice, facts, shown, target, client_id, actorId: actor?.id });
  }
  return id;
}

/** Events that nothing follows from and no timeline shows, many at once: what a call edited of a thousand records. */
export async function keepAll(db: Database, happenings: readonly Happening<'record_edited'>[]): Promise<void> {
  const written = happenings.map(writtenAs);
  for (let first = 0; first < written.length; first += atOnce) {
    const part = written.slice(first, first + atOnce);
    await db.insert(events).values(part.map(({ row }) => row));
    const texts = part.flatMap((one) => one.texts);
    if (texts.length > 0) await db.insert(eventValues).values(texts);
  }
}

/** Rows of one statement. */
const atOnce = 500;

/** An event as the log keeps it, and its texts. */
function writtenAs<K extends EventKind>({ kind, actor, client_id, target, at: _at, internal = false, ...rest }: Happening<K>) {
  // The event without the log's own columns: the details its kind keeps.
  const facts = rest as unknown as Facts<K>;
  const { params, texts } = splitFacts(kind, facts);
  const id = uuidv7();
  const row: typeof events.$inferInsert & { id: string } = {
    id,
    kind,
    params,
    actor_id: actor?.id ?? null,
    actor_role: actor?.role ?? null,
    client_id,
    target_kind: target?.kind ?? null,
    target_id: target?.id ?? null,
    request_id: callId() ?? null,
    audience: effects[kind].offTimeline ? 'none' : internal ? 'staff' : 'client',
  };
  return { facts, row, texts: texts.map((text) => ({ ...text, event_id: id, client_id })) };
}

interface Notifying<K extends EventKind> {
  /** The event's. */
  id: string;
  kind: K;
  notice: Notice<K>;
  facts: Facts<K>;
  shown: readonly Resource[];
  target: Target | undefined;
  client_id: string | null;
  actorId: string | undefined;
}

/**
 * A row in the list of everyone a notice is for, a push to their browsers and, by their choices, an e-mail. No one is notified of their own actions, unless the
 * notice says so.
 */
async function notifyAll<K extends EventKind>(db: Database, { id, kind, notice, facts, shown, target, client_id, actorId }: Notifying<K>): Promise<void> {
  const as: NotificationKind | undefined = typeof notice.as === 'function' ? notice.as(facts) : notice.as;
  if (!as) return;
  for (const receiver of await receiversOf(db, notice, facts, client_id)) {
    if (receiver.id === actorId && !notice.themselvesToo) continue;
    if (notice.onceUnread && target?.id && (await hasUnread(db, receiver, { id, kind, target: target.id }))) continue;
    const [person] = await db.select({ status: users.status, choices: users.notification_choices }).from(users).where(eq(users.id, receiver.id));
    if (!person || person.status === 'closed') continue;
    const notificationId = uuidv7();
    await db.insert(notifications).values({ id: notificationId, event_id: id, user_id: receiver.id, role: receiver.role });
    const choice = person.choices[as];
    if (choice?.push ?? true) await changed(db, { people: [receiver.id], resources: ['notifications', ...shown] });
    if (!notice.ownLetter && (choice?.mail ?? mailedByDefault.has(as)))
      await enqueue(db, { kind: 'notification_mail', payload: { notification_id: notificationId } });
  }
}

async function receiversOf<K extends EventKind>(db: Database, { to }: Notice<K>, facts: Facts<K>, clientId: string | null): Promise<Receiver[]> {
  if (typeof to === 'string') return inCircle(db, to, clientId);
  const id: unknown = Reflect.get(facts, to.person);
  if (typeof id === 'string') return personOf(db, id);
  return to.else ? inCircle(db, to.else, clientId) : [];
}

async function inCircle(db: Database, circle: Circle, clientId: string | null): Promise<Receiver[]> {
  if (circle === 'admins') return activeAdmins(db);
  if (!clientId) return [];
  return circle === 'client' ? [{ id: clientId, role: roles.client }] : staffOf(db, clientId);
}

/** Whether they have an unread notification of another event of this kind about the same thing. */
async function hasUnread(db: Database, { id, role }: Receiver, event: { id: string; kind: EventKind; target: string }): Promise<boolean> {
  const alike = db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.target_id, event.target), eq(events.kind, event.kind), ne(events.id, event.id)));
  const [unread] = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.user_id, id), eq(notifications.role, role), isNull(notifications.read_at), inArray(notifications.event_id, alike)))
    .limit(1);
  return unread !== undefined;
}
