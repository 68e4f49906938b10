import { and, eq, ilike, isNull, not, or, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../../engine/server/handler.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { initialClientData, ledgerEntries, paymentCases, payments, refundRequests } from '../../db/schema.ts';
import { referringTo, textOf } from '../../db/search.ts';
import { ofClients } from '../people/index.ts';

/** Payment scope: all (admin), those of own clients and prospects (advisor), own (client). */
export function paymentScope(actor: Actor): SQL | undefined {
  if (actor.role === roles.admin) return undefined;
  if (actor.role === roles.client) return eq(payments.user_id, actor.id);
  const ofProspects = sql`exists (select 1 from initial_client_data as prospect where prospect.id = ${payments.onboarding_id}
    and (prospect.started_by = ${actor.id} or (prospect.started_by is null and prospect.step <> 'payment_success')))`;
  return or(ofClients(actor, payments.user_id), ofProspects);
}

/** Payments of which money moved between two moments: paid then, or refunded then, as the revenue of that time counts them. */
export function movedBetween(from: string | undefined, to: string | undefined): SQL | undefined {
  if (from === undefined && to === undefined) return undefined;
  return sql`exists (select 1 from ${ledgerEntries} as entry where entry.payment_id = ${payments.id}
    and entry.moved_at >= ${from ?? '-infinity'}::timestamptz and entry.moved_at <= ${to ?? 'infinity'}::timestamptz)`;
}

/** Payments with a refund request that nobody has answered. */
export const withRefundRequest = sql`exists (select 1 from ${refundRequests} as asked where asked.payment_id = ${payments.id} and asked.status = 'requested')`;

const withDispute = sql`exists (select 1 from ${paymentCases} as dispute where dispute.payment_id = ${payments.id} and dispute.status in ('answer_due', 'with_bank'))`;

/** Payments with a dispute that the bank has not decided: a case, and cases are the admins’ alone. */
export const disputedFor = (actor: Actor): SQL => (actor.role === roles.admin ? withDispute : sql`false`);

/** Narrowed to those a condition holds for, or does not; not narrowed where that is not asked. */
export const onlyIf = (condition: SQL, wanted: boolean | undefined): SQL | undefined =>
  wanted === undefined ? undefined : wanted ? condition : not(condition);

/** Payments of who signed up and has no account yet, by name, address or telephone. */
export function ofBuyer(pattern: string, db: Database): Promise<SQL> {
  const named = and(isNull(initialClientData.user_id), ilike(textOf(initialClientData), pattern));
  const buyers = db.select({ id: initialClientData.id }).from(initialClientData).where(named);
  return referringTo(payments.onboarding_id, {
    ids: (limit) => buyers.limit(limit),
    all: sql`select ${initialClientData.id} from ${initialClientData} where ${named}`,
  });
}
