// Everything that can happen to a payment, at once and in any order: one charge, one receipt, amounts equal, every coupon counted.
import fc from 'fast-check';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { couponUsage, coupons, initialClientData, payments } from '../../server/db/schema.ts';
import { reconcile } from '../../server/modules/payments/reconcile.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { startFakeStripe, type FakeStripe } from '../support/fake-stripe.ts';
import { begin, prepare } from '../support/sign-up.ts';

let stripe: FakeStripe;
let app: TestApp;
let admin: string;
beforeAll(async () => {
  stripe = await startFakeStripe();
  app = await startApp({ services: { payments: stripe.port } });
  admin = await app.signIn('admin@forecourt.example');
  await app.call('createCoupon', { token: admin, body: { code: 'RACE', kind: 'amount', value: 5_000, max_redemptions: 3, max_per_user: 9 } });
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

interface Person {
  id: string;
  token: string;
  /** Secrets that reached a browser: only with one of those can be paid. */
  secrets: Set<string>;
}

const acts = {
  prepare: async (person: Person) => {
    const answer = await prepare(app, person.token);
    if (answer.body.client_secret) person.secrets.add(answer.body.client_secret);
    return answer.status;
  },
  pay: async ({ secrets }: Person) => {
    for (const secret of secrets) {
      const id = secret.replace('_secret', '');
      if (stripe.intents.get(id)?.status === 'requires_payment_method') stripe.succeed(id);
      const sent = stripe.event('payment_intent.succeeded', id);
      const headers = { 'content-type': 'application/json', 'stripe-signature': sent.signature };
      await app.fetch('/api/payments/webhook', { method: 'POST', headers, body: sent.body });
    }
    return 200;
  },
  ask: async ({ token }: Person) => (await app.call('getPaymentStatus', { body: { token } })).status,
  higher: async ({ token }: Person) => (await app.call('saveOnboarding', { body: { token, package_identifier: 'full-service' } })).status,
  coupon: async ({ token }: Person) => (await app.call('saveOnboarding', { body: { token, coupon_code: 'RACE' } })).status,
  noCoupon: async ({ token }: Person) => (await app.call('saveOnboarding', { body: { token, coupon_code: null } })).status,
  discard: async ({ id }: Person) => (await app.call('discardInitialClientData', { token: admin, params: { id } })).status,
  expire: async () => {
    app.travel(31 * 60_000);
    await app.outbox.drain();
    return 200;
  },
  reconcile: async () => {
    await reconcile(app.db, app.services);
    return 200;
  },
};
const act = fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[]));
/** Who does what, in groups that run at once. */
const story = fc.array(fc.array(fc.record({ who: fc.nat(1), what: act }), { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 });

describe('whatever happens to payments at once', () => {
  it('leaves one charge for each, with its receipt, and the coupon counted', async () => {
    await fc.assert(
      fc.asyncProperty(story, async (groups) => {
        const people: Person[] = [];
        for (let i = 0; i < 2; i += 1) {
          const { id, resume_token } = await begin(app);
          people.push({ id, token: resume_token, secrets: new Set() });
          await prepare(app, resume_token).then(({ body }) => body.client_secret && people[i]?.secrets.add(body.client_secret));
        }
        for (const group of groups) {
          const answers = await Promise.all(
            group.map(async ({ who, what }) => ({ what, status: await acts[what](people[who] ?? { id: '', token: '', secrets: new Set() }) })),
          );
          expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
        }
        await reconcile(app.db, app.services);
        for (const person of people) await balanced(person);
        await couponCounted();
      }),
      { numRuns: 12 },
    );
  });
});

async function balanced({ id, secrets }: Person): Promise<void> {
  const rows = await app.db.select().from(payments).where(eq(payments.onboarding_id, id));
  expect(rows.length).toBeLessThanOrEqual(1);
  const [row] = rows;
  const charged = [...secrets].map((secret) => stripe.intents.get(secret.replace('_secret', ''))).filter((intent) => intent?.status === 'succeeded');
  expect(charged.length).toBeLessThanOrEqual(1);
  expect(row?.status === 'succeeded').toBe(charged.length === 1);
  if (charged[0]) expect(row).toMatchObject({ amount: charged[0].amount_received, provider_id: charged[0].id, receipt_number: expect.any(String) });
  const [prospect] = await app.db.select().from(initialClientData).where(eq(initialClientData.id, id));
  expect(prospect?.step === 'payment_success').toBe(charged.length === 1);
  // What was set aside cannot be paid any more.
  if (prospect?.step === 'discarded') expect(row?.provider_id ?? null).toBeNull();
}

async function couponCounted(): Promise<void> {
  const [coupon] = await app.db.select().from(coupons).where(eq(coupons.code, 'RACE'));
  const used = await app.db
    .select({ state: couponUsage.state })
    .from(couponUsage)
    .where(inArray(couponUsage.coupon_id, [coupon?.id ?? '']));
  const count = (state: string) => used.filter((each) => each.state === state).length;
  expect(coupon).toMatchObject({ reserved_count: count('reserved'), redeemed_count: count('consumed') });
  expect(count('reserved') + count('consumed')).toBeLessThanOrEqual(3);
}
