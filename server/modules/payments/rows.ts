// A payment's row: locked in one order by everybody, changed only while locked.
import { eq, sql } from 'drizzle-orm';
import { wasPaid } from '../../../domain/refunds.ts';
import type { Database } from '../../db/database.ts';
import { initialClientData, payments } from '../../db/schema.ts';
import { tellChange, tellFirm } from '../push/changes.ts';

export type PaymentRow = typeof payments.$inferSelect;

/**
 * A payment, locked, and its onboarding locked before it: everybody locks in this order, so nobody waits in a circle.
 * Undefined where there is no such payment.
 */
export async function lockPayment(db: Database, paymentId: string): Promise<PaymentRow | undefined> {
  const [seen] = await db.select({ onboarding_id: payments.onboarding_id }).from(payments).where(eq(payments.id, paymentId));
  if (!seen) return undefined;
  if (seen.onboarding_id)
    await db.select({ id: initialClientData.id }).from(initialClientData).where(eq(initialClientData.id, seen.onboarding_id)).for('update');
  const [row] = await db.select().from(payments).where(eq(payments.id, paymentId)).for('update');
  return row;
}

/** Is it paid, whatever came after? */
export const isPaid: (row: Pick<PaymentRow, 'status'>) => boolean = wasPaid;

/** Changes a locked payment, and tells those who show it. */
export async function change(db: Database, id: string, values: Partial<typeof payments.$inferInsert>): Promise<PaymentRow> {
  const [row] = await db
    .update(payments)
    .set({ ...values, version: sql`${payments.version} + 1` })
    .where(eq(payments.id, id))
    .returning();
  if (!row) throw new Error('A locked payment is gone.');
  await tellFirm(db, 'admins', ['payments']);
  if (row.user_id) await tellChange(db, { client_id: row.user_id, resources: ['payments', 'packages'] });
  return row;
}
