// The step of a client's row: moved by events and by hand, and when each began.
import { and, eq, isNull } from 'drizzle-orm';
import { stepAfter, type PipelineEvent } from '../../domain/pipeline.ts';
import type { StepInProcess } from '../../generated/api.ts';
import type { Database } from '../db/database.ts';
import { dashboardListings, stepsBegun, users } from '../db/schema.ts';
import { changed } from './live.ts';
import { nextVersion } from '../db/rows.ts';

type PipelineRow = typeof dashboardListings.$inferSelect;

/**
 * The client's row of the work table, created if there is none. Locked until the end of the transaction.
 * @param step of a new row
 */
export async function pipelineRow(db: Database, clientId: string, now: Date, step: StepInProcess = 'new_request'): Promise<PipelineRow> {
  const since = now.toISOString();
  const [made] = await db
    .insert(dashboardListings)
    .values({ user_id: clientId, step_in_process: step, step_since: since })
    .onConflictDoNothing({ target: dashboardListings.user_id })
    .returning();
  if (made) {
    await db.insert(stepsBegun).values({ user_id: clientId, step, began_at: since });
    await keepBeginning(db, clientId, step, since);
    return made;
  }
  const [row] = await db.select().from(dashboardListings).where(eq(dashboardListings.user_id, clientId)).for('update');
  if (!row) throw new Error('The row of the work table was not made.');
  return row;
}

/** The rows of the work table of new clients, all at once; who has one keeps it. */
export async function pipelineRows(db: Database, clientIds: readonly string[], now: Date): Promise<void> {
  if (clientIds.length === 0) return;
  const since = now.toISOString();
  const step: StepInProcess = 'new_request';
  const made = await db
    .insert(dashboardListings)
    .values(clientIds.map((user_id) => ({ user_id, step_in_process: step, step_since: since })))
    .onConflictDoNothing({ target: dashboardListings.user_id })
    .returning({ user_id: dashboardListings.user_id });
  if (made.length > 0) await db.insert(stepsBegun).values(made.map(({ user_id }) => ({ user_id, step, began_at: since })));
}

/** Lets an event move the client's step on, if it does. */
export async function movePipeline(db: Database, clientId: string, event: PipelineEvent, now: Date): Promise<void> {
  const row = await pipelineRow(db, clientId, now);
  const step = stepAfter(event, row.step_in_process);
  if (step !== row.step_in_process) await beginStep(db, row, step, now, null);
}

/** Sets the step and writes down when it began. */
export async function beginStep(db: Database, row: PipelineRow, step: StepInProcess, now: Date, actorId: string | null): Promise<void> {
  const since = now.toISOString();
  await db
    .update(dashboardListings)
    .set({ step_in_process: step, step_since: since, ...nextVersion(dashboardListings) })
    .where(eq(dashboardListings.id, row.id));
  await db.insert(stepsBegun).values({ user_id: row.user_id, step, began_at: since, actor_id: actorId });
  await keepBeginning(db, row.user_id, step, since);
  await changed(db, { client_id: row.user_id, resources: ['dashboard-listings'] });
  // Whose work is over or has a beginning is counted among the clients, and with the load of their advisor.
  await changed(db, { client_id: row.user_id, internal: true, resources: ['users', 'employees'] });
}

/** A client who has once left the first step counts as started for good: they never return to the pool (docs/rules.md, Ownership). */
async function keepBeginning(db: Database, clientId: string, step: StepInProcess, begun_at: string): Promise<void> {
  if (step === 'new_request') return;
  await db
    .update(users)
    .set({ begun_at })
    .where(and(eq(users.id, clientId), isNull(users.begun_at)));
}
