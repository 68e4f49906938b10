// Cars priced by a dealer are where the dealer is: another ZIP in the directory moves them in the same transaction.
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { bidInvitations, links, type dealers } from '../../db/schema.ts';
import { carsMoved } from '../links/index.ts';

type Place = Pick<typeof dealers.$inferSelect, 'place' | 'zip'>;

/** Moves the cars whose shown price is a dealer's from where it was to where it is. A car that staff said is at another place stays there. */
export async function carsFollow(db: Database, dealerId: string, from: Place, to: Place): Promise<void> {
  if (from.zip === to.zip) return;
  const priced = db
    .select({ id: bidInvitations.link_id })
    .from(bidInvitations)
    .where(and(eq(bidInvitations.dealer_id, dealerId), isNotNull(bidInvitations.published_bid_id)));
  await carsMoved(db, and(inArray(links.id, priced), eq(links.place_zip, from.zip)), { place: to.place, place_zip: to.zip });
}
