// Mailed links of an onboarding: what they say, and what opening one does.
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { initialClientData, users } from '../../db/schema.ts';
import { templates } from '../../events/mail/index.ts';
import type { MadeLetter } from '../../events/mail/template.ts';
import { enqueue, type JobContext } from '../../outbox/outbox.ts';
import type { Services } from '../../services.ts';
import { proveMailbox } from '../credentials/index.ts';
import { accountWith, type Prospect } from './prospects.ts';
import { issueMailedLink } from './tokens.ts';
import { nextVersion } from '../../db/rows.ts';

/**
 * Opening a mailed link verifies the mailbox: the caller gets the newest token, all others end, and the e-mail counts as confirmed; so does an account with
 * that e-mail, if it waited for that.
 * @param prospect locked
 */
export async function openLink(db: Database, services: Services, prospect: Prospect): Promise<Prospect> {
  const token_number = prospect.token_number + 1;
  const [opened] = await db
    .update(initialClientData)
    .set({ token_number, token_floor: token_number, email_confirmed_at: services.clock().toISOString(), ...nextVersion(initialClientData) })
    .where(eq(initialClientData.id, prospect.id))
    .returning();
  const [made] = prospect.user_id
    ? await db
        .select()
        .from(users)
        .where(and(eq(users.id, prospect.user_id), eq(sql`lower(${users.email})`, prospect.email.toLowerCase())))
    : [await accountOfWaiting(db, prospect)];
  if (made) await proveMailbox(db, services, made);
  return opened ?? prospect;
}

/** The account that a paid onboarding waits for. */
const accountOfWaiting = (db: Database, { step, email }: Prospect) => (step === 'payment_success' ? accountWith(db, email) : Promise.resolve(undefined));

/**
 * The letter with the link to continue.
 * @param hasAccount the e-mail has an account: its owner may sign in instead
 */
export function resumeLetter(services: Services, prospect: Prospect, sentBy: 'staff' | 'us', hasAccount = false): MadeLetter {
  return templates.continueSignUp(prospect.email, { has_account: hasAccount, url: resumeUrl(services, prospect, sentBy) });
}

/** The address where they continue, at the step they left. */
export function resumeUrl(services: Services, prospect: Prospect, sentBy: 'staff' | 'us'): string {
  // Who was shown the order left at the payment, whether or not they accepted the terms.
  const screen = prospect.step === 'incomplete' && prospect.payment_id === null ? '/signup' : '/payment';
  return `${services.config.publicUrl}${screen}#resume=${issueMailedLink(services, prospect, sentBy)}`;
}

/** To whoever asks by e-mail and has no account: the link to their newest open sign-up, if there is one. */
export async function mailUnfinished(db: Database, services: Services, email: string): Promise<void> {
  const [prospect] = await db
    .select()
    .from(initialClientData)
    .where(and(eq(sql`lower(${initialClientData.email})`, email.toLowerCase()), inArray(initialClientData.step, ['incomplete', 'payment'])))
    .orderBy(desc(initialClientData.last_step_at))
    .limit(1);
  if (prospect) await enqueue(db, { kind: 'mail', payload: resumeLetter(services, prospect, 'us') });
}

/** After the first step, and when the e-mail changed: the link to go on. A job, so that the call takes as long whether or not there is an account. */
export async function mailOnboarding({ onboarding_id }: { onboarding_id: string }, { db, services }: Pick<JobContext, 'db' | 'services'>): Promise<void> {
  await db.transaction(async (tx) => {
    const [prospect] = await tx.select().from(initialClientData).where(eq(initialClientData.id, onboarding_id));
    if (!prospect || prospect.step === 'discarded' || prospect.step === 'payment_success') return;
    const known = await accountWith(tx, prospect.email);
    await enqueue(tx, { kind: 'mail', payload: resumeLetter(services, prospect, 'us', known !== undefined) });
  });
}
