// Price requests of the demo that have ended: cars that dealers of the directory sold, so that their records hold something, and the first client's Tucson, whose
// price fell from round to round.
import { and, asc, eq, inArray, ne, or } from 'drizzle-orm';
import { bidTotals, buyerOf } from '../../domain/bids.ts';
import type { BidLines } from '../../generated/api.ts';
import type { Database } from '../db/database.ts';
import { bidInvitations, bidRequests, bids, dealers, links, otdWorksheets } from '../db/schema.ts';
import { recount } from '../modules/bids/index.ts';
import type { DemoClient, World } from './model.ts';

const hourMs = 3_600_000;

interface Sold {
  link: typeof links.$inferSelect;
  sheets: (typeof otdWorksheets.$inferSelect)[];
  client: DemoClient;
}
type Dealer = Pick<typeof dealers.$inferSelect, 'id' | 'name' | 'makes' | 'contacts'>;

/** What each dealer charges beside the one whose price was published, in cents. */
const rivals = [
  { more: 42_000, doc_fee: 38_700 },
  { more: 87_500, doc_fee: 25_000 },
  { more: 61_000, doc_fee: 45_000 },
] as const;
const declined = ['Sold before we could quote it.', 'Nothing in that trim this month.'];

export async function fillEndedBids(db: Database, world: World): Promise<void> {
  const directory = await db
    .select({ id: dealers.id, name: dealers.name, makes: dealers.makes, contacts: dealers.contacts })
    .from(dealers)
    .orderBy(asc(dealers.id));
  const names = directory.map(({ name }) => name);
  const first = world.clients.find(({ email }) => email === 'client@forecourt.example');
  const rows = await db
    .select({ link: links, sheet: otdWorksheets })
    .from(links)
    .innerJoin(otdWorksheets, eq(otdWorksheets.link_id, links.id))
    .where(
      and(
        inArray(links.dealer, names),
        or(eq(links.status, 'purchased'), first && and(eq(links.user_id, first.id), eq(links.status, 'otd_received'), ne(links.make, 'Toyota'))),
      ),
    )
    .orderBy(asc(links.id), asc(otdWorksheets.revision));
  const sold = new Map<string, Sold>();
  for (const { link, sheet } of rows) {
    const client = world.clients.find(({ id }) => id === link.user_id);
    if (!client) continue;
    const known = sold.get(link.id) ?? { link, sheets: [], client };
    sold.set(link.id, { ...known, sheets: [...known.sheets, sheet] });
  }
  for (const [index, one] of [...sold.values()].entries()) {
    const own = directory.find(({ name }) => name === one.link.dealer);
    const others = directory.filter((each) => each !== own && each.makes.some((make) => make === one.link.make));
    // One dealer alone is asked by no request.
    if (own && others.length > 0) await addEnded(db, world, one, own, others.slice(0, 4), index);
  }
}

async function addEnded(db: Database, world: World, { link, sheets, client }: Sold, own: Dealer, others: readonly Dealer[], index: number): Promise<void> {
  const [first] = sheets;
  const last = sheets.at(-1);
  if (!first || !last) return;
  const asked = new Date(Date.parse(first.created_at) - (20 + index) * hourMs);
  const id = world.id(asked);
  await db.insert(bidRequests).values({
    id,
    user_id: client.id,
    link_id: link.id,
    title: link.title,
    year: link.year,
    make: link.make,
    model: link.model,
    trim: link.trim,
    trade_in: last.trade_in,
    buyer: buyerOf(client.zip, client.place.slice(-2)),
    status: 'closed',
    round: sheets.length,
    due_at: last.created_at,
    told_due_at: last.created_at,
    tax_rule_id: last.tax_rule_id,
    tax_rule: last.tax_rule,
    created_by: client.advisor_id,
    created_at: asked.toISOString(),
    updated_at: last.created_at,
  });
  const prices = sheets.map((sheet) => ({ at: sheet.created_at, lines: linesOf(sheet) }));
  const published = await invite(db, world, { id, asked, rule: last.tax_rule }, own, prices, { link_id: link.id });
  for (const [place, dealer] of others.entries()) {
    const rival = rivals[(index + place) % rivals.length];
    const answers = (index + place) % 4 === 3 || !rival;
    const at = new Date(asked.getTime() + (4 + ((index * 7 + place * 5) % 30)) * hourMs).toISOString();
    const price = answers ? [] : [{ at, lines: dearer(linesOf(first), rival) }];
    await invite(db, world, { id, asked, rule: last.tax_rule }, dealer, price, { declined: declined[index % declined.length] ?? '' });
  }
  await db.update(links).set({ bid_request_id: id }).where(eq(links.id, link.id));
  await db
    .update(bidInvitations)
    .set({ published_bid_id: published })
    .where(and(eq(bidInvitations.request_id, id), eq(bidInvitations.dealer_id, own.id)));
  await recount(db, id);
}

/** @returns the id of the newest price; null where the dealer declined */
async function invite(
  db: Database,
  world: World,
  request: { id: string; asked: Date; rule: (typeof bidRequests.$inferSelect)['tax_rule'] },
  dealer: Dealer,
  prices: readonly { at: string; lines: BidLines }[],
  more: { link_id?: string; declined?: string },
): Promise<string | null> {
  const id = world.id(request.asked);
  const [first] = prices;
  const last = prices.at(-1);
  const made = prices.map(({ at, lines }, index) => {
    const { warnings, ...totals } = bidTotals(lines, request.rule);
    return {
      id: world.id(new Date(at)),
      invitation_id: id,
      revision: index + 1,
      round: index + 1,
      source: 'page' as const,
      lines,
      tax_rule: request.rule,
      ...totals,
      warnings,
      created_at: at,
    };
  });
  await db.insert(bidInvitations).values({
    id,
    request_id: request.id,
    dealer_id: dealer.id,
    email: dealer.contacts[0]?.email ?? null,
    status: last ? 'answered' : 'declined',
    asked_round: Math.max(1, prices.length),
    first_sent_at: request.asked.toISOString(),
    sent_at: request.asked.toISOString(),
    opened_at: request.asked.toISOString(),
    first_answered_at: first?.at ?? null,
    answered_at: last?.at ?? null,
    declined_reason: last ? null : (more.declined ?? null),
    link_id: more.link_id ?? null,
    created_at: request.asked.toISOString(),
  });
  if (made.length > 0) await db.insert(bids).values(made);
  return made.at(-1)?.id ?? null;
}

/** A worksheet's lines as its dealer gave them; what is still owed on a trade-in is none of theirs. */
function linesOf(sheet: typeof otdWorksheets.$inferSelect): BidLines {
  const { msrp, destination, dealer_discount, selling_price, rebates, add_ons, doc_fee, title, registration, inspection, other_fees, trade_allowance } = sheet;
  const { tax_rule, sales_tax, good_through } = sheet;
  return {
    msrp,
    destination,
    dealer_discount,
    ...(msrp > 0 ? {} : { selling_price }),
    rebates,
    add_ons,
    doc_fee,
    title,
    registration,
    inspection,
    other_fees,
    trade_allowance,
    good_through,
    ...(tax_rule ? {} : { sales_tax }),
  };
}

/** The same car at a rival's: less off it, and the rival's own doc fee. */
function dearer(lines: BidLines, { more, doc_fee }: (typeof rivals)[number]): BidLines {
  const off = lines.dealer_discount ?? 0;
  // Without a discount to shrink, the price itself is higher.
  const price = lines.selling_price === undefined ? { dealer_discount: Math.max(0, off - more) } : { selling_price: lines.selling_price + more };
  return { ...lines, ...price, doc_fee };
}
