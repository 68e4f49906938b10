// Readings of a price request: for staff, for the client, for one dealer.
import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { answerStatusAt, bidTotals, isOpenAt, worksUntil } from '../../../domain/bids.ts';
import { vinMismatch } from '../../../domain/vin-mismatch.ts';
import type { Actor, Page } from '../../../engine/server/handler.ts';
import { notFound } from '../../../engine/server/problem.ts';
import type { Bid, BidInvitation, BidRequest, DealerRequest } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { listRows } from '../../db/list.ts';
import { bidInvitations, bidRequests, bids, dealers, users } from '../../db/schema.ts';
import { textOf } from '../../db/search.ts';
import { milesBetween, placeOfZip } from '../../places/zip-places.ts';
import type { Services } from '../../services.ts';
import { vinFacts } from '../../vehicles/decode.ts';
import { dealerRecord } from '../dealers/index.ts';
import { ofPerson, zipOf } from '../people/index.ts';
import { firmSettings } from '../settings/index.ts';
import { ownFiles } from './own-files.ts';
import { askedFor, gathered, latestOf, type Asked, type BidRow, type RequestRow } from './rows.ts';
import { bidScope } from './scope.ts';

interface Query {
  filter?: Readonly<Record<string, unknown>>;
  sort?: readonly [string, string];
  range?: readonly number[];
}

const people = sql`left join users as person on person.id = bid_requests.user_id left join users as advisor on advisor.id = person.advisor_id`;
const names = { client_name: sql<string>`person.name`, advisor_name: sql<string | null>`advisor.name` };

/** One page of the price requests in scope. */
export function requestPage(db: Database, actor: Actor, { filter, sort, range }: Query): Promise<Page<BidRequest>> {
  const { dealer_id, ...rest } = filter ?? {};
  const ofDealer: SQL | undefined = dealer_id
    ? sql`exists (select 1 from bid_invitations where bid_invitations.request_id = ${bidRequests.id} and ${oneOrMany(dealer_id)})`
    : undefined;
  return listRows(db, bidRequests, {
    scope: and(bidScope(actor), ofDealer),
    filter: rest,
    sort,
    range,
    search: [textOf(bidRequests), ofPerson(bidRequests.user_id)],
    joins: people,
    extra: names,
    defaultSort: ['created_at', 'DESC'],
    inOne: true,
  });
}

const oneOrMany = (id: unknown): SQL => inArray(bidInvitations.dealer_id, Array.isArray(id) ? id : [id]);

/** @throws Problem 404 */
export async function requestView(db: Database, actor: Actor, id: string): Promise<BidRequest> {
  const [row] = (await requestPage(db, actor, { filter: { id }, range: [0, 0] })).rows;
  if (!row) throw notFound();
  return row;
}

/** The dealers of a request in scope with all that the desk shows of them, a row for each price: one query, each table by an index. */
function deskRows(db: Database, actor: Actor, id: string) {
  const writers = alias(users, 'writers');
  return db
    .select({
      request: bidRequests,
      invitation: bidInvitations,
      dealer: dealers,
      bid: bids,
      writer: writers.name,
      zip: zipOf(bidRequests.user_id),
      files: sql<KeptFile[] | null>`file.list`,
      ...dealerRecord.fields,
    })
    .from(bidRequests)
    .leftJoin(bidInvitations, eq(bidInvitations.request_id, bidRequests.id))
    .leftJoin(dealers, eq(dealers.id, bidInvitations.dealer_id))
    .leftJoinLateral(dealerRecord.one(actor), sql`true`)
    .leftJoinLateral(filesOfRow, sql`true`)
    .leftJoin(bids, eq(bids.invitation_id, bidInvitations.id))
    .leftJoin(writers, eq(writers.id, bids.entered_by))
    .where(and(eq(bidRequests.id, id), bidScope(actor)))
    .orderBy(asc(bidInvitations.id), desc(bids.revision));
}

type KeptFile = BidInvitation['files'][number];
const filesOfRow = sql`(
  select json_agg(json_build_object('id', kept.id, 'file_name', kept.file_name, 'content_type', kept.content_type, 'size', kept.size,
    'has_preview', kept.has_preview, 'created_at', kept.created_at) order by bid_files.id) as list
  from bid_files join stored_files as kept on kept.id = bid_files.file_id where bid_files.invitation_id = ${bidInvitations.id}) as file`;

/** The dealers of a request with every price they gave, lowest first; those without a price last. @throws Problem 404 */
export async function invitationViews(db: Database, services: Services, actor: Actor, id: string): Promise<BidInvitation[]> {
  const rows = await deskRows(db, actor, id);
  const [first] = rows;
  if (!first) throw notFound();
  const { request } = first;
  const asked = gathered(rows);
  const latest = latestOf(asked);
  const writers = new Map(rows.map(({ bid, writer }) => [bid?.id, writer]));
  const home = await placeOfZip(first.zip);
  const views = asked.map(({ invitation, dealer, bids: given, row }) => {
    const compared = latest.find((one) => one.invitation.id === invitation.id);
    return {
      dealer_id: dealer.id,
      dealer_name: dealer.name,
      place: dealer.place,
      distance: milesTo(home, dealer),
      email: invitation.email,
      status: answerStatusAt({ status: invitation.status, bids: given.length }, request, services.clock()),
      asked_round: invitation.asked_round,
      sent_at: invitation.sent_at,
      opened_at: invitation.opened_at,
      answered_at: invitation.answered_at,
      declined_reason: invitation.declined_reason,
      draft_total: invitation.draft ? bidTotals(invitation.draft, request.tax_rule).total_otd : null,
      draft_saved_at: invitation.draft_saved_at,
      link_id: invitation.link_id,
      published_bid_id: invitation.published_bid_id,
      bids: given.map((bid, index) => bidView(bid, index === 0 ? compared : undefined, writers.get(bid.id) ?? null)),
      files: (row.files ?? []).map((file) => ({ ...file, created_at: new Date(file.created_at).toISOString() })),
      question: invitation.question,
      quotes_signed: row.quotes_signed,
      quotes_kept: row.quotes_kept,
      median_answer_minutes: row.median_answer_minutes,
      order: compared?.comparable_otd ?? Number.MAX_SAFE_INTEGER,
    };
  });
  return views.toSorted((one, other) => one.order - other.order).map(({ order: _order, ...view }) => view);
}

/** From the client's home; null where either place is not known. */
export const milesTo = (home: Awaited<ReturnType<typeof placeOfZip>>, { latitude, longitude }: Asked['dealer']): number | null =>
  home && latitude !== null && longitude !== null ? milesBetween(home, { latitude, longitude }) : null;

type Filled = Pick<ReturnType<typeof latestOf>[number], 'missing' | 'filled' | 'comparable_otd'>;

/** A price as it is read. @param compared what it leaves out beside the others */
export function bidView(bid: BidRow, compared: Filled | undefined, entered_by_name: string | null): Bid {
  const { id, revision, round, source, lines, selling_price, taxed_amount, sales_tax, tax_rule, total_otd, cash_due, warnings, created_at } = bid;
  const { missing = [], filled = {}, comparable_otd = total_otd } = compared ?? {};
  return {
    id,
    revision,
    round,
    source,
    lines,
    selling_price,
    missing,
    filled,
    taxed_amount,
    sales_tax,
    tax_rule,
    total_otd,
    comparable_otd,
    cash_due,
    warnings,
    entered_by_name,
    created_at,
  };
}

/** What one dealer reads of a request: of the client three digits of the ZIP, of the others the price to beat. */
export async function dealerView(db: Database, services: Services, invitationId: string): Promise<DealerRequest> {
  const [found] = await db
    .select({ invitation: bidInvitations, request: bidRequests })
    .from(bidInvitations)
    .innerJoin(bidRequests, eq(bidRequests.id, bidInvitations.request_id))
    .where(eq(bidInvitations.id, invitationId));
  if (!found) throw notFound();
  const { request } = found;
  const asked = (await askedFor(db, request.id)).find(({ invitation }) => invitation.id === invitationId);
  if (!asked) throw notFound();
  const { invitation, dealer, bids: given } = asked;
  const { firm_name, firm_phone, support_address, time_zone } = await firmSettings(db, services.config);
  const [last] = given;
  const draft = invitation.draft ?? last?.lines ?? null;
  return {
    state: stateOf(request, asked, services.clock()),
    firm_name: firm_name ?? 'Forecourt',
    firm_phone,
    support_address,
    dealer_name: dealer.name,
    title: request.title,
    year: request.year,
    make: request.make,
    colors: request.colors,
    must_haves: request.must_haves,
    needed_by: request.needed_by,
    trade_in: request.trade_in,
    buyer: request.buyer,
    note: request.note,
    round: request.round,
    target_total: request.target_total,
    due_at: request.due_at,
    time_zone,
    works_until: worksUntil(request.due_at).toISOString(),
    last_total: last?.total_otd ?? null,
    sent_at: last?.created_at ?? null,
    declined_reason: invitation.declined_reason,
    tax_rule: request.tax_rule,
    draft,
    draft_version: invitation.draft_version,
    draft_saved_at: invitation.draft_saved_at,
    // By the rules its maker filed, which are the server's alone: the page itself reads year and make.
    vin_warning: draft?.vin ? (vinMismatch(await vinFacts(draft.vin), request) ?? null) : null,
    files: await ownFiles(db, invitation.id),
    question: invitation.question,
  };
}

function stateOf(request: RequestRow, { invitation }: Asked, now: Date): DealerRequest['state'] {
  if (invitation.status === 'declined') return 'declined';
  if (request.status === 'closed') return 'closed';
  if (!isOpenAt(request, now)) return 'late';
  return invitation.status === 'answered' ? 'answered' : 'open';
}
