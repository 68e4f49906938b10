// Letters whose sending depends on whether an address has an account: jobs, so that the call that asks takes as long either way.
import type { Database } from '../../db/database.ts';
import { findRow } from '../../db/rows.ts';
import { users } from '../../db/schema.ts';
import { templates } from '../../events/mail/index.ts';
import { enqueue } from '../../outbox/outbox.ts';
import type { JobContext } from '../../outbox/outbox.ts';
import type { Services } from '../../services.ts';
import { mailUnfinished } from '../prospects/index.ts';
import { emailOwner } from '../users/index.ts';
import { issueMailToken, mailInvitation, mailReset, mailSignIn, mailTokenAddress } from '../credentials/index.ts';

type Job = Pick<JobContext, 'db' | 'services'>;

/** A forgotten password: the e-mail, if there is such an account. */
export async function mailForgottenPassword(
  { email, package_identifier }: { email: string; package_identifier?: string },
  { db, services }: Job,
): Promise<void> {
  await db.transaction(async (tx) => {
    const user = await emailOwner(tx, email);
    if (user?.status === 'active') await mailReset(tx, services, user, package_identifier);
    // Who never chose a password (the first link was lost, or is too old) chooses it now.
    else if (user?.status === 'invited') await mailInvitation(tx, services, user, 'forgot', package_identifier);
  });
}

/**
 * A link to sign in with: the e-mail, if there is such an account. Who began to sign up and has none yet gets the link to continue that; who never chose a
 * password chooses it now.
 */
export async function mailSignInLink({ email, package_identifier }: { email: string; package_identifier?: string }, { db, services }: Job): Promise<void> {
  await db.transaction(async (tx) => {
    const user = await emailOwner(tx, email);
    if (user?.status === 'active') await mailSignIn(tx, services, user, package_identifier);
    else if (user?.status === 'invited') await mailInvitation(tx, services, user, 'forgot', package_identifier);
    else if (!user) await mailUnfinished(tx, services, email);
  });
}

/** A request to change an account's e-mail: the link that confirms it, unless the address has an account already. */
export async function mailEmailChange({ user_id, email }: { user_id: string; email: string }, { db, services }: Job): Promise<void> {
  await db.transaction(async (tx) => {
    const owner = await emailOwner(tx, email);
    if (owner && owner.id !== user_id) {
      await enqueue(tx, { kind: 'mail', payload: templates.emailTaken(email, {}) });
      return;
    }
    await mailConfirmation(tx, services, user_id, email);
  });
}

async function mailConfirmation(db: Database, services: Services, userId: string, email: string): Promise<void> {
  const user = await findRow(db, users, userId, undefined);
  const token = await issueMailToken(db, services, user.id, 'confirm_email', email);
  const url = mailTokenAddress(services, user.role, token);
  await enqueue(db, { kind: 'mail', payload: templates.confirmNewEmail(email, { url }) });
}
