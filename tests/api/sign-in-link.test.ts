// Signing in by a mailed link (docs/rules.md, Prospects, never lost; OWASP ASVS 5.0, 6.4 and 6.6), with the clock moved.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '../../generated/api.ts';
import { demoPassword } from '../../server/demo/logins.ts';
import { mailTokens, users } from '../../server/db/schema.ts';
import { startWithSecondStep } from '../support/second-factor.ts';
import { begin, openMailedLink } from '../support/sign-up.ts';
import { makeAccount, mailedToken } from './cases/accounts.ts';

const minute = 60_000;

let world: Awaited<ReturnType<typeof startWithSecondStep>>;
let homes = 0;
beforeAll(async () => {
  world = await startWithSecondStep();
});
afterAll(() => world.app.close());

/** From a network of its own, so that tests do not use up each other's letters. */
const from = () => ({ 'x-forwarded-for': `198.18.${(homes += 1)}.1` });
const ask = (email: string) => world.call('requestSignInLink', { body: { email }, headers: from() });
const redeem = (token: string) => world.call('redeemSignInLink', { body: { token } });
/** Somebody whose mailbox is known to be theirs. */
const proven = (role: Role = 'client') => makeAccount(world, role, { email_confirmed_at: world.app.services.clock().toISOString() });
const linkTo = async (email: string) => {
  await ask(email);
  return mailedToken(world, email);
};

describe('a mailed link', () => {
  it('signs in once', async () => {
    const { id, email } = await proven();
    const token = await linkTo(email);
    const { body } = await redeem(token);
    expect(body).toMatchObject({ password_token: null, sign_in: { user: { id }, second_step: null } });
    expect((await world.call('getMe', { token: body.sign_in?.access_token ?? '' })).body.id).toBe(id);
    const again = await redeem(token);
    expect([again.status, again.problem.detail]).toEqual([410, 'This link was used or has expired. Request a new one.']);
  });

  it('signs in one of those who press at once', async () => {
    const { email } = await proven();
    const token = await linkTo(email);
    const answers = await Promise.all([redeem(token), redeem(token), redeem(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);
  });

  it('ends after 15 minutes, by a newer one, and by a new password', async () => {
    const { id, email } = await proven();
    const old = await linkTo(email);
    world.app.travel(15 * minute);
    expect((await redeem(old)).status).toBe(410);
    const first = await linkTo(email);
    world.app.travel(1000);
    const second = await linkTo(email);
    expect((await redeem(first)).status).toBe(410);
    const { access_token: token } = await world.login(email);
    const changed = await world.call('updatePassword', { token, params: { id }, body: { current_password: demoPassword, password: 'blue kettle 9 harbour' } });
    expect([changed.status, (await redeem(second)).status]).toEqual([200, 410]);
  });

  it('is kept as a hash, and is good for nothing else', async () => {
    const { id, email } = await proven();
    const token = await linkTo(email);
    const [kept] = await world.app.db.select().from(mailTokens).where(eq(mailTokens.user_id, id));
    expect(kept?.purpose).toBe('sign_in');
    expect(JSON.stringify(kept)).not.toContain(token);
    expect((await world.call('resetPassword', { body: { token, password: 'blue kettle 9 harbour' } })).status).toBe(410);
    expect((await world.call('confirmEmail', { body: { token } })).status).toBe(410);
    expect((await redeem(token)).status).toBe(200);
  });

  it('is none that a reset of the password sent', async () => {
    const { email } = await proven();
    await world.call('forgotPassword', { body: { email }, headers: from() });
    expect((await redeem(await mailedToken(world, email))).status).toBe(410);
  });

  it('lets nobody in whose account was suspended meanwhile', async () => {
    const { id, email } = await proven();
    const token = await linkTo(email);
    await world.app.db.update(users).set({ status: 'suspended' }).where(eq(users.id, id));
    expect((await redeem(token)).status).toBe(410);
  });
});

describe('staff who sign in by a link', () => {
  it('still need a second step: the one they have, or to set one up', async () => {
    const { email, id, secret } = await world.staffWithApp();
    await world.app.db.update(users).set({ email_confirmed_at: world.app.services.clock().toISOString() }).where(eq(users.id, id));
    const { body } = await redeem(await linkTo(email));
    const waiting = body.sign_in?.access_token ?? '';
    expect(body.sign_in?.second_step).toBe('confirm');
    expect((await world.call('listUsers', { token: waiting })).problem['second_step']).toBe('confirm');
    expect((await world.call('confirmSecondStep', { token: waiting, body: { way: 'app', code: world.nextCode(secret) } })).body.second_step).toBeNull();
    const without = await proven('employee');
    expect((await redeem(await linkTo(without.email))).body.sign_in?.second_step).toBe('set_up');
  });
});

describe('an account whose mailbox nobody proved', () => {
  it('loses the password somebody else may have chosen, and its sessions; its owner chooses one', async () => {
    const { email, token: stranger } = await world.signedInAs('client');
    const { body } = await redeem(await linkTo(email));
    expect(body).toMatchObject({ sign_in: null });
    expect((await world.call('getMe', { token: stranger })).status).toBe(401);
    const chosen = await world.call('resetPassword', { body: { token: body.password_token ?? '', password: 'blue kettle 9 harbour' } });
    expect([chosen.status, chosen.body.email]).toEqual([200, email]);
  });
});

describe('who asks', () => {
  it('is answered the same for known and unknown addresses, and only the mailbox learns more', async () => {
    const known = await proven();
    const invited = await makeAccount(world, 'client', { status: 'invited', password_hash: null });
    const suspended = await makeAccount(world, 'client', { status: 'suspended' });
    const left = await begin(world.app);
    const emails = [known.email, invited.email, suspended.email, left.email, 'nobody@mailhaven.example'];
    const answers = await Promise.all(emails.map((email) => ask(email)));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(emails.map(() => [202, { accepted: true }]));
    const mailed = await Promise.all(emails.map(async (email) => (await world.lettersTo(email))[0]));
    expect(mailed).toEqual(['Your sign-in link', 'Welcome to Forecourt: choose your password', undefined, 'Continue your Forecourt sign-up', undefined]);
    // Who never finished signing up goes on where they were.
    const token = await openMailedLink(world.app, left.email);
    expect((await world.call('resumeOnboarding', { body: { token } })).body.id).toBe(left.id);
  });

  it('waits after three letters to one mailbox, those for a password counted', async () => {
    const { email } = await proven();
    const asked = [];
    for (const operation of ['requestSignInLink', 'forgotPassword', 'requestSignInLink', 'forgotPassword', 'requestSignInLink'] as const) {
      asked.push((await world.call(operation, { body: { email }, headers: from() })).status);
    }
    expect(asked).toEqual([202, 202, 202, 202, 429]);
  });
});
