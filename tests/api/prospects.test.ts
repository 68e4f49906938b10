import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nudgeProspects } from '../../server/modules/prospects/nudge.ts';
import { chats, clientFolders, dashboardListings, initialClientData, users } from '../../server/db/schema.ts';
import { begin, openMailedLink, pay, prepare, stranger } from '../support/sign-up.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { wholeTimeline } from '../support/readings.ts';

let app: TestApp;
let admin: string;
let advisor: string;
let other: string;
beforeAll(async () => {
  app = await startApp();
  admin = await app.signIn('admin@forecourt.example');
  advisor = await app.signIn('advisor@forecourt.example');
  other = await app.signIn('advisor2@forecourt.example');
});
afterAll(() => app.close());

const sees = async (token: string, id: string) => (await app.call('getInitialClientData', { token, params: { id } })).status === 200;
const me = async (token: string) => (await app.call('getMe', { token })).body;

describe('prospects', () => {
  it("nobody owns are every advisor's; who goes on with one owns it", async () => {
    const { id } = await begin(app);
    expect([await sees(advisor, id), await sees(other, id), await sees(admin, id)]).toEqual([true, true, true]);
    const resumed = await app.call('resumeInitialClientData', { token: advisor, params: { id } });
    expect(resumed.body.started_by).toBe((await me(advisor)).id);
    expect([await sees(advisor, id), await sees(other, id), await sees(admin, id)]).toEqual([true, false, true]);
    expect((await app.call('discardInitialClientData', { token: other, params: { id } })).status).toBe(404);
  });

  it('are listed by step, newest step first, and found by name', async () => {
    const person = stranger();
    await app.call('createInitialClientData', { token: advisor, body: { ...person, last_name: 'Findable' } });
    const found = await app.call('listInitialClientData', { token: advisor, query: { filter: { q: 'findable', step: ['incomplete', 'payment'] } } });
    expect(found.body).toMatchObject([{ email: person.email, source: 'assisted', started_by: (await me(advisor)).id }]);
    const all = await app.call('listInitialClientData', { token: admin, query: { filter: { step: 'incomplete' }, range: [0, 99] } });
    const times = all.body.map((row) => row.last_step_at);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('get a link by mail with which they pay by themselves; the owner hears of it', async () => {
    const made = await app.call('createInitialClientData', { token: advisor, body: stranger() });
    const { id, email } = made.body;
    app.travel(1000);
    expect((await app.call('sendOnboardingLink', { token: advisor, params: { id } })).body.last_nudge_at).not.toBeNull();
    const letter = (await app.letters()).find((each) => each.to === email);
    expect(letter?.action?.url).toContain('/signup#resume=');
    app.travel(1000);
    const token = await openMailedLink(app, email);
    expect((await app.call('resumeOnboarding', { body: { token } })).body.id).toBe(id);
    const owner = await me(advisor);
    const notified = await app.call('listNotifications', { token: advisor, params: { a: owner.id, b: 'employee' } });
    expect(notified.body.items[0]).toMatchObject({ kind: 'onboarding_resumed', target_id: id });
    await prepare(app, token);
    expect((await pay(app, token)).body.password_token).toBeTruthy();
  });

  it('whose owner can’t sign in any more are the admins’ to hear of', async () => {
    const { id, email } = (await app.call('createInitialClientData', { token: advisor, body: stranger() })).body;
    await app.call('sendOnboardingLink', { token: advisor, params: { id } });
    const [left] = await app.db
      .insert(users)
      .values({ email: 'left@forecourt.example', first_name: 'Lee', last_name: 'Left', role: 'employee', status: 'suspended' })
      .returning({ id: users.id });
    await app.db
      .update(initialClientData)
      .set({ started_by: left?.id ?? null })
      .where(eq(initialClientData.id, id));
    app.travel(1000);
    await app.call('resumeOnboarding', { body: { token: await openMailedLink(app, email) } });
    const reader = await me(admin);
    const { items } = (await app.call('listNotifications', { token: admin, params: { a: reader.id, b: 'admin' } })).body;
    expect(items[0]).toMatchObject({ kind: 'onboarding_resumed', target_id: id });
  });

  it('that are set aside go no further, and let their coupon go', async () => {
    const prospect = await begin(app, { coupon_code: 'WELCOME10' });
    const ready = await prepare(app, prospect.resume_token);
    expect(ready.body.coupon_until).not.toBeNull();
    expect((await app.call('discardInitialClientData', { token: admin, params: { id: prospect.id } })).body.step).toBe('discarded');
    expect((await pay(app, prospect.resume_token)).status).toBe(410);
    expect((await app.call('discardInitialClientData', { token: admin, params: { id: prospect.id } })).status).toBe(409);
    const usage = await app.call('listCouponUsage', { token: admin, query: { filter: { state: 'reserved' } } });
    expect(usage.body.map((use) => use.payment_id)).not.toContain(ready.body.payment.id);
  });

  it('are removed for good unless they paid', async () => {
    const prospect = await begin(app);
    await prepare(app, prospect.resume_token);
    expect((await app.call('deleteInitialClientData', { token: advisor, params: { id: prospect.id } })).body.id).toBe(prospect.id);
    expect(await sees(admin, prospect.id)).toBe(false);
    const paid = await begin(app);
    await prepare(app, paid.resume_token);
    await pay(app, paid.resume_token);
    expect((await app.call('deleteInitialClientData', { token: admin, params: { id: paid.id } })).status).toBe(409);
  });
});

describe('a client whom staff brought in', () => {
  it('has account, folder, chat and advisor at once; staff never see the password token', async () => {
    const made = await app.call('createInitialClientData', { token: advisor, body: stranger() });
    const token = made.body.resume_token ?? '';
    await prepare(app, token);
    const paid = await pay(app, token);
    expect(paid.body).toMatchObject({ step: 'payment_success', password_token: null });
    const clientId = paid.body.payment.user_id ?? '';
    const owner = await me(advisor);
    const client = await app.call('getUser', { token: advisor, params: { id: clientId } });
    expect(client.body).toMatchObject({ status: 'invited', role: 'client', advisor_id: owner.id });
    expect(await app.db.$count(clientFolders, eq(clientFolders.client_id, clientId))).toBe(1);
    expect(await app.db.$count(chats, eq(chats.client_id, clientId))).toBe(1);
    expect(await app.db.$count(dashboardListings, eq(dashboardListings.user_id, clientId))).toBe(1);
    const told = await wholeTimeline(app.db, clientId);
    expect(told.map((entry) => entry.kind)).toContain('payment_succeeded');
    const letters = (await app.letters()).filter((letter) => letter.to === made.body.email);
    expect(letters.map((letter) => letter.subject)).toContain('Welcome to Forecourt: confirm your e-mail');
    const [row] = await app.db.select().from(initialClientData).where(eq(initialClientData.id, made.body.id));
    expect(row).toMatchObject({ step: 'payment_success', user_id: clientId, terms_version: '2026-11' });
  });
});

describe('two onboardings of one person, both paid', () => {
  it('make one account; what the second pays is attached once the e-mail is confirmed, and the admins hear of it', async () => {
    const first = await begin(app);
    const second = await begin(app, { email: first.email.toUpperCase() });
    await prepare(app, first.resume_token);
    await prepare(app, second.resume_token);
    const one = await pay(app, first.resume_token);
    const two = await pay(app, second.resume_token);
    expect([one.body.password_token !== null, two.body.password_token, two.body.payment.user_id]).toEqual([true, null, null]);
    await openMailedLink(app, first.email);
    await app.letters();
    const [waited] = await app.db.select().from(initialClientData).where(eq(initialClientData.id, second.id));
    expect(waited?.user_id).toBe(one.body.payment.user_id);
    const boss = await me(admin);
    const notified = await app.call('listNotifications', { token: admin, params: { a: boss.id, b: 'admin' } });
    expect(notified.body.items[0]?.words).toContain('has two packages now');
  });
});

describe('reminders of a sign-up that was left', () => {
  const hour = 3_600_000;
  /** Everything mailed to somebody, oldest first, without the first letter. */
  const remindersTo = async (email: string) =>
    (await app.letters())
      .filter((letter) => letter.to === email && letter.note?.includes('/stop-reminders?token='))
      .map((letter) => ({ at: letter.action?.url ?? '', stop: letter.note?.split('/stop-reminders?token=')[1] ?? '' }))
      .toReversed();
  /** The clock goes on by so many hours, a look every one. */
  const later = async (hours: number) => {
    for (let gone = 0; gone < hours; gone += 1) {
      app.travel(hour);
      await nudgeProspects(app.db, app.services);
    }
  };

  it('go out 1, 24 and 72 hours after the last step, then never; each leads back to what was typed, with package and code', async () => {
    const { email, id } = await begin(app, { package_identifier: 'full-service', coupon_code: 'WELCOME10' });
    const counted: number[] = [];
    for (const hours of [1, 22, 1, 47, 1, 80]) {
      await later(hours);
      counted.push((await remindersTo(email)).length);
    }
    expect(counted).toEqual([1, 1, 2, 2, 3, 3]);
    const [, , last] = await remindersTo(email);
    const resumed = await app.call('resumeOnboarding', { body: { token: last?.at.split('#resume=')[1] ?? '' } });
    expect(resumed.body).toMatchObject({ id, package_identifier: 'full-service', coupon_code: 'WELCOME10' });
  });

  it('lead to the payment whoever was shown the order and left', async () => {
    const { email, resume_token } = await begin(app, { package_identifier: 'full-service', coupon_code: 'WELCOME10' });
    const letters = async () => (await remindersTo(email)).map(({ at }) => new URL(at).pathname);
    await later(2);
    expect((await app.call('openCheckout', { body: { token: resume_token } })).status).toBe(200);
    await later(80);
    expect(await letters()).toEqual(['/signup', '/payment', '/payment', '/payment']);
  });

  it('stop at one press, and a link that was changed stops nothing', async () => {
    const { email } = await begin(app);
    await later(2);
    const [first] = await remindersTo(email);
    expect((await app.call('stopOnboardingReminders', { body: { token: `${first?.stop}x` } })).status).toBe(410);
    const stopped = await app.call('stopOnboardingReminders', { body: { token: first?.stop ?? '' } });
    expect(stopped).toMatchObject({ status: 200, body: { email } });
    await later(90);
    expect(await remindersTo(email)).toHaveLength(1);
  });

  it('stop at the press that mail programs offer beside the sender, which is no more than a POST; opening the address stops nothing', async () => {
    const { email } = await begin(app);
    await later(2);
    const letter = (await app.letters()).find(({ to, stop_url }) => to === email && stop_url !== undefined);
    const address = new URL(letter?.stop_url ?? '');
    const press = (path: string) =>
      app.fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
        redirect: 'manual',
      });
    await app.fetch(`${address.pathname}${address.search}`);
    expect((await press(`${address.pathname}${address.search}x`)).status).toBe(410);
    expect((await press(address.pathname)).status).toBe(303);
    await later(23);
    expect(await remindersTo(email)).toHaveLength(2);
    expect((await press(`${address.pathname}${address.search}`)).status).toBe(200);
    await later(90);
    expect(await remindersTo(email)).toHaveLength(2);
  });

  it('reach nobody who paid, was closed, or is led by staff', async () => {
    const paid = await begin(app);
    await prepare(app, paid.resume_token);
    await pay(app, paid.resume_token);
    const closed = await begin(app);
    // The clock has gone on so far that nobody of the staff is signed in.
    await app.db.update(initialClientData).set({ step: 'discarded' }).where(eq(initialClientData.id, closed.id));
    const assisted = await begin(app);
    await app.db.update(initialClientData).set({ source: 'assisted' }).where(eq(initialClientData.id, assisted.id));
    await later(80);
    for (const email of [paid.email, closed.email, assisted.email]) expect(await remindersTo(email)).toEqual([]);
  });
});
