// Events about payments, and the facts they keep.
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { initialClientData, type payments } from '../../db/schema.ts';
import { happened } from '../../events/happened.ts';
import type { Facts } from '../../events/kinds.ts';

type PaymentRow = typeof payments.$inferSelect;

/**
 * Notifies the advisor responsible for a prospect that their payment failed, and a client who pays for themselves: the news may come when they have left the
 * screen.
 */
export async function paymentFailed(db: Database, payment: PaymentRow): Promise<void> {
  if (!payment.onboarding_id) {
    const target = { kind: 'payment', id: payment.id } as const;
    if (payment.user_id) await happened(db, { kind: 'payment_failed', actor: null, client_id: payment.user_id, target, order: payment.kind });
    return;
  }
  const [prospect] = await db.select().from(initialClientData).where(eq(initialClientData.id, payment.onboarding_id));
  if (!prospect) return;
  const target = { kind: 'onboarding', id: prospect.id } as const;
  const who = { prospect_id: prospect.id, owner_id: prospect.started_by };
  await happened(db, { kind: 'onboarding_payment_failed', actor: null, client_id: null, target, ...who });
}

/** What the log keeps of a confirmed order. */
export function paidFacts(payment: PaymentRow, package_name: string): Facts<'payment_succeeded'> {
  return { order: payment.kind, package_name, amount: payment.amount, receipt_number: payment.receipt_number };
}

/** Notifies all admins of a payment that may have to be refunded. */
export async function doubt(
  db: Database,
  payment: PaymentRow,
  client_id: string | null,
  why: Pick<Facts<'payment_doubted'>, 'because' | 'package_name'> & Partial<Facts<'payment_doubted'>>,
): Promise<void> {
  const { receipt_number } = payment;
  const target = { kind: 'payment', id: payment.id } as const;
  await happened(db, { kind: 'payment_doubted', actor: null, client_id, target, receipt_number, owned_package_name: null, coupon_code: null, ...why });
}
