// Making a price request, and what staff do with it.
import { eq, inArray } from 'drizzle-orm';
import { buyerOf, isOpenAt } from '../../../domain/bids.ts';
import { decodeVin } from '../../../domain/vin.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import { conflict, invalid } from '../../../engine/server/problem.ts';
import type { BidRequest, BidRequestCreate } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { findRow, insertRow, nextVersion } from '../../db/rows.ts';
import { bidInvitations, bidRequests, dealers, links } from '../../db/schema.ts';
import { happened } from '../../events/happened.ts';
import { placeOfZip } from '../../places/zip-places.ts';
import type { Services } from '../../services.ts';
import { frozenRule, linkScope } from '../links/index.ts';
import { homeZip, requireClientToChange } from '../people/index.ts';
import { ask, schedule, writeTo } from './ask.ts';
import { askedFor, recount, type RequestRow } from './rows.ts';
import { mustKeepSecret, mustNotBeNamed } from './secrets.ts';

/** The most dealers of one request. */
const mostDealers = 10;

/** Keeps a request as a draft: nothing is sent. @throws Problem 404, 409 on the client; 422 on dealers, link or tax rule that cannot be */
export async function createRequest(db: Database, services: Services, actor: Actor, body: BidRequestCreate): Promise<RequestRow> {
  await requireClientToChange(db, actor, body.user_id);
  const { dealer_ids, ...rest } = body;
  if (body.link_id) {
    const link = await findRow(db, links, body.link_id, linkScope(actor));
    if (link.user_id !== body.user_id) throw invalid({ link_id: 'This is a car of another client.' });
  }
  mustBeAhead(services, body.due_at);
  await frozenRule(db, body.tax_rule_id ?? null);
  await mustKeepSecret(db, { request: body, others: dealer_ids, texts: { note: body.note, trade_in: body.trade_in } });
  const row = await insertRow(db, bidRequests, { ...rest, ...written(body.vin), buyer: await buyerFor(db, body.user_id), created_by: actor.id });
  await invite(db, row, dealer_ids);
  await requestChanged(db, actor, row, 'made');
  return recount(db, row.id);
}

/** Adds dealers; those of an open request are asked at once. @throws Problem 409 beyond ten; 422 for one that is not there */
export async function addDealers(db: Database, services: Services, actor: Actor, request: RequestRow, dealerIds: readonly string[]): Promise<RequestRow> {
  const before = await askedFor(db, request.id);
  const added = dealerIds.filter((id) => !before.some(({ dealer }) => dealer.id === id));
  if (before.length + added.length > mostDealers) throw conflict(`A price request has at most ${mostDealers} dealers.`);
  await mustNotBeNamed(db, request, added);
  await invite(db, request, added);
  if (isOpenAt(request, services.clock())) {
    const now = await askedFor(db, request.id);
    await ask(
      db,
      services,
      request,
      now.filter(({ dealer }) => added.includes(dealer.id)),
    );
  }
  await requestChanged(db, actor, request, 'changed');
  return recount(db, request.id);
}

/** Sends it to its dealers. @throws Problem 422 where its time is over already */
export async function send(db: Database, services: Services, actor: Actor, request: RequestRow): Promise<RequestRow> {
  mustBeAhead(services, request.due_at);
  const tax_rule = await frozenRule(db, request.tax_rule_id);
  const open = await changeRow(db, request, { status: 'open', tax_rule });
  const asked = await askedFor(db, request.id);
  await ask(db, services, open, asked);
  await schedule(db, services, open);
  await happened(db, { kind: 'bids_requested', actor, ...about(open), count: asked.length, title: open.title });
  return recount(db, open.id);
}

/** Asks those who gave a price to beat one; who was silent or declined is asked by `extend` or `addDealers`. @throws Problem 409 where nobody gave one */
export async function startRound(
  db: Database,
  services: Services,
  actor: Actor,
  request: RequestRow,
  body: { target_total: number; due_at: string; note?: string | null },
): Promise<RequestRow> {
  mustBeSent(request);
  mustBeAhead(services, body.due_at);
  const { target_total, due_at, note = request.note } = body;
  const all = await askedFor(db, request.id);
  await mustKeepSecret(db, { request, others: all.map(({ dealer }) => dealer.id), texts: { note: body.note } });
  const asked = all.filter(({ bids }) => bids.length > 0);
  if (asked.length === 0) throw conflict('Nobody has given a price yet. Extend the request instead.');
  const next = await changeRow(db, request, { status: 'open', round: request.round + 1, target_total, due_at, note });
  await ask(db, services, next, asked);
  await schedule(db, services, next);
  await happened(db, { kind: 'bid_round_started', actor, ...about(next), round: next.round, amount: target_total, title: next.title });
  return recount(db, next.id);
}

/** Gives dealers more time; those who have not answered get another letter, with an address that works longer. */
export async function extend(db: Database, services: Services, actor: Actor, request: RequestRow, dueAt: string): Promise<RequestRow> {
  mustBeSent(request);
  mustBeAhead(services, dueAt);
  const next = await changeRow(db, request, { status: 'open', due_at: dueAt });
  const silent = (await askedFor(db, request.id)).filter(({ invitation }) => invitation.status === 'sent');
  await writeTo(db, services, next, silent);
  await schedule(db, services, next);
  await happened(db, { kind: 'bids_extended', actor, ...about(next), title: next.title });
  return recount(db, next.id);
}

/** No dealer answers any more; what they sent stays. */
export async function close(db: Database, actor: Actor, request: RequestRow): Promise<RequestRow> {
  const closed = await changeRow(db, request, { status: 'closed' });
  await happened(db, { kind: 'bids_closed', actor, ...about(closed), title: closed.title });
  return closed;
}

/** A VIN as VINs are written. */
export const written = (vin: string | null | undefined) => (vin === undefined ? {} : { vin: vin ? decodeVin(vin).vin || null : null });

/** Whom and what an event is about. */
export const about = ({ user_id, id }: Pick<RequestRow, 'user_id' | 'id'>) => ({ client_id: user_id, target: { kind: 'bid_request', id } }) as const;

/** Logs that staff changed it. */
export const requestChanged = (db: Database, actor: Actor, { id, user_id }: Pick<RequestRow, 'id' | 'user_id'>, change: 'made' | 'changed'): Promise<string> =>
  happened(db, { kind: 'record_changed', actor, client_id: user_id, internal: true, resource: 'bid-requests', change, record_id: id });

async function changeRow(db: Database, request: RequestRow, set: Partial<typeof bidRequests.$inferInsert>): Promise<RequestRow> {
  const [row] = await db
    .update(bidRequests)
    .set({ ...set, ...nextVersion(bidRequests) })
    .where(eq(bidRequests.id, request.id))
    .returning();
  return row ?? request;
}

/** @throws Problem 409 */
export function mustBeSent({ status }: RequestRow): void {
  if (status === 'draft') throw conflict('Send this price request first.', { state: status });
}

/** @throws Problem 422 */
function mustBeAhead(services: Services, dueAt: string): void {
  // A leap second, which no clock of ours has, is no time at all.
  if (!(Date.parse(dueAt) > services.clock().getTime())) throw invalid({ due_at: 'This time has already passed.' });
}

/** Rows for dealers, at the first contact's e-mail. @throws Problem 422 for one that is not there */
async function invite(db: Database, request: RequestRow, dealerIds: readonly string[]): Promise<void> {
  if (dealerIds.length === 0) return;
  const found = await db
    .select({ id: dealers.id, contacts: dealers.contacts })
    .from(dealers)
    .where(inArray(dealers.id, [...dealerIds]));
  if (found.length < dealerIds.length) throw invalid({ dealer_ids: 'One of these dealers is no longer in the list.' });
  await db.insert(bidInvitations).values(
    dealerIds.map((dealer_id) => ({
      request_id: request.id,
      dealer_id,
      asked_round: request.round,
      email: found.find(({ id }) => id === dealer_id)?.contacts.find(({ email }) => email)?.email ?? null,
    })),
  );
}

/** All that dealers learn of a client: where they live, for that is where the car is taxed. */
async function buyerFor(db: Database, clientId: string): Promise<BidRequest['buyer']> {
  const zip = await homeZip(db, clientId);
  return buyerOf(zip, (await placeOfZip(zip))?.state);
}
