// The follow-up as the work table's day ends it: triggers keep day and task as one fact, here it is told who did it (docs/rules.md, Contact log and tasks).
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Actor } from '../../../engine/server/handler.ts';
import type { Database } from '../../db/database.ts';
import { nextVersion } from '../../db/rows.ts';
import { type dashboardListings, tasks } from '../../db/schema.ts';

/** So long a day can come back. */
const undoMs = 86_400_000;

type Row = typeof dashboardListings.$inferSelect;

const ofClient = (row: Row) => and(eq(tasks.user_id, row.user_id), eq(tasks.kind, 'follow_up'));

/**
 * Before the day of a locked row changes: a day that is cleared means that the follow-up was done, and one that comes back unchanged that it was not.
 * @param day YYYY-MM-DD, or null
 * @param now ISO 8601
 */
export async function followUpMoves(db: Database, actor: Actor, row: Row, day: string | null, now: string): Promise<void> {
  if (day === null) {
    const done = { status: 'done', done_at: now, done_by: actor.id, ...nextVersion(tasks), updated_at: sql`now()` } as const;
    await db
      .update(tasks)
      .set(done)
      .where(and(ofClient(row), eq(tasks.status, 'open')));
  }
  if (day === null || row.date_to_re_engage !== null) return;
  const [last] = await db
    .select({ id: tasks.id, due_on: tasks.due_on, done_by: tasks.done_by })
    .from(tasks)
    .where(and(ofClient(row), eq(tasks.status, 'done'), gt(tasks.done_at, new Date(Date.parse(now) - undoMs).toISOString())))
    .orderBy(desc(tasks.done_at))
    .limit(1);
  if (last?.due_on !== day || last.done_by !== actor.id) return;
  const open = { status: 'open', done_at: null, done_by: null, ...nextVersion(tasks), updated_at: sql`now()` } as const;
  await db.update(tasks).set(open).where(eq(tasks.id, last.id));
}
