// Writing to dealers: each gets an address of its own.
import { and, eq, inArray, sql } from 'drizzle-orm';
import { remindAt } from '../../../domain/bids.ts';
import { dateFormat } from '../../../domain/formats.ts';
import { moneyText } from '../../../domain/money.ts';
import { inSentence } from '../../../engine/contract/inSentence.ts';
import type { Services } from '../../services.ts';
import type { Database } from '../../db/database.ts';
import { bidInvitations } from '../../db/schema.ts';
import { templates } from '../../events/mail/index.ts';
import { enqueue, enqueueAll, type NewEntry } from '../../outbox/outbox.ts';
import { firmTimeZone } from '../settings/index.ts';
import type { Asked, RequestRow } from './rows.ts';
import { dealerAddress } from './tokens.ts';

/** Letters to these dealers. A dealer without an e-mail address is asked by phone: staff see that. */
export async function writeTo(
  db: Database,
  services: Services,
  request: RequestRow,
  asked: readonly Asked[],
  as: 'request' | 'reminder' | 'question' = 'request',
): Promise<void> {
  const due = dueText(request.due_at, await firmTimeZone(db));
  const letters = asked.flatMap(({ invitation, dealer }): NewEntry<'mail'>[] =>
    invitation.email
      ? [
          {
            kind: 'mail',
            payload: templates.dealerRequest(invitation.email, {
              dealer_name: dealer.name,
              title: request.title,
              buyer: request.buyer,
              due,
              target: request.target_total === null ? null : moneyText(request.target_total),
              again: as === 'reminder',
              asks: as === 'question',
              question_line: invitation.question ? inSentence(invitation.question.line) : null,
              question: invitation.question?.question ?? null,
              note: request.note,
              url: dealerAddress(services, invitation.id, request.due_at),
            }),
          },
        ]
      : [],
  );
  await enqueueAll(db, letters);
}

/** Asks these dealers in the present round: their rows, their letters. */
export async function ask(db: Database, services: Services, request: RequestRow, asked: readonly Asked[]): Promise<void> {
  const now = services.clock().toISOString();
  const ids = asked.map(({ invitation }) => invitation.id);
  if (ids.length === 0) return;
  await db
    .update(bidInvitations)
    .set({
      status: 'sent',
      asked_round: request.round,
      sent_at: now,
      first_sent_at: sql`coalesce(${bidInvitations.first_sent_at}, ${now}::timestamptz)`,
      opened_at: null,
      declined_reason: null,
    })
    .where(and(eq(bidInvitations.request_id, request.id), inArray(bidInvitations.id, ids)));
  await writeTo(db, services, request, asked);
}

/** The one reminder of a round, and its end. */
export async function schedule(db: Database, services: Services, request: Pick<RequestRow, 'id' | 'round' | 'due_at'>): Promise<void> {
  const { id: request_id, round, due_at } = request;
  const due = new Date(due_at);
  await enqueue(db, {
    kind: 'remind_dealers',
    payload: { request_id, round, due_at },
    run_at: remindAt(services.clock(), due),
    dedupe_key: `remind-dealers:${request_id}:${round}:${due_at}`,
  });
  await enqueue(db, { kind: 'end_round', payload: { request_id, due_at }, run_at: due, dedupe_key: `end-round:${request_id}:${due_at}` });
}

function dueText(dueAt: string, timeZone: string): string {
  return dateFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(dueAt));
}
