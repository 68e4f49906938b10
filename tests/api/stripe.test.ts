import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { termsVersion } from '../../domain/terms.ts';
import { begin, goodCard, prepare } from '../support/sign-up.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { makeAccount } from './cases/accounts.ts';
import { startFakeStripe, type FakeStripe } from '../support/fake-stripe.ts';

let stripe: FakeStripe;
let app: TestApp;
beforeAll(async () => {
  stripe = await startFakeStripe();
  app = await startApp({ content: 'empty', services: { payments: stripe.port } });
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

const call = (sent: { body: string; signature: string }) =>
  app.fetch('/api/payments/webhook', { method: 'POST', headers: { 'content-type': 'application/json', 'stripe-signature': sent.signature }, body: sent.body });
const status = async (token: string) => (await app.call('getPaymentStatus', { body: { token } })).body;

async function atPayment() {
  const prospect = await begin(app);
  const { body } = await prepare(app, prospect.resume_token);
  return { token: prospect.resume_token, intent: body.client_secret?.replace('_secret', '') ?? '', payment: body.payment };
}

describe('the card payment provider', () => {
  it('is given one payment for each onboarding, however often it is prepared', async () => {
    const { token, intent, payment } = await atPayment();
    expect(payment).toMatchObject({ provider: 'stripe', status: 'pending' });
    expect(stripe.intents.get(intent)).toMatchObject({ amount: 59_900 });
    const before = stripe.intents.size;
    expect((await prepare(app, token)).body.client_secret).toBe(`${intent}_secret`);
    await app.call('saveOnboarding', { body: { token, package_identifier: 'full-service' } });
    await prepare(app, token);
    expect(stripe.intents.size).toBe(before);
    expect(stripe.intents.get(intent)).toMatchObject({ amount: 99_900 });
  });

  it('confirms by webhook; twice, late and out of order it is one account', async () => {
    const { token, intent } = await atPayment();
    const failed = stripe.event('payment_intent.payment_failed', intent);
    stripe.succeed(intent);
    const succeeded = stripe.event('payment_intent.succeeded', intent);
    const answers = await Promise.all([call(succeeded), call(succeeded), call(failed), call(stripe.event('payment_intent.processing', intent))]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    const first = await status(token);
    expect(first).toMatchObject({ step: 'payment_success', payment: { status: 'succeeded' } });
    await call(failed);
    expect((await status(token)).receipt).toEqual(first.receipt);
  });

  it('is asked where its webhook has not come', async () => {
    const { token, intent } = await atPayment();
    expect((await status(token)).payment.status).toBe('pending');
    stripe.fail(intent, 'Your card has insufficient funds.');
    expect((await status(token)).payment).toMatchObject({ status: 'failed', failure: 'Your card has insufficient funds.' });
    stripe.succeed(intent);
    expect(await status(token)).toMatchObject({ step: 'payment_success' });
  });

  it('is believed by its signature alone', async () => {
    const { token, intent } = await atPayment();
    stripe.succeed(intent);
    const genuine = stripe.event('payment_intent.succeeded', intent);
    expect((await call({ ...genuine, signature: '' })).status).toBe(400);
    expect((await call({ ...genuine, signature: genuine.signature.replace(/v1=.{4}/, 'v1=0000') })).status).toBe(400);
    expect((await call({ ...genuine, body: genuine.body.replace(intent, 'pi_1') })).status).toBe(400);
    expect((await call(stripe.event('payment_intent.succeeded', 'pi_of_somebody_else'))).status).toBe(200);
    expect((await app.call('payByTestCard', { body: { token, ...goodCard } })).status).toBe(409);
  });
});

const show = async (token: string) => (await app.call('openCheckout', { body: { token } })).body;

describe('a payment that waits for the bank', () => {
  it.each([
    ['requires_action', 'payer'],
    ['processing', 'bank'],
  ] as const)('is shown as such after a reload (%s), and is finished without a second charge', async (how, awaits) => {
    const { token, intent } = await atPayment();
    const before = stripe.intents.size;
    stripe.wait(intent, how);
    for (const look of [show, status]) {
      const seen = await look(token);
      expect(seen).toMatchObject({ awaits, payment: { status: 'requires_action', amount: 59_900 } });
      // With the secret the payer goes on at their bank; where that has it all, there is nothing to go on with.
      expect(seen.client_secret).toBe(how === 'requires_action' ? `${intent}_secret` : null);
    }
    expect((await prepare(app, token)).body).toMatchObject({ awaits, payment: { status: 'requires_action' } });
    stripe.succeed(intent);
    expect(await show(token)).toMatchObject({ awaits: null, step: 'payment_success', payment: { status: 'succeeded', amount: 59_900 } });
    expect(stripe.intents.size).toBe(before);
  });

  it('is never changed nor paid a second time while the bank has it, whatever is chosen meanwhile', async () => {
    const { token, intent } = await atPayment();
    stripe.wait(intent, 'processing');
    await app.call('saveOnboarding', { body: { token, package_identifier: 'full-service' } });
    const before = stripe.intents.size;
    for (const body of [await show(token), (await prepare(app, token)).body, await show(token)])
      expect(body).toMatchObject({ awaits: 'bank', payment: { amount: 59_900, package_identifier: 'guided-search' } });
    expect(stripe.intents.size).toBe(before);
    expect(stripe.intents.get(intent)).toMatchObject({ amount: 59_900 });
  });

  it('is taken back where the payer still may stop it, and chooses something else', async () => {
    const { token, intent } = await atPayment();
    stripe.wait(intent, 'requires_action');
    await app.call('saveOnboarding', { body: { token, package_identifier: 'full-service' } });
    expect(await show(token)).toMatchObject({ awaits: null, payment: { amount: 99_900, status: 'pending' } });
    expect(stripe.intents.get(intent)).toMatchObject({ status: 'canceled' });
    const next = (await prepare(app, token)).body.client_secret?.replace('_secret', '') ?? '';
    expect(stripe.intents.get(next)).toMatchObject({ amount: 99_900 });
  });

  it('is told to a client who comes back to their package page', async () => {
    const { email } = await makeAccount({ app }, 'client', { package_id: null });
    const signedIn = await app.signIn(email);
    expect((await app.call('getWaitingPayment', { token: signedIn })).body).toEqual({ checkout: null });
    const ready = await app.call('startPackage', { token: signedIn, body: { package_identifier: 'deal-check', terms_version: termsVersion } });
    const intent = ready.body.client_secret?.replace('_secret', '') ?? '';
    stripe.wait(intent, 'requires_action');
    const { checkout } = (await app.call('getWaitingPayment', { token: signedIn })).body;
    expect(checkout).toMatchObject({ awaits: 'payer', client_secret: `${intent}_secret`, payment: { package_identifier: 'deal-check' } });
    stripe.succeed(intent);
    expect((await app.call('getWaitingPayment', { token: signedIn })).body).toEqual({ checkout: null });
    expect((await app.call('getMyPackage', { token: signedIn })).body.package).toMatchObject({ package_identifier: 'deal-check' });
  });
});
