// A client asks for their money back; an admin refunds or declines with a sentence (docs/rules.md, Refunds).
import { and, eq, sql } from 'drizzle-orm';
import { isRefundable } from '../../../domain/refunds.ts';
import { replyDue } from '../../../domain/working-hours.ts';
import type { Cents, RefundRequest } from '../../../generated/api.ts';
import type { Actor, HandlerMap, Page } from '../../../engine/server/handler.ts';
import { conflict, notFound } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { listRows, type ListOptions } from '../../db/list.ts';
import { findRow, insertRow, nextVersion } from '../../db/rows.ts';
import { payments, refundRequests, users } from '../../db/schema.ts';
import { textOf } from '../../db/search.ts';
import { happened } from '../../events/happened.ts';
import type { Services } from '../../services.ts';
import { ofClients, ofPerson } from '../people/index.ts';
import { firmAnswerHours } from '../settings/index.ts';
import { packageNameOf } from './receipt.ts';
import { refundQuote } from './refund-quote.ts';
import { change, lockPayment, type PaymentRow } from './rows.ts';
import { paymentScope } from './scope.ts';

type RefundRequestRow = typeof refundRequests.$inferSelect;

/** Refund request scope: all (admin), those of own clients (advisor), own (client). */
export const refundRequestScope = (actor: Actor) => ofClients(actor, refundRequests.user_id);

const openOf = (paymentId: string) => and(eq(refundRequests.payment_id, paymentId), eq(refundRequests.status, 'requested'));

/** The open request for a payment, which refunding it answers. */
export async function openRequestOf(db: Database, paymentId: string): Promise<string | undefined> {
  const [row] = await db.select({ id: refundRequests.id }).from(refundRequests).where(openOf(paymentId));
  return row?.id;
}

const about = ({ user_id, id }: RefundRequestRow) => ({ client_id: user_id, target: { kind: 'refund_request', id } }) as const;

/** Which admin answers it from now on; they are told. @param row locked */
export async function giveRefundRequest(db: Database, actor: Actor, row: RefundRequestRow, owner_id: string | null): Promise<void> {
  const given = await changeRequest(db, row.id, { owner_id });
  await happened(db, { ...about(given), internal: true, actor, kind: 'money_case_assigned', employee_id: owner_id });
}

/** Whose request it is, and for what: what it is called, as a receipt's number says neither. */
const titled = {
  joins: sql`left join users as person on person.id = refund_requests.user_id`,
  extra: { title: sql<string>`concat_ws(', ', person.name, refund_requests.package_name)` },
};

/** Requests within the actor's scope. */
const requestPage = (db: Database, actor: Actor, query: Pick<ListOptions<never>, 'filter' | 'sort' | 'range'>): Promise<Page<RefundRequest>> =>
  listRows(db, refundRequests, {
    ...query,
    ...titled,
    scope: refundRequestScope(actor),
    search: [textOf(refundRequests), ofPerson(refundRequests.user_id)],
  });

/** @throws Problem 404 out of scope */
async function requestView(db: Database, actor: Actor, id: string): Promise<RefundRequest> {
  const [request] = (await requestPage(db, actor, { filter: { id }, range: [0, 0] })).rows;
  if (!request) throw notFound();
  return request;
}

export const refundRequestHandlers = {
  listRefundRequests: ({ db, actor, query }) => requestPage(db, actor, query),

  getRefundRequest: ({ db, actor, params }) => requestView(db, actor, params.id),

  requestRefund: async ({ db, actor, body, services }) => {
    await findRow(db, payments, body.payment_id, paymentScope(actor));
    const payment = await lockPayment(db, body.payment_id);
    if (!payment || payment.receipt_number === null || !isRefundable(payment)) throw conflict('This payment can’t be refunded.', { state: payment?.status });
    if (payment.amount === 0) throw conflict('Nothing was paid, so there is nothing to refund.', { state: payment.status });
    if (await openRequestOf(db, payment.id)) throw conflict('You already requested this refund. We’ll answer soon.', { state: payment.status });
    const quote = await refundQuote(db, payment);
    const row = await insertRow(db, refundRequests, {
      user_id: actor.id,
      payment_id: payment.id,
      package_name: await packageNameOf(db, payment),
      receipt_number: payment.receipt_number,
      paid: payment.amount,
      entitled: quote.amount,
      entitled_why: quote.words,
      reason: body.reason,
      answer_by: replyDue(services.clock(), await firmAnswerHours(db)).toISOString(),
    });
    await happened(db, { ...about(row), actor, kind: 'refund_requested', amount: row.entitled, package_name: row.package_name });
    return requestView(db, actor, row.id);
  },

  declineRefundRequest: async ({ db, actor, params, body, services }) => {
    const row = await findRow(db, refundRequests, params.id, refundRequestScope(actor), { lock: true });
    await changeRequest(db, row.id, {
      status: 'declined',
      answer: body.answer,
      answered_by: actor.id,
      answered_at: services.clock().toISOString(),
    });
    const [client] = await db.select({ closed_at: users.deleted_at }).from(users).where(eq(users.id, row.user_id));
    if (client?.closed_at) await change(db, row.payment_id, { ended_at: services.clock().toISOString() });
    const { package_name } = row;
    await happened(db, { ...about(row), actor, kind: 'refund_request_closed', outcome: 'declined', package_name, reason: body.answer });
    return requestView(db, actor, row.id);
  },

  withdrawRefundRequest: async ({ db, actor, params, services }) => {
    const row = await findRow(db, refundRequests, params.id, refundRequestScope(actor), { lock: true });
    await changeRequest(db, row.id, { status: 'withdrawn', answered_at: services.clock().toISOString() });
    const { package_name } = row;
    await happened(db, { ...about(row), actor, kind: 'refund_request_closed', outcome: 'withdrawn', package_name, reason: '' });
    return requestView(db, actor, row.id);
  },
} satisfies Partial<HandlerMap>;

async function changeRequest(db: Database, id: string, values: Partial<typeof refundRequests.$inferInsert>): Promise<RefundRequestRow> {
  const [row] = await db
    .update(refundRequests)
    .set({ ...values, ...nextVersion(refundRequests) })
    .where(eq(refundRequests.id, id))
    .returning();
  if (!row) throw new Error('A locked refund request is gone.');
  return row;
}

/** What a refund means beside the money. */
interface Given {
  amount: Cents;
  reason: string;
  actor_id: string;
  ends_package: boolean;
}

/** Any refund answers the open request for its payment, in the words of its reason. */
export async function answerOpenRequest(db: Database, services: Services, paymentId: string, given: Given): Promise<void> {
  const id = await openRequestOf(db, paymentId);
  if (!id) return;
  const answered_at = services.clock().toISOString();
  const { amount: refunded, reason: answer, actor_id: answered_by, ends_package: ended_package } = given;
  await changeRequest(db, id, { status: 'granted', refunded, answer, answered_by, answered_at, ended_package });
}

/** Ends the client's package: they keep their account, folder and chat, and may buy again. */
export async function endPackage(db: Database, services: Services, payment: PaymentRow, actor: Pick<Actor, 'id' | 'role'>): Promise<void> {
  if (!payment.user_id) return;
  await change(db, payment.id, { ended_at: services.clock().toISOString() });
  const [client] = await db
    .update(users)
    .set({ package_id: null, ...nextVersion(users) })
    .where(and(eq(users.id, payment.user_id), sql`${users.package_id} is not null`))
    .returning({ id: users.id });
  if (!client) return;
  const package_name = await packageNameOf(db, payment);
  await happened(db, { actor, client_id: client.id, target: { kind: 'payment', id: payment.id }, kind: 'package_ended', package_name });
}
