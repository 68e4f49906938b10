// From prospect to client: what a confirmed payment makes, all of it in that payment's transaction.
import { eq } from 'drizzle-orm';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import type { payments } from '../../db/schema.ts';
import { chats, initialClientData, packages, users } from '../../db/schema.ts';
import { happened } from '../../events/happened.ts';
import { templates } from '../../events/mail/index.ts';
import { enqueue } from '../../outbox/outbox.ts';
import type { Services } from '../../services.ts';
import { issueMailToken, mailTokenAddress, proveMailbox } from '../credentials/index.ts';
import { paidFacts } from './payment-events.ts';
import { assignAdvisor, createClientAccount } from '../users/index.ts';
import { attachPurchase } from './attach.ts';
import { prospectChanged } from '../../events/prospects.ts';
import { accountWith } from '../prospects/index.ts';
import { nextVersion } from '../../db/rows.ts';

type PaymentRow = typeof payments.$inferSelect;
type Prospect = typeof initialClientData.$inferSelect;

/**
 * Creates the client of a confirmed payment: account, folder, desk chat, timeline, notices, and the e-mail to confirm their address and choose a password. A
 * client whom an advisor brought in is theirs from the start. If the e-mail has an account, the purchase is attached to it and its owner told by mail; to an
 * account with an unverified mailbox, only once it is verified.
 * @param payment of kind `package`, locked with its onboarding
 * @returns the client's id; null while the purchase waits
 */
export async function completeOnboarding(db: Database, services: Services, payment: PaymentRow): Promise<string | null> {
  if (!payment.onboarding_id) throw new Error('A package payment belongs to an onboarding.');
  const [prospect] = await db.select().from(initialClientData).where(eq(initialClientData.id, payment.onboarding_id)).for('update');
  if (!prospect) throw new Error('The onboarding of a payment is gone.');
  if (prospect.user_id) return prospect.user_id;
  const [bought] = await db.select().from(packages).where(eq(packages.package_identifier, payment.package_identifier));
  if (!bought) throw new Error('The package paid for is gone.');

  const existing = await accountWith(db, prospect.email);
  const isProved = existing !== undefined && (existing.email_confirmed_at !== null || prospect.email_confirmed_at !== null);
  // The person who opened the link mailed to this e-mail also owns the account's mailbox.
  if (existing && isProved) await proveMailbox(db, services, existing);
  const made = existing ? undefined : await createClientAccount(db, { ...prospect, package_id: bought.id }, services.clock());
  const userId = made?.id ?? (isProved ? existing.id : null);
  await db
    .update(initialClientData)
    .set({
      step: 'payment_success',
      user_id: userId,
      made_account: made !== undefined,
      package_identifier: payment.package_identifier,
      last_step_at: services.clock().toISOString(),
      ...nextVersion(initialClientData),
    })
    .where(eq(initialClientData.id, prospect.id));

  await prospectChanged(db, prospect.started_by);
  if (made) await welcome(db, services, { prospect, payment, account: made, packageName: bought.name });
  else if (existing && isProved) await attachPurchase(db, services, { account: existing, payment, bought });
  else if (existing) await askToConfirm(db, services, { account: existing, payment, packageName: bought.name });
  return userId;
}

interface Arrival {
  prospect: Prospect;
  payment: PaymentRow;
  account: typeof users.$inferSelect;
  packageName: string;
}

async function welcome(db: Database, services: Services, { prospect, payment, account, packageName }: Arrival): Promise<void> {
  const userId = account.id;
  await db.insert(chats).values({ kind: 'desk', client_id: userId }).onConflictDoNothing();
  const owner = prospect.started_by ? await advisorNamed(db, prospect.started_by) : undefined;
  if (owner) {
    const actor = { id: owner, role: roles.employee } as const;
    await assignAdvisor(db, { client_id: userId, advisor_id: owner, actor, reason: 'Onboarded this client.' });
  }
  // After the assignment: so the advisor is notified.
  const target = { kind: 'payment', id: payment.id } as const;
  await happened(db, { kind: 'payment_succeeded', actor: null, client_id: userId, target, ...paidFacts(payment, packageName) });
  const token = await issueMailToken(db, services, userId, 'confirm_email');
  const url = mailTokenAddress(services, 'client', token);
  await enqueue(db, { kind: 'mail', payload: templates.welcome(account.email, { package_name: packageName, is_free: payment.amount === 0, url }) });
}

/** A purchase with the e-mail of an account whose mailbox is unverified: the owner of the mailbox decides. */
async function askToConfirm(db: Database, services: Services, { account, payment, packageName }: Omit<Arrival, 'prospect'>): Promise<void> {
  const token = await issueMailToken(db, services, account.id, 'confirm_email');
  const url = mailTokenAddress(services, account.role, token);
  await enqueue(db, { kind: 'mail', payload: templates.purchaseWaits(account.email, { package_name: packageName, is_free: payment.amount === 0, url }) });
}

/** The active advisor with this id; an admin who brought a client in is no advisor. */
async function advisorNamed(db: Database, id: string): Promise<string | undefined> {
  const [row] = await db.select({ role: users.role, status: users.status }).from(users).where(eq(users.id, id));
  return row?.role === roles.employee && row.status === 'active' ? id : undefined;
}
