// Tokens that go out by mail: to reset a password, to accept an invitation. Each works once.
import { and, eq, isNull } from 'drizzle-orm';
import type { TokenPurpose } from '../../../generated/api.ts';
import { gone } from '../../contract/problem.ts';
import type { Database } from '../../db/database.ts';
import { mailTokens, users } from '../../db/schema.ts';
import { enqueue } from '../../outbox/outbox.ts';
import type { Services } from '../../services.ts';
import { webAddress } from '../../web-address.ts';

const minute = 60_000;

/** How long each kind works, in ms: a reset 60 minutes (issue), an invitation 7 days. */
const lengths: Readonly<Record<TokenPurpose, number>> = { reset_password: 60 * minute, accept_invitation: 7 * 24 * 60 * minute };

export interface Receiver {
  id: string;
  email: string;
  first_name: string;
}

/**
 * Makes a token and ends earlier ones of its kind.
 * @param chosen the package somebody came with, for the sign-in that follows
 * @returns the address of the page that takes it
 */
export async function issueMailToken(db: Database, services: Services, userId: string, purpose: TokenPurpose, chosen?: string): Promise<string> {
  const token = services.tokens.mint();
  await endMailTokens(db, userId, purpose);
  await db.insert(mailTokens).values({
    token_hash: services.tokens.hash(token),
    user_id: userId,
    purpose,
    expires_at: new Date(services.clock().getTime() + lengths[purpose]).toISOString(),
  });
  // In the fragment: it stands in no server's log and no referrer.
  return webAddress(services.config, null, `/reset-password#${new URLSearchParams({ token, ...(chosen ? { package: chosen } : {}) }).toString()}`);
}

/** Ends the person's tokens of this kind, or of every kind. */
export async function endMailTokens(db: Database, userId: string, purpose?: TokenPurpose): Promise<void> {
  await db.delete(mailTokens).where(and(eq(mailTokens.user_id, userId), purpose ? eq(mailTokens.purpose, purpose) : undefined));
}

/** Mails the link to choose a new password. */
export async function mailReset(db: Database, services: Services, user: Receiver, chosen?: string): Promise<void> {
  const url = await issueMailToken(db, services, user.id, 'reset_password', chosen);
  await enqueue(db, {
    kind: 'mail',
    payload: {
      to: user.email,
      subject: 'Choose a new password',
      text: `Hello ${user.first_name},\n\nsomebody asked for a new password for this address. The link works once, within 60 minutes.\n\nIf it was not you, do nothing: your password stays as it is.`,
      action: { label: 'Choose a new password', url },
    },
  });
}

/**
 * Mails an invitation: the link with which somebody chooses their first password.
 * @param why one sentence that says how they come to have an account
 */
export async function mailInvitation(db: Database, services: Services, user: Receiver, why: string, chosen?: string): Promise<void> {
  const url = await issueMailToken(db, services, user.id, 'accept_invitation', chosen);
  await enqueue(db, {
    kind: 'mail',
    payload: {
      to: user.email,
      subject: 'Welcome to Forecourt: choose your password',
      text: `Hello ${user.first_name},\n\n${why}\n\nChoose a password to sign in. The link works once, within 7 days.`,
      action: { label: 'Choose your password', url },
    },
  });
}

export type TokenHolder = typeof users.$inferSelect;

/**
 * Whose token it is, if it still works.
 * @throws Problem 410 for one that is unknown, used, old, or of an account it no longer fits
 */
export async function readMailToken(
  db: Database,
  services: Services,
  token: string,
): Promise<{ purpose: TokenPurpose; expires_at: string; user: TokenHolder }> {
  const [row] = await db
    .select({ purpose: mailTokens.purpose, expires_at: mailTokens.expires_at, user: users })
    .from(mailTokens)
    .innerJoin(users, eq(users.id, mailTokens.user_id))
    .where(and(eq(mailTokens.token_hash, services.tokens.hash(token)), isNull(mailTokens.used_at)))
    .for('update');
  const fits = row?.user.status === (row?.purpose === 'accept_invitation' ? 'invited' : 'active');
  if (!row || !fits || Date.parse(row.expires_at) <= services.clock().getTime()) {
    throw gone('This link has been used or is too old. Ask for a new one.');
  }
  return row;
}
