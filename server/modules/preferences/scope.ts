import type { SQL } from 'drizzle-orm';
import type { Actor } from '../../../engine/server/handler.ts';
import { userPreferences } from '../../db/schema.ts';
import { ofClients, ofClientsAndPool } from '../people/index.ts';

/** Whose checklists are read: all (admin), those of one's clients and of the pool (employee), one's own (client). */
export function preferencesScope(actor: Actor): SQL | undefined {
  return ofClientsAndPool(actor, userPreferences.user_id);
}

/** Whose checklists are changed: the same, but for the pool's. */
export function preferencesToChange(actor: Actor): SQL | undefined {
  return ofClients(actor, userPreferences.user_id);
}
