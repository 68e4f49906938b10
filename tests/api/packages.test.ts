import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { termsVersion } from '../../domain/terms.ts';
import { links } from '../../server/db/schema.ts';
import { begin, declinedCard, goodCard, pay, prepare } from '../support/sign-up.ts';
import { startApp, type TestApp } from '../support/app.ts';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startApp();
  admin = await app.signIn('admin@forecourt.example');
});
afterAll(() => app.close());

const password = 'blue-kettle-9-harbour';

/** A client who just paid and is signed in. */
async function newClient(package_identifier = 'guided-search') {
  const prospect = await begin(app, { package_identifier });
  await prepare(app, prospect.resume_token);
  const paid = await pay(app, prospect.resume_token);
  await app.call('choosePassword', { body: { token: paid.body.password_token ?? '', password } });
  return { id: paid.body.payment.user_id ?? '', payment: paid.body.payment, token: await app.signIn(prospect.email, password) };
}

async function work(clientId: string, done: { worksheet_count: number }) {
  const now = new Date().toISOString();
  await app.db.delete(links).where(eq(links.user_id, clientId));
  await app.db.insert(links).values({ user_id: clientId, title: '2024 Subaru Outback', status_since: now, published_at: now, is_displayed: true, ...done });
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
    expect((await app.call('getMyPackage', { token: client.token })).body).toMatchObject({ package: { package_identifier: 'full-service' }, upgrades: [] });
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

  it('sees their own payments and receipts alone', async () => {
    const [one, two] = [await newClient(), await newClient()];
    expect((await app.call('getReceipt', { token: one.token, params: { id: one.payment.id } })).body.number).toBe(one.payment.receipt_number);
    expect((await app.call('getReceipt', { token: two.token, params: { id: one.payment.id } })).status).toBe(404);
    expect((await app.call('getPayment', { token: await app.signIn('advisor@forecourt.example'), params: { id: one.payment.id } })).status).toBe(404);
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
    expect((await give(half.payment.id)).body.refunded_amount).toBe(29_950);
    expect((await give(none.payment.id)).status).toBe(409);
    expect((await give(none.payment.id, { amount: 59_901 })).problem.errors).toHaveProperty('amount');
    expect((await give(none.payment.id, { amount: 1_000 })).body).toMatchObject({ refunded_amount: 1_000, refund_reason: 'They bought elsewhere.' });
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
