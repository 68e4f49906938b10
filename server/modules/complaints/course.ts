// Writing a complaint's course: its entries, its moves, and telling whoever has to know.
import { eq, sql } from 'drizzle-orm';
import { momentsAfter } from '../../../domain/complaints.ts';
import type { ComplaintStatus } from '../../../generated/api.ts';
import { complaintStatusWords } from '../../../generated/enums.ts';
import type { Actor } from '../../contract/handler.ts';
import type { Database } from '../../db/database.ts';
import { complaintEntries, complaints } from '../../db/schema.ts';
import { notify } from '../notifications/notify.ts';
import { tellChange, tellPeople } from '../push/changes.ts';
import { recordTimeline } from '../timeline/timeline.ts';
import { aboutClient, activeAdmins } from '../users/clients.ts';

type ComplaintRow = typeof complaints.$inferSelect;
type NewEntry = Omit<typeof complaintEntries.$inferInsert, 'complaint_id' | 'author_id' | 'author_role'>;

/** Adds to the complaint's own timeline. */
export async function addEntry(db: Database, actor: Actor, complaintId: string, entry: NewEntry): Promise<string> {
  const [row] = await db
    .insert(complaintEntries)
    .values({ ...entry, complaint_id: complaintId, author_id: actor.id, author_role: actor.role })
    .returning({ id: complaintEntries.id });
  if (!row) throw new Error('The entry was not kept.');
  return row.id;
}

/** Moves the complaint; whether it may, the caller has decided. Writes both timelines and tells the other side. */
export async function moveComplaint(db: Database, actor: Actor, row: ComplaintRow, to: ComplaintStatus, now: Date, note?: string): Promise<ComplaintRow> {
  const at = now.toISOString();
  const [moved] = await db
    .update(complaints)
    .set({ status: to, status_since: at, ...momentsAfter(to, at), version: sql`${complaints.version} + 1` })
    .where(eq(complaints.id, row.id))
    .returning();
  if (!moved) throw new Error('The complaint was not moved.');
  await addEntry(db, actor, row.id, { kind: 'status_changed', status: to, text: note ?? null, is_internal: false });
  const words = `Complaint "${row.subject}": ${complaintStatusWords[to].toLowerCase()}.`;
  await recordTimeline(db, {
    client_id: row.user_id,
    actor_id: actor.id,
    kind: 'complaint_updated',
    target: { kind: 'complaint', id: row.id },
    words,
    internal: false,
  });
  await tellComplaint(db, moved);
  await tellOtherSide(db, actor, moved, words);
  return moved;
}

/** Tells those who show a complaint that it changed; whoever it is assigned to may work for other clients. */
export async function tellComplaint(db: Database, row: Pick<ComplaintRow, 'user_id' | 'assigned_to'>, internal = false): Promise<void> {
  await tellChange(db, { client_id: row.user_id, resources: ['complaints'], internal });
  if (row.assigned_to) await tellPeople(db, [row.assigned_to], ['complaints']);
}

/** Tells the client what staff did, and the staff in charge what the client did. */
export async function tellOtherSide(db: Database, actor: Actor, row: ComplaintRow, words: string): Promise<void> {
  const target = { kind: 'complaint', id: row.id } as const;
  if (actor.role !== 'client') {
    await notify(db, { user_id: row.user_id, role: 'client', kind: 'complaint_updated', target, client_id: row.user_id, words });
    return;
  }
  const said = await aboutClient(db, row.user_id, words);
  if (row.assigned_to) {
    await notify(db, { user_id: row.assigned_to, role: 'employee', kind: 'complaint_updated', target, client_id: row.user_id, words: said });
    return;
  }
  for (const admin of await activeAdmins(db)) {
    await notify(db, { user_id: admin.id, role: 'admin', kind: 'complaint_updated', target, client_id: row.user_id, words: said });
  }
}
