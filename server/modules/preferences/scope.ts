import type { SQL } from 'drizzle-orm';
import type { Actor } from '../../contract/handler.ts';
import { userPreferences } from '../../db/schema.ts';
import { ofClients } from '../users/clients.ts';

/** Whose checklists: all (admin), of one's clients and of new requests nobody has (employee), one's own (client). */
export function preferencesScope(actor: Actor): SQL | undefined {
  return ofClients(actor, userPreferences.user_id);
}
