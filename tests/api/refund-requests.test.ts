import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/app.ts';
import { paidClient } from '../support/paid-client.ts';
import { noteFirst } from './cases/offers.ts';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startApp();
  admin = await app.signIn('admin@forecourt.example');
});
afterAll(() => app.close());

const reason = 'I bought a car from a friend.';
const ask = (token: string, payment_id: string) => app.call('requestRefund', { token, body: { payment_id, reason } });
const told = async (token: string, role: 'admin' | 'client') => {
  const me = (await app.call('getMe', { token })).body;
  return (await app.call('listNotifications', { token, params: { a: me.id, b: role } })).body.items.map(({ words }) => words);
};

it('keeps what the policy gave when it was requested, tells the admins, and is one at a time', async () => {
  const client = await paidClient(app);
  await noteFirst(app.db, client.id, { first_link_at: new Date().toISOString() });
  const { body, status } = await ask(client.token, client.payment.id);
  expect([status, body.status, body.paid, body.entitled, body.receipt_number]).toEqual([201, 'requested', 59_900, 29_950, client.payment.receipt_number]);
  const { name } = (await app.call('getUser', { token: admin, params: { id: client.id } })).body;
  expect([body.title, (await app.call('getRefundRequest', { token: admin, params: { id: body.id } })).body.title]).toEqual(
    Array.from({ length: 2 }, () => `${name}, Guided Search`),
  );
  expect(await told(admin, 'admin')).toContainEqual(expect.stringContaining('requested a refund of Guided Search. The refund policy gives $299.50.'));
  expect((await ask(client.token, client.payment.id)).problem.detail).toBe('You already requested this refund. We’ll answer soon.');
  // It is counted and found among the payments that wait for an answer.
  const waiting = async () =>
    (await app.call('listPayments', { token: admin, query: { filter: { refund_requested: true }, range: [0, 99] } })).body.map(({ id }) => id);
  const found = await waiting();
  expect(found).toContain(client.payment.id);
  expect((await app.call('countPayments', { token: admin })).body.refund_requested).toBe(found.length);
  const rest = (await app.call('listPayments', { token: admin, query: { filter: { refund_requested: false }, range: [0, 499] } })).body;
  expect(rest.map(({ id }) => id)).not.toContain(client.payment.id);
  // The work moves on meanwhile: what was due then stays on the request.
  await noteFirst(app.db, client.id, { first_worksheet_at: new Date().toISOString() });
  expect((await app.call('getRefundRequest', { token: admin, params: { id: body.id } })).body.entitled).toBe(29_950);
});

it('is answered by refunding the payment, which ends the package where the admin says so', async () => {
  const client = await paidClient(app);
  const { body: request } = await ask(client.token, client.payment.id);
  const refund = { amount: 10_000, reason: 'Sorry it took so long.', ends_package: true };
  expect((await app.call('refundPayment', { token: admin, params: { id: client.payment.id }, body: refund })).status).toBe(200);
  expect((await app.call('getRefundRequest', { token: client.token, params: { id: request.id } })).body).toMatchObject({
    status: 'granted',
    refunded: 10_000,
    answer: 'Sorry it took so long.',
    ended_package: true,
    version: 2,
  });
  expect((await app.call('getMyPackage', { token: client.token })).body.package).toBeNull();
  const timeline = (await app.call('listTimeline', { token: client.token, params: { id: client.id } })).body.items.map(({ words }) => words);
  expect(timeline).toEqual(expect.arrayContaining(['Guided Search ended with the refund.', 'Refund requested for Guided Search.']));
  expect((await app.call('getStatusTracker', { token: admin, params: { id: client.id } })).body.step_in_process).toBe('closed_lost');
  expect((await app.call('declineRefundRequest', { token: admin, params: { id: request.id }, body: { answer: 'Too late.' } })).status).toBe(409);
});

it('is declined with a sentence the client reads, and may be made again; withdrawn it is closed', async () => {
  const client = await paidClient(app);
  const { body: request } = await ask(client.token, client.payment.id);
  const answer = 'Your first out-the-door price is in, so nothing is due.';
  expect((await app.call('declineRefundRequest', { token: admin, params: { id: request.id }, body: { answer } })).body).toMatchObject({
    status: 'declined',
    answer,
    refunded: null,
  });
  expect(await told(client.token, 'client')).toContainEqual(`We declined the refund of Guided Search. ${answer}`);
  expect((await app.call('getMyPackage', { token: client.token })).body.package?.package_identifier).toBe('guided-search');
  const { body: again } = await ask(client.token, client.payment.id);
  expect((await app.call('withdrawRefundRequest', { token: client.token, params: { id: again.id } })).body.status).toBe('withdrawn');
  expect((await app.call('withdrawRefundRequest', { token: client.token, params: { id: again.id } })).status).toBe(409);
  // A refund with nothing asked answers no closed request.
  await app.call('refundPayment', { token: admin, params: { id: client.payment.id }, body: { reason: 'Goodwill.' } });
  expect((await app.call('getRefundRequest', { token: admin, params: { id: again.id } })).body.status).toBe('withdrawn');
});

it('is for one’s own paid payments alone', async () => {
  const [client, other] = [await paidClient(app), await paidClient(app)];
  expect((await ask(other.token, client.payment.id)).status).toBe(404);
  await app.call('refundPayment', { token: admin, params: { id: client.payment.id }, body: { reason: 'All of it.' } });
  expect((await ask(client.token, client.payment.id)).status).toBe(409);
});
