import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../../engine/server/handler.ts';
import * as roles from '../../../generated/roles.ts';
import { listingClients, listings } from '../../db/schema.ts';
import { ofClients } from '../people/index.ts';

/** Listing scope: all (admin), own and those for own clients (advisor), those shown to them (client). */
export function listingScope(actor: Actor): SQL | undefined {
  if (actor.role === roles.admin) return undefined;
  const forMine = sql`exists (select 1 from listing_clients where listing_clients.listing_id = ${listings.id} and ${ofClients(actor, listingClients.client_id) ?? sql`true`})`;
  return actor.role === roles.client ? and(eq(listings.is_displayed, true), forMine) : or(eq(listings.advisor_id, actor.id), forMine);
}
