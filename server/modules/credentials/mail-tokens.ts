// Tokens that go out by mail: to reset a password, to accept an invitation, to sign in. Each works once.
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Role, UserStatus } from '../../../generated/api.ts';
import { gone } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { mailTokens, users, type MailTokenPurpose } from '../../db/schema.ts';
import { templates } from '../../events/mail/index.ts';
import type { Invited } from '../../events/mail/letters/invitation.ts';
import { enqueue } from '../../outbox/outbox.ts';
import type { Services } from '../../services.ts';
import { webAddress } from '../../web-address.ts';

const minute = 60_000;

const day = 24 * 60 * minute;

/** How long each kind works, in ms: a reset 60 minutes (issue), an invitation 7 days, a confirmation as long as a link to resume, a sign-in 15 minutes. */
const lengths: Readonly<Record<MailTokenPurpose, number>> = {
  reset_password: 60 * minute,
  accept_invitation: 7 * day,
  confirm_email: 14 * day,
  sign_in: 15 * minute,
};

export interface Receiver {
  id: string;
  email: string;
  first_name: string;
}

/**
 * Makes a token and ends earlier ones of its kind.
 * @param email of `confirm_email`, the address the account takes over
 */
export async function issueMailToken(db: Database, services: Services, userId: string, purpose: MailTokenPurpose, email?: string): Promise<string> {
  const token = services.tokens.mint();
  await endMailTokens(db, userId, purpose);
  await db.insert(mailTokens).values({
    token_hash: services.tokens.hash(token),
    user_id: userId,
    purpose,
    email: email ?? null,
    expires_at: new Date(services.clock().getTime() + lengths[purpose]).toISOString(),
  });
  return token;
}

/**
 * The address of the page to choose a password or to sign in, or to confirm an e-mail on the host of their role, where they may be signed in. The token is in
 * the fragment, so in no server's log and no referrer.
 * @param chosen the package the person came with, for the sign-in that follows
 */
export function mailTokenAddress({ config }: Services, page: 'reset-password' | 'sign-in-link' | Role, token: string, chosen?: string): string {
  const fragment = new URLSearchParams({ token, ...(chosen ? { package: chosen } : {}) }).toString();
  return page === 'reset-password' || page === 'sign-in-link'
    ? webAddress(config, null, `/${page}#${fragment}`)
    : webAddress(config, page, `/confirm-email#${fragment}`);
}

/** Ends the person's tokens of these kinds, or of every kind. */
export async function endMailTokens(db: Database, userId: string, ...purposes: readonly MailTokenPurpose[]): Promise<void> {
  await db.delete(mailTokens).where(and(eq(mailTokens.user_id, userId), purposes.length > 0 ? inArray(mailTokens.purpose, purposes) : undefined));
}

/** Mails the link to choose a new password. */
export async function mailReset(db: Database, services: Services, user: Receiver, chosen?: string): Promise<void> {
  const url = mailTokenAddress(services, 'reset-password', await issueMailToken(db, services, user.id, 'reset_password'), chosen);
  await enqueue(db, { kind: 'mail', payload: templates.passwordReset(user.email, { first_name: user.first_name, url }) });
}

/** Mails the link to sign in with. */
export async function mailSignIn(db: Database, services: Services, user: Receiver, chosen?: string): Promise<void> {
  const url = mailTokenAddress(services, 'sign-in-link', await issueMailToken(db, services, user.id, 'sign_in'), chosen);
  await enqueue(db, { kind: 'mail', payload: templates.signInLink(user.email, { first_name: user.first_name, url }) });
}

/**
 * Mails an invitation: a link to choose the first password.
 * @param invited as whom, or that they reported forgetting a password they never chose
 */
export async function mailInvitation(db: Database, services: Services, user: Receiver, invited: Invited, chosen?: string): Promise<void> {
  const url = mailTokenAddress(services, 'reset-password', await issueMailToken(db, services, user.id, 'accept_invitation'), chosen);
  await enqueue(db, { kind: 'mail', payload: templates.invitation(user.email, { first_name: user.first_name, invited, url }) });
}

/** The same for whom a client invites to decide with them. */
export async function mailGuestInvitation(db: Database, services: Services, { id, email, first_name }: Receiver, client_name: string): Promise<void> {
  const url = mailTokenAddress(services, 'reset-password', await issueMailToken(db, services, id, 'accept_invitation'));
  await enqueue(db, { kind: 'mail', payload: templates.guestInvitation(email, { first_name, client_name, url }) });
}

export type TokenHolder = typeof users.$inferSelect;

export interface MailToken<Purpose extends MailTokenPurpose> {
  purpose: Purpose;
  /** Of `confirm_email`: the address the account takes over; null confirms the one it has. */
  email: string | null;
  expires_at: string;
  user: TokenHolder;
}

/** With which status of the account each kind works. */
const statusesFor: Readonly<Record<MailTokenPurpose, readonly UserStatus[]>> = {
  reset_password: ['active'],
  accept_invitation: ['invited'],
  confirm_email: ['active', 'invited'],
  sign_in: ['active'],
};

/** How a link that confirms an e-mail is had anew: only the account's owner can request it. */
const newConfirmation = 'To get a new one, sign in and change your e-mail in your profile.';

/**
 * Whose token it is, if it still works, and locks it.
 * @param purposes what it must be for
 * @throws Problem 410 for one that is unknown, used, old, for something else, or of an account it no longer fits
 */
export async function readMailToken<Purpose extends MailTokenPurpose>(
  db: Database,
  services: Services,
  token: string,
  purposes: readonly Purpose[],
): Promise<MailToken<Purpose>> {
  const [row] = await db
    .select({ purpose: mailTokens.purpose, email: mailTokens.email, expires_at: mailTokens.expires_at, user: users })
    .from(mailTokens)
    .innerJoin(users, eq(users.id, mailTokens.user_id))
    .where(and(eq(mailTokens.token_hash, services.tokens.hash(token)), isNull(mailTokens.used_at)))
    .for('update');
  const purpose = purposes.find((each) => each === row?.purpose);
  if (!row || !purpose || !statusesFor[purpose].includes(row.user.status) || Date.parse(row.expires_at) <= services.clock().getTime()) {
    throw gone(`This link was used or has expired. ${purposes.every((each) => each === 'confirm_email') ? newConfirmation : 'Request a new one.'}`);
  }
  return { ...row, purpose };
}
