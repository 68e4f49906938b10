// What becomes of a refund once it is sent: on its way, sent, or come back.
import { eq } from 'drizzle-orm';
import { refundedStatus } from '../../../domain/refunds.ts';
import { cutText } from '../../../engine/contract/text-rules.ts';
import type { Database } from '../../db/database.ts';
import { nextVersion } from '../../db/rows.ts';
import { paymentRefunds } from '../../db/schema.ts';
import { happened } from '../../events/happened.ts';
import type { ProviderRefund } from '../../ports/payments/payments.ts';
import type { Services } from '../../services.ts';
import { countRefund } from '../coupons/index.ts';
import { openCase } from './cases.ts';
import { change, lockPayment, type PaymentRow } from './rows.ts';

/**
 * Keeps a refund that was sent, and how it stands. `sent` is missing where no provider was asked: money that moved at the firm's own desk is sent.
 * @param payment locked, with the refund in its sum
 */
export async function keepRefund(
  db: Database,
  services: Services,
  payment: PaymentRow,
  { key, amount, sent }: { key: string; amount: number; sent: ProviderRefund | undefined },
): Promise<PaymentRow> {
  const status = sent?.status ?? 'succeeded';
  const first = status === 'failed' ? 'pending' : status;
  await db.insert(paymentRefunds).values({ payment_id: payment.id, key, amount, provider_id: sent?.provider_id ?? null, status: first });
  const kept = await change(db, payment.id, { refund_status: first });
  return sent?.status === 'failed' ? ((await applyRefund(db, services, sent)) ?? kept) : kept;
}

/**
 * Takes over how a refund stands. One that failed leaves the payment's sum, is booked as returned and becomes a case; the client is told once. To be called in
 * a transaction.
 * @returns its payment as it is then; undefined for a refund that is none of ours
 */
export async function applyRefund(db: Database, services: Services, sent: ProviderRefund): Promise<PaymentRow | undefined> {
  const [seen] = await db.select().from(paymentRefunds).where(eq(paymentRefunds.provider_id, sent.provider_id));
  const payment = seen && (await lockPayment(db, seen.payment_id));
  if (!payment) return undefined;
  const [row] = await db.select().from(paymentRefunds).where(eq(paymentRefunds.id, seen.id));
  // A failure is the last word: what comes late says how it stood before.
  if (!row || row.status === sent.status || row.status === 'failed') return payment;
  if (row.status === 'succeeded' && sent.status === 'pending') return payment;
  await db
    .update(paymentRefunds)
    .set({ status: sent.status, ...nextVersion(paymentRefunds) })
    .where(eq(paymentRefunds.id, row.id));
  if (sent.status !== 'failed') return change(db, payment.id, { refund_status: sent.status });
  const refunded_amount = payment.refunded_amount - row.amount;
  const returned = await change(db, payment.id, {
    refund_status: 'failed',
    refunded_amount,
    returned_amount: payment.returned_amount + row.amount,
    status: refunded_amount === 0 ? 'succeeded' : refundedStatus(payment.amount, refunded_amount),
    moved_at: services.clock().toISOString(),
  });
  await countRefund(db, payment.id, -row.amount);
  const reason = cutText(sent.failure ?? 'The bank did not take it.', 300);
  const given = { kind: 'failed_refund', reference: sent.provider_id, provider_id: sent.provider_id, status: 'open', amount: row.amount, reason } as const;
  await openCase(db, services, returned, given);
  if (returned.user_id) {
    const target = { kind: 'payment', id: payment.id } as const;
    const { user_id: client_id, receipt_number } = returned;
    await happened(db, { kind: 'refund_returned', actor: null, client_id, target, amount: row.amount, receipt_number });
  }
  return returned;
}
