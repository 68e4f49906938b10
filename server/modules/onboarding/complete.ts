// From prospect to client: what a confirmed payment makes, all of it in that payment's transaction.
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { payments } from '../../db/schema.ts';
import { chats, initialClientData, packages, users } from '../../db/schema.ts';
import { enqueue } from '../../outbox/outbox.ts';
import type { Services } from '../../services.ts';
import { notify } from '../notifications/notify.ts';
import { moneyWords } from '../payments/money.ts';
import { tellAdmins } from '../payments/tell.ts';
import { recordTimeline } from '../timeline/timeline.ts';
import { assignAdvisor } from '../users/assign.ts';
import { staffOf } from '../users/clients.ts';
import { createClientAccount } from '../users/create-client.ts';
import { accountWith, tellProspect } from './prospects.ts';
import { issuePasswordToken } from './tokens.ts';

type PaymentRow = typeof payments.$inferSelect;
type Prospect = typeof initialClientData.$inferSelect;

/**
 * Makes the client of a confirmed payment: account, folder, desk chat, timeline, notices, and the letter with which they choose
 * a password. A client whom an advisor brought in is theirs from the start. If the e-mail has an account by now (two
 * onboardings of one person, both paid), the payment goes to that account and the admins are told.
 * @param payment of kind `package`, locked with its onboarding
 * @returns the client's id
 */
export async function completeOnboarding(db: Database, services: Services, payment: PaymentRow): Promise<string> {
  if (!payment.onboarding_id) throw new Error('A package payment belongs to an onboarding.');
  const [prospect] = await db.select().from(initialClientData).where(eq(initialClientData.id, payment.onboarding_id)).for('update');
  if (!prospect) throw new Error('The onboarding of a payment is gone.');
  if (prospect.user_id) return prospect.user_id;
  const [bought] = await db.select().from(packages).where(eq(packages.package_identifier, payment.package_identifier));
  if (!bought) throw new Error('The package paid for is gone.');

  const existing = await accountWith(db, prospect.email);
  const userId = existing?.id ?? (await createClientAccount(db, { ...prospect, package_id: bought.id }, services.clock())).id;
  await db
    .update(initialClientData)
    .set({
      step: 'payment_success',
      user_id: userId,
      made_account: !existing,
      package_identifier: payment.package_identifier,
      last_step_at: services.clock().toISOString(),
      version: sql`${initialClientData.version} + 1`,
    })
    .where(eq(initialClientData.id, prospect.id));

  await tellProspect(db, prospect.started_by);
  if (existing) {
    await tellAdmins(db, payment, userId, `${prospect.email} has paid twice for a package; look whether the second is to be given back.`);
    return userId;
  }
  await welcome(db, services, { prospect, payment, userId, packageName: bought.name });
  return userId;
}

interface Arrival {
  prospect: Prospect;
  payment: PaymentRow;
  userId: string;
  packageName: string;
}

async function welcome(db: Database, services: Services, { prospect, payment, userId, packageName }: Arrival): Promise<void> {
  const name = `${prospect.first_name} ${prospect.last_name}`;
  await db.insert(chats).values({ kind: 'desk', client_id: userId }).onConflictDoNothing();
  const target = { kind: 'payment', id: payment.id } as const;
  await recordTimeline(db, {
    client_id: userId,
    actor_id: null,
    kind: 'payment_succeeded',
    target,
    words: `${packageName} paid, ${moneyWords(payment.amount)}.`,
    internal: false,
  });
  const owner = prospect.started_by ? await advisorNamed(db, prospect.started_by) : undefined;
  if (owner) {
    await assignAdvisor(db, { client_id: userId, advisor_id: owner, actor_id: owner, reason: 'They brought the client in.' });
  }
  await notify(db, {
    user_id: userId,
    role: 'client',
    kind: 'payment_succeeded',
    target,
    client_id: userId,
    words: `Your payment of ${moneyWords(payment.amount)} for ${packageName} arrived. Receipt ${payment.receipt_number ?? ''}.`,
  });
  for (const person of await staffOf(db, userId)) {
    await notify(db, {
      user_id: person.id,
      role: person.role,
      kind: 'payment_succeeded',
      target,
      client_id: userId,
      words: `${name} paid for ${packageName}.`,
    });
  }
  await enqueue(db, {
    kind: 'mail',
    dedupe_key: `first-password-${userId}`,
    payload: {
      to: prospect.email,
      subject: 'Choose your Forecourt password',
      text: `Welcome, ${prospect.first_name}.\n\nYour ${packageName} is paid and your account is ready. Choose a password to sign in; the link works once, for 14 days.`,
      action: { label: 'Choose a password', url: `${services.config.publicUrl}/payment-success#password=${issuePasswordToken(services, userId)}` },
    },
  });
}

/** The active advisor with this id; an admin who brought a client in is nobody's advisor. */
async function advisorNamed(db: Database, id: string): Promise<string | undefined> {
  const [row] = await db.select({ role: users.role, status: users.status }).from(users).where(eq(users.id, id));
  return row?.role === 'employee' && row.status === 'active' ? id : undefined;
}
