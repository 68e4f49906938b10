// A price shown at checkout is kept for 30 minutes, whatever an admin edits meanwhile.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { termsVersion } from '../../domain/terms.ts';
import type { Checkout, Coupon, Package } from '../../generated/api.ts';
import { payments } from '../../server/db/schema.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { begin, goodCard, openMailedLink, pay, prepare, stranger } from '../support/sign-up.ts';
import { makeAccount } from './cases/accounts.ts';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startApp();
  admin = await app.signIn('admin@forecourt.example');
});
afterAll(() => app.close());

const minutes = (count: number) => count * 60_000;
let made = 0;

async function makePackage(price = 29_900): Promise<Package> {
  made += 1;
  const body = { name: `Held ${made}`, package_identifier: `held-${made}`, price, inclusions: ['As it was shown'] };
  return (await app.call('createPackage', { token: admin, body })).body;
}

async function makeCoupon(): Promise<Coupon> {
  made += 1;
  return (await app.call('createCoupon', { token: admin, body: { code: `HELD-${made}`, kind: 'amount', value: 5_000, max_per_user: 1 } })).body;
}

/** What an admin may do to an order that somebody looks at; each alone would change the total, or what is bought. */
const edits: ((offer: Package, coupon: Coupon) => Promise<unknown>)[] = [
  ({ id }) => app.call('updatePackage', { token: admin, params: { id }, body: { price: 17_900, name: 'Another name', inclusions: ['Less'] } }),
  ({ id }) => app.call('updatePackage', { token: admin, params: { id }, body: { is_active: false } }),
  (_offer, { id }) => app.call('updateCoupon', { token: admin, params: { id }, body: { value: 100, package_identifiers: ['deal-check'] } }),
  (_offer, { id }) => app.call('changeCouponsEnd', { token: admin, body: { ids: [id], ends_at: '2026-01-01T00:00:00.000Z' } }),
  (_offer, { id }) => app.call('turnOffCoupons', { token: admin, body: { ids: [id] } }),
];

interface Buyer {
  show(): Promise<Checkout>;
  ready(): Promise<Checkout>;
  pay(): Promise<Checkout>;
}

const answered = <Body>({ status, body, problem }: { status: number; body: Body; problem: object }): Body => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(problem)}`);
  return body;
};

const withToken = (token: string): Buyer => ({
  show: async () => answered(await app.call('openCheckout', { body: { token } })),
  ready: async () => answered(await prepare(app, token)),
  pay: async () => answered(await pay(app, token)),
});

/** Everybody who buys: alone, with staff beside them, signed in. */
const buyers: [string, (offer: Package, code: string) => Promise<Buyer>][] = [
  ['who signs up', async (offer, coupon_code) => withToken((await begin(app, { package_identifier: offer.package_identifier, coupon_code })).resume_token)],
  [
    'whom staff bring in',
    async (offer, coupon_code) => {
      const token = await app.signIn('advisor@forecourt.example');
      const body = stranger({ package_identifier: offer.package_identifier, coupon_code });
      return withToken((await app.call('createInitialClientData', { token, body })).body.resume_token ?? '');
    },
  ],
  [
    'who has an account',
    async ({ package_identifier }, coupon_code) => {
      const { email } = await makeAccount({ app }, 'client', { package_id: null });
      const token = await app.signIn(email);
      const ready = async () => answered(await app.call('startPackage', { token, body: { package_identifier, coupon_code, terms_version: termsVersion } }));
      return {
        show: async () => answered(await app.call('openOwnCheckout', { token, body: { package_identifier, coupon_code } })),
        ready,
        pay: async () => answered(await app.call('payByTestCard', { body: { token: (await ready()).token, ...goodCard } })),
      };
    },
  ],
];

const totalOf = ({ payment, package_name, price_until, inclusions }: Checkout) => {
  const { price, discount, amount, currency, coupon_code } = payment;
  return { price, discount, amount, currency, coupon_code, package_name, price_until, inclusions };
};

describe.each(buyers)('the price shown to somebody %s', (_who, buyerOf) => {
  it('stays whatever an admin changes, through a reload and until it is paid', async () => {
    const [offer, coupon] = [await makePackage(), await makeCoupon()];
    const buyer = await buyerOf(offer, coupon.code.toLowerCase());
    const shown = await buyer.show();
    expect(shown).toMatchObject({ payment: { price: 29_900, discount: 5_000, amount: 24_900, coupon_code: coupon.code }, price_before: null });
    for (const edit of edits) await edit(offer, coupon);
    app.travel(minutes(20));
    await app.outbox.drain();
    expect(totalOf(await buyer.show())).toEqual(totalOf(shown));
    expect(totalOf(await buyer.ready())).toEqual(totalOf(shown));
    expect(totalOf(await buyer.show())).toEqual(totalOf(shown));
    const paid = await buyer.pay();
    expect(paid.receipt).toMatchObject({ amount: 24_900, price: 29_900, coupon_code: coupon.code, package_name: offer.name });
    expect((await app.call('getCoupon', { token: admin, params: { id: coupon.id } })).body).toMatchObject({ redeemed_count: 1, reserved_count: 0 });
  });

  it('ends after 30 minutes: the new one is shown, beside the one before, and nothing is charged on the way', async () => {
    const [offer, coupon] = [await makePackage(), await makeCoupon()];
    const buyer = await buyerOf(offer, coupon.code);
    const shown = await buyer.show();
    await buyer.ready();
    await app.call('updatePackage', { token: admin, params: { id: offer.id }, body: { price: 39_900 } });
    app.travel(minutes(31));
    await app.outbox.drain();
    for (const look of [buyer.show, buyer.ready, buyer.show]) {
      const now = await look();
      expect(now).toMatchObject({ payment: { amount: 34_900, status: 'pending' }, price_before: 24_900 });
      expect(Date.parse(now.price_until ?? '')).toBeGreaterThan(Date.parse(shown.price_until ?? '') + minutes(30));
    }
    expect((await buyer.pay()).receipt).toMatchObject({ amount: 34_900 });
  });
});

describe('a price that ran out', () => {
  it('is not taken at the card desk, and the same total is shown without a word', async () => {
    const offer = await makePackage();
    const { resume_token: token } = await begin(app, { package_identifier: offer.package_identifier });
    await prepare(app, token);
    app.travel(minutes(31));
    expect((await pay(app, token)).problem).toMatchObject({ status: 409, price_released: true });
    expect(await withToken(token).show()).toMatchObject({ payment: { amount: 29_900 }, price_before: null });
    await prepare(app, token);
    expect((await pay(app, token)).body.payment.status).toBe('succeeded');
  });

  it('says that the coupon does not count any more, and which total it was', async () => {
    const [offer, coupon] = [await makePackage(), await makeCoupon()];
    const { resume_token: token } = await begin(app, { package_identifier: offer.package_identifier, coupon_code: coupon.code });
    await withToken(token).show();
    await app.call('turnOffCoupons', { token: admin, body: { ids: [coupon.id] } });
    app.travel(minutes(31));
    const now = { payment: { amount: 29_900, coupon_code: null }, price_before: 24_900, coupon_refusal: 'inactive' };
    expect(await withToken(token).show()).toMatchObject(now);
    expect(await withToken(token).show()).toMatchObject(now);
    expect((await prepare(app, token)).problem.errors).toHaveProperty('coupon_code');
  });
});

describe('the order that is shown', () => {
  it('is the one that was chosen last; what was held for the one before is free', async () => {
    const [one, other, coupon] = [await makePackage(), await makePackage(44_900), await makeCoupon()];
    const { resume_token: token } = await begin(app, { package_identifier: one.package_identifier, coupon_code: coupon.code });
    await withToken(token).show();
    await app.call('saveOnboarding', { body: { token, package_identifier: other.package_identifier, coupon_code: null } });
    expect(await withToken(token).show()).toMatchObject({ payment: { amount: 44_900 }, package_name: other.name, price_before: null });
    expect((await app.call('getCoupon', { token: admin, params: { id: coupon.id } })).body).toMatchObject({ reserved_count: 0 });
  });

  it('is of a package on sale where no price is kept', async () => {
    const gone = await makePackage();
    const { resume_token: token } = await begin(app, { package_identifier: gone.package_identifier });
    await app.call('updatePackage', { token: admin, params: { id: gone.id }, body: { is_active: false } });
    expect((await app.call('openCheckout', { body: { token } })).problem.errors).toHaveProperty('package_identifier');
  });

  it('keeps the difference of an upgrade, too', async () => {
    const [own, higher] = [await makePackage(), await makePackage(99_900)];
    const token = await app.signIn((await makeAccount({ app }, 'client', { package_id: own.id })).email);
    const show = () => app.call('openOwnCheckout', { token, body: { package_identifier: higher.package_identifier } });
    expect((await show()).body.payment).toMatchObject({ kind: 'upgrade', amount: 70_000 });
    for (const [id, price] of [
      [own.id, 10_000],
      [higher.id, 199_900],
    ] as const)
      await app.call('updatePackage', { token: admin, params: { id }, body: { price } });
    expect((await show()).body.payment.amount).toBe(70_000);
    const ready = await app.call('startUpgrade', { token, body: { package_identifier: higher.package_identifier, terms_version: termsVersion } });
    expect((await app.call('payByTestCard', { body: { token: ready.body.token, ...goodCard } })).body.receipt).toMatchObject({ amount: 70_000 });
  });

  it('is one payment, however often it is shown at once', async () => {
    const { id, resume_token: token } = await begin(app);
    const all = await Promise.all(Array.from({ length: 6 }, () => withToken(token).show()));
    expect(new Set(all.map((each) => each.payment.id)).size).toBe(1);
    expect(
      await app.db
        .select()
        .from(payments)
        .then((rows) => rows.filter((row) => row.onboarding_id === id)),
    ).toHaveLength(1);
  });
});

describe('whether an e-mail has used a coupon', () => {
  it('is not told to a stranger, but to whoever opens the link mailed to it, and to staff', async () => {
    const coupon = await makeCoupon();
    const first = await begin(app, { coupon_code: coupon.code });
    await prepare(app, first.resume_token);
    await pay(app, first.resume_token);
    const again = await begin(app, { coupon_code: coupon.code, email: first.email });
    const unknown = await begin(app, { coupon_code: coupon.code });
    const asked = (onboarding_id: string, token?: string) =>
      app.call('validateCoupon', { token, body: { code: coupon.code, package_price: 59_900, onboarding_id } }).then(({ body }) => body);
    expect(await asked(again.id)).toEqual(await asked(unknown.id));
    expect(await asked(again.id, admin)).toMatchObject({ reason: 'used_by_user' });
    const [one, other] = [await prepare(app, again.resume_token), await prepare(app, unknown.resume_token)];
    expect([one.status, one.body.payment.amount]).toEqual([other.status, other.body.payment.amount]);
    const proved = await openMailedLink(app, first.email);
    expect((await prepare(app, proved)).problem.errors).toEqual({ coupon_code: 'You already used this code.' });
    const twice = await begin(app, { coupon_code: coupon.code, email: first.email });
    await prepare(app, twice.resume_token);
    expect((await pay(app, twice.resume_token)).body.payment.status).toBe('succeeded');
    const notices = await app.call('listNotifications', { token: admin, params: { a: (await app.call('getMe', { token: admin })).body.id, b: 'admin' } });
    expect(notices.body.items.map(({ words: text }) => text).filter((text) => text.startsWith(`Coupon ${coupon.code} was used again`))).toHaveLength(1);
  });
});

describe('a client who has not confirmed their e-mail', () => {
  it('confirms it before a coupon gives them a package for nothing', async () => {
    const offer = await makePackage();
    const { body: coupon } = await app.call('createCoupon', { token: admin, body: { code: 'ALL-OF-IT', kind: 'percent', value: 100 } });
    const { email } = await makeAccount({ app }, 'client', { package_id: null, email_confirmed_at: null });
    const token = await app.signIn(email);
    const start = () =>
      app.call('startPackage', {
        token,
        body: { package_identifier: offer.package_identifier, coupon_code: coupon.code, terms_version: termsVersion },
      });
    expect((await start()).body).toMatchObject({ check_mail: true, payment: { status: 'pending', amount: 0 } });
    await start();
    const letters = (await app.letters()).filter((letter) => letter.to === email);
    expect(letters).toHaveLength(1);
    const mailed = letters[0]?.action?.url.split('#token=')[1] ?? '';
    expect((await app.call('confirmEmail', { token, body: { token: mailed } })).status).toBe(200);
    expect((await start()).body).toMatchObject({ payment: { status: 'succeeded', amount: 0 } });
  });
});
