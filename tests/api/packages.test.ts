// Over 300 lines: all of it shares one server, which takes seconds to start for each engine.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { termsVersion } from '../../domain/terms.ts';
import { initialClientData, ledgerEntries, links, packages, users } from '../../server/db/schema.ts';
import { paidClient } from '../support/paid-client.ts';
import { declinedCard, goodCard } from '../support/sign-up.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { makeAccount } from './cases/accounts.ts';
import { noteFirst } from './cases/offers.ts';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startApp();
  admin = await app.signIn('admin@forecourt.example');
});
afterAll(() => app.close());

const newClient = (package_identifier?: string) => paidClient(app, package_identifier);

async function work(clientId: string, done: { worksheet_count: number }) {
  const now = new Date().toISOString();
  await app.db.delete(links).where(eq(links.user_id, clientId));
  await app.db.insert(links).values({ user_id: clientId, title: '2024 Subaru Outback', status_since: now, published_at: now, is_displayed: true, ...done });
  await noteFirst(app.db, clientId, { first_link_at: now, ...(done.worksheet_count > 0 ? { first_worksheet_at: now } : {}) });
}

describe('packages', () => {
  it('on sale are public, in order; the one off sale is not among them', async () => {
    const { body } = await app.call('listAllPackages');
    expect(body.map((each) => each.package_identifier)).toEqual(['deal-check', 'guided-search', 'full-service']);
    expect((await app.call('countPackages', { token: admin })).body).toEqual({ count: 3 });
    expect(
      (
        await app.call('createInitialClientData', {
          body: { first_name: 'A', last_name: 'B', email: 'a.b@mailhaven.example', phone: '(207) 555-0148', zip: '04101', package_identifier: 'lease-review' },
        })
      ).status,
    ).toBe(422);
  });

  it('on sale are as they are now: at once after a call, and soon after anybody else’s change', async () => {
    const [first] = (await app.call('listAllPackages')).body;
    const tagline = async () => (await app.call('listAllPackages')).body[0]?.tagline;
    const id = first?.id ?? '';
    await app.call('updatePackage', { token: admin, params: { id }, body: { tagline: 'By a call' } });
    expect(await tagline()).toBe('By a call');
    await app.db.update(packages).set({ tagline: 'By another process' }).where(eq(packages.id, id));
    await vi.waitFor(async () => expect(await tagline()).toBe('By another process'), { timeout: 50_000, interval: 20 });
    await app.db
      .update(packages)
      .set({ tagline: first?.tagline ?? null })
      .where(eq(packages.id, id));
  });

  it.each(['payment', 'payment-success', 'Has Blanks', 'guided-search'])('cannot be called %s', async (package_identifier) => {
    const { status, problem } = await app.call('createPackage', { token: admin, body: { name: 'Any', package_identifier, price: 100 } });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(problem.errors).toHaveProperty('package_identifier');
  });

  it('are made, changed and removed by admins; what was bought stays', async () => {
    const made = await app.call('createPackage', { token: admin, body: { name: 'Trade-in Only', package_identifier: 'trade-in-only', price: 9_900 } });
    expect(made.body).toMatchObject({ inclusions: [], is_active: true, days_included: 45 });
    const { id } = made.body;
    expect((await app.call('updatePackage', { token: admin, params: { id }, body: { price: 12_900, version: 1 } })).body.price).toBe(12_900);
    expect((await app.call('updatePackage', { token: admin, params: { id }, body: { price: 1, version: 1 } })).status).toBe(409);
    expect((await app.call('deletePackage', { token: admin, params: { id } })).body.id).toBe(id);
    const bought = (await app.call('listPackages', { token: admin, query: { filter: { package_identifier: 'guided-search' } } })).body[0];
    expect((await app.call('deletePackage', { token: admin, params: { id: bought?.id } })).status).toBe(409);
    expect(
      (await app.call('updatePackage', { token: admin, params: { id: bought?.id }, body: { package_identifier: 'renamed' } })).problem.errors,
    ).toHaveProperty('package_identifier');
  });
});

describe('a package that goes', () => {
  const made = async (package_identifier: string, more: Record<string, unknown> = {}) =>
    (await app.call('createPackage', { token: admin, body: { name: 'Going', package_identifier, price: 9_900, ...more } })).body;
  const signUpFor = async (package_identifier: string, email: string) => {
    const { body } = await app.call('createInitialClientData', {
      body: { first_name: 'Ada', last_name: 'Moved', email, phone: '(207) 555-0148', zip: '04101', package_identifier },
    });
    return body;
  };
  const packageOf = async (email: string) => (await app.db.select().from(initialClientData).where(eq(initialClientData.email, email)))[0]?.package_identifier;

  it('is deleted once its open sign-ups have another one, which the same call gives them', async () => {
    const [going, other] = [await made('going-away'), await made('coming-up')];
    await signUpFor('going-away', 'ada.moved@mailhaven.example');
    await signUpFor('going-away', 'ben.moved@mailhaven.example');
    const remove = (query: { move_to?: string }) => app.call('deletePackage', { token: admin, params: { id: going.id }, query });
    const asked = await remove({});
    expect([asked.status, asked.problem.errors]).toEqual([422, { move_to: '2 sign-ups use this package. Choose where to move them.' }]);
    for (const move_to of [going.id, (await made('kept-back', { is_active: false })).id]) {
      expect((await remove({ move_to })).problem.errors).toEqual({ move_to: 'Choose another package that’s for sale.' });
    }
    expect(await packageOf('ada.moved@mailhaven.example')).toBe('going-away');
    expect((await remove({ move_to: other.id })).status).toBe(200);
    for (const email of ['ada.moved@mailhaven.example', 'ben.moved@mailhaven.example']) expect(await packageOf(email)).toBe('coming-up');
    expect((await app.call('getPackage', { token: admin, params: { id: going.id } })).status).toBe(404);
    await app.db.delete(initialClientData).where(eq(initialClientData.package_identifier, 'coming-up'));
  });

  it('stays where clients bought it, wherever its sign-ups would go', async () => {
    const [bought, other] = (await app.call('listPackages', { token: admin, query: { filter: { package_identifier: ['guided-search', 'full-service'] } } }))
      .body;
    const refused = await app.call('deletePackage', { token: admin, params: { id: bought?.id }, query: { move_to: other?.id } });
    expect([refused.status, refused.problem.detail]).toEqual([409, 'Clients chose or bought this package. Turn off “For sale” instead.']);
  });
});

describe('a client', () => {
  it('sees the package, what is used of it, and upgrades by paying the difference', async () => {
    const client = await newClient();
    await work(client.id, { worksheet_count: 1 });
    const mine = (await app.call('getMyPackage', { token: client.token })).body;
    expect(mine).toMatchObject({
      package: { package_identifier: 'guided-search' },
      days_left: 45,
      links_used: 1,
      otd_prices_used: 1,
      upgrades: [{ difference: 40_000 }],
      refund: { percent: 0 },
      paid_apart: 0,
    });

    const upgrade = (package_identifier: string) =>
      app.call('startUpgrade', { token: client.token, body: { package_identifier, terms_version: termsVersion } });
    expect((await upgrade('deal-check')).status).toBe(409);
    const ready = await upgrade('full-service');
    expect(ready.body.payment).toMatchObject({ kind: 'upgrade', amount: 40_000, status: 'pending' });
    expect((await upgrade('full-service')).body.payment.id).toBe(ready.body.payment.id);
    const paid = await app.call('payByTestCard', { body: { token: ready.body.token ?? '', ...goodCard } });
    expect(paid.body).toMatchObject({
      payment: { status: 'succeeded' },
      receipt: { package_name: 'Upgrade to Full Service', amount: 40_000 },
      password_token: null,
    });
    // The refund is of the upgrade; what was paid first is refunded by itself.
    const refund = { rungs: [{ amount: 40_000 }, {}, {}] };
    expect((await app.call('getMyPackage', { token: client.token })).body).toMatchObject({
      package: { package_identifier: 'full-service' },
      upgrades: [],
      refund,
      paid_apart: 59_900,
    });
    const list = await app.call('listPayments', { token: client.token });
    expect(list.body.map((row) => row.kind)).toEqual(['upgrade', 'package']);
    expect(list.body[0]).not.toHaveProperty('provider_id');
  });

  it('is told of an upgrade whose payment failed, once however often it is tried', async () => {
    const client = await newClient();
    const body = { package_identifier: 'full-service', terms_version: termsVersion };
    const { token } = (await app.call('startUpgrade', { token: client.token, body })).body;
    for (let tries = 0; tries < 2; tries += 1) await app.call('payByTestCard', { body: { token: token ?? '', ...declinedCard } });
    const { items } = (await app.call('listNotifications', { token: client.token, params: { a: client.id, b: 'client' } })).body;
    expect(items.map((notice) => notice.kind).filter((kind) => kind === 'payment_failed')).toHaveLength(1);
  });

  it('who pressed again after an upgrade whose answer was lost is told that it is paid', async () => {
    const client = await newClient();
    const upgrade = () => app.call('startUpgrade', { token: client.token, body: { package_identifier: 'full-service', terms_version: termsVersion } });
    const ready = await upgrade();
    await app.call('payByTestCard', { body: { token: ready.body.token ?? '', ...goodCard } });
    expect((await upgrade()).body.payment).toMatchObject({ id: ready.body.payment.id, status: 'succeeded' });
  });

  it('sees their own payments and receipts alone', async () => {
    const [one, two] = [await newClient(), await newClient()];
    expect((await app.call('getReceipt', { token: one.token, params: { id: one.payment.id } })).body.number).toBe(one.payment.receipt_number);
    expect((await app.call('getReceipt', { token: two.token, params: { id: one.payment.id } })).status).toBe(404);
    expect((await app.call('getPayment', { token: await app.signIn('advisor@forecourt.example'), params: { id: one.payment.id } })).status).toBe(404);
  });
});

describe('a client whose account has no package', () => {
  /** Made by the staff, not by a payment. */
  async function withoutPackage() {
    const account = await makeAccount({ app }, 'client', { package_id: null, email_confirmed_at: new Date().toISOString() });
    const token = await app.signIn(account.email);
    const start = (body: { package_identifier: string; coupon_code?: string }) =>
      app.call('startPackage', { token, body: { terms_version: termsVersion, ...body } });
    return { ...account, token, start };
  }

  it('buys one: one payment however often it is asked, changed for another package, and told to them and to the admins', async () => {
    const client = await withoutPackage();
    expect((await app.call('startUpgrade', { token: client.token, body: { package_identifier: 'full-service', terms_version: termsVersion } })).status).toBe(
      409,
    );
    const first = await client.start({ package_identifier: 'deal-check' });
    const ready = await client.start({ package_identifier: 'guided-search' });
    expect(ready.body.payment).toMatchObject({ id: first.body.payment.id, kind: 'package', amount: 59_900, status: 'pending' });
    const paid = await app.call('payByTestCard', { body: { token: ready.body.token ?? '', ...goodCard } });
    expect(paid.body).toMatchObject({ payment: { status: 'succeeded' }, receipt: { package_name: 'Guided Search', amount: 59_900 }, password_token: null });

    expect((await app.call('getMyPackage', { token: client.token })).body).toMatchObject({ package: { package_identifier: 'guided-search' }, days_left: 45 });
    const { body: journey } = await app.call('getJourney', { token: client.token });
    expect(journey.turns.map((turn) => turn.kind)).toEqual(['start_checklist']);
    const { body: timeline } = await app.call('listTimeline', { token: client.token, params: { id: client.id } });
    expect(timeline.items.map((entry) => entry.words)).toEqual(['Guided Search paid, $599.00.']);
    const { body: mine } = await app.call('getMe', { token: admin });
    const { body: told } = await app.call('listNotifications', { token: admin, params: { a: mine.id, b: 'admin' } });
    expect(told.items[0]).toMatchObject({ kind: 'payment_succeeded', client_id: client.id });

    // The answer to the payment was lost: pressing again is safe.
    expect((await client.start({ package_identifier: 'guided-search' })).body.payment).toMatchObject({ id: ready.body.payment.id, status: 'succeeded' });
    expect((await client.start({ package_identifier: 'full-service' })).status).toBe(409);
    expect((await app.call('listPayments', { token: client.token })).body).toHaveLength(1);
  });

  it('takes a coupon; one that leaves nothing to pay needs no card, and one that does not hold is told on its field', async () => {
    await app.call('createCoupon', { token: admin, body: { code: 'HALFOFFNOW', kind: 'percent', value: 50 } });
    await app.call('createCoupon', { token: admin, body: { code: 'ALLOFFNOW', kind: 'percent', value: 100 } });
    const client = await withoutPackage();
    expect((await client.start({ package_identifier: 'guided-search', coupon_code: 'NOSUCH' })).problem.errors).toHaveProperty('coupon_code');
    const half = await client.start({ package_identifier: 'guided-search', coupon_code: 'halfoffnow' });
    expect(half.body.payment).toMatchObject({ price: 59_900, discount: 29_950, amount: 29_950, coupon_code: 'HALFOFFNOW', status: 'pending' });
    expect(half.body.coupon_until).not.toBeNull();
    const free = await client.start({ package_identifier: 'guided-search', coupon_code: 'ALLOFFNOW' });
    expect(free.body.payment).toMatchObject({ id: half.body.payment.id, amount: 0, status: 'succeeded' });
    expect((await app.call('getMyPackage', { token: client.token })).body.package?.package_identifier).toBe('guided-search');
    const left = await app.call('listCoupons', { token: admin, query: { filter: { q: 'OFFNOW' }, sort: ['code', 'ASC'] } });
    expect(left.body.map((coupon) => [coupon.code, coupon.redeemed_count, coupon.reserved_count])).toEqual([
      ['ALLOFFNOW', 1, 0],
      ['HALFOFFNOW', 0, 0],
    ]);
  });

  it('needs terms in force and a package on sale; a declined card is tried again on the same payment', async () => {
    const client = await withoutPackage();
    const old = await app.call('startPackage', { token: client.token, body: { package_identifier: 'deal-check', terms_version: '2019-01' } });
    expect(old.problem.errors).toHaveProperty('terms_version');
    expect((await client.start({ package_identifier: 'lease-review' })).problem.errors).toHaveProperty('package_identifier');
    const ready = await client.start({ package_identifier: 'deal-check' });
    const declined = await app.call('payByTestCard', { body: { token: ready.body.token ?? '', ...declinedCard } });
    expect(declined.body.payment.status).toBe('failed');
    const again = await client.start({ package_identifier: 'deal-check' });
    expect(again.body.payment.id).toBe(ready.body.payment.id);
    expect((await app.call('payByTestCard', { body: { token: again.body.token ?? '', ...goodCard } })).body.payment.status).toBe('succeeded');
  });

  it('keeps the more expensive one where somebody gave them a package meanwhile, and the admins are told', async () => {
    const client = await withoutPackage();
    const ready = await client.start({ package_identifier: 'deal-check' });
    const best = (await app.call('listAllPackages')).body.at(-1);
    await app.db
      .update(users)
      .set({ package_id: best?.id ?? null })
      .where(eq(users.id, client.id));
    await app.call('payByTestCard', { body: { token: ready.body.token ?? '', ...goodCard } });
    expect((await app.call('getMyPackage', { token: client.token })).body.package?.package_identifier).toBe('full-service');
    const { body: mine } = await app.call('getMe', { token: admin });
    const { body: told } = await app.call('listNotifications', { token: admin, params: { a: mine.id, b: 'admin' } });
    expect(told.items.map((item) => item.words)).toContain('Case client paid for Deal Check but has Full Service; check what to refund.');
  });
});

describe('a refund', () => {
  const give = (id: string, body: Record<string, unknown> = {}) =>
    app.call('refundPayment', { token: admin, params: { id }, body: { reason: 'They bought elsewhere.', ...body } });

  it('is all of it before the first link, and given once', async () => {
    const { payment } = await newClient();
    expect((await app.call('quoteRefund', { token: admin, params: { id: payment.id } })).body).toMatchObject({ percent: 100, amount: 59_900 });
    expect((await give(payment.id)).body).toMatchObject({ status: 'refunded', refunded_amount: 59_900 });
    expect((await give(payment.id)).status).toBe(409);
  });

  it('is half after the first link, nothing after the first OTD worksheet unless an amount is named', async () => {
    const [half, none] = [await newClient(), await newClient()];
    await work(half.id, { worksheet_count: 0 });
    await work(none.id, { worksheet_count: 1 });
    expect((await give(half.payment.id)).body).toMatchObject({ status: 'partly_refunded', refunded_amount: 29_950 });
    expect((await give(half.payment.id, { amount: 100 })).status).toBe(409);
    expect((await give(none.payment.id)).status).toBe(409);
    expect((await give(none.payment.id, { amount: 59_901 })).problem.errors).toHaveProperty('amount');
    // More than is due takes a second word that names the difference.
    for (const above_ladder of [undefined, 999]) {
      const refused = await give(none.payment.id, { amount: 1_000, above_ladder });
      expect(refused.status).toBe(422);
      expect(refused.problem.errors).toMatchObject({ above_ladder: expect.stringContaining('$10.00 more than is due') });
    }
    expect((await give(none.payment.id, { amount: 1_000, above_ladder: 1_000 })).body).toMatchObject({
      status: 'partly_refunded',
      refunded_amount: 1_000,
      refund_reason: 'They bought elsewhere.',
    });
    const rows = (await app.call('listPayments', { token: admin, query: { filter: { status: 'partly_refunded' }, range: [0, 99] } })).body;
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([half.payment.id, none.payment.id]));
    expect(rows.every(({ status }) => status === 'partly_refunded')).toBe(true);
  });

  it('stands at half while nobody showed the client the worksheet that was made', async () => {
    const { id, payment } = await newClient();
    await work(id, { worksheet_count: 0 });
    const status_since = new Date().toISOString();
    const hidden = { user_id: id, title: '2023 Mazda CX-5', status: 'otd_requested', status_since, published_at: status_since, is_displayed: false } as const;
    const [link] = await app.db.insert(links).values(hidden).returning({ id: links.id });
    const linkId = link?.id ?? '';
    const percent = async () => (await app.call('quoteRefund', { token: admin, params: { id: payment.id } })).body.percent;
    expect((await app.call('addOtdWorksheet', { token: admin, params: { id: linkId }, body: { selling_price: 3_000_000 } })).status).toBe(201);
    expect(await percent()).toBe(50);
    await app.call('setLinkVisibility', { token: admin, params: { id: linkId }, body: { is_displayed: true } });
    expect(await percent()).toBe(0);
  });

  it('follows a partial one up to what was paid, the ladder saying what is left; who does not know of the first refunds nothing', async () => {
    const { id, payment } = await newClient();
    await work(id, { worksheet_count: 0 });
    const quote = async () => (await app.call('quoteRefund', { token: admin, params: { id: payment.id } })).body;
    const before = (await app.call('getRevenue', { token: admin })).body;
    expect((await give(payment.id, { amount: 10_000 })).body).toMatchObject({ status: 'partly_refunded', refunded_amount: 10_000 });
    expect(await quote()).toMatchObject({ percent: 50, amount: 19_950, refunded: 10_000, words: expect.stringContaining('already refunded') });
    expect(
      (await app.call('getMyPackage', { token: await app.signIn((await app.call('getUser', { token: admin, params: { id } })).body.email) })).body,
    ).toMatchObject({
      since: expect.any(String),
      refund: { amount: 19_950 },
    });
    for (const refunded_before of [undefined, 0, 9_999]) {
      const refused = await give(payment.id, { amount: 10_000, ...(refunded_before === undefined ? {} : { refunded_before }) });
      expect([refused.status, refused.problem.detail]).toEqual([409, '$100.00 of this payment was refunded already. Check it and refund again.']);
    }
    expect((await give(payment.id, { amount: 19_951, refunded_before: 10_000 })).problem.errors).toMatchObject({
      above_ladder: expect.stringContaining('$0.01 more'),
    });
    expect((await give(payment.id, { refunded_before: 10_000 })).body).toMatchObject({ status: 'partly_refunded', refunded_amount: 29_950 });
    expect((await give(payment.id, { refunded_before: 29_950 })).status).toBe(409);
    expect((await give(payment.id, { amount: 29_951, above_ladder: 29_951, refunded_before: 29_950 })).problem.errors).toMatchObject({
      amount: 'You can refund up to $299.50 of this payment.',
    });
    const rest = { amount: 29_950, above_ladder: 29_950, refunded_before: 29_950 };
    expect((await give(payment.id, rest)).body).toMatchObject({ status: 'refunded', refunded_amount: 59_900 });
    expect((await give(payment.id, { amount: 1, above_ladder: 1, refunded_before: 59_900 })).status).toBe(409);
    expect(before.net - (await app.call('getRevenue', { token: admin })).body.net).toBe(59_900);
    const letters = (await app.letters()).filter(({ subject }) => subject === 'Your refund from Forecourt').slice(0, 3);
    expect(letters.map(({ text }) => /\$[\d.]+/.exec(text)?.[0]).toSorted()).toEqual(['$100.00', '$199.50', '$299.50']);
    expect(
      (await app.db.select().from(ledgerEntries).where(eq(ledgerEntries.payment_id, payment.id))).map(({ amount }) => amount).toSorted((a, b) => b - a),
    ).toEqual([59_900, -10_000, -19_950, -29_950]);
  });

  it('is no larger because what was published has been removed; what has a price stays', async () => {
    const [sent, priced] = [await newClient(), await newClient()];
    const add = async (user_id: string) =>
      (await app.call('createLink', { token: admin, body: { user_id, title: 'A car', url: `https://cars.example/${user_id}`, is_displayed: true } })).body.id;
    const remove = (id: string) => app.call('deleteLink', { token: admin, params: { id } });
    expect((await remove(await add(sent.id))).status).toBe(200);
    expect((await app.call('quoteRefund', { token: admin, params: { id: sent.payment.id } })).body.percent).toBe(50);
    const id = await add(priced.id);
    await app.db.update(links).set({ worksheet_count: 1 }).where(eq(links.id, id));
    expect((await remove(id)).problem.detail).toMatch(/Hide it instead/);
  });

  it('is told to the client and taken out of the revenue', async () => {
    const { id, payment } = await newClient();
    const before = (await app.call('getRevenue', { token: admin })).body;
    await give(payment.id);
    const after = (await app.call('getRevenue', { token: admin })).body;
    expect(before.net - after.net).toBe(59_900);
    expect((await app.call('getSpendings', { token: admin, params: { id } })).body.paid).toBe(0);
    expect((await app.letters())[0]?.subject).toBe('Your refund from Forecourt');
  });
});
