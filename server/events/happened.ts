// The one way in which a change reports an event.
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { comesBy } from '../../domain/notifications.ts';
import type { Target } from '../../domain/targets.ts';
import type { NotificationChoices, NotificationKind, Role, UserStatus } from '../../generated/api.ts';
import * as roles from '../../generated/roles.ts';
import type { Database } from '../db/database.ts';
import { askedOnce } from '../db/known-rows.ts';
import { lateTable, putLate, rowsOf } from '../db/late-rows.ts';
import { anyOf, prepared } from '../db/prepared.ts';
import { events, eventValues, notifications, pushDevices, settings, users } from '../db/schema.ts';
import { callId } from '../http/call.ts';
import { enqueueAll } from '../outbox/outbox.ts';
import { activeAdmins, personOf, staffOf, type Receiver } from './audience.ts';
import type { Circle, Effect, Notice } from './effect.ts';
import { effects } from './effects.ts';
import { askAudience, changed, resourcesOf, type Resource } from './live.ts';
import { notificationDefaults } from './notification-defaults.ts';
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
  const { kind, client_id, target, at = new Date(), internal = false } = happening;
  const effect: Effect<K> = effects[kind];
  const { facts, row, texts } = writtenAs(happening);
  const { id } = row;
  const step = effect.step?.(facts);
  if (step && client_id) await movePipeline(db, client_id, step, at);
  const shown: readonly Resource[] = target ? resourcesOf[target.kind] : [];
  if (!effect.offTimeline) await changed(db, { client_id, internal, resources: ['timeline', ...shown], about: [target?.id] });
  for (const change of effect.asks?.(facts, { client_id, internal }) ?? []) await changed(db, change);
  const told = await toldBy(db, happening, facts);
  const notices = told.map(({ id: user_id, role }) => ({ id: uuidv7(), event_id: id, user_id, role }));
  await putLate(db, rowsOf(lateEvents, [row]), rowsOf(lateValues, texts), rowsOf(lateNotices, notices));
  await changed(db, {
    people: told.filter(({ isPushed }) => isPushed).map((person) => person.id),
    resources: ['notifications', ...shown],
    about: [target?.id],
  });
  const toDevices = [...new Set(told.flatMap(({ id: person, isPushed, hasDevice }) => (isPushed && hasDevice ? [person] : [])))];
  const mailed = notices.filter((_notice, index) => told[index]?.isMailed);
  await enqueueAll(db, [
    ...mailed.map((notice) => ({ kind: 'notification_mail' as const, payload: { notification_id: notice.id } })),
    ...toDevices.map((user_id) => ({ kind: 'browser_push' as const, payload: { user_id } })),
  ]);
  return id;
}

/**
 * Asks who will hear of an event, for callers that have something else to send meanwhile: `happened` in the same transaction asks none of it again, unless
 * people, devices or notices were written since.
 */
export async function askWhoHears<K extends EventKind>(db: Database, happening: Happening<K>): Promise<void> {
  if (happening.client_id) askAudience(db, happening.client_id);
  await toldBy(db, happening, writtenAs(happening).facts);
}

/** Everyone who is notified of it. */
async function toldBy<K extends EventKind>(db: Database, { kind, actor, client_id, target, internal = false }: Happening<K>, facts: Facts<K>): Promise<Told[]> {
  const effect: Effect<K> = effects[kind];
  const told: Told[] = [];
  for (const notice of effect.notices ?? []) {
    if (notice.after && (notice.after === 'client') !== (actor?.role === roles.client)) continue;
    if (notice.to === 'client' && internal) continue;
    told.push(...(await toldOf(db, { kind, notice, facts, target, client_id, actorId: actor?.id })));
  }
  return told;
}

const lateEvents = lateTable(events, ['id', 'kind', 'params', 'actor_id', 'actor_role', 'client_id', 'target_kind', 'target_id', 'request_id', 'audience']);
const lateValues = lateTable(eventValues, ['event_id', 'client_id', 'name', 'text']);
const lateNotices = lateTable(notifications, ['id', 'event_id', 'user_id', 'role']);

/** Events that nothing follows from and no timeline shows, many at once: what a call edited of a thousand records. */
export async function keepAll(db: Database, happenings: readonly Happening<'record_edited'>[]): Promise<void> {
  const written = happenings.map(writtenAs);
  await putLate(
    db,
    rowsOf(
      lateEvents,
      written.map(({ row }) => row),
    ),
    rowsOf(
      lateValues,
      written.flatMap(({ texts }) => texts),
    ),
  );
}

/** An event as the log keeps it, and its texts. */
function writtenAs<K extends EventKind>({ kind, actor, client_id, target, at: _at, internal = false, ...rest }: Happening<K>) {
  // The event without the log's own columns: the details its kind keeps.
  const facts = rest as unknown as Facts<K>;
  const { params, texts } = splitFacts(kind, facts);
  const id = uuidv7();
  const row = {
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
  kind: K;
  notice: Notice<K>;
  facts: Facts<K>;
  target: Target | undefined;
  client_id: string | null;
  actorId: string | undefined;
}

/** Who gets a notification, and whether their browsers and their mailbox hear of it. */
interface Told extends Receiver {
  isPushed: boolean;
  /** A device of theirs wants to be told while it shows nothing of us. */
  hasDevice: boolean;
  isMailed: boolean;
}

/**
 * Everyone a notice is for, each by their choices, else by the firm’s for their role. No one is notified of their own actions, unless the notice says so, and no one whose account is closed.
 */
async function toldOf<K extends EventKind>(db: Database, { kind, notice, facts, target, client_id, actorId }: Notifying<K>): Promise<Told[]> {
  const as: NotificationKind | undefined = typeof notice.as === 'function' ? notice.as(facts) : notice.as;
  if (!as) return [];
  const receivers = (await receiversOf(db, notice, facts, client_id)).filter(({ id }) => id !== actorId || notice.themselvesToo);
  if (receivers.length === 0) return [];
  const ids = receivers.map(({ id }) => id);
  const about = notice.onceUnread ? target?.id : undefined;
  const people = await (about
    ? askedOnce(`unread ${kind} ${about} ${ids.join(' ')}`, [users, pushDevices, notifications, events], () => withUnread(db, { ids, kind, target: about }))
    : choosing(db, { ids }));
  const defaults = await askedOnce('notification defaults', [settings], () => notificationDefaults(db));
  return receivers.flatMap(({ id, role }) => {
    const person = people.find((each) => each.id === id);
    if (!person || person.status === 'closed' || person.unread_as?.includes(role)) return [];
    return [
      {
        id,
        role,
        isPushed: comesBy('push', as, person.choices, defaults[role]),
        hasDevice: person.has_device,
        isMailed: !notice.ownLetter && comesBy('mail', as, person.choices, defaults[role]),
      },
    ];
  });
}

// A type, not an interface: the driver's rows are open records.
type Choosing = { id: string; has_device: boolean; status: UserStatus; choices: NotificationChoices; unread_as: Role[] | null };

const choosing = prepared<{ ids: readonly string[] }, Choosing>(
  () => sql`select id, status, notification_choices as choices, null as unread_as,
      exists (select from push_devices where push_devices.user_id = users.id) as has_device from users where id = ${anyOf('ids')}`,
);

/** The same, and in which roles they have an unread notification of an earlier event of this kind about the same thing. */
const withUnread = prepared<{ ids: readonly string[]; kind: EventKind; target: string }, Choosing>(
  () => sql`select id, status, notification_choices as choices,
      exists (select from push_devices where push_devices.user_id = users.id) as has_device,
      (select array_agg(told.role) from notifications as told join events on events.id = told.event_id
        where told.user_id = users.id and told.read_at is null and events.kind = ${sql.placeholder('kind')} and events.target_id = ${sql.placeholder('target')}::uuid) as unread_as
    from users where id = ${anyOf('ids')}`,
);

async function receiversOf<K extends EventKind>(db: Database, { to }: Notice<K>, facts: Facts<K>, clientId: string | null): Promise<Receiver[]> {
  if (typeof to === 'string') return inCircle(db, to, clientId);
  const id: unknown = Reflect.get(facts, to.person);
  const named = typeof id === 'string' ? await personOf(db, id) : [];
  if (!to.else) return named;
  // An owner who was suspended or has left reads nothing: what comes back to them is the others'.
  const present = named.filter(({ status }) => status === 'active');
  return present.length > 0 ? present : inCircle(db, to.else, clientId);
}

async function inCircle(db: Database, circle: Circle, clientId: string | null): Promise<Receiver[]> {
  if (circle === 'admins') return activeAdmins(db);
  if (!clientId) return [];
  return circle === 'client' ? [{ id: clientId, role: roles.client }] : askedOnce(`staff ${clientId}`, [users], () => staffOf(db, clientId));
}
