import { eq, or, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../../engine/server/handler.ts';
import * as roles from '../../../generated/roles.ts';
import { ledgerEntries, payments } from '../../db/schema.ts';
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
