import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askingCard, begin, declinedCard, pay, prepare, stranger } from '../support/sign-up.ts';
import { startApp, type TestApp } from '../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ content: 'empty' });
});
afterAll(() => app.close());

const password = 'blue-kettle-9-harbour';

describe('somebody who signs up alone', () => {
  it('is kept as a prospect from the first step, pays, gets a receipt, chooses a password once', async () => {
    const prospect = await begin(app);
    expect(prospect).toMatchObject({ step: 'incomplete', source: 'self', package_identifier: 'guided-search' });
    expect(prospect).not.toHaveProperty('started_by');

    const ready = await prepare(app, prospect.resume_token);
    expect(ready.body).toMatchObject({
      step: 'payment',
      package_name: 'Guided Search',
      payment: { status: 'pending', amount: 59_900, provider: 'test_card_desk' },
      receipt: null,
      password_token: null,
    });

    const paid = await pay(app, prospect.resume_token);
    expect(paid.body).toMatchObject({
      step: 'payment_success',
      payment: { status: 'succeeded' },
      receipt: { amount: 59_900, email: prospect.email, package_name: 'Guided Search' },
    });
    expect(paid.body.receipt?.number).toMatch(/^FC-\d{4}-\d{5}$/);

    const token = paid.body.password_token ?? '';
    expect((await app.call('choosePassword', { body: { token, password } })).body).toEqual({ email: prospect.email });
    expect((await app.call('choosePassword', { body: { token, password } })).status).toBe(410);
    const again = await app.call('getPaymentStatus', { body: { token: prospect.resume_token } });
    expect(again.body).toMatchObject({ step: 'payment_success', password_token: null });
  });

  it('goes on with the token, wherever they stopped', async () => {
    const prospect = await begin(app);
    await app.call('saveOnboarding', { body: { token: prospect.resume_token, package_identifier: 'full-service', phone: '(207) 555-0199' } });
    const back = await app.call('resumeOnboarding', { body: { token: prospect.resume_token } });
    expect(back.body).toMatchObject({ id: prospect.id, package_identifier: 'full-service', phone: '(207) 555-0199' });
  });

  it('is asked for what is missing or not for sale', async () => {
    const noPackage = await app.call('createInitialClientData', { body: { ...stranger(), package_identifier: undefined } });
    expect((await prepare(app, noPackage.body.resume_token ?? '')).problem.errors).toHaveProperty('package_identifier');
    expect((await app.call('createInitialClientData', { body: stranger({ package_identifier: 'no-such-package' }) })).problem.errors).toHaveProperty(
      'package_identifier',
    );
    const oldTerms = await begin(app);
    const refused = await app.call('preparePayment', { body: { token: oldTerms.resume_token, terms_version: '2019-01' } });
    expect(refused.status).toBe(422);
    expect(refused.problem.errors).toHaveProperty('terms_version');
  });

  it('is not told that there is an account with the e-mail; the letter tells its owner', async () => {
    const prospect = await begin(app);
    await prepare(app, prospect.resume_token);
    await pay(app, prospect.resume_token);
    const second = await app.call('createInitialClientData', { body: stranger({ email: prospect.email.toUpperCase() }) });
    expect(second.status).toBe(201);
    const letter = (await app.letters()).find((each) => each.to === prospect.email.toUpperCase());
    expect(letter?.text).toContain('already has an account');
  });

  it('cannot go on with a forged or old token', async () => {
    const prospect = await begin(app);
    for (const token of [`${prospect.resume_token}x`, 'not-a-token-at-all', prospect.resume_token.slice(3)]) {
      expect((await app.call('resumeOnboarding', { body: { token } })).status).toBe(410);
      expect((await prepare(app, token)).status).toBe(410);
    }
  });

  it('gets a letter that confirms the e-mail and leads to the same choice of password', async () => {
    const prospect = await begin(app);
    await prepare(app, prospect.resume_token);
    await pay(app, prospect.resume_token);
    const letter = (await app.letters()).find((each) => each.to === prospect.email && each.subject.startsWith('Welcome'));
    const confirmed = await app.call('confirmEmail', { body: { token: letter?.action?.url.split('#token=')[1] ?? '' } });
    const token = confirmed.body.password_token ?? '';
    expect((await app.call('resetPassword', { body: { token, password: 'password1234' } })).problem.errors).toHaveProperty('password');
    expect((await app.call('resetPassword', { body: { token, password } })).status).toBe(200);
  });
});

describe('the card', () => {
  it('may be declined and tried again; it stays one payment', async () => {
    const prospect = await begin(app);
    const ready = await prepare(app, prospect.resume_token);
    const declined = await pay(app, prospect.resume_token, declinedCard);
    expect(declined.body.payment).toMatchObject({ id: ready.body.payment.id, status: 'failed' });
    expect(declined.body.payment.failure).toContain('declined');
    const paid = await pay(app, prospect.resume_token);
    expect(paid.body.payment).toMatchObject({ id: ready.body.payment.id, status: 'succeeded', failure: null });
  });

  it('may ask for confirmation, which is given or refused', async () => {
    const prospect = await begin(app);
    await prepare(app, prospect.resume_token);
    expect((await pay(app, prospect.resume_token, askingCard)).body.payment.status).toBe('requires_action');
    const confirm = (approve: boolean) => app.call('confirmTestCard', { body: { token: prospect.resume_token, approve } });
    expect((await confirm(false)).body.payment.status).toBe('failed');
    expect((await confirm(true)).status).toBe(409);
    await pay(app, prospect.resume_token, askingCard);
    expect((await confirm(true)).body).toMatchObject({ step: 'payment_success', payment: { status: 'succeeded' } });
  });

  it('is never charged twice, however often and at once it is tried', async () => {
    const prospect = await begin(app);
    const prepared = await Promise.all([prepare(app, prospect.resume_token), prepare(app, prospect.resume_token)]);
    expect(new Set(prepared.map((answer) => answer.body.payment.id)).size).toBe(1);
    const paid = await Promise.all([1, 2, 3, 4].map(() => pay(app, prospect.resume_token)));
    expect(new Set(paid.map((answer) => answer.body.receipt?.number)).size).toBe(1);
    const after = await prepare(app, prospect.resume_token);
    expect(after.body).toMatchObject({ step: 'payment_success', payment: { status: 'succeeded' } });
    expect((await app.call('saveOnboarding', { body: { token: prospect.resume_token, package_identifier: 'full-service' } })).status).toBe(409);
  });

  it('is not asked for before anything was prepared', async () => {
    const prospect = await begin(app);
    expect((await pay(app, prospect.resume_token)).status).toBe(409);
  });
});
