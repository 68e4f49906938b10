// Who is told of money, and how.
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { payments } from '../../db/schema.ts';
import { initialClientData, users } from '../../db/schema.ts';
import { notify } from '../notifications/notify.ts';
import { activeAdmins } from '../users/clients.ts';

type PaymentRow = typeof payments.$inferSelect;

/** Tells whoever takes care of a prospect that their payment failed, and a client who pays for themself: the word may come when they have left the screen. */
export async function tellPaymentFailed(db: Database, payment: PaymentRow): Promise<void> {
  if (!payment.onboarding_id) {
    if (payment.user_id) {
      await notify(db, {
        user_id: payment.user_id,
        role: 'client',
        kind: 'payment_failed',
        target: { kind: 'payment', id: payment.id },
        client_id: payment.user_id,
        words: `The payment of your ${payment.kind} did not go through. Nothing was charged.`,
      });
    }
    return;
  }
  const [prospect] = await db.select().from(initialClientData).where(eq(initialClientData.id, payment.onboarding_id));
  if (!prospect?.started_by) return;
  const [owner] = await db.select({ id: users.id, role: users.role }).from(users).where(eq(users.id, prospect.started_by));
  if (!owner) return;
  await notify(db, {
    user_id: owner.id,
    role: owner.role,
    kind: 'payment_failed',
    target: { kind: 'onboarding', id: prospect.id },
    words: `The payment of ${prospect.first_name} ${prospect.last_name} did not go through.`,
  });
}

/** Tells all admins something about a client's payment. */
export async function tellAdmins(db: Database, payment: PaymentRow, clientId: string | null, words: string): Promise<void> {
  for (const { id } of await activeAdmins(db)) {
    await notify(db, { user_id: id, role: 'admin', kind: 'payment_succeeded', target: { kind: 'payment', id: payment.id }, client_id: clientId, words });
  }
}
