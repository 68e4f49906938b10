// Reading the evidence of a complaint: who may, whether it is as it was kept, and what is different now.
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { ComplaintEvidence } from '../../../generated/api.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import { notFound } from '../../../engine/server/problem.ts';
import * as roles from '../../../generated/roles.ts';
import { sha256Of } from '../../canonical.ts';
import type { Database } from '../../db/database.ts';
import { complaintEvidence, complaints, users } from '../../db/schema.ts';
import { asItStands, type Evidence } from './evidence.ts';
import { changesSince } from './evidence-changes.ts';

type Kept = Evidence & { subject: string; details: string };

/** Whose evidence: all (admin), their own (client), of complaints assigned to them (advisor); an advisor who merely has the client reads none. */
function evidenceScope(actor: Actor): SQL | undefined {
  if (actor.role === roles.admin) return undefined;
  if (actor.role === roles.client) return eq(complaintEvidence.client_id, actor.id);
  return sql`exists (select 1 from ${complaints} where ${complaints.id} = ${complaintEvidence.complaint_id} and ${complaints.assigned_to} = ${actor.id})`;
}

/** The evidence of a complaint, its hash computed anew. @throws Problem 404 out of scope, or when the complaint is from before evidence was kept */
export async function evidenceOf(db: Database, actor: Actor, complaintId: string): Promise<ComplaintEvidence> {
  const [row] = await db
    .select()
    .from(complaintEvidence)
    .where(and(eq(complaintEvidence.complaint_id, complaintId), evidenceScope(actor)));
  if (!row) throw notFound();
  const { contents, client_id, ...proof } = row;
  if (contents === null) return { ...proof, ...nothing, is_intact: false, is_erased: true };
  // The text is our own, as `evidenceRow` made it.
  const kept = readableFor(actor, JSON.parse(contents) as Kept);
  const now = readableFor(actor, await asItStands(db, client_id));
  const [complaint] = await db.select({ details: complaints.details, subject: complaints.subject }).from(complaints).where(eq(complaints.id, complaintId));
  return {
    ...proof,
    is_intact: sha256Of(contents) === row.sha256,
    is_erased: false,
    subject: kept.subject,
    details: kept.details,
    ...(await named(db, kept)),
    changes: changesSince({ id: complaintId, ...kept }, { ...now, complaint }),
  };
}

const nothing = { subject: '', details: '', messages: [], messages_total: 0, notes: [], links: [], worksheets: [], payments: [], changes: [] };

/** A client reads of the cars what they could see. The contract keeps notes from them. */
function readableFor<Contents extends Evidence>(actor: Actor, evidence: Contents): Contents {
  if (actor.role !== roles.client) return evidence;
  const shown = evidence.links.filter((link) => link.is_displayed);
  const ids = new Set(shown.map(({ id }) => id));
  return { ...evidence, links: shown, worksheets: evidence.worksheets.filter(({ link_id }) => ids.has(link_id)) };
}

/** The evidence with the names that its people have now. */
async function named(db: Database, { messages, messages_total, notes, links, worksheets, payments }: Evidence) {
  const ids = [...new Set([...messages.map((each) => each.sender_id), ...notes.map((each) => each.author_id)])].filter((id) => id !== null);
  const people = ids.length > 0 ? await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids)) : [];
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  return {
    messages: messages.map((each) => ({ ...each, sender_name: nameOf(each.sender_id) })),
    messages_total,
    notes: notes.map((each) => ({ ...each, author_name: nameOf(each.author_id) })),
    links,
    worksheets,
    payments,
  };
}
