import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessionEndSentences } from '../../domain/session-end.ts';
import { demoPassword } from '../../server/demo/logins.ts';
import { mailTokens, sessions, users } from '../../server/db/schema.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { makeAccount } from './cases/accounts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const login = (email: string, password = demoPassword) => app.call('login', { body: { email, password } });
const me = (token: string) => app.call('getMe', { token });
const idOf = async (email: string) => {
  const [row] = await app.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return row?.id ?? '';
};
const suspendedSentence = 'Your account got suspended from the admin.';

/** An active client with a demo password, whom no other test touches. */
let person: { id: string; email: string };
let admin: string;
let counter = 0;
beforeEach(async () => {
  admin = (await login('admin@forecourt.example')).body.access_token;
  counter += 1;
  const email = `somebody${counter}@mailhaven.example`;
  const { body } = await app.call('createUser', { token: admin, body: { email, first_name: 'Some', last_name: 'Body' } });
  await app.call('resetPassword', { body: { token: await tokenMailedTo(email), password: demoPassword } });
  person = { id: body.id, email };
});

/** The token of the newest letter to an address. */
async function tokenMailedTo(email: string): Promise<string> {
  const letters = await app.letters();
  const url = letters.find((letter) => letter.to === email)?.action?.url ?? '';
  return new URLSearchParams(new URL(url).hash.slice(1)).get('token') ?? '';
}

describe('sign-in', () => {
  it('answers a token and the user, without anything secret', async () => {
    const { status, body } = await login('Client@Forecourt.example');
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ email: 'client@forecourt.example', name: 'Hannah Okafor', role: 'client', status: 'active' });
    expect(JSON.stringify(body)).not.toMatch(/password_hash|argon2/);
    expect((await me(body.access_token)).body.id).toBe(body.user.id);
    const rows = await app.db.select({ hash: sessions.token_hash }).from(sessions);
    expect(rows.map((row) => row.hash)).not.toContain(body.access_token);
  });

  it('refuses a wrong password and an unknown e-mail with the same words', async () => {
    const wrong = await login(person.email, 'not the password');
    const unknown = await login('nobody@mailhaven.example', 'not the password');
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.problem.detail).toBe(unknown.problem.detail);
  });

  it('refuses a suspended account with the sentence of the brief, once the password is right', async () => {
    const right = await login('suspended@forecourt.example');
    expect(right).toMatchObject({ status: 403, problem: { detail: suspendedSentence } });
    expect((await login('suspended@forecourt.example', 'not the password')).problem.detail).not.toBe(suspendedSentence);
  });

  it('makes whoever guesses wait and says how long; the wait ends', async () => {
    for (let tries = 0; tries < 6; tries += 1) await login(person.email, 'not the password');
    const refused = await login(person.email);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(20);
    expect(refused.problem.detail).toMatch(/^Too many attempts\. Try again in \d+ seconds\.$/);
    expect((await login('client2@forecourt.example')).status).toBe(200);
    app.travel(31_000);
    expect((await login(person.email)).status).toBe(200);
  });
});

describe('a token', () => {
  it('dies at sign-out, and only that one', async () => {
    const [one, two] = [(await login(person.email)).body.access_token, (await login(person.email)).body.access_token];
    await me(one);
    expect((await app.call('logout', { token: one })).status).toBe(200);
    expect((await me(one)).status).toBe(401);
    expect((await me(two)).status).toBe(200);
  });

  it('of a suspended account is good for its own status alone, and gone after reactivation', async () => {
    const { access_token: token } = (await login(person.email)).body;
    await me(token);
    await app.call('setUserStatus', { token: admin, params: { id: person.id }, body: { status: 'suspended' } });
    expect(await me(token)).toMatchObject({ status: 401, problem: { detail: suspendedSentence } });
    expect(await app.call('checkUserStatus', { token, params: { id: person.id } })).toMatchObject({ status: 200, body: { status: 'suspended' } });
    expect((await app.call('checkUserStatus', { token, params: { id: await idOf('client@forecourt.example') } })).status).toBe(401);
    // A stale token does not stand in the way of what is public.
    expect((await app.call('getPublicSettings', { token })).status).toBe(200);
    await app.call('setUserStatus', { token: admin, params: { id: person.id }, body: { status: 'active' } });
    expect(await me(token)).toMatchObject({ status: 401, problem: { detail: sessionEndSentences.reactivated } });
    expect((await login(person.email)).status).toBe(200);
  });

  it('says why it is over: signed out from elsewhere, or expired; nothing of one that its owner ended, or that nobody gave out', async () => {
    const tokenOf = async () => (await login(person.email)).body.access_token;
    const [here, there, last] = [await tokenOf(), await tokenOf(), await tokenOf()];
    const why = async (token: string) => (await me(token)).problem.detail;
    const other = (await app.call('listMySessions', { token: here })).body.find((one) => !one.is_current);
    await app.call('revokeSession', { token: here, params: { id: other?.id ?? '' } });
    await app.call('revokeOtherSessions', { token: here });
    expect([await why(there), await why(last)]).toEqual([sessionEndSentences.signed_out_elsewhere, sessionEndSentences.signed_out_elsewhere]);
    expect((await app.call('getPublicSettings', { token: there })).status).toBe(200);
    await app.call('logout', { token: here });
    const unknown = await why('not-a-token-at-all-0000');
    expect([unknown, await why(here)]).toEqual(['Your sign-in has ended. Sign in again.', 'Your sign-in has ended. Sign in again.']);
  });

  it('dies when the role changes', async () => {
    const advisor = await makeAccount({ app }, 'employee');
    const { access_token: token } = (await login(advisor.email)).body;
    await me(token);
    const body = { reason: 'Runs the office from today.', current_password: demoPassword };
    expect((await app.call('makeAdmin', { token: admin, params: { id: advisor.id }, body })).body.role).toBe('admin');
    expect(await me(token)).toMatchObject({ status: 401, problem: { detail: sessionEndSentences.role_changed } });
    expect((await login(advisor.email)).body.user.role).toBe('admin');
  });

  it('lasts as long as it is used: a client 30 days, staff 12 hours', async () => {
    const client = (await login(person.email)).body.access_token;
    const advisor = (await login('tom.lindqvist@forecourt.example')).body.access_token;
    app.travel(11 * 3_600_000);
    expect((await me(advisor)).status).toBe(200);
    app.travel(11 * 3_600_000);
    expect((await me(advisor)).status).toBe(200);
    app.travel(13 * 3_600_000);
    expect(await me(advisor)).toMatchObject({ status: 401, problem: { detail: sessionEndSentences.expired } });
    // Also once their next sign-in has cleared it away.
    await login('tom.lindqvist@forecourt.example');
    expect((await me(advisor)).problem.detail).toBe(sessionEndSentences.expired);
    expect((await me(client)).status).toBe(200);
  });

  it('ends after a week for staff, however much it is used', async () => {
    const advisor = (await login('tom.lindqvist@forecourt.example')).body.access_token;
    for (let hours = 0; hours < 7 * 24 - 11; hours += 11) {
      app.travel(11 * 3_600_000);
      expect((await me(advisor)).status).toBe(200);
    }
    app.travel(11 * 3_600_000);
    expect(await me(advisor)).toMatchObject({ status: 401, problem: { detail: sessionEndSentences.expired } });
  });
});

describe('the key of what a device keeps', () => {
  it('is one for each account, over all their sessions', async () => {
    const keyOf = async (token: string) => (await app.call('getDeviceKey', { token })).body.key;
    const first = (await login(person.email)).body.access_token;
    const second = (await login(person.email)).body.access_token;
    const key = await keyOf(first);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(await keyOf(second)).toBe(key);
    expect(await keyOf(admin)).not.toBe(key);
  });
});

describe('passwords', () => {
  it('are changed with the old one, which ends the other sessions and keeps this one', async () => {
    const [here, there] = [(await login(person.email)).body.access_token, (await login(person.email)).body.access_token];
    const change = (body: object) => app.call('updatePassword', { token: here, params: { id: person.id }, body });
    expect((await change({ current_password: 'wrong', password: 'blue kettle 9 harbour' })).problem.errors).toHaveProperty('current_password');
    expect((await change({ current_password: demoPassword, password: 'password1234' })).problem.errors).toEqual({ password: expect.stringMatching(/guess/) });
    expect(await change({ current_password: demoPassword, password: 'blue kettle 9 harbour' })).toMatchObject({ status: 200, body: { ended_sessions: 1 } });
    expect(await me(there)).toMatchObject({ status: 401, problem: { detail: sessionEndSentences.password_changed } });
    expect((await me(here)).status).toBe(200);
    expect((await login(person.email)).status).toBe(401);
    expect((await login(person.email, 'blue kettle 9 harbour')).status).toBe(200);
  });

  it('of somebody else cannot be changed, not even asked about', async () => {
    const body = { current_password: demoPassword, password: 'blue kettle 9 harbour' };
    expect((await app.call('updatePassword', { token: admin, params: { id: person.id }, body })).status).toBe(404);
  });

  it('are reset by a mail that works once within an hour and ends every session', async () => {
    const { access_token: token } = (await login(person.email)).body;
    expect((await app.call('forgotPassword', { body: { email: person.email } })).status).toBe(202);
    const mailed = await tokenMailedTo(person.email);
    expect((await app.call('checkMailToken', { body: { token: mailed } })).body).toMatchObject({ purpose: 'reset_password', email: person.email });
    expect((await app.call('resetPassword', { body: { token: mailed, password: person.email } })).status).toBe(422);
    expect((await app.call('resetPassword', { body: { token: mailed, password: 'blue kettle 9 harbour' } })).status).toBe(200);
    expect(await me(token)).toMatchObject({ status: 401, problem: { detail: sessionEndSentences.password_changed } });
    expect((await app.call('resetPassword', { body: { token: mailed, password: 'red kettle 9 harbour' } })).status).toBe(410);
    expect((await login(person.email, 'blue kettle 9 harbour')).status).toBe(200);

    await app.call('forgotPassword', { body: { email: person.email } });
    const late = await tokenMailedTo(person.email);
    app.travel(61 * 60_000);
    expect((await app.call('checkMailToken', { body: { token: late } })).status).toBe(410);
  });

  it('are chosen first by whoever has none yet and asks; the link keeps the package they came with', async () => {
    const email = `no-password-yet${counter}@mailhaven.example`;
    await app.call('createUser', { token: admin, body: { email, first_name: 'Ina', last_name: 'Vited' } });
    await app.call('forgotPassword', { body: { email, package_identifier: 'full-service' } });
    const mailed = await tokenMailedTo(email);
    expect((await app.letters()).find((letter) => letter.to === email)?.action?.url).toMatch(/#token=[^&]+&package=full-service$/);
    expect((await app.call('checkMailToken', { body: { token: mailed } })).body).toMatchObject({ purpose: 'accept_invitation', email });
    expect((await app.call('resetPassword', { body: { token: mailed, password: 'blue kettle 9 harbour' } })).status).toBe(200);
    expect((await login(email, 'blue kettle 9 harbour')).status).toBe(200);
  });

  it('are asked for with the same answer, whether or not there is such an account', async () => {
    const known = await app.call('forgotPassword', { body: { email: person.email } });
    const unknown = await app.call('forgotPassword', { body: { email: 'nobody-at-all@mailhaven.example' } });
    expect({ ...known.body, status: known.status }).toEqual({ ...unknown.body, status: unknown.status });
    expect((await app.letters()).filter((letter) => letter.to === 'nobody-at-all@mailhaven.example')).toEqual([]);
    expect(await app.db.select().from(mailTokens).where(eq(mailTokens.user_id, person.id))).toHaveLength(1);
  });
});

describe('an invitation', () => {
  it('lets nobody in before a password is chosen, then does; a new one ends the old', async () => {
    const email = `invited${counter}@mailhaven.example`;
    const { body } = await app.call('createUser', { token: admin, body: { email, first_name: 'Ina', last_name: 'Vited' } });
    expect(body.status).toBe('invited');
    expect((await login(email)).status).toBe(401);
    const first = await tokenMailedTo(email);
    expect((await app.call('sendUserInvitation', { token: admin, params: { id: body.id } })).status).toBe(200);
    expect((await app.call('checkMailToken', { body: { token: first } })).status).toBe(410);
    const second = await tokenMailedTo(email);
    expect((await app.call('checkMailToken', { body: { token: second } })).body).toMatchObject({ purpose: 'accept_invitation', first_name: 'Ina' });
    expect((await app.call('resetPassword', { body: { token: second, password: 'blue kettle 9 harbour' } })).body).toEqual({ email });
    expect((await login(email, 'blue kettle 9 harbour')).body.user.status).toBe('active');
    expect((await app.call('sendUserInvitation', { token: admin, params: { id: body.id } })).status).toBe(409);
  });
});
