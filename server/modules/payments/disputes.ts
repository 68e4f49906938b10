// Disputes as the provider tells of them: said twice, late or out of order, it is the same case.
import { and, desc, eq, inArray } from 'drizzle-orm';
import { cutText } from '../../../engine/contract/text-rules.ts';
import { conflict } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { paymentCases, payments } from '../../db/schema.ts';
import type { ProviderDispute } from '../../ports/payments/payments.ts';
import type { Services } from '../../services.ts';
import { countRefund } from '../coupons/index.ts';
import { caseClosed, caseOf, changeCase, openCase } from './cases.ts';
import { change, lockPayment, type PaymentRow } from './rows.ts';

const isDecided = (status: string): boolean => status === 'won' || status === 'lost';

/**
 * Takes over how a dispute stands: a case from the first word on; its fee when the provider charges it; the money once the bank has decided against us. To be
 * called in a transaction. A dispute about a payment that is none of ours is left alone.
 */
export async function applyDispute(db: Database, services: Services, dispute: ProviderDispute): Promise<void> {
  if (dispute.payment_provider_id === null) return;
  const [seen] = await db.select({ id: payments.id }).from(payments).where(eq(payments.provider_id, dispute.payment_provider_id));
  const payment = seen && (await lockPayment(db, seen.id));
  if (!payment) return;
  const { provider_id, status, amount, fee } = dispute;
  const now = services.clock().toISOString();
  const before = await caseOf(db, 'dispute', provider_id);
  const reason = cutText(dispute.reason, 300);
  const closed_at = isDecided(status) ? (isDecided(before?.status ?? '') ? (before?.closed_at ?? now) : now) : null;
  const isSame = before?.status === status && before.amount === amount && before.fee === fee && before.due_at === (dispute.due_at ?? before.due_at);
  if (isSame) return;
  const facts = { status, amount, fee, reason, closed_at, ...(dispute.due_at ? { due_at: dispute.due_at } : {}) };
  const row = before
    ? await changeCase(db, before.id, facts)
    : await openCase(db, services, payment, { kind: 'dispute', reference: provider_id, provider_id, ...facts });
  await book(db, payment, {
    lost: (status === 'lost' ? amount : 0) - (before?.status === 'lost' ? before.amount : 0),
    fee: fee - (before?.fee ?? 0),
    at: now,
  });
  if (isDecided(status) && before?.status !== status) await caseClosed(db, row);
}

/** What a dispute newly costs, or gives back, in the books. Cents. */
async function book(db: Database, payment: PaymentRow, { lost, fee, at }: { lost: number; fee: number; at: string }): Promise<void> {
  if (lost === 0 && fee === 0) return;
  const { disputed_amount, dispute_fee } = payment;
  await change(db, payment.id, { disputed_amount: disputed_amount + lost, dispute_fee: dispute_fee + fee, moved_at: at });
  if (lost !== 0) await countRefund(db, payment.id, lost);
}

/** The case of a dispute about a payment that the bank has not decided; null where there is none. */
export async function openDisputeOf(db: Database, paymentId: string): Promise<string | null> {
  const open = and(eq(paymentCases.payment_id, paymentId), inArray(paymentCases.status, ['answer_due', 'with_bank']));
  const [dispute] = await db.select({ id: paymentCases.id }).from(paymentCases).where(open).orderBy(desc(paymentCases.id)).limit(1);
  return dispute?.id ?? null;
}

/** @throws Problem 409 while the bank has not decided: what is refunded meanwhile may be lost a second time */
export async function mustBeUndisputed(db: Database, paymentId: string): Promise<void> {
  if ((await openDisputeOf(db, paymentId)) !== null)
    throw conflict('The client disputed this payment at their bank. Wait for the bank’s decision before you refund it.');
}
