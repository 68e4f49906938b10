// A purchase with an e-mail that has an account goes to that account, and its owner is told by mail: the payer learns nothing about it.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Package } from '../../../generated/api.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { chats, couponUsage, initialClientData, packages, payments, users } from '../../db/schema.ts';
import { happened } from '../../events/happened.ts';
import { templates } from '../../events/mail/index.ts';
import { enqueue, type JobContext } from '../../outbox/outbox.ts';
import type { Services } from '../../services.ts';
import { webAddress } from '../../web-address.ts';
import { ensureFolder } from '../folders/index.ts';
import { doubt, paidFacts } from './payment-events.ts';
import { accountChanged } from '../users/index.ts';

type Person = typeof users.$inferSelect;
type PaymentRow = typeof payments.$inferSelect;

interface Purchase {
  /** Its mailbox is proved. */
  account: Person;
  payment: PaymentRow;
  bought: Pick<Package, 'id' | 'name' | 'price'>;
}

/** Gives the account its purchase; if it has a package, the more expensive one stays and the admins are notified. */
export async function attachPurchase(db: Database, services: Services, { account, payment, bought }: Purchase): Promise<void> {
  const of: 'client' | 'guest' | 'staff' = account.role !== roles.client ? 'staff' : account.guest_of === null ? 'client' : 'guest';
  const isClient = of === 'client';
  const [own] = account.package_id ? await db.select().from(packages).where(eq(packages.id, account.package_id)) : [];
  if (isClient && (!own || own.price < bought.price)) await db.update(users).set({ package_id: bought.id }).where(eq(users.id, account.id));
  if (!isClient) await doubt(db, payment, account.id, { because: `is_${of}`, package_name: bought.name });
  else if (own) await doubt(db, payment, account.id, { because: 'has_two', package_name: bought.name, owned_package_name: own.name });
  if (isClient) {
    await ensureFolder(db, account);
    await db.insert(chats).values({ kind: 'desk', client_id: account.id }).onConflictDoNothing();
    const target = { kind: 'payment', id: payment.id } as const;
    const paid = { ...paidFacts(payment, bought.name), attached: true };
    await happened(db, { kind: 'payment_succeeded', actor: null, client_id: account.id, target, ...paid });
  }
  await accountChanged(db, null, account);
  const url = webAddress(services.config, account.role, '/login');
  const about = { first_name: account.first_name, package_name: bought.name, is_free: payment.amount === 0, of };
  await enqueue(db, { kind: 'mail', payload: templates.purchaseAttached(account.email, { ...about, url }) });
}

/** Once a mailbox is verified: attaches the purchases that waited for that. */
export async function attachWaiting({ user_id }: { user_id: string }, { db, services }: Pick<JobContext, 'db' | 'services'>): Promise<void> {
  await db.transaction(async (tx) => {
    const [account] = await tx.select().from(users).where(eq(users.id, user_id)).for('update');
    if (!account || account.email_confirmed_at === null || account.deleted_at !== null) return;
    const waiting = await tx
      .select({ onboarding_id: initialClientData.id, payment: payments, bought: packages })
      .from(initialClientData)
      .innerJoin(payments, eq(payments.id, initialClientData.payment_id))
      .innerJoin(packages, eq(packages.package_identifier, payments.package_identifier))
      .where(
        and(
          eq(sql`lower(${initialClientData.email})`, account.email.toLowerCase()),
          eq(initialClientData.step, 'payment_success'),
          isNull(initialClientData.user_id),
        ),
      )
      .orderBy(initialClientData.id);
    for (const { onboarding_id, payment, bought } of waiting) {
      await tx.update(initialClientData).set({ user_id }).where(eq(initialClientData.id, onboarding_id));
      await tx.update(payments).set({ user_id }).where(eq(payments.id, payment.id));
      await tx.update(couponUsage).set({ user_id }).where(eq(couponUsage.payment_id, payment.id));
      const [now] = await tx.select().from(users).where(eq(users.id, user_id));
      await attachPurchase(tx, services, { account: now ?? account, payment, bought });
    }
  });
}
