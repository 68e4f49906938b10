// A dealer that was added twice: everything of one becomes the other's.
import { eq, inArray, sql } from 'drizzle-orm';
import type { BidLines, DealerAnswerStatus } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { findRow, nextVersion } from '../../db/rows.ts';
import { bidInvitations, bidRequests, dealers, mergedInvitations } from '../../db/schema.ts';
import { carsFollow } from '../dealers/index.ts';
import { recount, type InvitationRow } from './rows.ts';

/** Moves requests, prices, files and contacts to the dealer that stays, and removes the other. @throws Problem 404 */
export async function mergeInto(db: Database, goesId: string, staysId: string): Promise<void> {
  // One order for all, so that two who merge the same two the other way round wait for each other.
  for (const id of [goesId, staysId].toSorted()) await findRow(db, dealers, id, undefined, { lock: true });
  const goes = await findRow(db, dealers, goesId, undefined);
  const stays = await findRow(db, dealers, staysId, undefined);
  const both = inArray(bidInvitations.dealer_id, [goesId, staysId]);
  // The requests before their links and rows, as everywhere: a dealer may be sending at this moment.
  await db
    .select({ id: bidRequests.id })
    .from(bidRequests)
    .where(inArray(bidRequests.id, db.select({ id: bidInvitations.request_id }).from(bidInvitations).where(both)))
    .orderBy(bidRequests.id)
    .for('update');
  await carsFollow(db, goesId, goes, stays);
  const joined = await joinDoubled(db, goesId, staysId);
  await db.update(bidInvitations).set({ dealer_id: staysId }).where(eq(bidInvitations.dealer_id, goesId));
  const known = new Set(stays.contacts.map(({ name, email }) => `${name} ${email ?? ''}`.toLowerCase()));
  const contacts = [...stays.contacts, ...goes.contacts.filter(({ name, email }) => !known.has(`${name} ${email ?? ''}`.toLowerCase()))].slice(0, 10);
  await db
    .update(dealers)
    .set({
      contacts,
      makes: [...new Set([...stays.makes, ...goes.makes])].slice(0, 30),
      address: stays.address ?? goes.address,
      phone: stays.phone ?? goes.phone,
      notes: [stays.notes, goes.notes].filter(Boolean).join('\n').slice(0, 4000) || null,
      ...nextVersion(dealers),
    })
    .where(eq(dealers.id, staysId));
  await db.delete(dealers).where(eq(dealers.id, goesId));
  for (const requestId of joined) await recount(db, requestId);
}

/**
 * Where both were asked for one request, which is locked: their prices become revisions of one row, in the order they came, and the address of the row that goes leads to it.
 * @returns those requests
 */
async function joinDoubled(db: Database, goesId: string, staysId: string): Promise<string[]> {
  const joined: string[] = [];
  const both = inArray(bidInvitations.dealer_id, [goesId, staysId]);
  const rows = await db.select().from(bidInvitations).where(both).orderBy(bidInvitations.request_id).for('update');
  for (const gone of rows.filter((row) => row.dealer_id === goesId)) {
    const kept = rows.find((row) => row.request_id === gone.request_id && row.dealer_id === staysId);
    if (!kept) continue;
    joined.push(kept.request_id);
    // A price that was published keeps the link it was published as.
    const published = [kept, gone].find(({ published_bid_id }) => published_bid_id !== null) ?? kept;
    // Numbers are unique for a row: out of the way first.
    await db.execute(
      sql`update bids set revision = -revision - case when invitation_id = ${gone.id} then 100000 else 0 end, invitation_id = ${kept.id} where invitation_id in (${gone.id}, ${kept.id})`,
    );
    await db.execute(
      sql`update bids set revision = placed.place from (select id, row_number() over (order by created_at, id)::int as place from bids where invitation_id = ${kept.id}) as placed where placed.id = bids.id`,
    );
    await db.execute(sql`update bid_files set invitation_id = ${kept.id} where invitation_id = ${gone.id}`);
    await db
      .update(bidInvitations)
      .set({
        status: farthest.find((status) => [kept.status, gone.status].includes(status)) ?? kept.status,
        email: kept.email ?? gone.email,
        asked_round: Math.max(kept.asked_round, gone.asked_round),
        first_sent_at: earliest(kept.first_sent_at, gone.first_sent_at),
        first_answered_at: earliest(kept.first_answered_at, gone.first_answered_at),
        answered_at: kept.answered_at ?? gone.answered_at,
        link_id: published.link_id,
        published_bid_id: published.published_bid_id,
        declined_reason: kept.declined_reason ?? gone.declined_reason,
        question: kept.question ?? gone.question,
        ...draftOf(kept, gone),
      })
      .where(eq(bidInvitations.id, kept.id));
    await db.update(mergedInvitations).set({ invitation_id: kept.id }).where(eq(mergedInvitations.invitation_id, gone.id));
    await db.insert(mergedInvitations).values({ id: gone.id, invitation_id: kept.id });
    await db.delete(bidInvitations).where(eq(bidInvitations.id, gone.id));
  }
  return joined;
}

/** What was typed last, and what only the other had typed. A form that is open on either has typed on an older version, and is shown both. */
function draftOf(...both: readonly [InvitationRow, InvitationRow]): Pick<InvitationRow, 'draft' | 'draft_version' | 'draft_saved_at'> {
  const [older, newer] = both.toSorted((one, other) => ((one.draft_saved_at ?? '') < (other.draft_saved_at ?? '') ? -1 : 1));
  const typed = (row: InvitationRow | undefined) => Object.entries(row?.draft ?? {}).filter(([, value]) => value !== null);
  const draft: BidLines | null = both.some((row) => row.draft) ? Object.fromEntries([...typed(older), ...typed(newer)]) : null;
  return { draft, draft_version: Math.max(...both.map((row) => row.draft_version)) + 1, draft_saved_at: newer?.draft_saved_at ?? null };
}

/** How far a dealer has come with a request, the farthest first: what either row had reached, the dealer has. */
const farthest: readonly DealerAnswerStatus[] = ['answered', 'declined', 'sent', 'expired', 'draft'];

const earliest = (one: string | null, other: string | null): string | null => [one, other].flatMap((at) => at ?? []).toSorted()[0] ?? null;
