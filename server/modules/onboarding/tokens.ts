// Signed tokens with which somebody without an account goes on: to sign up, to pay, to choose the first password.
import { gone } from '../../contract/problem.ts';
import type { Services } from '../../services.ts';

const day = 24 * 3_600_000;

/** Who holds the token: staff who help never get what is the client's alone (the password). */
export type Holder = 'client' | 'staff';

/** A token names an onboarding, or one payment of somebody who is signed in. */
export type PayerToken = { onboarding_id: string; holder: Holder } | { payment_id: string };

const until = (services: Services, ms: number) => new Date(services.clock().getTime() + ms);

/** For the prospect 14 days, for staff a working day. */
export function issueOnboardingToken(services: Services, onboardingId: string, holder: Holder): string {
  return services.tokens.issue('onboarding', { onboarding: onboardingId, holder }, until(services, holder === 'client' ? 14 * day : day / 2));
}

/** For the payment of an upgrade: one day. */
export function issuePaymentToken(services: Services, paymentId: string): string {
  return services.tokens.issue('payment', { payment: paymentId }, until(services, day));
}

/** For the first password: as long as a resume link. That it works once follows from the account, which has a password afterwards. */
export function issuePasswordToken(services: Services, userId: string): string {
  return services.tokens.issue('first-password', { user: userId }, until(services, 14 * day));
}

/** @throws Problem 410 for a token that is wrong or has ended */
export function readOnboardingToken(services: Services, token: string): { onboarding_id: string; holder: Holder } {
  const data = services.tokens.read('onboarding', token, services.clock());
  if (!data?.['onboarding']) throw gone('This link is no longer good. Ask us for a new one, or begin again.');
  return { onboarding_id: data['onboarding'], holder: data['holder'] === 'staff' ? 'staff' : 'client' };
}

/** @throws Problem 410 */
export function readPayerToken(services: Services, token: string): PayerToken {
  const data = services.tokens.read('payment', token, services.clock());
  return data?.['payment'] ? { payment_id: data['payment'] } : readOnboardingToken(services, token);
}

/** Whose first password may be chosen. @throws Problem 410 */
export function readPasswordToken(services: Services, token: string): string {
  const data = services.tokens.read('first-password', token, services.clock());
  if (!data?.['user']) throw gone('This link is no longer good. Choose a new password with "Forgot password".');
  return data['user'];
}
