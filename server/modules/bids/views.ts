// Readings of a price request: for staff, for the client, for one dealer.
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { answerStatusAt, bidTotals, isOpenAt, worksUntil } from '../../../domain/bids.ts';
import type { Actor, Page } from '../../../engine/server/handler.ts';
import { notFound } from '../../../engine/server/problem.ts';
import type { Bid, BidInvitation, BidRequest, DealerRequest } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { listRows } from '../../db/list.ts';
import { bidFiles, bidInvitations, bidRequests, storedFiles, users } from '../../db/schema.ts';
import { textOf } from '../../db/search.ts';
import { milesBetween, placeOfZip } from '../../places/zip-places.ts';
import type { Services } from '../../services.ts';
import { dealerRecords } from '../dealers/index.ts';
import { clientZip, ofPerson } from '../people/index.ts';
import { firmSettings } from '../settings/index.ts';
import { ownFiles } from './own-files.ts';
import { askedFor, latestOf, type Asked, type BidRow, type RequestRow } from './rows.ts';
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
  });
}

const oneOrMany = (id: unknown): SQL => inArray(bidInvitations.dealer_id, Array.isArray(id) ? id : [id]);

/** @throws Problem 404 */
export async function requestView(db: Database, actor: Actor, id: string): Promise<BidRequest> {
  const [row] = (await requestPage(db, actor, { filter: { id }, range: [0, 0] })).rows;
  if (!row) throw notFound();
  return row;
}

/** The dealers of a request with every price they gave, lowest first; those without a price last. */
export async function invitationViews(db: Database, services: Services, request: RequestRow): Promise<BidInvitation[]> {
  const asked = await askedFor(db, request.id);
  const latest = latestOf(asked);
  const records = await dealerRecords(
    db,
    asked.map(({ dealer }) => dealer.id),
  );
  const writers = await namesOf(db, asked);
  const files = await filesOf(
    db,
    asked.map(({ invitation }) => invitation.id),
  );
  const home = await placeOfZip(await clientZip(db, request.user_id));
  const views = asked.map(({ invitation, dealer, bids }) => {
    const compared = latest.find((one) => one.invitation.id === invitation.id);
    const record = records.get(dealer.id);
    return {
      dealer_id: dealer.id,
      dealer_name: dealer.name,
      place: dealer.place,
      distance: milesTo(home, dealer),
      email: invitation.email,
      status: answerStatusAt({ status: invitation.status, bids: bids.length }, request, services.clock()),
      asked_round: invitation.asked_round,
      sent_at: invitation.sent_at,
      opened_at: invitation.opened_at,
      answered_at: invitation.answered_at,
      declined_reason: invitation.declined_reason,
      draft_total: invitation.draft ? bidTotals(invitation.draft, request.tax_rule).total_otd : null,
      draft_saved_at: invitation.draft_saved_at,
      link_id: invitation.link_id,
      published_bid_id: invitation.published_bid_id,
      bids: bids.map((bid, index) => bidView(bid, index === 0 ? compared : undefined, bid.entered_by ? (writers.get(bid.entered_by) ?? null) : null)),
      files: files.get(invitation.id) ?? [],
      question: invitation.question,
      quotes_signed: record?.quotes_signed ?? 0,
      quotes_kept: record?.quotes_kept ?? 0,
      median_answer_minutes: record?.median_answer_minutes ?? null,
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

async function namesOf(db: Database, asked: readonly Asked[]): Promise<Map<string, string>> {
  const ids = [...new Set(asked.flatMap(({ bids }) => bids.flatMap(({ entered_by }) => entered_by ?? [])))];
  if (ids.length === 0) return new Map();
  const rows = await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Files by the dealer's row. */
async function filesOf(db: Database, invitationIds: readonly string[]) {
  const by = new Map<string, BidInvitation['files']>();
  if (invitationIds.length === 0) return by;
  const rows = await db
    .select({ invitation_id: bidFiles.invitation_id, file: storedFiles })
    .from(bidFiles)
    .innerJoin(storedFiles, eq(storedFiles.id, bidFiles.file_id))
    .where(inArray(bidFiles.invitation_id, [...invitationIds]))
    .orderBy(bidFiles.id);
  for (const { invitation_id, file } of rows) {
    const { id, file_name, content_type, size, has_preview, created_at } = file;
    by.set(invitation_id, [...(by.get(invitation_id) ?? []), { id, file_name, content_type, size, has_preview, created_at }]);
  }
  return by;
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
  const { invitation, dealer, bids } = asked;
  const { firm_name, time_zone } = await firmSettings(db, services.config);
  const [last] = bids;
  return {
    state: stateOf(request, asked, services.clock()),
    firm_name: firm_name ?? 'Forecourt',
    dealer_name: dealer.name,
    title: request.title,
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
    draft: invitation.draft ?? last?.lines ?? null,
    draft_version: invitation.draft_version,
    draft_saved_at: invitation.draft_saved_at,
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
