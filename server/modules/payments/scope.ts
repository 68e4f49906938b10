import { eq, or, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../contract/handler.ts';
import { payments } from '../../db/schema.ts';
import { ofClients } from '../users/clients.ts';

/** Whose payments: all (admin), of one's clients and prospects (employee), one's own (client). */
export function paymentScope(actor: Actor): SQL | undefined {
  if (actor.role === 'admin') return undefined;
  if (actor.role === 'client') return eq(payments.user_id, actor.id);
  const ofProspects = sql`exists (select 1 from initial_client_data as prospect where prospect.id = ${payments.onboarding_id}
    and (prospect.started_by = ${actor.id} or (prospect.started_by is null and prospect.step <> 'payment_success')))`;
  return or(ofClients(actor, payments.user_id), ofProspects);
}
