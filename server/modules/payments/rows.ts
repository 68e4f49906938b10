// A payment's row: all code locks in one order, and changes it only while locked.
import { eq } from 'drizzle-orm';
import { wasPaid } from '../../../domain/refunds.ts';
import type { Database } from '../../db/database.ts';
import { initialClientData, payments, users } from '../../db/schema.ts';
import { changed } from '../../events/live.ts';
import { nextVersion } from '../../db/rows.ts';

export type PaymentRow = typeof payments.$inferSelect;

/**
 * A payment, locked, and its onboarding (of a client's own: the client) locked before it: all code locks in this order, so there are no deadlocks. Undefined if
 * there is no such payment.
 */
export const lockPayment = (db: Database, paymentId: string): Promise<PaymentRow | undefined> => lock(db, paymentId, {});

/** As `lockPayment`, but never waits: who waits while holding locks of their own could wait in a circle. */
export const tryLockPayment = (db: Database, paymentId: string): Promise<PaymentRow | undefined> => lock(db, paymentId, { skipLocked: true });

async function lock(db: Database, paymentId: string, how: { skipLocked: true } | { skipLocked?: undefined }): Promise<PaymentRow | undefined> {
  const [seen] = await db.select({ onboarding_id: payments.onboarding_id, user_id: payments.user_id }).from(payments).where(eq(payments.id, paymentId));
  if (!seen) return undefined;
  const owner = seen.onboarding_id ? { table: initialClientData, id: seen.onboarding_id } : { table: users, id: seen.user_id ?? '' };
  const [locked] = await db.select({ id: owner.table.id }).from(owner.table).where(eq(owner.table.id, owner.id)).for('update', how);
  if (!locked) return undefined;
  const [row] = await db.select().from(payments).where(eq(payments.id, paymentId)).for('update', how);
  return row;
}

/** Is it paid, whatever came after? */
export const isPaid: (row: Pick<PaymentRow, 'status'>) => boolean = wasPaid;

/** Changes a locked payment, and makes screens that show it refetch. */
export async function change(db: Database, id: string, values: Partial<typeof payments.$inferInsert>): Promise<PaymentRow> {
  const [row] = await db
    .update(payments)
    .set({ ...values, ...nextVersion(payments) })
    .where(eq(payments.id, id))
    .returning();
  if (!row) throw new Error('A locked payment is gone.');
  await changed(db, { circle: 'admins', resources: ['payments'] });
  await changed(db, { client_id: row.user_id, resources: ['payments', 'packages'] });
  return row;
}
