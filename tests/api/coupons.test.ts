import { and, eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Coupon, CouponCreate } from '../../generated/api.ts';
import { events } from '../../server/db/schema.ts';
import { begin, declinedCard, goodCard, openMailedLink, pay, prepare } from '../support/sign-up.ts';
import { startApp, type TestApp } from '../support/app.ts';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startApp();
  admin = await app.signIn('admin@forecourt.example');
});
afterAll(() => app.close());

let made = 0;
async function coupon(changes: Partial<CouponCreate> = {}): Promise<Coupon> {
  made += 1;
  const { status, body, problem } = await app.call('createCoupon', { token: admin, body: { code: `TEST-${made}`, kind: 'amount', value: 10_000, ...changes } });
  if (status !== 201) throw new Error(JSON.stringify(problem));
  return body;
}
const look = async (id: string) => (await app.call('getCoupon', { token: admin, params: { id } })).body;
const validate = async (code: string, more: Record<string, unknown> = {}) =>
  (await app.call('validateCoupon', { body: { code, package_price: 59_900, ...more } })).body;
const minutes = (count: number) => count * 60_000;

describe('asking whether a code holds', () => {
  it('needs no token, and takes the code in any case', async () => {
    const { code } = await coupon({ code: 'mixed-Case' });
    expect(code).toBe('MIXED-CASE');
    expect(await validate('MiXeD-case')).toEqual({ valid: true, discount: 10_000, final_price: 49_900 });
  });

  it.each([
    ['unknown', undefined, {}],
    ['inactive', { is_active: false }, {}],
    ['not_started', { starts_at: '2999-01-01T00:00:00.000Z' }, {}],
    ['expired', { ends_at: '2020-01-01T00:00:00.000Z' }, {}],
    ['below_minimum', { min_package_price: 99_900 }, {}],
    ['wrong_package', { package_identifiers: ['full-service'] }, { package_identifier: 'guided-search' }],
  ])('says why not: %s', async (reason, terms, more) => {
    const code = terms ? (await coupon(terms)).code : 'NO-SUCH-CODE';
    expect(await validate(code, more)).toEqual({ valid: false, discount: 0, final_price: 59_900, reason });
  });
});

describe('a coupon at checkout', () => {
  it('is held, then used; the books follow', async () => {
    const { id, code } = await coupon({ max_redemptions: 5 });
    const buyer = await begin(app, { coupon_code: code.toLowerCase() });
    const ready = await prepare(app, buyer.resume_token);
    expect(ready.body.payment).toMatchObject({ price: 59_900, discount: 10_000, amount: 49_900, coupon_code: code });
    expect(await look(id)).toMatchObject({ reserved_count: 1, redeemed_count: 0 });
    await pay(app, buyer.resume_token);
    expect(await look(id)).toMatchObject({ reserved_count: 0, redeemed_count: 1, gross: 59_900, discounts: 10_000, net_revenue: 49_900 });
    const usage = await app.call('listCouponUsage', { token: admin, query: { filter: { coupon_id: id } } });
    expect(usage.body).toMatchObject([{ state: 'consumed', paid: 49_900 }]);
  });

  it('goes to one of two who want the last one at the same time', async () => {
    const { id, code } = await coupon({ max_redemptions: 1 });
    const buyers = await Promise.all([begin(app, { coupon_code: code }), begin(app, { coupon_code: code })]);
    const ready = await Promise.all(buyers.map((buyer) => prepare(app, buyer.resume_token)));
    expect(ready.map((answer) => answer.status).toSorted()).toEqual([200, 422]);
    expect(ready.find((answer) => answer.status === 422)?.problem.errors).toEqual({ coupon_code: 'This code is used up.' });
    expect(await look(id)).toMatchObject({ reserved_count: 1 });
    expect(await validate(code)).toMatchObject({ valid: false, reason: 'exhausted' });
  });

  it('never goes out more often than it may, whoever pushes', async () => {
    const { id, code } = await coupon({ max_redemptions: 3 });
    const buyers = await Promise.all(Array.from({ length: 8 }, () => begin(app, { coupon_code: code })));
    const ready = await Promise.all(buyers.map((buyer) => prepare(app, buyer.resume_token)));
    expect(ready.filter((answer) => answer.status === 200)).toHaveLength(3);
    await Promise.all(buyers.map((buyer) => pay(app, buyer.resume_token)));
    expect(await look(id)).toMatchObject({ redeemed_count: 3, reserved_count: 0, status: 'used_up' });
  });

  it('is free again after 30 minutes, and the one who waited is asked to look once more', async () => {
    const { id, code } = await coupon({ max_redemptions: 1 });
    const slow = await begin(app, { coupon_code: code });
    await prepare(app, slow.resume_token);
    app.travel(minutes(31));
    expect(await validate(code)).toMatchObject({ valid: true });
    const quick = await begin(app, { coupon_code: code });
    expect((await prepare(app, quick.resume_token)).status).toBe(200);
    expect((await pay(app, slow.resume_token)).problem).toMatchObject({ status: 409, coupon_released: true });
    expect((await pay(app, quick.resume_token)).body.payment.status).toBe('succeeded');
    expect((await prepare(app, slow.resume_token)).problem.errors).toHaveProperty('coupon_code');
    await app.call('saveOnboarding', { body: { token: slow.resume_token, coupon_code: null } });
    expect((await prepare(app, slow.resume_token)).body.payment.amount).toBe(59_900);
    expect(await look(id)).toMatchObject({ redeemed_count: 1, reserved_count: 0 });
  });

  it('is let go by the clock alone, too', async () => {
    const { id, code } = await coupon();
    const buyer = await begin(app, { coupon_code: code });
    await prepare(app, buyer.resume_token);
    app.travel(minutes(31));
    await app.outbox.drain();
    expect(await look(id)).toMatchObject({ reserved_count: 0, redeemed_count: 0 });
  });

  it('is used once for each buyer where it says so', async () => {
    const { code } = await coupon({ max_per_user: 1 });
    const first = await begin(app, { coupon_code: code });
    const sameAgain = await begin(app, { coupon_code: code, email: first.email.toUpperCase() });
    expect((await prepare(app, first.resume_token)).status).toBe(200);
    const proved = await openMailedLink(app, sameAgain.email);
    expect((await prepare(app, proved)).problem.errors).toEqual({ coupon_code: 'You already used this code.' });
    expect(await validate(code, { onboarding_id: sameAgain.id })).toMatchObject({ reason: 'used_by_user' });
    expect(await validate(code, { onboarding_id: first.id })).toMatchObject({ valid: true });
  });

  it('that takes everything off skips the card', async () => {
    const { code } = await coupon({ kind: 'percent', value: 100 });
    const buyer = await begin(app, { coupon_code: code });
    const token = await openMailedLink(app, buyer.email);
    const ready = await prepare(app, token);
    expect(ready.body).toMatchObject({
      step: 'payment_success',
      payment: { status: 'succeeded', amount: 0, provider: 'none' },
      receipt: { amount: 0, discount: 59_900 },
    });
    expect((await pay(app, token, declinedCard)).body.payment.status).toBe('succeeded');
  });

  it('may be changed until it is paid; the first one is free again', async () => {
    const [one, other] = [await coupon(), await coupon({ kind: 'percent', value: 50 })];
    const buyer = await begin(app, { coupon_code: one.code });
    await prepare(app, buyer.resume_token);
    await app.call('saveOnboarding', { body: { token: buyer.resume_token, coupon_code: other.code, package_identifier: 'full-service' } });
    expect((await prepare(app, buyer.resume_token)).body.payment).toMatchObject({ price: 99_900, amount: 49_950 });
    expect(await look(one.id)).toMatchObject({ reserved_count: 0 });
    expect(await look(other.id)).toMatchObject({ reserved_count: 1 });
  });
});

describe('an admin', () => {
  it('is told on the field what cannot be', async () => {
    const { id, code } = await coupon({ max_redemptions: 2, starts_at: '2026-09-01T04:00:00.000Z' });
    const buyer = await begin(app, { coupon_code: code });
    await prepare(app, buyer.resume_token);
    await app.call('payByTestCard', { body: { token: buyer.resume_token, ...goodCard } });
    const second = await begin(app, { coupon_code: code });
    await prepare(app, second.resume_token);
    const change = (body: Record<string, unknown>) => app.call('updateCoupon', { token: admin, params: { id }, body });
    expect((await change({ max_redemptions: 1 })).problem.errors).toEqual({ max_redemptions: 'Already used 2 times.' });
    expect((await change({ ends_at: '2026-08-30T04:00:00.000Z' })).problem.errors).toHaveProperty('ends_at');
    expect((await change({ kind: 'percent', value: 150 })).problem.errors).toHaveProperty('value');
    expect((await change({ package_identifiers: ['no-such'] })).problem.errors).toHaveProperty('package_identifiers');
    expect((await change({ code: (await coupon()).code.toLowerCase() })).problem.errors).toHaveProperty('code');
    expect((await change({ value: 5_000, version: 1 })).status).toBe(200);
    expect((await change({ value: 6_000, version: 1 })).status).toBe(409);
  });

  it('deletes what nobody used, and turns off the rest', async () => {
    const [fresh, used] = [await coupon(), await coupon()];
    const buyer = await begin(app, { coupon_code: used.code });
    await prepare(app, buyer.resume_token);
    expect((await app.call('deleteCoupons', { token: admin, body: { ids: [fresh.id, used.id] } })).status).toBe(409);
    expect((await app.call('deleteCoupon', { token: admin, params: { id: used.id } })).status).toBe(409);
    expect((await app.call('deleteCoupon', { token: admin, params: { id: fresh.id } })).body.code).toBe(fresh.code);
    expect((await app.call('turnOffCoupons', { token: admin, body: { ids: [used.id] } })).body).toEqual([used.id]);
    expect(await look(used.id)).toMatchObject({ is_active: false, status: 'off' });
  });

  it('sees who changed what', async () => {
    const { id } = await coupon({ max_redemptions: 120 });
    await app.call('updateCoupon', { token: admin, params: { id }, body: { max_redemptions: 150, value: 20_000 } });
    await app.call('changeCouponsEnd', { token: admin, body: { ids: [id], ends_at: '2999-12-01T04:59:00.000Z' } });
    const history = (await app.call('listCouponChanges', { token: admin, params: { id } })).body.map((change) => change.words);
    await app.call('turnOffCoupons', { token: admin, body: { ids: [id] } });
    const turnedOff = (await app.call('listCouponChanges', { token: admin, params: { id } })).body.map((change) => change.words);
    expect([turnedOff[0], turnedOff.slice(1)]).toEqual(['Turned off', history]);
    expect(history[0]).toContain('Ends: none → ');
    // One edit is one entry, whatever it changed.
    expect(history.slice(1)).toEqual(['Value: $100.00 → $200.00 · Redemption limit: 120 → 150', 'Coupon created']);
  });

  it('reads each value by the kind the coupon had then, also in what was kept a field at a time', async () => {
    const { id } = await coupon({ kind: 'percent', value: 20 });
    const old = (field: string, before: string, after: string, kinds: readonly [string, string]) =>
      app.db.execute(sql`with kept as (insert into events (id, kind, params, target_kind, target_id, audience)
        values (${uuidv7()}, 'coupon_changed', ${JSON.stringify({ field, kind_before: kinds[0], kind_after: kinds[1] })}::jsonb, 'coupon', ${id}, 'none') returning id)
        insert into event_values (event_id, name, text) select id, told.name, told.text from kept, (values ('before', ${before}), ('after', ${after})) as told (name, text)`);
    await old('value', '10', '20', ['percent', 'percent']);
    await app.call('updateCoupon', { token: admin, params: { id }, body: { value: 25 } });
    await app.call('updateCoupon', { token: admin, params: { id }, body: { kind: 'amount', value: 4_000 } });
    const history = (await app.call('listCouponChanges', { token: admin, params: { id } })).body.map((change) => change.words);
    expect(history).toEqual(['Kind: Percent → Amount · Value: 25% → $40.00', 'Value: 20% → 25%', 'Value: 10% → 20%', 'Coupon created']);
    const kept = await app.db.$count(events, and(eq(events.target_id, id), eq(events.kind, 'record_edited')));
    expect(kept).toBe(2);
  });

  it('reads revenue that adds up, and lists sorted by it', async () => {
    const { body } = await app.call('getRevenue', { token: admin });
    expect(body.net).toBe(body.gross - body.discounts - body.refunds);
    expect(body.payments).toBeGreaterThan(70);
    const list = await app.call('listCoupons', { token: admin, query: { sort: ['net_revenue', 'DESC'], range: [0, 4] } });
    const sums = list.body.map((row) => row.net_revenue);
    expect(sums).toEqual(sums.toSorted((one, other) => other - one));
  });
});

describe('spendings', () => {
  it("are a client's own, an admin's to see, and nobody else's", async () => {
    const client = await app.signIn('client@forecourt.example');
    const me = (await app.call('getMe', { token: client })).body;
    const own = await app.call('getSpendings', { token: client, params: { id: me.id } });
    expect(own.body.paid).toBeGreaterThan(0);
    expect((await app.call('getSpendings', { token: admin, params: { id: me.id } })).body).toEqual(own.body);
    const other = await app.signIn('client2@forecourt.example');
    expect((await app.call('getSpendings', { token: other, params: { id: me.id } })).status).toBe(404);
    expect((await app.call('getSpendings', { token: await app.signIn('advisor2@forecourt.example'), params: { id: me.id } })).status).toBe(404);
  });
});
