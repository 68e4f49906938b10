// Who takes care of a complaint: an advisor, or (null) the admins together.
import { eq } from 'drizzle-orm';
import type { Actor } from '../../../engine/server/handler.ts';
import type { Database } from '../../db/database.ts';
import { complaints } from '../../db/schema.ts';
import { happened } from '../../events/happened.ts';
import { changed } from '../../events/live.ts';
import { aboutComplaint } from './course.ts';
import { nextVersion } from '../../db/rows.ts';

type ComplaintRow = typeof complaints.$inferSelect;

/** Assigns a complaint to an advisor or to the admins, logs the event and notifies the new assignee. */
export async function giveComplaint(db: Database, actor: Actor, row: ComplaintRow, to: string | null): Promise<ComplaintRow> {
  const assigned = await assignTo(db, row, to);
  await changed(db, { people: [row.assigned_to], resources: ['complaints'] });
  await happened(db, { kind: 'complaint_assigned', ...aboutComplaint(actor, assigned) });
  return assigned;
}

/** The same of a complaint on which nobody acts now: whose it is if its client opens it again. There is nothing to tell its client or the new assignee. */
export async function passComplaint(db: Database, row: ComplaintRow, to: string | null): Promise<void> {
  await assignTo(db, row, to);
  await changed(db, { client_id: row.user_id, people: [row.assigned_to, to], resources: ['complaints'], internal: true });
}

async function assignTo(db: Database, row: ComplaintRow, to: string | null): Promise<ComplaintRow> {
  const [assigned] = await db
    .update(complaints)
    .set({ assigned_to: to, ...nextVersion(complaints) })
    .where(eq(complaints.id, row.id))
    .returning();
  return assigned ?? row;
}
