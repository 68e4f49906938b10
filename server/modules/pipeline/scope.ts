import type { SQL } from 'drizzle-orm';
import type { Actor } from '../../../engine/server/handler.ts';
import { dashboardListings } from '../../db/schema.ts';
import { ofClientsKept } from '../people/index.ts';

/** Work table scope: all (admin), rows of own clients (advisor), own (client). */
export function pipelineScope(actor: Actor): SQL | undefined {
  return ofClientsKept(actor, { clientId: dashboardListings.user_id, advisorId: dashboardListings.advisor_id });
}
