// The deal of an accepted link: it begins with the acceptance and ends with the link's next move (docs/rules.md, The deal, after acceptance).
import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { papersAgain, papersFor } from '../../../domain/deal-papers.ts';
import { homeState } from '../../../domain/zip-state.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import { conflict } from '../../../engine/server/problem.ts';
import type { AgreedLines, DealStatus, LinkStatus } from '../../../generated/api.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { nextVersion } from '../../db/rows.ts';
import { bidInvitations, bids, deals, otdWorksheets, userPreferences, users } from '../../db/schema.ts';

type WorksheetRow = typeof otdWorksheets.$inferSelect;

/** Of the states of a deal, those in which it still goes on. */
export const openDeals: readonly DealStatus[] = ['paperwork', 'contract_check', 'scheduled'];

interface MovedLink {
  id: string;
  user_id: string;
  title: string;
  dealer: string | null;
  first_total_otd: number | null;
  bid_request_id: string | null;
}

/**
 * What a link's move means to its deal.
 * @param now ISO instant
 * @throws Problem 409 where a client would take back what they have confirmed
 */
export async function dealFollows(
  db: Database,
  actor: Actor,
  link: MovedLink,
  move: { from: LinkStatus; to: LinkStatus; remark?: string },
  now: string,
): Promise<void> {
  if (move.to === 'accepted') return beginDeal(db, link, now);
  if (move.from !== 'accepted' || move.to === 'purchased') return;
  const [deal] = await db
    .select({ id: deals.id, status: deals.status })
    .from(deals)
    .where(and(eq(deals.link_id, link.id), inArray(deals.status, [...openDeals])))
    .for('update');
  if (!deal) return;
  if (deal.status === 'scheduled' && actor.role === roles.client)
    throw conflict('You confirmed the contract. Ask your advisor if anything has changed.', { state: deal.status });
  await db
    .update(deals)
    .set({ status: move.to === 'unavailable' ? 'fell_through' : 'taken_back', status_since: now, reason: move.remark ?? null, ...nextVersion(deals) })
    .where(eq(deals.id, deal.id));
}

async function beginDeal(db: Database, link: MovedLink, now: string): Promise<void> {
  const [sheet] = await db.select().from(otdWorksheets).where(eq(otdWorksheets.link_id, link.id)).orderBy(desc(otdWorksheets.revision)).limit(1);
  // A price from before there were worksheets has nothing a contract could be held against.
  if (!sheet) return;
  const [known] = await db
    .select({ selections: userPreferences.selections, trade_in: userPreferences.trade_in, zip: users.zip })
    .from(users)
    .leftJoin(userPreferences, eq(userPreferences.user_id, users.id))
    .where(eq(users.id, link.user_id))
    .orderBy(desc(userPreferences.updated_at))
    .limit(1);
  const [before] = await db
    .select({ papers: deals.papers })
    .from(deals)
    .where(and(eq(deals.link_id, link.id), eq(deals.status, 'taken_back')))
    .orderBy(desc(deals.created_at))
    .limit(1);
  const needed = papersFor(known?.selections?.money, known?.trade_in ?? undefined, homeState(known?.zip, known?.selections));
  await db
    .insert(deals)
    .values({
      user_id: link.user_id,
      link_id: link.id,
      worksheet_id: sheet.id,
      title: link.title,
      dealer: sheet.dealer ?? link.dealer,
      status_since: now,
      accepted_at: now,
      agreed: agreedOf(sheet),
      agreed_total: sheet.total_otd,
      first_total: (await firstPriceOf(db, link)) ?? sheet.total_otd,
      papers: papersAgain(needed, before?.papers ?? []),
    })
    .onConflictDoNothing({ target: deals.link_id, where: sql`status in ('paperwork', 'contract_check', 'scheduled')` });
}

/**
 * The first out-the-door price of a link's car, in cents: of dealers who were asked, the first price of those whose prices the client sees, as `/bids` has it
 * (`clientBids`); else the first worksheet's. Null where there is neither.
 */
async function firstPriceOf(db: Database, link: MovedLink): Promise<number | null> {
  if (link.bid_request_id === null) return link.first_total_otd;
  const [first] = await db
    .select({ total: bids.total_otd })
    .from(bids)
    .innerJoin(bidInvitations, eq(bidInvitations.id, bids.invitation_id))
    .where(and(eq(bidInvitations.request_id, link.bid_request_id), isNotNull(bidInvitations.published_bid_id)))
    .orderBy(asc(bids.created_at), asc(bids.revision))
    .limit(1);
  return first?.total ?? link.first_total_otd;
}

/** A worksheet's lines as they stand in a deal. */
export function agreedOf(sheet: WorksheetRow): AgreedLines {
  const { msrp, destination, dealer_discount, selling_price, rebates, add_ons, doc_fee, title, registration, inspection, other_fees } = sheet;
  const { trade_in, trade_allowance, trade_payoff, tax_rule, taxed_amount, sales_tax, total_otd, cash_due, good_through } = sheet;
  const price = { msrp, destination, dealer_discount, selling_price, rebates, add_ons, doc_fee, title, registration, inspection, other_fees };
  return { ...price, trade_in, trade_allowance, trade_payoff, tax_rule, taxed_amount, sales_tax, total_otd, cash_due, good_through };
}
