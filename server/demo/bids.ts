// Dealers of the demo, and the price request of the first demo client: five asked, a second round under way.
import { and, asc, eq, inArray, like } from 'drizzle-orm';
import { bidTotals, ruleOf } from '../../domain/bids.ts';
import type { BidLines, BidSource, FrozenTaxRule } from '../../generated/api.ts';
import type { Database } from '../db/database.ts';
import { bidInvitations, bidRequests, bids, dealers, links, taxRules } from '../db/schema.ts';
import { placeAt, recount } from '../modules/bids/index.ts';
import { placeName, placeOfZip } from '../places/zip-places.ts';
import type { Services } from '../services.ts';
import { fillEndedBids } from './bids-ended.ts';
import type { World } from './model.ts';

const hourMs = 3_600_000;

/** Name, makes, ZIP, street, who answers. */
const directory: readonly (readonly [name: string, makes: readonly string[], zip: string, street: string, contact: string])[] = [
  ['Northgate Toyota', ['Toyota'], '43017', '5850 Sawmill Rd', 'Dana Whitlock'],
  ['Marlow Toyota', ['Toyota'], '43040', '1200 Delaware Ave', 'Chris Marlow'],
  ['Riverside Toyota', ['Toyota'], '43130', '940 Memorial Dr', 'Aaron Pike'],
  ['Hollis Toyota', ['Toyota'], '45502', '77 Upper Valley Pike', 'Jo Hollis'],
  ['Keystone Toyota', ['Toyota'], '43055', '310 Hebron Rd', 'Priya Nair'],
  ['Hollis Hyundai', ['Hyundai', 'Genesis'], '45502', '81 Upper Valley Pike', 'Lee Brandt'],
  ['Byrne Hyundai', ['Hyundai'], '43085', '250 E Wilson Bridge Rd', 'Mara Lindqvist'],
  ['Crestline Hyundai', ['Hyundai'], '43068', '6100 E Main St', 'Theo Grant'],
  ['Riverside Hyundai', ['Hyundai'], '43130', '960 Memorial Dr', 'Ana Ruiz'],
  ['Byrne Honda', ['Honda'], '43081', '600 Polaris Pkwy', 'Sam Byrne'],
  ['Crestline Subaru', ['Subaru'], '44903', '1500 Park Ave W', 'Ruth Kessler'],
  ['Lakeside Kia', ['Kia'], '43016', '6325 Perimeter Dr', 'Tom Aldana'],
  ['Capitol Ford', ['Ford', 'Lincoln'], '43215', '400 W Broad St', 'Nadia Reyes'],
  ['Casco Subaru', ['Subaru'], '04101', '220 Marginal Way', 'Ellen Frost'],
  ['Bayview Mazda', ['Mazda'], '04106', '1000 Broadway', 'Omar Haddad'],
];

const rebates = [{ label: 'Toyota cash rebate', amount: 50_000 }];
const filing = [{ label: 'Electronic filing', amount: 1_500 }];
const priced: BidLines = {
  msrp: 3_736_000,
  destination: 139_500,
  rebates,
  doc_fee: 38_700,
  title: 1_800,
  registration: 7_450,
  other_fees: filing,
  trade_allowance: 1_150_000,
};

interface Answer {
  round: number;
  hoursAgo: number;
  source: BidSource;
  lines: BidLines;
  /** Days from now on which it still counts. */
  goodFor?: number;
}

/** What each of the five answered; the two whose cars she has as links already show her their first price. */
const answers: Readonly<Record<string, readonly Answer[]>> = {
  'Northgate Toyota': [
    { round: 1, hoursAgo: 150, source: 'page', lines: { ...priced, dealer_discount: 127_500 } },
    { round: 2, hoursAgo: 2, source: 'page', lines: { ...priced, dealer_discount: 165_000, note: 'In Blueprint, on the lot.' }, goodFor: 1 },
  ],
  'Marlow Toyota': [
    {
      round: 2,
      hoursAgo: 3,
      source: 'phone',
      lines: { ...priced, dealer_discount: 142_500, doc_fee: 25_000, title: null, registration: null, other_fees: [] },
      goodFor: 3,
    },
  ],
  'Riverside Toyota': [
    {
      round: 1,
      hoursAgo: 140,
      source: 'page',
      lines: {
        ...priced,
        dealer_discount: 187_500,
        add_ons: [{ label: 'Protection package', amount: 59_500 }],
        other_fees: [{ label: 'Electronic filing', amount: 4_900 }],
        trade_allowance: 1_080_000,
      },
    },
    {
      round: 2,
      hoursAgo: 1,
      source: 'page',
      lines: {
        ...priced,
        dealer_discount: 187_500,
        add_ons: [{ label: 'Paint protection', amount: 34_500 }],
        other_fees: [{ label: 'Electronic filing', amount: 4_900 }],
        trade_allowance: 1_080_000,
      },
    },
  ],
  'Hollis Toyota': [
    { round: 1, hoursAgo: 145, source: 'page', lines: { ...priced, dealer_discount: 92_500, rebates: [], doc_fee: 25_000, trade_allowance: 1_200_000 } },
  ],
};

export async function fillBids(db: Database, _services: Services, world: World): Promise<void> {
  const rows = [];
  for (const [name, makes, zip, address, contact] of directory) {
    const place = await placeOfZip(zip);
    const email = `${contact.split(' ')[0]?.toLowerCase()}@${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.example`;
    rows.push({
      id: world.id(world.daysAgo(90)),
      name,
      makes: [...makes],
      zip,
      address,
      place: place ? placeName(place) : null,
      latitude: place?.latitude ?? null,
      longitude: place?.longitude ?? null,
      contacts: [{ name: contact, role: 'Internet sales', email, phone: null }],
    });
  }
  await db.insert(dealers).values(rows);
  const client = world.clients.find((each) => each.email === 'client@forecourt.example');
  const [rule] = await db
    .select()
    .from(taxRules)
    .where(and(eq(taxRules.state, 'OH'), eq(taxRules.is_example, true)));
  if (!client || !rule) return;
  const own = await db
    .select({ id: links.id, dealer: links.dealer, trim: links.trim })
    .from(links)
    .where(and(eq(links.user_id, client.id), like(links.title, '%RAV4 Hybrid%'), inArray(links.status, ['otd_requested', 'otd_received'])))
    .orderBy(asc(links.id));
  const { id: _id, created_at: _made, updated_at: _changed, version: _version, is_active: _active, saved_by: _by, saved_at: _at, ...frozen } = rule;
  const asked = world.daysAgo(7);
  const id = world.id(asked);
  await db.insert(bidRequests).values({
    id,
    user_id: client.id,
    title: '2025 Toyota RAV4 Hybrid XLE Premium',
    year: 2025,
    make: 'Toyota',
    model: 'RAV4 Hybrid',
    trim: 'XLE Premium',
    colors: ['Blueprint', 'Green'],
    must_haves: ['AWD', 'Power tailgate', 'Ventilated seats'],
    trade_in: '2017 Kia Sportage, good',
    buyer: 'OH 432xx',
    status: 'open',
    round: 2,
    due_at: new Date(world.now.getTime() + 5 * hourMs).toISOString(),
    target_total: 3_941_453,
    tax_rule_id: rule.id,
    tax_rule: frozen,
    created_by: client.advisor_id,
    created_at: asked.toISOString(),
  });
  for (const dealer of rows.slice(0, 5))
    await invite(db, world, { id, user_id: client.id, frozen, asked }, dealer, own.find((link) => link.dealer === dealer.name)?.id ?? null);
  await recount(db, id);
  await fillEndedBids(db, world);
}

async function invite(
  db: Database,
  world: World,
  request: { id: string; user_id: string; frozen: FrozenTaxRule; asked: Date },
  dealer: { id: string; name: string; place: string | null; zip: string; contacts: { email: string }[] },
  linkId: string | null,
): Promise<void> {
  const given = answers[dealer.name] ?? [];
  const at = (hoursAgo: number) => new Date(world.now.getTime() - hoursAgo * hourMs).toISOString();
  const [first] = given;
  const last = given.at(-1);
  const isDeclined = given.length === 0;
  const invitationId = world.id(request.asked);
  const made = given.map((answer, index) => {
    const good_through = answer.goodFor === undefined ? null : new Date(world.now.getTime() + answer.goodFor * 24 * hourMs).toISOString().slice(0, 10);
    const lines: BidLines = { ...answer.lines, good_through };
    const { warnings, ...totals } = bidTotals(lines, request.frozen);
    return {
      id: world.id(new Date(at(answer.hoursAgo))),
      invitation_id: invitationId,
      revision: index + 1,
      round: answer.round,
      source: answer.source,
      lines,
      tax_rule: ruleOf(lines, request.frozen),
      ...totals,
      warnings,
      created_at: at(answer.hoursAgo),
    };
  });
  await db.insert(bidInvitations).values({
    id: invitationId,
    request_id: request.id,
    dealer_id: dealer.id,
    email: dealer.contacts[0]?.email ?? null,
    status: isDeclined ? 'declined' : last?.round === 2 ? 'answered' : 'sent',
    asked_round: isDeclined ? 1 : 2,
    first_sent_at: request.asked.toISOString(),
    sent_at: isDeclined ? request.asked.toISOString() : at(20),
    opened_at: isDeclined ? request.asked.toISOString() : at(6),
    first_answered_at: first ? at(first.hoursAgo) : null,
    answered_at: last ? at(last.hoursAgo) : null,
    declined_reason: isDeclined ? 'No RAV4 Hybrid in Blueprint before January.' : null,
    // Published before the second round, as her worksheets have it.
    link_id: linkId,
    published_bid_id: linkId ? (made[0]?.id ?? null) : null,
  });
  if (made.length > 0) await db.insert(bids).values(made);
  if (linkId)
    await db
      .update(links)
      .set({ bid_request_id: request.id, ...(await placeAt(db, request.user_id, dealer)) })
      .where(eq(links.id, linkId));
}
