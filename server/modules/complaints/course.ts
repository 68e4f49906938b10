// Writes a complaint's history: its replies, its moves, and the notifications they cause.
import { eq } from 'drizzle-orm';
import { momentsAfter } from '../../../domain/complaints.ts';
import type { ComplaintStatus } from '../../../generated/api.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import type { Database } from '../../db/database.ts';
import { complaintReplies, complaints } from '../../db/schema.ts';
import { happened } from '../../events/happened.ts';
import { changed } from '../../events/live.ts';
import { nextVersion } from '../../db/rows.ts';
import { replyBy } from './due.ts';

type ComplaintRow = typeof complaints.$inferSelect;

/** Saves a reply. */
export async function addReply(db: Database, actor: Actor, complaintId: string, reply: { text: string; is_internal: boolean }): Promise<string> {
  const [row] = await db
    .insert(complaintReplies)
    .values({ ...reply, complaint_id: complaintId, author_id: actor.id, author_role: actor.role })
    .returning({ id: complaintReplies.id });
  if (!row) throw new Error('The reply was not kept.');
  return row.id;
}

/** Moves the complaint; the caller has checked that it may. Logs the event and notifies the other side. */
export async function moveComplaint(db: Database, actor: Actor, row: ComplaintRow, to: ComplaintStatus, now: Date, note?: string): Promise<ComplaintRow> {
  const at = now.toISOString();
  const [moved] = await db
    .update(complaints)
    .set({ status: to, status_since: at, answer_by: await replyBy(db, { ...row, status: to }), ...momentsAfter(to, at), ...nextVersion(complaints) })
    .where(eq(complaints.id, row.id))
    .returning();
  if (!moved) throw new Error('The complaint was not moved.');
  await happened(db, { kind: 'complaint_updated', ...aboutComplaint(actor, moved), to, note: note ?? null });
  return moved;
}

/** After a word of either side: whether the client still waits for one, and until when. */
export async function keepReplyBy(db: Database, row: ComplaintRow): Promise<void> {
  await db
    .update(complaints)
    .set({ answer_by: await replyBy(db, row) })
    .where(eq(complaints.id, row.id));
}

/** Makes the screens that show a complaint refetch; its assignee may not be the client's advisor. */
export async function complaintChanged(db: Database, row: Pick<ComplaintRow, 'user_id' | 'assigned_to'>, internal = false): Promise<void> {
  await changed(db, { client_id: row.user_id, people: [row.assigned_to], resources: ['complaints'], internal });
}

/** What every event of a complaint says: who, of which client, about which, and who takes care of it. */
export function aboutComplaint(actor: Actor, row: Pick<ComplaintRow, 'id' | 'user_id' | 'assigned_to' | 'subject'>) {
  const target = { kind: 'complaint', id: row.id } as const;
  return { actor, client_id: row.user_id, target, employee_id: row.assigned_to, subject: row.subject };
}
