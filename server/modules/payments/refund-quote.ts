// What the refund ladder gives (docs/rules.md, Refunds).
import { eq } from 'drizzle-orm';
import { goneBack, isRefundable, quoteRefund } from '../../../domain/refunds.ts';
import { backBy } from '../../../domain/statement.ts';
import { conflict } from '../../../engine/server/problem.ts';
import type { RefundQuote } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { ledgerEntries } from '../../db/schema.ts';
import { workDone } from '../packages/index.ts';
import type { PaymentRow } from './rows.ts';

/** What the ladder refunds today of the rest of a payment. @throws Problem 409 for a payment that is not paid, or wholly refunded already */
export async function refundQuote(db: Database, payment: PaymentRow): Promise<RefundQuote> {
  if (payment.status === 'refunded') throw conflict('This payment was already refunded in full.', { state: payment.status });
  if (!isRefundable(payment) || !payment.user_id) throw conflict('This payment isn’t paid, so there is nothing to refund.', { state: payment.status });
  const backAtEnd = payment.ended_at === null ? 0 : await backWhen(db, payment.id, payment.ended_at);
  return quoteRefund(payment.amount, await workDone(db, payment.user_id, payment), goneBack(payment), backAtEnd);
}

/** What the client had back of a payment at a moment (ISO). Cents. */
async function backWhen(db: Database, paymentId: string, moment: string): Promise<number> {
  const moves = await db
    .select({ kind: ledgerEntries.kind, amount: ledgerEntries.amount, moved_at: ledgerEntries.moved_at })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.payment_id, paymentId));
  return backBy(moves, moment);
}
