import { and, eq, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { aboutAdvisor } from '../../../domain/complaints.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import * as roles from '../../../generated/roles.ts';
import { complaints } from '../../db/schema.ts';
import { ofClients, ofClientsKept, refusingPool } from '../people/index.ts';

/**
 * Whose complaints: all (admin), their own (client). An advisor sees those assigned to them and those of their clients,
 * but a complaint about the advisor only when it is assigned to them.
 */
export function complaintScope(actor: Actor): SQL | undefined {
  if (actor.role !== roles.employee) return ofClients(actor, complaints.user_id);
  const shown = or(eq(complaints.assigned_to, actor.id), ofTheirClients(actor));
  return refusingPool(sql`(${shown})`, complaints.user_id);
}

/** Those of them that are given to nobody; said so that the database finds them by whose they are. */
export const unassignedComplaints = (actor: Actor): SQL | undefined =>
  and(isNull(complaints.assigned_to), actor.role === roles.employee ? ofTheirClients(actor) : ofClients(actor, complaints.user_id));

const ofTheirClients = (actor: Actor) =>
  and(ofClientsKept(actor, { clientId: complaints.user_id, advisorId: complaints.advisor_id }), ne(complaints.category, aboutAdvisor));
