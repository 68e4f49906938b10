// What happens to a round by itself: the one reminder, and the end.
import { and, eq, ne } from 'drizzle-orm';
import { isOpenAt } from '../../../domain/bids.ts';
import { bidRequests } from '../../db/schema.ts';
import { happened } from '../../events/happened.ts';
import type { JobContext } from '../../outbox/outbox.ts';
import { writeTo } from './ask.ts';
import { askedFor } from './rows.ts';

type Context = Pick<JobContext, 'db' | 'services'>;

/** Reminds the dealers who have not answered in this round. One that is over, was followed by another, or has got another end since, reminds nobody. */
export async function remindDealers(
  { request_id, round, due_at }: { request_id: string; round: number; due_at?: string },
  { db, services }: Context,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [request] = await tx.select().from(bidRequests).where(eq(bidRequests.id, request_id)).for('update');
    if (!request || request.round !== round || !isOpenAt(request, services.clock())) return;
    if (due_at !== undefined && Date.parse(due_at) !== Date.parse(request.due_at)) return;
    const silent = (await askedFor(tx, request_id)).filter(({ invitation }) => invitation.status === 'sent');
    await writeTo(tx, services, request, silent, 'reminder');
  });
}

/** Tells staff that the time is over, once for each end. One that was moved tells at the new one. */
export async function endRound({ request_id, due_at }: { request_id: string; due_at: string }, { db }: Context): Promise<void> {
  await db.transaction(async (tx) => {
    const [request] = await tx
      .select()
      .from(bidRequests)
      .where(and(eq(bidRequests.id, request_id), eq(bidRequests.due_at, due_at), ne(bidRequests.status, 'draft')))
      .for('update');
    if (!request || request.status !== 'open' || request.told_due_at === due_at) return;
    await tx.update(bidRequests).set({ told_due_at: due_at }).where(eq(bidRequests.id, request.id));
    const { asked, answered, title, user_id } = request;
    await happened(tx, {
      kind: 'bids_due',
      actor: null,
      client_id: user_id,
      target: { kind: 'bid_request', id: request.id },
      internal: true,
      asked,
      answered,
      title,
    });
  });
}
