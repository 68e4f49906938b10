// Signed tokens that let a person without an account continue: sign up, pay, choose the first password.
import { gone } from '../../../engine/server/problem.ts';
import type { Services } from '../../services.ts';

const day = 24 * 3_600_000;

/** Who has the token: staff who help never get the client's private step (the password). */
export type Holder = 'client' | 'staff';

/**
 * The contents of an onboarding token. Tokens are numbered when issued: at the start, when staff resume, when a mailed link is opened. Opening a link
 * invalidates all lower numbers; renewing a token keeps its number.
 */
export interface OnboardingToken {
  onboarding_id: string;
  holder: Holder;
  number: number;
}

/** A mailed link is no token yet: opening it gives one. */
export interface MailedLink {
  onboarding_id: string;
  /** For a link that staff sent: only their newest works. Null for one of our own letters. */
  staff_number: number | null;
  /** Which mailbox it went to, hashed: a link to an e-mail the prospect no longer has is dead. */
  mailbox: string;
}

/** A token names an onboarding, or one payment of a signed-in user. */
export type PayerToken = OnboardingToken | { payment_id: string };

const until = (services: Services, ms: number) => new Date(services.clock().getTime() + ms);

/** For the prospect 14 days, for staff a working day. */
export function issueOnboardingToken(services: Services, { onboarding_id, holder, number }: OnboardingToken): string {
  const data = { onboarding: onboarding_id, holder, number: String(number) };
  return services.tokens.issue('onboarding', data, until(services, holder === 'client' ? 14 * day : day / 2));
}

/** For a letter to the prospect: 14 days. */
export function issueMailedLink(services: Services, prospect: { id: string; email: string; link_number: number }, sentBy: 'staff' | 'us'): string {
  const data: Record<string, string> = { onboarding: prospect.id, mailbox: mailboxOf(services, prospect.email) };
  if (sentBy === 'staff') data['staff'] = String(prospect.link_number);
  return services.tokens.issue('onboarding-link', data, until(services, 14 * day));
}

/** For the foot of a reminder: ends them for two months, longer than any is sent. */
export function issueStopLink(services: Services, prospect: { id: string; email: string }): string {
  return services.tokens.issue('onboarding-stop', { onboarding: prospect.id, mailbox: mailboxOf(services, prospect.email) }, until(services, 60 * day));
}

/** @throws Problem 410 */
export function readStopLink(services: Services, token: string): { onboarding_id: string; mailbox: string } {
  const data = services.tokens.read('onboarding-stop', token, services.clock());
  if (!data?.['onboarding']) throw gone('This link has expired, or was cut off when copied. Open our newest e-mail.');
  return { onboarding_id: data['onboarding'], mailbox: data['mailbox'] ?? '' };
}

/** A mailbox as a link names it. */
export const mailboxOf = (services: Services, email: string): string => services.tokens.sign('onboarding-mailbox', [email.toLowerCase()]);

/** For the payment of an upgrade: one day. */
export function issuePaymentToken(services: Services, paymentId: string): string {
  return services.tokens.issue('payment', { payment: paymentId }, until(services, day));
}

/**
 * For the first password: as long as a resume link. It works once because the account has a password afterwards. It ends when another person, who had not when
 * it was issued, verifies the mailbox.
 */
export function issuePasswordToken(services: Services, user: { id: string; email_confirmed_at: string | null }): string {
  const data = { user: user.id, confirmed: user.email_confirmed_at === null ? 'no' : 'yes' };
  return services.tokens.issue('first-password', data, until(services, 14 * day));
}

/** @throws Problem 410 for a token that is wrong or too old */
export function readOnboardingToken(services: Services, token: string): OnboardingToken {
  const data = services.tokens.read('onboarding', token, services.clock());
  if (!data?.['onboarding']) throw gone('This link has expired, or was cut off when copied. Open our newest e-mail or start again.');
  return { onboarding_id: data['onboarding'], holder: data['holder'] === 'staff' ? 'staff' : 'client', number: Number(data['number'] ?? 0) };
}

/** The link of a letter; undefined where it is none. */
export function readMailedLink(services: Services, token: string): MailedLink | undefined {
  const data = services.tokens.read('onboarding-link', token, services.clock());
  if (!data?.['onboarding']) return undefined;
  return { onboarding_id: data['onboarding'], mailbox: data['mailbox'] ?? '', staff_number: data['staff'] === undefined ? null : Number(data['staff']) };
}

/** @throws Problem 410 */
export function readPayerToken(services: Services, token: string): PayerToken {
  const data = services.tokens.read('payment', token, services.clock());
  return data?.['payment'] ? { payment_id: data['payment'] } : readOnboardingToken(services, token);
}

/** Whose first password may be chosen, and whether their e-mail was confirmed when that was allowed. @throws Problem 410 */
export function readPasswordToken(services: Services, token: string): { user_id: string; was_confirmed: boolean } {
  const data = services.tokens.read('first-password', token, services.clock());
  if (!data?.['user']) throw gone('This link has expired. Choose a new password with “Forgot password”.');
  return { user_id: data['user'], was_confirmed: data['confirmed'] === 'yes' };
}
