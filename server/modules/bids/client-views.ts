// What the client reads of the dealers asked for their car, and what they would read with more prices published.
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isOpenAt } from '../../../domain/bids.ts';
import type { ClientBids } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { bidInvitations, bidRequests, bids, dealers, users } from '../../db/schema.ts';
import { placeOfZip } from '../../places/zip-places.ts';
import type { Services } from '../../services.ts';
import { zipOf } from '../people/index.ts';
import { askedFor, gathered, latestOf, type Asked, type RequestRow } from './rows.ts';
import { bidView, milesTo } from './views.ts';

const advisors = alias(users, 'advisor');

/** The most requests a client reads at once. */
const mostRequests = 200;

/** Price requests of the client that dealers have been asked, newest first: one query brings their dealers, every price and where the client is. */
export async function clientBids(db: Database, services: Services, clientId: string, id?: string): Promise<ClientBids[]> {
  const own = and(eq(bidRequests.user_id, clientId), ne(bidRequests.status, 'draft'), id === undefined ? undefined : eq(bidRequests.id, id));
  const shown = db.select({ id: bidRequests.id }).from(bidRequests).where(own).orderBy(desc(bidRequests.id)).limit(mostRequests);
  const rows = await db
    .select({
      request: bidRequests,
      invitation: bidInvitations,
      dealer: dealers,
      bid: bids,
      zip: zipOf(bidRequests.user_id),
      advisor_name: advisors.name,
    })
    .from(bidRequests)
    .leftJoin(bidInvitations, eq(bidInvitations.request_id, bidRequests.id))
    .leftJoin(dealers, eq(dealers.id, bidInvitations.dealer_id))
    .leftJoin(bids, eq(bids.invitation_id, bidInvitations.id))
    .leftJoin(users, eq(users.id, bidRequests.user_id))
    .leftJoin(advisors, eq(advisors.id, users.advisor_id))
    .where(inArray(bidRequests.id, shown))
    .orderBy(desc(bidRequests.id), asc(bidInvitations.id), desc(bids.revision));
  const [first] = rows;
  if (!first) return [];
  const around = { home: await placeOfZip(first.zip), advisor_name: first.advisor_name, now: services.clock() };
  const requests = new Map(rows.map(({ request }) => [request.id, request]));
  return [...requests.values()].map((request) => clientView(request, gathered(rows.filter((row) => row.request.id === request.id)), around));
}

/** What the client would read if the newest price of each dealer named were published. */
export async function withPublished(db: Database, services: Services, request: RequestRow, dealerIds: readonly string[]): Promise<ClientBids> {
  const asked = (await askedFor(db, request.id)).map((one) => {
    const [newest] = one.bids;
    return newest && dealerIds.includes(one.dealer.id) ? { ...one, invitation: { ...one.invitation, published_bid_id: newest.id } } : one;
  });
  return clientView(request, asked, await aroundClient(db, services, request.user_id));
}

interface Around {
  home: Awaited<ReturnType<typeof placeOfZip>>;
  advisor_name: string | null;
  now: Date;
}

async function aroundClient(db: Database, { clock }: Pick<Services, 'clock'>, clientId: string): Promise<Around> {
  const { rows } = await db.execute<{ zip: string | null; advisor_name: string | null }>(
    sql`select ${zipOf(users.id)} as zip, advisor.name as advisor_name from users left join users as advisor on advisor.id = users.advisor_id where ${users.id} = ${clientId}`,
  );
  const [found] = rows;
  return { home: await placeOfZip(found?.zip), advisor_name: found?.advisor_name ?? null, now: clock() };
}

function clientView(request: RequestRow, asked: readonly Asked[], { home, advisor_name, now }: Around): ClientBids {
  const shown = asked.flatMap((one) => {
    const published = one.bids.findIndex(({ id }) => id === one.invitation.published_bid_id);
    // As they stood when they were published: a later price is staff's until it is, too.
    return published < 0 ? [] : [{ ...one, bids: one.bids.slice(published) }];
  });
  const compared = latestOf(shown).toSorted((one, other) => one.comparable_otd - other.comparable_otd);
  const views = compared.map((one) => {
    const given = shown.find(({ invitation }) => invitation.id === one.invitation.id)?.bids ?? [];
    return {
      dealer_name: one.dealer.name,
      place: one.dealer.place,
      distance: milesTo(home, one.dealer),
      link_id: one.invitation.link_id,
      first_total: given.at(-1)?.total_otd ?? one.bid.total_otd,
      revisions: given.length,
      bid: bidView(one.bid, one, null),
    };
  });
  const firsts = shown.flatMap((one) => one.bids.at(-1) ?? []).toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1));
  const first_total = firsts[0]?.total_otd ?? null;
  const best_total = compared[0]?.comparable_otd ?? null;
  return {
    id: request.id,
    title: request.title,
    link_id: request.link_id,
    status: isOpenAt(request, now) ? 'open' : 'closed',
    advisor_name,
    asked: request.asked,
    answered: request.answered,
    round: request.round,
    due_at: request.due_at,
    first_total,
    first_at: firsts[0]?.created_at ?? null,
    best_total,
    saved: first_total !== null && best_total !== null ? Math.max(0, first_total - best_total) : null,
    bids: views,
    declined: asked.flatMap(({ invitation, dealer }) =>
      invitation.status === 'declined' ? [{ dealer_name: dealer.name, place: dealer.place, reason: invitation.declined_reason }] : [],
    ),
  };
}
