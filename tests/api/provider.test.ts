// The card payment provider hangs, breaks or loses its word: nobody else waits, nobody pays twice, nothing is forgotten.
// Over 300 lines: all of it shares one server with a card provider that can be cut off at every step.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { paymentActs, payments } from '../../server/db/schema.ts';
import { InsideTransactionError } from '../../server/db/transactions.ts';
import { reconcile } from '../../server/modules/payments/reconcile.ts';
import { ProviderUnavailable } from '../../server/ports/outside.ts';
import type { PaymentsPort } from '../../server/ports/payments/payments.ts';
import { startApp, type TestApp } from '../support/app.ts';
import type { Answer } from '../support/calls.ts';
import { startFakeStripe, type FakeStripe } from '../support/fake-stripe.ts';
import { begin, prepare } from '../support/sign-up.ts';

/** What happens right after the provider did what it was asked: a process that dies, a database that is gone. */
const cutOffAfter = new Set<keyof PaymentsPort>();
/** Ends a call that hangs as its limit of 8 s does, which is proven where it lives (`server/ports/payments/stripe.test.ts`). */
const hanging = new Set<() => void>();
const limitIsReached = () => {
  for (const end of hanging) end();
};

let stripe: FakeStripe;
let app: TestApp;
let admin: string;
beforeAll(async () => {
  stripe = await startFakeStripe({ restMs: 1 });
  const cut = async <T>(act: keyof PaymentsPort, answer: Promise<T>): Promise<T> => {
    let end = () => {};
    const limit = new Promise<never>((_resolve, reject) => {
      end = () => reject(new ProviderUnavailable('payments', act, 'slow', true));
    });
    hanging.add(end);
    const given = await Promise.race([answer, limit]).finally(() => hanging.delete(end));
    if (cutOffAfter.has(act)) throw new Error('The process ended here.');
    return given;
  };
  const { port } = stripe;
  const cuttable: PaymentsPort = {
    ...port,
    prepare: (...given) => cut('prepare', port.prepare(...given)),
    change: (...given) => cut('change', port.change(...given)),
    refund: (...given) => cut('refund', port.refund(...given)),
  };
  app = await startApp({ services: { payments: cuttable } });
  // What is cut off here is logged as the fault it would be.
  vi.spyOn(app.services.log, 'error').mockImplementation(() => {});
  admin = await app.signIn('admin@forecourt.example');
});
afterEach(() => {
  cutOffAfter.clear();
  stripe.recover();
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

const status = async (token: string) => (await app.call('getPaymentStatus', { body: { token } })).body;
const intentOf = (secret: string | null | undefined) => secret?.replace('_secret', '') ?? '';
const unsettled = (paymentId: string) => app.db.$count(paymentActs, eq(paymentActs.payment_id, paymentId));
const webhook = (sent: { body: string; signature: string }) =>
  app.fetch('/api/payments/webhook', { method: 'POST', headers: { 'content-type': 'application/json', 'stripe-signature': sent.signature }, body: sent.body });
const again = () => reconcile(app.db, app.services);

/** Whoever is told to try again in a minute does. */
const atLast = <Body>(call: () => Promise<Answer<Body>>): Promise<Body> =>
  vi.waitFor(
    async () => {
      const answer = await call();
      expect(answer.status).toBe(200);
      return answer.body;
    },
    { timeout: 60_000, interval: 100 },
  );

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function paidClient() {
  const { resume_token } = await begin(app);
  const intent = intentOf((await prepare(app, resume_token)).body.client_secret);
  stripe.succeed(intent);
  const { payment } = await status(resume_token);
  expect(payment.status).toBe('succeeded');
  return { payment, intent };
}
const refund = (id: string, amount?: number) =>
  app.call('refundPayment', { token: admin, params: { id }, body: { reason: 'They bought elsewhere.', ...(amount === undefined ? {} : { amount }) } });
const refundsOf = (intent: string) => stripe.refunds.filter((each) => each.payment_intent === intent);

describe('a provider that accepts and never answers', () => {
  it.each([
    { done: false, end: 'is cut off', codes: [200, 503] },
    { done: true, end: 'takes too long', codes: [503] },
  ])('keeps nobody else waiting until it $end, and 20 payers pay once each (it did what it was asked: $done)', async (how) => {
    const people = await Promise.all(Array.from({ length: 20 }, () => begin(app)));
    const others = async () => {
      expect((await app.call('listAllPackages')).status).toBe(200);
      expect((await app.call('listPayments', { token: admin, query: { range: [0, 9] } })).status).toBe(200);
    };
    const over = { count: 0 };
    const measure = async () => {
      const taken = [];
      while (taken.length < 9 && over.count === 0) taken.push(await timed(others));
      return taken;
    };
    const usual = median(await measure());
    const intents = stripe.intents.size;
    const calls = stripe.calls();
    stripe.hang(how);
    const payers = people.map(({ resume_token }) =>
      prepare(app, resume_token).finally(() => {
        over.count += 1;
      }),
    );
    // More than the database has lines: 12 hang, or as many as got there before the first was told.
    await vi.waitFor(() => expect(over.count > 0 || stripe.calls() - calls >= 12).toBe(true), { timeout: 50_000, interval: 20 });
    expect(stripe.calls() - calls).toBeGreaterThan(10);
    const meanwhile = await measure();
    expect(meanwhile.length, 'calls of others that were answered while all payments hung').toBeGreaterThan(1);
    expect(median(meanwhile)).toBeLessThan(usual * 5 + 50);

    if (how.done) {
      await vi.waitFor(() => expect(hanging.size).toBe(people.length), { timeout: 50_000, interval: 20 });
      limitIsReached();
    } else stripe.recover();
    for (const { status: code, headers, problem } of await Promise.all(payers)) {
      expect(how.codes).toContain(code);
      if (code === 200) continue;
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(problem.detail).toBe('Cards can’t be taken right now; nothing was charged. Try again in a minute.');
    }
    stripe.recover();
    const paid = await Promise.all(
      people.map(async ({ resume_token }) => {
        const { client_secret } = await atLast(() => prepare(app, resume_token));
        stripe.succeed(intentOf(client_secret));
        const { payment, receipt } = await atLast(() => app.call('getPaymentStatus', { body: { token: resume_token } }));
        expect(payment.amount).toBe(stripe.intents.get(intentOf(client_secret))?.amount_received);
        return { id: payment.id, amount: payment.amount, receipt: receipt?.number };
      }),
    );
    // Once all have paid: meanwhile they have every connection, and whoever waits too long for one is sent away.
    for (const { id } of paid) expect(await unsettled(id)).toBe(0);
    expect(stripe.intents.size - intents).toBe(20);
    expect(new Set(paid.map(({ receipt }) => receipt)).size).toBe(20);
    expect(paid.map(({ amount }) => amount)).toEqual(Array.from({ length: 20 }, () => 59_900));
  });

  it('is asked no more after several failures, and again a little later', async () => {
    const { resume_token } = await begin(app);
    const intent = intentOf((await prepare(app, resume_token)).body.client_secret);
    stripe.fall();
    expect((await app.call('getPaymentStatus', { body: { token: resume_token } })).status).toBe(503);
    stripe.recover();
    stripe.succeed(intent);
    expect(await status(resume_token)).toMatchObject({ step: 'payment_success' });
  });
});

describe('a webhook', () => {
  it('that comes while the provider is away is sent again later', async () => {
    const { resume_token } = await begin(app);
    const intent = intentOf((await prepare(app, resume_token)).body.client_secret);
    stripe.succeed(intent);
    const sent = stripe.event('payment_intent.succeeded', intent);
    stripe.fall();
    const refused = await webhook(sent);
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([503, true]);
    stripe.recover();
    expect((await webhook(sent)).status).toBe(200);
    const [row] = await app.db.select().from(payments).where(eq(payments.provider_id, intent));
    expect(row?.status).toBe('succeeded');
  });

  it.each(['{"id":"evt_1","object":"event","type":"payment_intent.succeeded"}', '{"data":null}', '{"data":{"object":null}}', '{"data":{"object":{}}}', '[]'])(
    'that is signed and says %s is no fault of ours',
    async (body) => {
      expect((await webhook(stripe.sign(body))).status).toBeLessThan(500);
    },
  );
});

describe('what was cut off between the provider and us', () => {
  it('is the same payment for whoever tries again', async () => {
    const { resume_token } = await begin(app);
    const before = stripe.intents.size;
    cutOffAfter.add('prepare');
    expect((await prepare(app, resume_token)).status).toBe(500);
    cutOffAfter.clear();
    const { client_secret } = (await prepare(app, resume_token)).body;
    expect(stripe.intents.size - before).toBe(1);
    stripe.succeed(intentOf(client_secret));
    expect(await status(resume_token)).toMatchObject({ step: 'payment_success', receipt: { amount: 59_900 } });
  });

  it('is found by us where nobody comes back', async () => {
    const { resume_token, id } = await begin(app);
    cutOffAfter.add('prepare');
    await prepare(app, resume_token);
    cutOffAfter.clear();
    const ofThem = async () => (await app.db.select().from(payments).where(eq(payments.onboarding_id, id)))[0];
    expect(await unsettled((await ofThem())?.id ?? '')).toBe(1);
    expect((await again())?.caught_up).toBeGreaterThan(0);
    const row = await ofThem();
    expect(await unsettled(row?.id ?? '')).toBe(0);
    expect(stripe.intents.get(row?.provider_id ?? '')).toMatchObject({ amount: 59_900 });
  });

  it('and paid at the new price, is what was paid for', async () => {
    const { resume_token } = await begin(app);
    const intent = intentOf((await prepare(app, resume_token)).body.client_secret);
    await app.call('saveOnboarding', { body: { token: resume_token, package_identifier: 'full-service' } });
    cutOffAfter.add('change');
    expect((await prepare(app, resume_token)).status).toBe(500);
    stripe.succeed(intent);
    const now = await status(resume_token);
    expect(now).toMatchObject({ package_name: 'Full Service', receipt: { amount: 99_900, discount: 0 } });
    cutOffAfter.clear();
    await again();
    expect(await unsettled(now.payment.id)).toBe(0);
  });

  it('and paid at the old price before that, is the old order', async () => {
    const { resume_token } = await begin(app);
    const intent = intentOf((await prepare(app, resume_token)).body.client_secret);
    await app.call('saveOnboarding', { body: { token: resume_token, package_identifier: 'full-service' } });
    stripe.succeed(intent);
    expect((await prepare(app, resume_token)).body).toMatchObject({ package_name: 'Guided Search', receipt: { amount: 59_900 } });
  });

  it.each(['pressing again', 'our own look'])('of a refund is finished by %s, once', async (by) => {
    const { payment, intent } = await paidClient();
    cutOffAfter.add('refund');
    expect((await refund(payment.id, 10_000)).status).toBe(500);
    cutOffAfter.clear();
    expect((await refund(payment.id, 20_000)).status).toBe(409);
    if (by === 'our own look') expect(await again()).toMatchObject({ refunded: 1 });
    else expect((await refund(payment.id)).status).toBe(200);
    const [row] = await app.db.select().from(payments).where(eq(payments.id, payment.id));
    expect(row).toMatchObject({ status: 'partly_refunded', refunded_amount: 10_000 });
    expect(refundsOf(intent)).toMatchObject([{ amount: 10_000 }]);
    expect(await unsettled(payment.id)).toBe(0);
  });
});

describe('a refund', () => {
  it('pressed twice at once is sent once', async () => {
    const { payment, intent } = await paidClient();
    const answers = await Promise.all([refund(payment.id), refund(payment.id), refund(payment.id)]);
    expect(answers.map(({ status: code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(refundsOf(intent)).toHaveLength(1);
  });

  it('of a part, pressed twice at once, is sent once, too, and a further one when it is meant', async () => {
    const { payment, intent } = await paidClient();
    const answers = await Promise.all([refund(payment.id, 5_000), refund(payment.id, 5_000)]);
    expect(answers.map(({ status: code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refundMore = (amount: number, refunded_before: number) =>
      app.call('refundPayment', { token: admin, params: { id: payment.id }, body: { reason: 'They bought elsewhere.', amount, refunded_before } });
    const further = await Promise.all([refundMore(3_000, 5_000), refundMore(3_000, 5_000)]);
    expect(further.map(({ status: code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(refundsOf(intent).map(({ amount }) => amount)).toEqual([5_000, 3_000]);
  });

  it('that may have been sent is said to be unknown, and is never sent twice', async () => {
    const { payment, intent } = await paidClient();
    stripe.hang({ done: true });
    const pressed = refund(payment.id, 5_000);
    await vi.waitFor(() => expect(hanging.size).toBe(1), { timeout: 50_000 });
    limitIsReached();
    const { status: code, problem } = await pressed;
    expect([code, problem.detail]).toEqual([
      503,
      'We don’t know yet whether the refund was sent. We’ll find out within 15 minutes and finish it; it’s never sent twice.',
    ]);
    stripe.recover();
    await again();
    expect((await app.call('getPayment', { token: admin, params: { id: payment.id } })).body).toMatchObject({
      status: 'partly_refunded',
      refunded_amount: 5_000,
    });
    expect(refundsOf(intent)).toHaveLength(1);
  });
});

describe('what nobody comes back for', () => {
  it('is paid though its webhook was lost', async () => {
    const { resume_token, id } = await begin(app);
    stripe.succeed(intentOf((await prepare(app, resume_token)).body.client_secret));
    const counts = await Promise.all([again(), again()]);
    expect(counts.filter(Boolean)).toMatchObject([{ paid: 1 }]);
    const [row] = await app.db.select().from(payments).where(eq(payments.onboarding_id, id));
    expect(row).toMatchObject({ status: 'succeeded', amount: 59_900 });
  });

  it('is taken back after a day, and whoever returns then is given a new one', async () => {
    const { resume_token } = await begin(app);
    const intent = intentOf((await prepare(app, resume_token)).body.client_secret);
    await again();
    expect(stripe.intents.get(intent)?.status).not.toBe('canceled');
    app.travel(25 * 3_600_000);
    await again();
    expect(stripe.intents.get(intent)?.status).toBe('canceled');
    const next = intentOf((await prepare(app, resume_token)).body.client_secret);
    stripe.succeed(next);
    expect(await status(resume_token)).toMatchObject({ step: 'payment_success' });
    expect(next).not.toBe(intent);
  });
});

describe('a port', () => {
  /** What asks nobody outside: it only computes, begins or ends the port itself, or reads the mailbox folder for its page. */
  const harmless = new Set(['readEvent', 'close', 'attach', 'authorizeChannel', 'authenticateUser', 'connections', 'list', 'read']);

  it.each(['payments', 'mail', 'push', 'files'] as const)('%s cannot be called while a transaction is open, by any of its methods', async (name) => {
    const port: object = app.services[name];
    const methods = Object.entries(port).filter(([key, value]) => typeof value === 'function' && !harmless.has(key));
    expect(methods.length).toBeGreaterThan(0);
    for (const [method] of methods) {
      const call = app.db.transaction(async () => Reflect.apply(Reflect.get(port, method), port, []));
      await expect(call, `${name}.${method}`).rejects.toThrow(InsideTransactionError);
    }
  });
});
