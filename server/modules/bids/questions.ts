// A question to a dealer about one line of its price (docs/rules.md, Dealers and bids).
import { eq } from 'drizzle-orm';
import { isOpenAt } from '../../../domain/bids.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import { conflict } from '../../../engine/server/problem.ts';
import type { BidQuestion } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { nextVersion } from '../../db/rows.ts';
import { bidInvitations } from '../../db/schema.ts';
import { happened } from '../../events/happened.ts';
import type { Services } from '../../services.ts';
import { nameOf } from './answers.ts';
import { writeTo } from './ask.ts';
import { about, mustBeSent } from './requests.ts';
import { askedFor, type InvitationRow, type RequestRow } from './rows.ts';
import { mustKeepSecret } from './secrets.ts';

interface Asking extends Pick<BidQuestion, 'line' | 'question'> {
  request: RequestRow;
  /** Locked. */
  invitation: InvitationRow;
}

/**
 * Asks one dealer; a question before that had no answer is replaced. The dealer reads it in a letter and on its page, and answers with a price.
 * @throws Problem 409 where dealers cannot answer any more
 */
export async function askAbout(db: Database, services: Services, actor: Actor, { request, invitation, line, question }: Asking): Promise<void> {
  mustBeSent(request);
  if (!isOpenAt(request, services.clock())) throw conflict('Dealers can’t answer any more. Extend the request, or start the next round.', { state: 'late' });
  const all = await askedFor(db, request.id);
  await mustKeepSecret(db, { request, others: all.flatMap(({ dealer }) => (dealer.id === invitation.dealer_id ? [] : [dealer.id])), texts: { question } });
  const asked: BidQuestion = { line, question, asked_at: services.clock().toISOString() };
  await db
    .update(bidInvitations)
    .set({ question: asked, ...nextVersion(bidInvitations) })
    .where(eq(bidInvitations.id, invitation.id));
  const to = (await askedFor(db, request.id)).filter((one) => one.invitation.id === invitation.id);
  await writeTo(db, services, request, to, 'question');
  await happened(db, {
    kind: 'bid_line_asked',
    actor,
    ...about(request),
    internal: true,
    dealer_name: await nameOf(db, invitation),
    line,
    title: request.title,
  });
}
