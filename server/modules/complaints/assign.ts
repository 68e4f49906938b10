// Who takes care of a complaint: an employee, or (null) the admins together.
import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../../contract/handler.ts';
import type { Database } from '../../db/database.ts';
import { complaints, users } from '../../db/schema.ts';
import { notify } from '../notifications/notify.ts';
import { tellPeople } from '../push/changes.ts';
import { recordTimeline } from '../timeline/timeline.ts';
import { activeAdmins } from '../users/clients.ts';
import { addEntry, tellComplaint } from './course.ts';

type ComplaintRow = typeof complaints.$inferSelect;

/** Gives a complaint to an employee or to the admins, writes both timelines and tells whoever has it now. */
export async function giveComplaint(db: Database, actor: Actor, row: ComplaintRow, to: string | null): Promise<ComplaintRow> {
  const [employee] = to ? await db.select({ name: users.name }).from(users).where(eq(users.id, to)) : [];
  const name = employee?.name ?? 'An admin';
  const [assigned] = await db
    .update(complaints)
    .set({ assigned_to: to, version: sql`${complaints.version} + 1` })
    .where(eq(complaints.id, row.id))
    .returning();
  await addEntry(db, actor, row.id, { kind: 'assigned', text: name, is_internal: false });
  await tellPeople(db, row.assigned_to ? [row.assigned_to] : [], ['complaints']);
  await tellComplaint(db, assigned ?? row);
  const target = { kind: 'complaint', id: row.id } as const;
  await recordTimeline(db, {
    client_id: row.user_id,
    actor_id: actor.id,
    kind: 'complaint_assigned',
    target,
    words: `${name} looks into your complaint "${row.subject}".`,
    internal: false,
  });
  const told = to ? [{ id: to, role: 'employee' as const }] : (await activeAdmins(db)).map(({ id }) => ({ id, role: 'admin' as const }));
  const words = to ? `Complaint assigned to you: ${row.subject}.` : `Complaint without an advisor: ${row.subject}.`;
  for (const { id, role } of told) {
    if (id === actor.id) continue;
    await notify(db, { user_id: id, role, kind: 'complaint_updated', target, client_id: row.user_id, words });
  }
  return assigned ?? row;
}
