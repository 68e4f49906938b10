// An onboarding belongs to whoever holds the mailbox: nobody who begins one with somebody else's e-mail gets at what they pay for.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../server/demo/logins.ts';
import { events, initialClientData, users } from '../../server/db/schema.ts';
import { begin, openMailedLink, pay, prepare, stranger } from '../support/sign-up.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { makeAccount, mailedToken } from './cases/accounts.ts';

let app: TestApp;
let advisor: string;
beforeAll(async () => {
  app = await startApp();
  advisor = await app.signIn('advisor@forecourt.example');
});
afterAll(() => app.close());

const password = 'blue kettle 9 harbour';
const status = (token: string) => app.call('getPaymentStatus', { body: { token } });
const save = (token: string, changes: object) => app.call('saveOnboarding', { body: { token, ...changes } });
const resume = (token: string) => app.call('resumeOnboarding', { body: { token } });
const sendLink = (id: string) => app.call('sendOnboardingLink', { token: advisor, params: { id } });
const choose = (token: string) => app.call('choosePassword', { body: { token, password } });
const login = (email: string, chosen = password) => app.call('login', { body: { email, password: chosen } });
const rowOf = async (email: string) => (await app.db.select().from(users).where(eq(users.email, email)))[0];

/** Every call that takes an onboarding's token, with one. */
const uses = (token: string) => [
  resume(token),
  save(token, { phone: '(207) 555-0111' }),
  prepare(app, token),
  pay(app, token),
  app.call('confirmTestCard', { body: { token, approve: true } }),
  status(token),
];
const statusesOf = async (calls: Promise<{ status: number }>[]) => (await Promise.all(calls)).map((answer) => answer.status);
const allGone = [410, 410, 410, 410, 410, 410];

describe('somebody who began with another’s e-mail', () => {
  it('has no say once the link mailed to it was opened, and never gets the password', async () => {
    const attacker = await begin(app);
    await sendLink(attacker.id);
    const victim = await openMailedLink(app, attacker.email);
    expect(await statusesOf(uses(attacker.resume_token))).toEqual(allGone);
    await prepare(app, victim);
    expect(await statusesOf(uses(attacker.resume_token))).toEqual(allGone);
    const paid = await pay(app, victim);
    expect(await statusesOf(uses(attacker.resume_token))).toEqual(allGone);
    expect((await choose(paid.body.password_token ?? '')).status).toBe(200);
    expect((await login(attacker.email)).status).toBe(200);
  });

  it('cannot turn the e-mail to themselves while the victim pays, nor keep a token alive by renewing it', async () => {
    const attacker = await begin(app);
    const renewed = (await resume(attacker.resume_token)).body.resume_token ?? '';
    await sendLink(attacker.id);
    const victim = await openMailedLink(app, attacker.email);
    await prepare(app, victim);
    for (const token of [attacker.resume_token, renewed]) {
      expect((await save(token, { email: 'attacker@evil.example' })).status).toBe(410);
      expect((await resume(token)).status).toBe(410);
    }
    await pay(app, victim);
    expect((await rowOf(attacker.email))?.role).toBe('client');
    expect(await rowOf('attacker@evil.example')).toBeUndefined();
  });

  it('gets no password on the page where staff took the payment, nor changes the e-mail before', async () => {
    const attacker = await begin(app);
    const staff = (await app.call('resumeInitialClientData', { token: advisor, params: { id: attacker.id } })).body.resume_token ?? '';
    await prepare(app, staff);
    expect((await save(attacker.resume_token, { email: 'attacker2@evil.example' })).status).toBe(409);
    expect((await pay(app, staff)).body).toMatchObject({ password_token: null, check_mail: false });
    expect((await status(attacker.resume_token)).body).toMatchObject({ step: 'payment_success', password_token: null, check_mail: true });
    // By mail alone.
    const link = await mailedToken({ app }, attacker.email);
    const confirmed = await app.call('confirmEmail', { body: { token: link } });
    expect((await app.call('resetPassword', { body: { token: confirmed.body.password_token ?? '', password } })).status).toBe(200);
  });

  it('who paid and chose a password is put out when the holder of the mailbox opens a link', async () => {
    const attacker = await begin(app);
    await prepare(app, attacker.resume_token);
    const paid = await pay(app, attacker.resume_token);
    await choose(paid.body.password_token ?? '');
    const { access_token: token } = (await login(attacker.email)).body;
    expect((await app.call('getMe', { token })).status).toBe(200);
    const link = await mailedToken({ app }, attacker.email);
    const confirmed = await app.call('confirmEmail', { body: { token: link } });
    expect((await app.call('getMe', { token })).status).toBe(401);
    expect((await login(attacker.email)).status).toBe(401);
    expect((await app.call('resetPassword', { body: { token: confirmed.body.password_token ?? '', password: 'red kettle 9 harbour' } })).status).toBe(200);
    expect((await login(attacker.email, 'red kettle 9 harbour')).status).toBe(200);
    expect((await app.call('confirmEmail', { body: { token: link } })).status).toBe(410);
  });

  it('keeps no password token that outlives the proof of the mailbox', async () => {
    const attacker = await begin(app);
    await prepare(app, attacker.resume_token);
    const { password_token } = (await pay(app, attacker.resume_token)).body;
    await app.call('confirmEmail', { body: { token: await mailedToken({ app }, attacker.email) } });
    expect((await choose(password_token ?? '')).status).toBe(410);
  });
});

describe('the owner of the mailbox', () => {
  it('who confirms where they are signed in stays signed in', async () => {
    const person = await begin(app);
    await prepare(app, person.resume_token);
    await choose((await pay(app, person.resume_token)).body.password_token ?? '');
    const { access_token: token } = (await login(person.email)).body;
    expect((await rowOf(person.email))?.email_confirmed_at).toBeNull();
    const confirmed = await app.call('confirmEmail', { token, body: { token: await mailedToken({ app }, person.email) } });
    expect(confirmed.body).toEqual({ email: person.email, password_token: null });
    expect((await app.call('getMe', { token })).status).toBe(200);
    expect((await rowOf(person.email))?.email_confirmed_at).not.toBeNull();
  });

  it('may open a link on one device after the other; the last goes on', async () => {
    const person = await begin(app, { coupon_code: 'WELCOME10' });
    const phone = await openMailedLink(app, person.email);
    const laptop = await openMailedLink(app, person.email);
    expect(await statusesOf(uses(phone))).toEqual(allGone);
    expect((await resume(laptop)).body).toMatchObject({ package_identifier: 'guided-search', coupon_code: 'WELCOME10' });
  });

  it('keeps their tab when staff send a link; an earlier link of staff ends, the letter of the first step does not', async () => {
    const person = await begin(app);
    const linkOf = async () =>
      new URLSearchParams(new URL((await app.letters()).find((letter) => letter.to === person.email)?.action?.url ?? '').hash.slice(1)).get('resume') ?? '';
    const ours = await linkOf();
    await sendLink(person.id);
    const first = await linkOf();
    await sendLink(person.id);
    expect((await save(person.resume_token, { phone: '(207) 555-0112' })).status).toBe(200);
    expect((await resume(first)).status).toBe(410);
    expect((await resume(ours)).status).toBe(200);
    expect((await resume(await linkOf())).status).toBe(200);
  });

  it('who changes the e-mail confirms the new one; links to the old one are dead', async () => {
    const person = await begin(app);
    await app.letters();
    const token = await openMailedLink(app, person.email);
    await prepare(app, token);
    const email = `new-${person.email}`;
    expect((await save(token, { email })).body.email).toBe(email);
    const [row] = await app.db.select().from(initialClientData).where(eq(initialClientData.id, person.id));
    expect(row?.email_confirmed_at).toBeNull();
    await expect(openMailedLink(app, person.email)).rejects.toThrow('410');
    expect((await resume(await openMailedLink(app, email))).body.email).toBe(email);
  });

  it('of a discarded onboarding gets nowhere with any token', async () => {
    const person = await begin(app);
    await app.letters();
    await prepare(app, person.resume_token);
    await app.call('discardInitialClientData', { token: await app.signIn('admin@forecourt.example'), params: { id: person.id } });
    expect(await statusesOf(uses(person.resume_token))).toEqual(allGone);
    await expect(openMailedLink(app, person.email)).rejects.toThrow('410');
  });
});

describe('an e-mail that has an account', () => {
  const shapeOf = (answer: { status: number; body: unknown; headers: Headers }) =>
    JSON.stringify({ status: answer.status, body: answer.body, headers: [...answer.headers.keys()].toSorted() })
      .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
      .replaceAll(/"resume_token":"[^"]+"|"token":"[^"]+"/g, 'token')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
      .replaceAll(/[\w.+-]+@[\w.]+/g, 'email')
      .replaceAll(/Feld\d+/g, 'Feld');
  const walk = async (email: string) => {
    const began = await app.call('createInitialClientData', { body: stranger({ email }) });
    const token = began.body.resume_token ?? '';
    return [began, await save(token, { phone: '(207) 555-0113' }), await prepare(app, token), await status(token)].map(shapeOf);
  };

  it.each(['active', 'suspended', 'invited', 'closed'] as const)('%s, gets the same answers on the way as one that has none', async (accountStatus) => {
    const { email } = await makeAccount({ app }, 'client', {
      status: accountStatus,
      ...(accountStatus === 'closed' ? { deleted_at: new Date().toISOString() } : {}),
    });
    expect(await walk(email)).toEqual(await walk(`nobody-${email}`));
  });

  it('gets the same answers where a password is asked for, an e-mail is changed or a question asked', async () => {
    const { email } = await makeAccount({ app }, 'client');
    const other = `nobody-${email}`;
    const both = async (call: (address: string) => Promise<{ status: number; body: unknown; headers: Headers }>) => {
      expect(shapeOf(await call(email))).toBe(shapeOf(await call(other)));
    };
    await both((address) => app.call('forgotPassword', { body: { email: address } }));
    await both((address) => app.call('login', { body: { email: address, password: 'wrong' } }));
    await both((address) => app.call('requestSupport', { body: { name: 'Ann', email: address, topic: 'other', message: 'How does this work?' } }));
    await both((address) => save('no-token-of-anybody', { email: address }));
  });

  it('gets what is paid for it; its owner learns by mail, the payer only to check it', async () => {
    const { id, email } = await makeAccount({ app }, 'client', { email_confirmed_at: new Date().toISOString(), first_name: 'Secret' });
    const payer = await begin(app, { email });
    await prepare(app, payer.resume_token);
    const paid = await pay(app, payer.resume_token);
    expect(paid.body).toMatchObject({ step: 'payment_success', check_mail: true, password_token: null, payment: { user_id: null } });
    expect(paid.body.receipt?.paid_by).toContain('Nora');
    expect(JSON.stringify(paid.body)).not.toMatch(/Secret/);
    expect((await rowOf(email))?.package_id).not.toBeNull();
    const subjects = (await app.letters()).filter((letter) => letter.to === email).map((letter) => letter.subject);
    expect(subjects).toEqual(expect.arrayContaining(['Guided Search was added to your account', expect.stringMatching(/^Your receipt /)]));
    const token = await app.signIn(email);
    expect((await app.call('listPayments', { token })).body).toMatchObject([{ id: paid.body.payment.id, user_id: id }]);
  });

  it('of a guest keeps no package; its owner and the admins are told what it is', async () => {
    const inviting = await makeAccount({ app }, 'client');
    const { id, email } = await makeAccount({ app }, 'client', { email_confirmed_at: new Date().toISOString(), guest_of: inviting.id, first_name: 'Dana' });
    const payer = await begin(app, { email });
    await prepare(app, payer.resume_token);
    await pay(app, payer.resume_token);
    expect((await rowOf(email))?.package_id).toBeNull();
    const letter = (await app.letters()).find(({ to, subject }) => to === email && subject.includes('was ordered'));
    expect(letter?.text).toContain('deciding with someone else');
    const doubts = await app.db
      .select()
      .from(events)
      .where(and(eq(events.kind, 'payment_doubted'), eq(events.client_id, id)));
    expect(doubts.map(({ params }) => params)).toMatchObject([{ because: 'is_guest' }]);
  });

  it('but that nobody confirmed, gets it only once its holder has', async () => {
    const squatter = await begin(app);
    await prepare(app, squatter.resume_token);
    await choose((await pay(app, squatter.resume_token)).body.password_token ?? '');
    const { access_token: token } = (await login(squatter.email)).body;
    const mine = await begin(app, { email: squatter.email, package_identifier: 'full-service' });
    await prepare(app, mine.resume_token);
    const paid = await pay(app, mine.resume_token);
    expect(paid.body).toMatchObject({ step: 'payment_success', check_mail: true, password_token: null });
    expect((await app.call('listPayments', { token })).body).toHaveLength(1);
    const confirmed = await app.call('confirmEmail', { body: { token: await mailedToken({ app }, squatter.email) } });
    await app.letters();
    expect((await app.call('getMe', { token })).status).toBe(401);
    await app.call('resetPassword', { body: { token: confirmed.body.password_token ?? '', password: demoPassword } });
    const owner = await app.signIn(squatter.email);
    expect((await app.call('listPayments', { token: owner })).body).toHaveLength(2);
  });
});

describe('a coupon that leaves nothing to pay', () => {
  it('gives the package once the link mailed to the e-mail was opened; +tags are no new people', async () => {
    const admin = await app.signIn('admin@forecourt.example');
    const code = 'ALLFREE';
    await app.call('createCoupon', { token: admin, body: { code, kind: 'percent', value: 100, max_per_user: 1 } });
    const person = await begin(app, { coupon_code: code });
    await app.letters();
    const waiting = await prepare(app, person.resume_token);
    expect(waiting.body).toMatchObject({ step: 'payment', check_mail: true, payment: { status: 'pending', amount: 0 } });
    expect(await rowOf(person.email)).toBeUndefined();
    const proved = await openMailedLink(app, person.email);
    const done = await prepare(app, proved);
    expect(done.body).toMatchObject({ step: 'payment_success', check_mail: false, payment: { status: 'succeeded', amount: 0 } });
    expect((await choose(done.body.password_token ?? '')).status).toBe(200);
    expect((await rowOf(person.email))?.email_confirmed_at).not.toBeNull();

    const again = await begin(app, { email: person.email.replace('@', '+again@'), coupon_code: code });
    // A stranger is answered as for any other address; who holds the mailbox is told.
    expect((await prepare(app, again.resume_token)).body).toMatchObject({ check_mail: true, payment: { status: 'pending', amount: 0 } });
    expect((await prepare(app, await openMailedLink(app, again.email))).problem.errors).toHaveProperty('coupon_code');
  });
});
