import type { SQL } from 'drizzle-orm';
import type { Actor } from '../../../engine/server/handler.ts';
import { userPreferences } from '../../db/schema.ts';
import { ofClients, ofClientsAndPool } from '../people/index.ts';

/** Checklist read scope: all (admin), those of own clients and of the pool (advisor), own (client). */
export function preferencesScope(actor: Actor): SQL | undefined {
  return ofClientsAndPool(actor, userPreferences.user_id);
}

/** Checklist write scope: the same, except the pool's. */
export function preferencesToChange(actor: Actor): SQL | undefined {
  return ofClients(actor, userPreferences.user_id);
}
