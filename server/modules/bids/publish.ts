// Publishing dealers' prices: each becomes an out-the-door worksheet on a link of the client's (docs/rules.md, Dealers and bids).
import { eq } from 'drizzle-orm';
import { worksheetLinesOf } from '../../../domain/bids.ts';
import { mayQuoteAgain } from '../../../domain/link-findings.ts';
import { financingProblems } from '../../../domain/monthly-payment.ts';
import { worksheetTotals } from '../../../domain/worksheet.ts';
import { stateSentence } from '../../../engine/contract/state-sentences.ts';
import { decideMove } from '../../../engine/contract/transitions.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import { conflict, invalid } from '../../../engine/server/problem.ts';
import type { WorksheetFinancing } from '../../../generated/api.ts';
import { linkStatusSentences } from '../../../generated/state-sentences.ts';
import { linkStatusTransitions } from '../../../generated/transitions.ts';
import type { Database } from '../../db/database.ts';
import { insertRow } from '../../db/rows.ts';
import { bidInvitations, links } from '../../db/schema.ts';
import { happened } from '../../events/happened.ts';
import type { Services } from '../../services.ts';
import { distanceOf, homeOf, keepOfLink, keepWorksheet, lastFinancing, ownCar, showLink } from '../links/index.ts';
import { requireRoom } from '../packages/index.ts';
import { clientAndDay } from '../people/index.ts';
import { about } from './requests.ts';
import { askedFor, latestOf, recount, type RequestRow } from './rows.ts';

type LinkRow = typeof links.$inferSelect;
type Latest = ReturnType<typeof latestOf>[number];

/**
 * Shows the client the newest price of each dealer named. What a price leaves out is in the worksheet at the others' median, and said in its remark.
 * @param request locked
 * @throws Problem 422 for a dealer without a price; 409 beyond what the package includes, or where the link takes no price any more
 */
export async function publishBids(
  db: Database,
  services: Services,
  actor: Actor,
  request: RequestRow,
  { dealer_ids, remark = null }: { dealer_ids: readonly string[]; remark?: string | null },
): Promise<RequestRow> {
  const { fresh, own } = await toPublish(db, services, actor, request, dealer_ids);
  for (const one of fresh) {
    const found = one.invitation.link_id
      ? await lockLink(db, one.invitation.link_id)
      : isOwn(own, one)
        ? own
        : await siblingOf(db, services, actor, request, own, one);
    if (!found) throw conflict('The link of one of these prices is gone.');
    // What the client is told of must be there when they look.
    const { bid, filled } = one;
    const link = await showLink(db, services, actor, found);
    await keepWorksheet(
      db,
      services,
      actor,
      link,
      {
        lines: worksheetLinesOf(bid.lines, filled),
        tax_rule: bid.tax_rule,
        tax_rule_id: bid.tax_rule ? request.tax_rule_id : null,
        dealer: one.dealer.name,
        good_through: bid.lines.good_through ?? null,
        trade_in: bid.lines.trade_allowance ? request.trade_in : null,
        remark,
        financing: await loanOf(db, link.id, worksheetTotals(worksheetLinesOf(bid.lines, filled), bid.tax_rule).cash_due),
      },
      true,
    );
    // The directory knows where a dealer is better than what the link was found with says.
    const place = one.dealer.place === null ? {} : await placeAt(db, request.user_id, one.dealer);
    await db
      .update(links)
      .set({ bid_request_id: request.id, ...place })
      .where(eq(links.id, link.id));
    await db.update(bidInvitations).set({ link_id: link.id, published_bid_id: bid.id }).where(eq(bidInvitations.id, one.invitation.id));
  }
  const counted = await recount(db, request.id);
  const best = fresh[0];
  await happened(db, {
    kind: 'bids_published',
    actor,
    ...about(request),
    count: fresh.length,
    amount: best ? best.comparable_otd : null,
    title: request.title,
  });
  return counted;
}

/**
 * The lender's terms of a link's last price, where they still hold for a new one: a loan is of whatever is due. A lease is of its own price, and is quoted anew.
 * @param due what is due at signing now, in cents
 */
async function loanOf(db: Database, linkId: string, due: number): Promise<WorksheetFinancing | null> {
  const terms = await lastFinancing(db, linkId);
  return terms?.method === 'finance' && Object.keys(financingProblems(terms, due)).length === 0 ? terms : null;
}

/**
 * The prices that publishing would show the client, best first, and the request's own link.
 * @throws Problem 422 for a dealer without a price; 409 beyond what the package includes, where the client sees them already or has decided on their link
 */
export async function toPublish(
  db: Database,
  services: Services,
  actor: Actor,
  request: RequestRow,
  dealerIds: readonly string[],
): Promise<{ fresh: Latest[]; own: LinkRow | undefined }> {
  const latest = latestOf(await askedFor(db, request.id));
  const chosen = latest.filter(({ dealer }) => dealerIds.includes(dealer.id)).toSorted((one, other) => one.comparable_otd - other.comparable_otd);
  if (chosen.length < new Set(dealerIds).size) throw invalid({ dealer_ids: 'One of these dealers hasn’t given a price yet.' });
  const fresh = chosen.filter(({ invitation, bid }) => invitation.published_bid_id !== bid.id);
  if (fresh.length === 0) throw conflict('The client already sees these prices.');
  const own = request.link_id ? await lockLink(db, request.link_id) : undefined;
  for (const one of fresh) await requireTaking(db, services, actor, isOwn(own, one) && !one.invitation.link_id ? own : undefined, one);
  await requireOffers(db, actor, request, fresh, own);
  return { fresh, own };
}

/**
 * A price on a link that the client has accepted, rejected or bought, or that is gone, would undo what was decided.
 * @throws Problem 409, which says what that link's state is
 */
async function requireTaking(db: Database, services: Services, actor: Actor, own: LinkRow | undefined, { invitation, dealer }: Latest): Promise<void> {
  const link = own ?? (invitation.link_id ? await lockLink(db, invitation.link_id) : undefined);
  if (!link || mayQuoteAgain(link.status)) return;
  const current = { state: link.status, previous: link.previous_status, since: link.status_since };
  const move = decideMove(linkStatusTransitions, current, 'otd_received', actor.role, services.clock(), 'publishBids');
  if (move.outcome === 'made') return;
  const said = stateSentence(linkStatusSentences[link.status], actor.role, await clientAndDay(db, link.user_id, link.status_since));
  throw conflict(`${said} A new price of ${dealer.name} can’t follow it.`, { state: link.status });
}

/** Where a dealer's car is, and how far that is from the client: by ZIPs, as beside its price. */
export async function placeAt(db: Database, clientId: string, { place, zip: place_zip }: Pick<Latest['dealer'], 'place' | 'zip'>) {
  return { place, place_zip, distance: await distanceOf(await homeOf(db, clientId), { place_zip }, null) };
}

/** The price of the dealer who has the very car. */
const isOwn = (own: LinkRow | undefined, { dealer }: Latest): boolean => own?.dealer?.trim().toLowerCase() === dealer.name.trim().toLowerCase();

/** Package limits count published prices: each as a link and a price of its own, but for the link that has been shown and asked for already. */
async function requireOffers(db: Database, actor: Actor, request: RequestRow, fresh: readonly Latest[], own: LinkRow | undefined): Promise<void> {
  const made = fresh.filter((one) => !one.invitation.link_id && !isOwn(own, one)).length;
  const ownPrice =
    fresh.some((one) => !one.invitation.link_id && isOwn(own, one)) && own && own.worksheet_count === 0 && own.status !== 'otd_requested' ? 1 : 0;
  await requireRoom(db, actor, { clientId: request.user_id, what: 'links', wanted: made + (own && !own.published_at && ownPrice ? 1 : 0) });
  await requireRoom(db, actor, { clientId: request.user_id, what: 'otd_prices', wanted: made + ownPrice });
}

async function lockLink(db: Database, id: string): Promise<LinkRow | undefined> {
  const [row] = await db.select().from(links).where(eq(links.id, id)).for('update');
  return row;
}

/** A link of its own for another dealer's price, not shown yet: the same car with that dealer's VIN, if it gave one, and without address and photos, which are of one car on one lot. */
async function siblingOf(
  db: Database,
  services: Services,
  actor: Actor,
  request: RequestRow,
  own: LinkRow | undefined,
  { dealer, bid }: Latest,
): Promise<LinkRow> {
  const now = services.clock().toISOString();
  const { title, year, make, model, trim } = request;
  const car = own
    ? {
        condition: own.condition,
        body_style: own.body_style,
        fuel: own.fuel,
        drivetrain: own.drivetrain,
        transmission: own.transmission,
        seats: own.seats,
        doors: own.doors,
        exterior_colour: own.exterior_colour,
        interior_colour: own.interior_colour,
        options: own.options,
        category: own.category,
        tier: own.tier,
      }
    : { exterior_colour: request.colors[0] ?? null, options: request.must_haves };
  const row = await insertRow(db, links, {
    ...car,
    ...(await ownCar(db, request.user_id, bid.lines.vin)),
    title,
    year,
    make,
    model,
    trim,
    user_id: request.user_id,
    dealer: dealer.name,
    ...(await placeAt(db, request.user_id, dealer)),
    status_since: now,
    is_displayed: false,
    created_by: actor.id,
  });
  await keepOfLink(db, actor, row, 'link_added', {});
  return row;
}
