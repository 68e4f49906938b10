// Signing in by a mailed link, beside the password (docs/rules.md, Prospects, never lost).
import type { CallInfo } from '../../../engine/server/handler.ts';
import type { Database } from '../../db/database.ts';
import { findRow } from '../../db/rows.ts';
import { users } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { endMailTokens, issueMailToken, proveMailbox, readMailToken } from '../credentials/index.ts';
import { signIn } from './sign-in.ts';

type SignedIn = Awaited<ReturnType<typeof signIn>>;

/**
 * Signs in by the token of a mail, which ends with it. The mailbox is proved by that, the person is not confirmed: whatever asks for password or second step
 * still asks. A password that was chosen before the mailbox was proved no longer counts, and a new one is asked for first.
 * @throws Problem 410 for a token that is unknown, used, old, or of an account that is not active
 */
export async function signInByLink(
  db: Database,
  services: Services,
  token: string,
  request: CallInfo,
): Promise<{ sign_in: SignedIn | null; password_token: string | null }> {
  const { user } = await readMailToken(db, services, token, ['sign_in']);
  await endMailTokens(db, user.id, 'sign_in');
  await proveMailbox(db, services, user);
  const proven = await findRow(db, users, user.id, undefined);
  if (proven.password_hash === null) return { sign_in: null, password_token: await issueMailToken(db, services, user.id, 'reset_password') };
  return { sign_in: await signIn(db, services, proven, request, { confirmed_at: null, second_step_at: null }), password_token: null };
}
