// A dealer's price or refusal, from its own page or typed in by staff: the same rows either way.
import { eq } from 'drizzle-orm';
import { bidProblems, bidTotals, ruleOf } from '../../../domain/bids.ts';
import { mostQuoted } from '../../../domain/worksheet.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import { invalid } from '../../../engine/server/problem.ts';
import type { BidLines, BidSource } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { nextVersion } from '../../db/rows.ts';
import { bidFiles, bidInvitations, bids, dealers } from '../../db/schema.ts';
import { happened } from '../../events/happened.ts';
import type { Services } from '../../services.ts';
import { attachFiles, unsentOf } from './own-files.ts';
import { about } from './requests.ts';
import { recount, type InvitationRow, type RequestRow } from './rows.ts';

interface Answer {
  request: RequestRow;
  /** Locked. */
  invitation: InvitationRow;
  lines: BidLines;
  source: BidSource;
  /** Staff who typed it in; null where the dealer sent it. */
  actor: Actor | null;
  /** What staff uploaded with it. */
  fileIds?: readonly string[];
}

/**
 * Keeps a price as the dealer's next revision. Two at once are two revisions, in the order they came.
 * @throws Problem 422 on lines that cannot be, at the line
 */
export async function keepBid(db: Database, services: Services, { request, invitation, lines, source, actor, fileIds = [] }: Answer): Promise<RequestRow> {
  const problems = bidProblems(lines, request.tax_rule);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const { warnings, ...totals } = bidTotals(lines, request.tax_rule);
  if (totals.total_otd > mostQuoted) throw invalid({ selling_price: 'This amount is too large.' });
  const revision = (await db.$count(bids, eq(bids.invitation_id, invitation.id))) + 1;
  const now = services.clock().toISOString();
  const [made] = await db
    .insert(bids)
    .values({
      invitation_id: invitation.id,
      revision,
      round: request.round,
      source,
      lines,
      tax_rule: ruleOf(lines, request.tax_rule),
      ...totals,
      warnings,
      entered_by: actor?.id ?? null,
      created_at: now,
    })
    .returning({ id: bids.id });
  if (!made) throw new Error('The price was not kept.');
  if (actor) await attachFiles(db, actor, request, invitation, { bidId: made.id, fileIds });
  else await db.update(bidFiles).set({ bid_id: made.id }).where(unsentOf(invitation.id));
  await db
    .update(bidInvitations)
    .set({
      status: 'answered',
      answered_at: now,
      first_sent_at: invitation.first_sent_at ?? now,
      first_answered_at: invitation.first_answered_at ?? now,
      declined_reason: null,
      question: null,
      // What a dealer typed is sent with it; what staff typed leaves the dealer's draft alone.
      ...(actor ? {} : { draft: null, draft_version: invitation.draft_version + 1, draft_saved_at: null }),
      ...nextVersion(bidInvitations),
    })
    .where(eq(bidInvitations.id, invitation.id));
  const counted = await recount(db, request.id);
  await happened(db, {
    kind: 'bid_received',
    actor,
    ...about(request),
    internal: true,
    dealer_name: await nameOf(db, invitation),
    amount: totals.total_otd,
    title: request.title,
  });
  return counted;
}

/** Keeps that a dealer gives no price. */
export async function keepRefusal(
  db: Database,
  actor: Actor | null,
  request: RequestRow,
  invitation: InvitationRow,
  reason: string | null,
): Promise<RequestRow> {
  await db
    .update(bidInvitations)
    .set({ status: 'declined', declined_reason: reason, ...nextVersion(bidInvitations) })
    .where(eq(bidInvitations.id, invitation.id));
  const counted = await recount(db, request.id);
  await happened(db, {
    kind: 'bid_declined',
    actor,
    ...about(request),
    internal: true,
    dealer_name: await nameOf(db, invitation),
    title: request.title,
    reason,
  });
  return counted;
}

/** What a dealer is called now. */
export async function nameOf(db: Database, { dealer_id }: InvitationRow): Promise<string> {
  const [dealer] = await db.select({ name: dealers.name }).from(dealers).where(eq(dealers.id, dealer_id));
  return dealer?.name ?? 'A dealer';
}
