// Writing tasks: whose they become, and the one follow-up of a client (docs/rules.md, Contact log and tasks).
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { staffRoles } from '../../../domain/roles.ts';
import { dueDay } from '../../../domain/tasks.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import { invalid } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { insertRow, nextVersion } from '../../db/rows.ts';
import { tasks, users } from '../../db/schema.ts';
import { happened } from '../../events/happened.ts';
import { changed } from '../../events/live.ts';
import { firmTimeZone } from '../settings/index.ts';

export type TaskRow = typeof tasks.$inferSelect;

/** What is to be done, by when, for whom. `due_at` in ISO 8601, `due_on` as YYYY-MM-DD. */
export interface TaskWish {
  kind: TaskRow['kind'];
  title: string;
  /** The client, whose advisor does it. */
  user_id: string | null;
  /** Who does it, of a task without a client; null: who asks. */
  owner_id: string | null;
  due_on: string;
  due_at: string | null;
}

/** When it is due: a time says its day at the firm. */
export async function dueOf(db: Database, { due_on, due_at }: Pick<TaskWish, 'due_on' | 'due_at'>): Promise<Pick<TaskWish, 'due_on' | 'due_at'>> {
  return { due_on: due_at === null ? due_on : dueDay(due_at, await firmTimeZone(db)), due_at };
}

/** Adds a task; the open follow-up of a client is moved by a second one. The client has been looked up in the caller's scope. @throws Problem 422 for an owner who cannot be */
export async function addTask(db: Database, actor: Actor, wish: TaskWish): Promise<TaskRow> {
  const { kind, user_id } = wish;
  if (kind === 'follow_up' && user_id === null) throw invalid({ user_id: 'A follow-up needs a client.' });
  const title = wish.title.trim();
  const due = await dueOf(db, wish);
  const owner_id = user_id === null ? (wish.owner_id ?? actor.id) : null;
  if (user_id === null && owner_id !== actor.id) await requireColleague(db, owner_id);
  if (user_id !== null) await requireTheirAdvisor(db, user_id, wish.owner_id);
  const present = kind === 'follow_up' && user_id !== null ? await openFollowUp(db, user_id) : undefined;
  const row = present
    ? await changeTask(db, present.id, { title, ...due })
    : await insertRow(db, tasks, { kind, title, user_id, owner_id, ...due, author_id: actor.id });
  await taskChanged(db, actor, row, present ? 'changed' : 'made');
  return row;
}

/** The client's open follow-up, held until the end of the transaction. */
export async function openFollowUp(db: Database, clientId: string): Promise<TaskRow | undefined> {
  const [row] = await db
    .select()
    .from(tasks)
    .where(and(eq(tasks.user_id, clientId), eq(tasks.kind, 'follow_up'), eq(tasks.status, 'open')))
    .for('update');
  return row;
}

/** Marks an open task as done. @param now ISO 8601 */
export async function finish(db: Database, actor: Actor, task: TaskRow, now: string): Promise<TaskRow> {
  const row = await changeTask(db, task.id, { status: 'done', done_at: now, done_by: actor.id });
  if (row.user_id !== null)
    await happened(db, { kind: 'task_done', actor, client_id: row.user_id, target: { kind: 'user', id: row.user_id }, internal: true, title: row.title });
  await taskChanged(db, actor, row, 'changed');
  return row;
}

/** Changes a task that has been looked up in the caller's scope. */
export async function changeTask(db: Database, id: string, change: Partial<typeof tasks.$inferInsert>): Promise<TaskRow> {
  const [row] = await db
    .update(tasks)
    .set({ ...change, ...nextVersion(tasks), updated_at: sql`now()` })
    .where(eq(tasks.id, id))
    .returning();
  if (!row) throw new Error('The task was looked up and is gone.');
  return row;
}

/** Every screen that shows the task, its client’s follow-up or the queue asks again. */
export async function taskChanged(db: Database, actor: Actor, task: TaskRow, change: 'made' | 'changed' | 'removed'): Promise<void> {
  await happened(db, { kind: 'record_changed', actor, client_id: task.user_id, internal: true, resource: 'tasks', record_id: task.id, change });
  if (task.user_id === null) await changed(db, { people: [task.owner_id, task.author_id], resources: ['tasks', 'dashboard-listings'] });
}

/** @throws Problem 422 for an owner who is no active colleague */
export async function requireColleague(db: Database, id: string | null): Promise<void> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id ?? ''), inArray(users.role, [...staffRoles]), eq(users.status, 'active'), isNull(users.deleted_at)));
  if (!found) throw invalid({ owner_id: 'Choose an active colleague.' });
}

/** @throws Problem 422 for an owner other than the client's advisor */
async function requireTheirAdvisor(db: Database, clientId: string, ownerId: string | null): Promise<void> {
  if (ownerId === null) return;
  const [client] = await db.select({ advisor_id: users.advisor_id }).from(users).where(eq(users.id, clientId));
  if (client?.advisor_id !== ownerId) throw invalid({ owner_id: 'A client’s task belongs to their advisor. Leave this empty.' });
}
