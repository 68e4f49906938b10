// The rows of a price request: found, locked, counted.
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { compareBids } from '../../../domain/bids.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import type { Database } from '../../db/database.ts';
import { findRow, nextVersion } from '../../db/rows.ts';
import { bidInvitations, bidRequests, bids, dealers } from '../../db/schema.ts';
import { bidScope } from './scope.ts';

export type RequestRow = typeof bidRequests.$inferSelect;
export type InvitationRow = typeof bidInvitations.$inferSelect;
export type BidRow = typeof bids.$inferSelect;

/** The request to change. @throws Problem 404; 409 for an advisor who has to start the work first */
export const requestToChange = (db: Database, actor: Actor, id: string): Promise<RequestRow> => findRow(db, bidRequests, id, bidScope(actor), { lock: true });

/** A dealer of a request, with what is known of it. */
export interface Asked {
  invitation: InvitationRow;
  dealer: typeof dealers.$inferSelect;
  /** Newest first. */
  bids: BidRow[];
}

/** What a query that joins dealers and their prices to a request has of each. */
interface Joined {
  invitation: InvitationRow | null;
  dealer: Asked['dealer'] | null;
  bid: BidRow | null;
}

/** One for each dealer, in the order they were chosen, out of a row for each price: newest price first. @param rows ordered by invitation and falling revision */
export function gathered<Row extends Joined>(rows: readonly Row[]): (Asked & { row: Row })[] {
  const asked: (Asked & { row: Row })[] = [];
  for (const row of rows) {
    const { invitation, dealer, bid } = row;
    if (!invitation || !dealer) continue;
    const known = asked.at(-1);
    if (known?.invitation.id !== invitation.id) asked.push({ invitation, dealer, bids: bid ? [bid] : [], row });
    else if (bid) known.bids.push(bid);
  }
  return asked;
}

/** The dealers of one request with every price, by one query. */
export async function askedFor(db: Database, requestId: string): Promise<Asked[]> {
  const rows = await db
    .select({ invitation: bidInvitations, dealer: dealers, bid: bids })
    .from(bidInvitations)
    .innerJoin(dealers, eq(dealers.id, bidInvitations.dealer_id))
    .leftJoin(bids, eq(bids.invitation_id, bidInvitations.id))
    .where(eq(bidInvitations.request_id, requestId))
    .orderBy(asc(bidInvitations.id), desc(bids.revision));
  return gathered(rows);
}

/** The dealer's row, locked. */
export async function lockInvitation(db: Database, requestId: string, dealerId: string): Promise<InvitationRow | undefined> {
  const [row] = await db
    .select()
    .from(bidInvitations)
    .where(and(eq(bidInvitations.request_id, requestId), eq(bidInvitations.dealer_id, dealerId)))
    .for('update');
  return row;
}

/** The newest price of each dealer who gave one, with what it leaves out beside the others. */
export function latestOf(asked: readonly Asked[]) {
  const latest = asked.flatMap(({ bids: [bid], ...rest }) => (bid ? [{ ...rest, bid }] : []));
  const compared = compareBids(latest.map(({ bid }) => bid));
  return latest.flatMap((one, index) => {
    const found = compared[index];
    return found ? [{ ...one, ...found }] : [];
  });
}

/** Counts a request's dealers and prices anew, after any of them changed. @returns the request as it now is */
export async function recount(db: Database, requestId: string): Promise<RequestRow> {
  const asked = await askedFor(db, requestId);
  const totals = latestOf(asked).map(({ comparable_otd }) => comparable_otd);
  const firsts = asked
    .flatMap(({ bids: given }) => given.filter(({ revision }) => revision === 1))
    .toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1));
  const [row] = await db
    .update(bidRequests)
    .set({
      asked: asked.length,
      answered: asked.filter(({ bids: given }) => given.length > 0).length,
      declined: asked.filter(({ invitation }) => invitation.status === 'declined').length,
      published: asked.filter(({ invitation }) => invitation.published_bid_id !== null).length,
      first_total: firsts[0]?.total_otd ?? null,
      best_total: totals.length > 0 ? Math.min(...totals) : null,
      updated_at: sql`now()`,
      ...nextVersion(bidRequests),
    })
    .where(eq(bidRequests.id, requestId))
    .returning();
  if (!row) throw new Error('The price request is gone.');
  return row;
}
