// Verifies a mailbox: its owner opens a link mailed to it.
import { eq } from 'drizzle-orm';
import type { Actor } from '../../../engine/server/handler.ts';
import { gone } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { findRow, nextVersion } from '../../db/rows.ts';
import { users } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { forgetSessions } from '../sessions/index.ts';
import { accountChanged, emailOwner, type Person } from '../users/index.ts';
import { endMailTokens, issueMailToken, mailNotice, proveMailbox, readMailToken } from '../credentials/index.ts';

/**
 * Confirms an e-mail by a mailed token: the one the account has, or the one it asked to change to. An account used before its mailbox was verified may have
 * been created by someone else: unless its owner is signed in where the link is opened, every session ends and a new password is required.
 * @throws Problem 410 for a token that is no longer valid, or an address that is taken by now
 */
export async function confirmEmail(
  db: Database,
  services: Services,
  { token, actor }: { token: string; actor: Actor | null },
): Promise<{ email: string; password_token: string | null }> {
  const { user, email } = await readMailToken(db, services, token, ['confirm_email']);
  await endMailTokens(db, user.id, 'confirm_email');
  if (email !== null) return { email: await moveTo(db, services, user, email), password_token: null };
  await proveMailbox(db, services, user, actor?.id);
  const { password_hash } = await findRow(db, users, user.id, undefined);
  if (password_hash !== null) return { email: user.email, password_token: null };
  const purpose = user.status === 'invited' ? 'accept_invitation' : 'reset_password';
  return { email: user.email, password_token: await issueMailToken(db, services, user.id, purpose) };
}

async function moveTo(db: Database, services: Services, user: Person, email: string): Promise<string> {
  const owner = await emailOwner(db, email);
  if (owner && owner.id !== user.id) throw gone('Another account uses this e-mail now. Sign in and choose another e-mail in your profile.');
  await mailNotice(db, user, 'emailChanged');
  await endMailTokens(db, user.id, 'reset_password', 'sign_in');
  await db
    .update(users)
    .set({ email, email_confirmed_at: services.clock().toISOString(), ...nextVersion(users) })
    .where(eq(users.id, user.id));
  await forgetSessions(db, user.id);
  await accountChanged(db, null, user);
  return email;
}
