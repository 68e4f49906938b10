import { and, eq } from 'drizzle-orm';
import { mayEditComplaint, mayReplyToComplaint } from '../../../domain/complaints.ts';
import { replyDue } from '../../../domain/working-hours.ts';
import type { Actor, HandlerMap } from '../../../engine/server/handler.ts';
import { conflict, invalid } from '../../../engine/server/problem.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { deleteRow, findRow, insertRow, updateRow } from '../../db/rows.ts';
import { complaints, users } from '../../db/schema.ts';
import { happened } from '../../events/happened.ts';
import { claimAttachments, discardAttachments } from '../files/index.ts';
import { requireClient, requireClientToChange, requireAdvisor } from '../people/index.ts';
import { firmAnswerHours } from '../settings/index.ts';
import { giveComplaint } from './assign.ts';
import { requireCategory } from './categories.ts';
import { aboutComplaint, addReply, complaintChanged, keepReplyBy, moveComplaint } from './course.ts';
import { entryPage, replyEntry } from './entries.ts';
import { evidenceOf } from './evidence-view.ts';
import { freezeEvidence } from './evidence.ts';
import { complaintPage, complaintView, countComplaints, isOpenFor } from './queries.ts';
import { complaintScope } from './scope.ts';

/** docs/brief.md, section 7, Complaints; docs/rules.md, Complaints. */
export const complaintHandlers = {
  listComplaints: ({ db, actor, query }) => complaintPage(db, actor, query),

  countComplaints: ({ db, actor, query }) => countComplaints(db, actor, isOpenFor(query.waits_for_us)),

  listComplaintsOfClient: async ({ db, actor, params, query }) => {
    await requireClient(db, actor, params.id);
    return complaintPage(db, actor, query, eq(complaints.user_id, params.id));
  },

  countComplaintsOfClient: async ({ db, actor, params }) => {
    await requireClient(db, actor, params.id);
    return countComplaints(db, actor, eq(complaints.user_id, params.id));
  },

  listComplaintsAssignedTo: async ({ db, actor, params, query }) => {
    await requireAdvisor(db, actor, params.id);
    return complaintPage(db, actor, query, eq(complaints.assigned_to, params.id));
  },

  countComplaintsAssignedTo: async ({ db, actor, params, query }) => {
    await requireAdvisor(db, actor, params.id);
    return countComplaints(db, actor, eq(complaints.assigned_to, params.id), isOpenFor(query.waits_for_us));
  },

  getComplaint: async ({ db, actor, params }) => complaintView(db, await findRow(db, complaints, params.id, complaintScope(actor))),

  createComplaint: async ({ db, actor, body, services }) => {
    const { attachment_ids = [], user_id, ...texts } = body;
    const clientId = await complainingClient(db, actor, user_id);
    await requireCategory(db, texts.category);
    const now = services.clock();
    const answer_by = replyDue(now, await firmAnswerHours(db)).toISOString();
    const row = await insertRow(db, complaints, { ...texts, user_id: clientId, status_since: now.toISOString(), answer_by });
    await claimAttachments(db, actor, attachment_ids, { purpose: 'complaint', client_id: clientId, complaint_id: row.id });
    await freezeEvidence(db, row, now);
    const { employee_id: _nobody, ...about } = aboutComplaint(actor, row);
    await happened(db, { kind: 'complaint_opened', ...about });
    return complaintView(db, row);
  },

  updateComplaint: async ({ db, actor, params, body }) => {
    const { attachment_ids = [], user_id, ...changes } = body;
    const row = await findRow(db, complaints, params.id, complaintScope(actor), { lock: true });
    if (!mayEditComplaint(row.status, actor.role)) throw conflict('We’re already working on this complaint. Add a reply instead.', { state: row.status });
    if (user_id !== undefined) await requireClientToChange(db, actor, user_id);
    if (changes.category !== undefined) await requireCategory(db, changes.category);
    const changed = await updateRow(db, complaints, params.id, { ...changes, ...(user_id ? { user_id } : {}) }, complaintScope(actor));
    await claimAttachments(db, actor, attachment_ids, { purpose: 'complaint', client_id: row.user_id, complaint_id: row.id });
    await complaintChanged(db, changed);
    await happened(db, { ...aboutRecord(actor, changed), change: 'changed' });
    return complaintView(db, changed);
  },

  deleteComplaint: async ({ db, actor, params }) => {
    const view = await complaintView(db, await findRow(db, complaints, params.id, complaintScope(actor), { lock: true }));
    await discardAttachments(db, { complaint_id: params.id });
    const row = await deleteRow(db, complaints, params.id, complaintScope(actor));
    await complaintChanged(db, row);
    await happened(db, { ...aboutRecord(actor, row), change: 'removed' });
    return view;
  },

  setComplaintStatus: async ({ db, actor, params, body, services }) => {
    const row = await findRow(db, complaints, params.id, complaintScope(actor), { lock: true });
    return complaintView(db, await moveComplaint(db, actor, row, body.status, services.clock(), body.note));
  },

  assignComplaint: async ({ db, actor, params }) => {
    const row = await findRow(db, complaints, params.id, complaintScope(actor), { lock: true });
    const [employee] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, params.employeeId), eq(users.role, roles.employee), eq(users.status, 'active')));
    if (!employee) throw invalid({ employeeId: 'Choose an active advisor.' });
    return complaintView(db, await giveComplaint(db, actor, row, params.employeeId));
  },

  listComplaintEntries: async ({ db, actor, params, query }) => {
    await findRow(db, complaints, params.id, complaintScope(actor));
    return entryPage(db, actor, params.id, query);
  },

  getComplaintEvidence: ({ db, actor, params }) => evidenceOf(db, actor, params.id),

  replyToComplaint: async ({ db, actor, params, body, services }) => {
    const row = await findRow(db, complaints, params.id, complaintScope(actor), { lock: true });
    if (!mayReplyToComplaint(row.status, actor.role)) {
      throw conflict(row.status === 'resolved' ? 'This complaint is resolved. Reopen it to add a reply.' : 'This complaint is closed. Open a new one.', {
        state: row.status,
      });
    }
    const internal = body.is_internal ?? false;
    const id = await addReply(db, actor, row.id, { text: body.text, is_internal: internal });
    await complaintChanged(db, row, internal);
    await claimAttachments(db, actor, body.attachment_ids ?? [], { purpose: 'complaint', client_id: row.user_id, complaint_reply_id: id });
    if (actor.role === roles.client && row.status === 'waiting_on_client') await moveComplaint(db, actor, row, 'in_progress', services.clock());
    else if (!internal) {
      await keepReplyBy(db, row);
      // What the client had been promised is done by it; one more word to a client who waits for none ends nothing.
      const was_owed = actor.role !== roles.client && row.answer_by !== null;
      await happened(db, { kind: 'complaint_replied', ...aboutComplaint(actor, row), was_owed });
    }
    return replyEntry(db, actor, row.id, id);
  },
} satisfies Partial<HandlerMap>;

/** An edit or a removal: no step of its course, but in the log as of every record. */
const aboutRecord = (actor: Actor, { id, user_id }: { id: string; user_id: string }) =>
  ({ kind: 'record_changed', actor, client_id: user_id, resource: 'complaints', record_id: id }) as const;

/** A client complains for themselves; staff name the client they write for. */
async function complainingClient(db: Database, actor: Actor, named: string | undefined): Promise<string> {
  if (actor.role === roles.client) return actor.id;
  if (named === undefined) throw invalid({ user_id: 'Choose the client this complaint is from.' });
  await requireClientToChange(db, actor, named);
  return named;
}
