// Who takes care of a case: kept on its own record, as it is when that is assigned (docs/rules.md, Service desk).
import { and, eq, inArray, sql } from 'drizzle-orm';
import { isOfMoney } from '../../../domain/cases.ts';
import { staffRoles } from '../../../domain/roles.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import { conflict, invalid, notFound } from '../../../engine/server/problem.ts';
import type { CaseKind } from '../../../generated/api.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { sendSql } from '../../db/prepared.ts';
import { findRow } from '../../db/rows.ts';
import { chats, complaints, paymentCases, refundRequests, supportRequests, users } from '../../db/schema.ts';
import { chatScope } from '../chats/index.ts';
import { complaintScope, giveComplaint } from '../complaints/index.ts';
import { givePaymentCase, giveRefundRequest, refundRequestScope } from '../payments/index.ts';
import { giveSupportRequest, supportScope } from '../support/index.ts';

type Person = Pick<typeof users.$inferSelect, 'id' | 'role' | 'name'>;

/** The active employee or admin. @throws Problem 422 */
export async function requireOwner(db: Database, id: string): Promise<Person> {
  const [person] = await db
    .select({ id: users.id, role: users.role, name: users.name })
    .from(users)
    .where(and(eq(users.id, id), eq(users.status, 'active'), inArray(users.role, [...staffRoles])));
  if (!person) throw invalid({ owner_id: 'Choose an advisor or an admin.' });
  return person;
}

/** Of which kind the record is; whether the actor may see it, its own table says afterwards. @throws Problem 404 */
async function kindOf(db: Database, id: string): Promise<CaseKind> {
  const [row] = await sendSql<{ kind: CaseKind }>(
    db,
    sql`select 'complaint' as kind from ${complaints} where ${eq(complaints.id, id)}
      union all select 'support' from ${supportRequests} where ${eq(supportRequests.id, id)}
      union all select 'refund' from ${refundRequests} where ${eq(refundRequests.id, id)}
      union all select 'payment' from ${paymentCases} where ${eq(paymentCases.id, id)}
      union all select 'desk_chat' from ${chats} where ${and(eq(chats.id, id), eq(chats.kind, 'desk'))}`,
  );
  if (!row) throw notFound();
  return row.kind;
}

/**
 * Gives a case to somebody, or to the admins together. Does nothing where it is theirs already.
 * @param owner active; null for nobody
 * @throws Problem 404 out of scope; 409 where the actor may not, or the kind has no owner; 422 for an owner who cannot have it
 */
export async function giveCase(db: Database, actor: Actor, id: string, owner: Person | null): Promise<void> {
  const kind = await kindOf(db, id);
  const to = owner?.id ?? null;
  const lock = { lock: true };
  if (kind === 'payment' && actor.role !== roles.admin) throw notFound();
  if (kind === 'desk_chat') {
    await findRow(db, chats, id, chatScope(actor), lock);
    throw conflict('A desk chat has no owner. Answer it, or assign its client to an advisor.');
  }
  if (kind === 'complaint') {
    const row = await findRow(db, complaints, id, complaintScope(actor), lock);
    if (await isTheirs(db, actor, row.assigned_to, to)) return;
    await giveComplaint(db, actor, row, to);
    return;
  }
  if (kind === 'support') {
    const row = await findRow(db, supportRequests, id, supportScope(actor), lock);
    if (await isTheirs(db, actor, row.owner_id, to)) return;
    await giveSupportRequest(db, actor, row, to);
    return;
  }
  const refund = kind === 'refund' ? await findRow(db, refundRequests, id, refundRequestScope(actor), lock) : undefined;
  if (actor.role !== roles.admin) throw conflict('Admins decide about refunds.');
  if (owner && isOfMoney(kind) && owner.role !== roles.admin) throw invalid({ owner_id: 'Choose an admin. Admins decide about money.' });
  if (refund) {
    if (refund.owner_id !== to) await giveRefundRequest(db, actor, refund, to);
    return;
  }
  const row = await findRow(db, paymentCases, id, undefined, lock);
  if (row.owner_id !== to) await givePaymentCase(db, actor, row, to);
}

/** Whether nothing is to be done. An advisor takes what nobody has. @throws Problem 409 naming who has it */
async function isTheirs(db: Database, actor: Actor, before: string | null, to: string | null): Promise<boolean> {
  if (before === to) return true;
  if (before === null || actor.role === roles.admin) return false;
  const [owner] = await db.select({ name: users.name }).from(users).where(eq(users.id, before));
  throw conflict(`${owner?.name ?? 'Someone else'} already takes care of this.`);
}
