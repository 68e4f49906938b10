// The way of a client who signs up alone, as the tests walk it.
import { termsVersion } from '../../domain/terms.ts';
import type { Checkout, InitialClientData } from '../../generated/api.ts';
import type { TestApp } from './app.ts';
import type { Answer } from './calls.ts';

export const goodCard = { number: '4242 4242 4242 4242', expires: '12/40', cvc: '123' };
export const declinedCard = { ...goodCard, number: '4000 0000 0000 0002' };
export const askingCard = { ...goodCard, number: '4000 0025 0000 3155' };

let people = 0;

/** Somebody new, on each call. */
export function stranger(changes: Partial<{ first_name: string; last_name: string; email: string; package_identifier: string; coupon_code: string }> = {}) {
  people += 1;
  return {
    first_name: 'Nora',
    last_name: `Feld${people}`,
    email: `nora.feld${people}@mailhaven.example`,
    phone: '(207) 555-0148',
    zip: '04101',
    package_identifier: 'guided-search',
    ...changes,
  };
}

/** Begins to sign up and answers the prospect with the token to go on. */
export async function begin(app: TestApp, changes: Parameters<typeof stranger>[0] = {}): Promise<InitialClientData & { resume_token: string }> {
  const { status, body } = await app.call('createInitialClientData', { body: stranger(changes) });
  if (status !== 201 || !body.resume_token) throw new Error(`Nobody could begin: ${status} ${JSON.stringify(body)}`);
  return { ...body, resume_token: body.resume_token };
}

/** Goes to payment. */
export function prepare(app: TestApp, token: string): Promise<Answer<Checkout>> {
  return app.call('preparePayment', { body: { token, terms_version: termsVersion } });
}

/** Pays at the test card desk. */
export function pay(app: TestApp, token: string, card: typeof goodCard = goodCard): Promise<Answer<Checkout>> {
  return app.call('payByTestCard', { body: { token, ...card } });
}

/** Opens the newest link mailed to an e-mail, as whoever holds that mailbox; answers the token to go on with. @throws with the status of a refusal */
export async function openMailedLink(app: TestApp, email: string): Promise<string> {
  const letter = (await app.letters()).find((each) => each.to === email && each.action?.url.includes('#resume='));
  const token = letter?.action?.url.split('#resume=')[1] ?? '';
  const { status, body } = await app.call('resumeOnboarding', { body: { token } });
  if (status !== 200 || !body.resume_token) throw new Error(`The link could not be opened: ${status}`);
  return body.resume_token;
}
