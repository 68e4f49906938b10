// Cars priced by a dealer are where the dealer is, and are called its: another ZIP or name in the directory goes to them in the same transaction.
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { bidInvitations, bidRequests, links, type dealers } from '../../db/schema.ts';
import { carsMoved } from '../links/index.ts';

type Directory = Pick<typeof dealers.$inferSelect, 'name' | 'place' | 'zip'>;

/**
 * What becomes of the cars of a dealer whose entry was another one. Those whose shown price is the dealer's move from where it was to where it is, but for one
 * that staff said is at another place. A car that is priced by its own dealer is known by that dealer's name, so it is called by the new one.
 */
export async function carsFollow(db: Database, dealerId: string, from: Directory, to: Directory): Promise<void> {
  const asked = eq(bidInvitations.dealer_id, dealerId);
  if (from.name !== to.name) {
    const requests = db.select({ id: bidInvitations.request_id }).from(bidInvitations).where(asked);
    const own = db.select({ id: bidRequests.link_id }).from(bidRequests).where(inArray(bidRequests.id, requests));
    const called = sql`lower(btrim(${links.dealer})) = lower(btrim(${from.name}))`;
    await db
      .update(links)
      .set({ dealer: to.name })
      .where(and(inArray(links.id, own), called));
  }
  if (from.zip === to.zip) return;
  const priced = db
    .select({ id: bidInvitations.link_id })
    .from(bidInvitations)
    .where(and(asked, isNotNull(bidInvitations.published_bid_id)));
  await carsMoved(db, and(inArray(links.id, priced), eq(links.place_zip, from.zip)), { place: to.place, place_zip: to.zip });
}
