import type { SQL } from 'drizzle-orm';
import type { Actor } from '../../../engine/server/handler.ts';
import { dashboardListings } from '../../db/schema.ts';
import { ofClients } from '../people/index.ts';

/** Whose rows of the work table: all (admin), those of one's clients (employee), one's own (client). */
export function pipelineScope(actor: Actor): SQL | undefined {
  return ofClients(actor, dashboardListings.user_id);
}
