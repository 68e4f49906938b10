// What a dealer does on its own page, without an account: the token says whose row it is.
import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import { isOpenAt } from '../../../domain/bids.ts';
import { conflict, gone } from '../../../engine/server/problem.ts';
import type { BidLines, DealerRequest } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { bidFiles, bidInvitations, bidRequests, bids, mergedInvitations } from '../../db/schema.ts';
import { changed } from '../../events/live.ts';
import type { Services } from '../../services.ts';
import { keepBid, keepRefusal } from './answers.ts';
import { unsentOf } from './own-files.ts';
import type { InvitationRow, RequestRow } from './rows.ts';
import { readDealerToken } from './tokens.ts';
import { dealerView } from './views.ts';

/** Whose page an address opens: of a dealer that was merged away, the row that stays. @throws Problem 410 */
async function rowOfToken(db: Database, services: Services, token: string): Promise<Pick<InvitationRow, 'id' | 'request_id' | 'opened_at'>> {
  const named = readDealerToken(services, token);
  const merged = db.select({ id: mergedInvitations.invitation_id }).from(mergedInvitations).where(eq(mergedInvitations.id, named));
  const { id, request_id, opened_at } = bidInvitations;
  const [row] = await db
    .select({ id, request_id, opened_at })
    .from(bidInvitations)
    .where(or(eq(id, named), inArray(id, merged)));
  if (!row) throw goneAddress();
  return row;
}

const goneAddress = () => gone('This price request was deleted. Ask the person who wrote to you for a new one.');

/** Both rows, locked: the request first, as everywhere. @throws Problem 410 */
export async function lockedByToken(db: Database, services: Services, token: string): Promise<{ request: RequestRow; invitation: InvitationRow }> {
  const { request_id } = await rowOfToken(db, services, token);
  const [request] = await db.select().from(bidRequests).where(eq(bidRequests.id, request_id)).for('update');
  // Once more with the request locked: the row may have been merged meanwhile.
  const { id } = await rowOfToken(db, services, token);
  const [invitation] = await db.select().from(bidInvitations).where(eq(bidInvitations.id, id)).for('update');
  if (!request || !invitation) throw goneAddress();
  return { request, invitation };
}

/** Looks, and keeps when it was first looked at in this round. */
export async function open(db: Database, services: Services, token: string): Promise<DealerRequest> {
  const { id, request_id, opened_at } = await rowOfToken(db, services, token);
  if (opened_at === null) {
    await db
      .update(bidInvitations)
      .set({ opened_at: services.clock().toISOString() })
      .where(and(eq(bidInvitations.id, id), isNull(bidInvitations.opened_at)));
    const [request] = await db.select({ user_id: bidRequests.user_id }).from(bidRequests).where(eq(bidRequests.id, request_id));
    await shownToStaff(db, request?.user_id);
  }
  return dealerView(db, services, id);
}

/** Keeps what was typed, also when the time is over: nothing a dealer has typed is lost. @throws Problem 409 with `current` where a newer draft is kept */
export async function saveDraft(
  db: Database,
  services: Services,
  { token, draft, draft_version }: { token: string; draft: BidLines; draft_version: number },
): Promise<DealerRequest> {
  const { request, invitation } = await lockedByToken(db, services, token);
  if (draft_version !== invitation.draft_version) {
    throw conflict('This price is being typed on another device, too.', { current: await dealerView(db, services, invitation.id) });
  }
  await db
    .update(bidInvitations)
    .set({ draft, draft_version: draft_version + 1, draft_saved_at: services.clock().toISOString() })
    .where(eq(bidInvitations.id, invitation.id));
  await shownToStaff(db, request.user_id);
  return dealerView(db, services, invitation.id);
}

/** Sends the price. The same one, sent again after a lost answer, is no further revision. @throws Problem 409 when the time is over, with what was typed kept as a draft before */
export async function sendAnswer(db: Database, services: Services, { token, lines }: { token: string; lines: BidLines }): Promise<DealerRequest> {
  const { request, invitation } = await lockedByToken(db, services, token);
  mustBeOpen(services, request);
  if (await isSentAlready(db, { request, invitation, lines })) return dealerView(db, services, invitation.id);
  await keepBid(db, services, { request, invitation, lines, source: 'page', actor: null });
  return dealerView(db, services, invitation.id);
}

async function isSentAlready(
  db: Database,
  { request, invitation, lines }: { request: RequestRow; invitation: InvitationRow; lines: BidLines },
): Promise<boolean> {
  if (invitation.status !== 'answered') return false;
  const [last] = await db
    .select({ lines: bids.lines, round: bids.round, source: bids.source })
    .from(bids)
    .where(eq(bids.invitation_id, invitation.id))
    .orderBy(desc(bids.revision))
    .limit(1);
  if (last?.source !== 'page' || last.round !== request.round || !isDeepStrictEqual(last.lines, lines)) return false;
  return (await db.$count(bidFiles, unsentOf(invitation.id))) === 0;
}

/** Gives no price. @throws Problem 409 when the time is over */
export async function decline(db: Database, services: Services, { token, reason = null }: { token: string; reason?: string | null }): Promise<DealerRequest> {
  const { request, invitation } = await lockedByToken(db, services, token);
  mustBeOpen(services, request);
  if (invitation.status !== 'declined') await keepRefusal(db, null, request, invitation, reason);
  return dealerView(db, services, invitation.id);
}

/** @throws Problem 409 */
export function mustBeOpen(services: Services, request: RequestRow): void {
  if (request.status === 'closed') throw conflict('This price request is closed. Ask the person who wrote to you to open it again.', { state: 'closed' });
  if (!isOpenAt(request, services.clock()))
    throw conflict('This price request has ended. What you typed is saved; ask the person who wrote to you for more time.', { state: 'late' });
}

/** The bid desk shows who looked and what is being typed. */
export const shownToStaff = (db: Database, clientId: string | undefined): Promise<void> =>
  changed(db, { client_id: clientId ?? null, internal: true, resources: ['bid-requests'] });
