import { and, asc, eq, sql } from 'drizzle-orm';
import { lastContactAfter } from '../../../domain/tasks.ts';
import type { CustomerTracker } from '../../../generated/api.ts';
import type { Actor, HandlerMap } from '../../../engine/server/handler.ts';
import { invalid } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { customerTrackers, events, trackerFields, users } from '../../db/schema.ts';
import { happened } from '../../events/happened.ts';
import { historyOf } from '../../events/histories.ts';
import { requireClient, requireClientToChange } from '../people/index.ts';
import { nextVersion } from '../../db/rows.ts';

/** docs/brief.md, section 7, Trackers; docs/rules.md, Tracker. The id in the path is the client's. */
export const trackerHandlers = {
  getCustomerTracker: ({ db, actor, params }) => trackerView(db, actor, params.id),

  updateCustomerTracker: async ({ db, actor, params, body, services }) => {
    await requireClientToChange(db, actor, params.id);
    const tracker = await trackerRow(db, params.id);
    const field = body.field.trim();
    const value = body.value?.trim() || null;
    const [present] = await db
      .select()
      .from(trackerFields)
      .where(and(eq(trackerFields.tracker_id, tracker.id), eq(trackerFields.field, field)));
    if ((present?.value ?? null) !== value) {
      if (!present) await requireRoom(db, tracker.id);
      await setField(db, tracker.id, field, value, actor.id);
      await recordChange(db, actor, params.id, field, present?.value ?? null, value);
      await touch(db, tracker.id, services.clock());
    }
    return trackerView(db, actor, params.id);
  },

  updateLastContactDate: async ({ db, actor, params, body, services }) => {
    await requireClientToChange(db, actor, params.id);
    await setLastContact(db, actor, await trackerRow(db, params.id), body.date_of_last_contact, services.clock());
    return trackerView(db, actor, params.id);
  },

  deleteCustomerTracker: async ({ db, actor, params }) => {
    await requireClientToChange(db, actor, params.id);
    const view = await trackerView(db, actor, params.id);
    await db.delete(customerTrackers).where(eq(customerTrackers.user_id, params.id));
    for (const { field, value } of view.fields) await recordChange(db, actor, params.id, field, value ?? null, null);
    if (view.date_of_last_contact) await recordChange(db, actor, params.id, 'date_of_last_contact', view.date_of_last_contact, null);
    return view;
  },

  listTrackerChanges: async ({ db, actor, params, query }) => {
    await requireClient(db, actor, params.id);
    const limit = query.limit ?? 30;
    const rows = await historyOf(db, {
      targets: [params.id],
      kinds: ['tracker_changed'],
      was: ['tracker_changes'],
      before: query.before,
      limit: limit + 1,
      // Of a closed account it stays that something changed, and not what.
      also: sql`exists (select 1 from event_values as told where told.event_id = ${events.id} and told.name = 'field')`,
    });
    const items = rows.slice(0, limit).map(({ id, texts, actor_name, created_at }) => {
      const { field = '', before = null, after = null } = texts;
      return { id, field, before, after, actor_name, created_at };
    });
    return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
  },
} satisfies Partial<HandlerMap>;

type TrackerRow = typeof customerTrackers.$inferSelect;

/** The client's tracker, made where there is none yet, and held until the end of the transaction. */
async function trackerRow(db: Database, clientId: string): Promise<TrackerRow> {
  await db.insert(customerTrackers).values({ user_id: clientId }).onConflictDoNothing({ target: customerTrackers.user_id });
  const [row] = await db.select().from(customerTrackers).where(eq(customerTrackers.user_id, clientId)).for('update');
  if (!row) throw new Error('The tracker was not made.');
  return row;
}

/** The tracker as the contract shows it; empty where nothing is written yet. @throws Problem 404 out of scope */
async function trackerView(db: Database, actor: Actor, clientId: string): Promise<CustomerTracker> {
  const client = await requireClient(db, actor, clientId);
  const [tracker] = await db.select().from(customerTrackers).where(eq(customerTrackers.user_id, clientId));
  if (!tracker)
    return { user_id: clientId, client_name: client.name, fields: [], date_of_last_contact: null, updated_at: new Date(0).toISOString(), version: 1 };
  const fields = await db
    .select({ field: trackerFields.field, value: trackerFields.value, updated_at: trackerFields.updated_at, updated_by_name: users.name })
    .from(trackerFields)
    .leftJoin(users, eq(users.id, trackerFields.updated_by))
    .where(eq(trackerFields.tracker_id, tracker.id))
    .orderBy(asc(trackerFields.created_at), asc(trackerFields.id));
  const { date_of_last_contact, updated_at, version } = tracker;
  return { user_id: clientId, client_name: client.name, fields, date_of_last_contact, updated_at, version };
}

/** The maximum number of rows in one sheet, as the contract declares (`CustomerTracker.fields`). */
const mostFields = 200;

async function requireRoom(db: Database, trackerId: string): Promise<void> {
  const taken = await db.$count(trackerFields, eq(trackerFields.tracker_id, trackerId));
  if (taken >= mostFields) throw invalid({ field: `A tracker has room for ${mostFields} fields. Clear one first.` });
}

/** The client's last contact after their log changed (`lastContactAfter`). The client has been looked up in the caller's scope. */
export async function writeLastContact(
  db: Database,
  actor: Actor,
  clientId: string,
  log: { newest: string | undefined; gone: string | undefined },
  now: Date,
): Promise<void> {
  const tracker = await trackerRow(db, clientId);
  await setLastContact(db, actor, tracker, lastContactAfter(tracker.date_of_last_contact, log), now);
}

async function setLastContact(db: Database, actor: Actor, tracker: TrackerRow, date: string | null, now: Date): Promise<void> {
  if (date === tracker.date_of_last_contact) return;
  await db.update(customerTrackers).set({ date_of_last_contact: date }).where(eq(customerTrackers.id, tracker.id));
  await recordChange(db, actor, tracker.user_id, 'date_of_last_contact', tracker.date_of_last_contact, date);
  await touch(db, tracker.id, now);
}

async function setField(db: Database, trackerId: string, field: string, value: string | null, actorId: string): Promise<void> {
  if (value === null) {
    await db.delete(trackerFields).where(and(eq(trackerFields.tracker_id, trackerId), eq(trackerFields.field, field)));
    return;
  }
  await db
    .insert(trackerFields)
    .values({ tracker_id: trackerId, field, value, updated_by: actorId })
    .onConflictDoUpdate({
      target: [trackerFields.tracker_id, trackerFields.field],
      set: { value, updated_by: actorId, updated_at: sql`now()`, ...nextVersion(trackerFields) },
    });
}

async function recordChange(db: Database, actor: Actor, clientId: string, field: string, before: string | null, after: string | null): Promise<void> {
  await happened(db, { kind: 'tracker_changed', actor, client_id: clientId, target: { kind: 'user', id: clientId }, field, before, after });
}

async function touch(db: Database, trackerId: string, now: Date): Promise<void> {
  await db
    .update(customerTrackers)
    .set({ ...nextVersion(customerTrackers), updated_at: now.toISOString() })
    .where(eq(customerTrackers.id, trackerId));
}
