// Somebody leaves the sign-up at each place where one can, and finds everything again on another device (docs/rules.md, Prospects, never lost).
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InitialClientData } from '../../generated/api.ts';
import { initialClientData, payments, users } from '../../server/db/schema.ts';
import { nudgeProspects } from '../../server/modules/prospects/nudge.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { askingCard, begin, declinedCard, goodCard, openMailedLink, pay, prepare, stranger } from '../support/sign-up.ts';
import { mailedToken } from './cases/accounts.ts';

const hour = 3_600_000;
const zone = 'America/Denver';
const password = 'blue kettle 9 harbour';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

type Begun = InitialClientData & { resume_token: string };
const save = (token: string, changes: object) => app.call('saveOnboarding', { body: { token, ...changes } });
const chosen = { package_identifier: 'full-service', coupon_code: 'WELCOME10' };
/** As far as the payment page, with package, code and zone. */
async function atPayment(): Promise<Begun> {
  const begun = await begin(app, chosen);
  await save(begun.resume_token, { time_zone: zone });
  return begun;
}

/** Where one leaves before paying: how somebody gets there, and what is there again. */
const places: Readonly<Record<string, { leave: () => Promise<Begun>; found: object; order?: { status: string; discount: number; amount: number } }>> = {
  'after who they are, with what the address brought': { leave: () => begin(app, chosen), found: { ...chosen, step: 'incomplete', payment_id: null } },
  'a package picked, Continue not pressed': {
    leave: async () => {
      const begun = await begin(app);
      await save(begun.resume_token, { package_identifier: 'full-service' });
      return begun;
    },
    found: { package_identifier: 'full-service', coupon_code: null, step: 'incomplete' },
  },
  'a code entered': {
    leave: async () => {
      const begun = await begin(app, { package_identifier: 'full-service' });
      await save(begun.resume_token, { coupon_code: 'WELCOME10' });
      return begun;
    },
    found: { ...chosen, step: 'incomplete', payment_id: null },
  },
  'the payment opened, nothing ticked': {
    leave: atPayment,
    // By which the page knows that they left at the payment.
    found: { ...chosen, terms_version: null, payment_id: expect.any(String) },
    order: { status: 'pending', discount: 9_990, amount: 89_910 },
  },
  'terms ticked, the card declined': {
    leave: async () => {
      const begun = await atPayment();
      await prepare(app, begun.resume_token);
      await pay(app, begun.resume_token, declinedCard);
      return begun;
    },
    found: { ...chosen, step: 'payment', terms_version: '2026-11' },
    order: { status: 'failed', discount: 9_990, amount: 89_910 },
  },
  'the bank asks for a confirmation': {
    leave: async () => {
      const begun = await atPayment();
      await prepare(app, begun.resume_token);
      await pay(app, begun.resume_token, askingCard);
      return begun;
    },
    found: { ...chosen, step: 'payment', terms_version: '2026-11' },
    order: { status: 'requires_action', discount: 9_990, amount: 89_910 },
  },
};

describe('left before it is paid', () => {
  it.each(Object.entries(places))('%s: the reminder leads back to all of it, and on to the end', async (_, { leave, found, order }) => {
    const { id, email, first_name, last_name, phone, zip } = await leave();
    // At once, by the first letter.
    if (order) expect((await app.call('openCheckout', { body: { token: await openMailedLink(app, email) } })).body.payment).toMatchObject(order);
    app.travel(hour);
    await nudgeProspects(app.db, app.services);
    // By its subject: the first letter, which leads back as well, may have been on its way until now and lie above it.
    const reminder = (await app.letters()).find((letter) => letter.to === email && letter.subject === 'Your Forecourt sign-up is saved');
    expect(reminder?.action?.url).toContain('#resume=');
    const elsewhere = await app.call('resumeOnboarding', { body: { token: reminder?.action?.url.split('#resume=')[1] ?? '' } });
    expect(elsewhere.body).toMatchObject({ id, email, first_name, last_name, phone, zip, ...found });
    const token = elsewhere.body.resume_token ?? '';
    const { status: _sent, ...price } = order ?? {};
    if (order) expect((await app.call('openCheckout', { body: { token } })).body.payment).toMatchObject(price);
    // Continued there, it is one purchase.
    await save(token, { time_zone: zone });
    const ready = await prepare(app, token);
    const paid = ready.body.awaits ? await app.call('confirmTestCard', { body: { token, approve: true } }) : await pay(app, token, goodCard);
    expect(paid.body.step).toBe('payment_success');
    expect(await app.db.$count(payments, eq(payments.onboarding_id, id))).toBe(1);
    const [client] = await app.db.select().from(users).where(eq(users.email, email));
    expect(client?.time_zone).toBe(zone);
  });
});

describe('left after it is paid', () => {
  /** Paid, the success page closed without a password. */
  async function paid() {
    const begun = await atPayment();
    await prepare(app, begun.resume_token);
    const { body } = await pay(app, begun.resume_token);
    return { ...begun, password_token: body.password_token ?? '' };
  }

  it('without a password: the letter, or a sign-in link asked for later, leads to one', async () => {
    for (const lostLetter of [false, true]) {
      const { email } = await paid();
      if (lostLetter) {
        app.travel(1000);
        await app.call('requestSignInLink', { body: { email } });
      }
      const mailed = await mailedToken({ app }, email);
      const token = lostLetter ? mailed : ((await app.call('confirmEmail', { body: { token: mailed } })).body.password_token ?? '');
      expect((await app.call('resetPassword', { body: { token, password } })).status).toBe(200);
      const { body } = await app.call('login', { body: { email, password } });
      expect(body.user).toMatchObject({ email, time_zone: zone, package_id: expect.any(String) });
    }
  });

  it('in the middle of the checklist: a sign-in link on another device opens it as it was', async () => {
    const { email, password_token } = await paid();
    await app.call('choosePassword', { body: { token: password_token, password } });
    const { access_token: here, user } = (await app.call('login', { body: { email, password } })).body;
    await app.call('confirmEmail', { token: here, body: { token: await mailedToken({ app }, email) } });
    const of = { user_id: user.id, package_id: user.package_id ?? '' };
    const selections = { money: { max_total: 4_100_000, method: 'finance' } } as const;
    expect((await app.call('autoSavePreferences', { token: here, body: { ...of, selections } })).status).toBe(200);
    app.travel(1000);
    await app.call('requestSignInLink', { body: { email } });
    const { sign_in } = (await app.call('redeemSignInLink', { body: { token: await mailedToken({ app }, email) } })).body;
    const token = sign_in?.access_token ?? '';
    const found = await app.call('getPreferencesOf', { token, params: { a: of.user_id, b: of.package_id } });
    expect(found.body).toMatchObject({ status: 'draft', selections: { ...selections, logistics: { zip: '04101' } } });
  });
});

describe('the time zone of the browser', () => {
  it('comes to the account with the first password, where none is known; one that nobody knows is none', async () => {
    for (const [named, kept] of [
      [zone, zone],
      ['Mars/Olympus_Mons', null],
    ] as const) {
      const begun = await begin(app);
      await save(begun.resume_token, { time_zone: 'Mars/Olympus_Mons' });
      const [row] = await app.db.select().from(initialClientData).where(eq(initialClientData.id, begun.id));
      expect(row?.time_zone).toBeNull();
      await prepare(app, begun.resume_token);
      const { body } = await pay(app, begun.resume_token);
      await app.call('choosePassword', { body: { token: body.password_token ?? '', password, time_zone: named } });
      expect((await app.call('login', { body: { email: begun.email, password } })).body.user.time_zone).toBe(kept);
    }
  });
});

describe('a mailbox with two sign-ups', () => {
  it('gets no reminder of the one once the other is paid', async () => {
    const { email } = await begin(app);
    app.travel(1000);
    const other = await app.call('createInitialClientData', { body: { ...stranger(), email } });
    await prepare(app, other.body.resume_token ?? '');
    await pay(app, other.body.resume_token ?? '');
    app.travel(2 * hour);
    await nudgeProspects(app.db, app.services);
    expect((await app.letters()).filter(({ to, subject }) => to === email && subject === 'Your Forecourt sign-up is saved')).toEqual([]);
  });
});
