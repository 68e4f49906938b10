// The service desk (docs/rules.md): everything the firm owes an answer in one list, within the scope of each record, and who takes care of it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { paymentCases, refundRequests } from '../../server/db/schema.ts';
import type { CaseKind } from '../../generated/api.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { paidClient } from '../support/paid-client.ts';
import { allNotifications } from '../support/readings.ts';
import { makeAccount } from './cases/accounts.ts';
import { caseWorld } from './cases/world.ts';
import type { CaseWorld } from './cases/case.ts';

let app: TestApp;
let world: CaseWorld;
let token: string;
/** A client of the advisor, and one of each kind of case of theirs. */
let client: { id: string; token: string; payment: string };
const ids = {} as Record<CaseKind, string>;
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
  token = world.tokens.admin;
  const paid = await paidClient(app);
  client = { id: paid.id, token: paid.token, payment: paid.payment.id };
  await app.call('assignClients', {
    token,
    params: { id: world.users.employee },
    body: { userId: world.users.employee, clients: [client.id] },
  });
  const complaint = { subject: 'Nobody called me back', category: 'delay', details: 'I waited for the promised call.' } as const;
  ids.complaint = (await app.call('createComplaint', { token: client.token, body: complaint })).body.id;
  const question = { name: 'Lewis Tran', email: 'lewis@mailhaven.example', topic: 'technical', message: 'I can’t open the worksheet PDF' } as const;
  ids.support = (await app.call('requestSupport', { body: question })).body.id;
  ids.refund = (await app.call('requestRefund', { token: client.token, body: { payment_id: client.payment, reason: 'I bought from a friend.' } })).body.id;
  ids.payment = uuidv7();
  await app.db.insert(paymentCases).values({
    id: ids.payment,
    kind: 'failed_payment',
    reference: uuidv7(),
    status: 'open',
    payment_id: client.payment,
    user_id: client.id,
    amount: 59_900,
    reason: 'The card was declined.',
    due_at: new Date(Date.now() - 3_600_000).toISOString(),
  });
});
afterAll(() => app.close());

type Filter = NonNullable<Parameters<typeof app.call<'listCases'>>[1]>['query'];
const list = async (as: string, filter: NonNullable<Filter>['filter'] = {}, sort: NonNullable<Filter>['sort'] = ['due_at', 'ASC']) => {
  const answer = await app.call('listCases', { token: as, query: { filter, sort, range: [0, 999] } });
  expect(answer.status).toBe(200);
  return answer.body;
};
const counts = async (as: string) => (await app.call('countCases', { token: as })).body;
const take = (id: string, as: string) => app.call('takeCase', { token: as, params: { id } });
const assign = (owner_id: string | null, of: string[], as = token) => app.call('assignCases', { token: as, body: { ids: of, owner_id } });

describe('the service desk', () => {
  it('has every kind in one list with who, about what, and when an answer is due, the first due on top', async () => {
    const rows = await list(token, { state: 'open' });
    const one = (kind: CaseKind) => rows.find(({ id }) => id === ids[kind]);
    expect(one('complaint')).toMatchObject({ kind: 'complaint', title: 'Nobody called me back', status: 'Submitted', user_id: client.id, owner_id: null });
    expect(one('support')).toMatchObject({ kind: 'support', title: 'I can’t open the worksheet PDF', client_name: 'Lewis Tran', status: 'Open' });
    expect(one('refund')).toMatchObject({ kind: 'refund', title: '$599.00 paid, $599.00 due', status: 'Refund requested' });
    expect(one('payment')).toMatchObject({ kind: 'payment', title: 'Failed payment, $599.00', status: 'To do' });
    const due = rows.flatMap(({ due_at }) => due_at ?? []);
    expect(due).toEqual(due.toSorted());
    // Those of which no answer is owed yet come last.
    expect(rows.slice(due.length).every(({ due_at }) => due_at === null)).toBe(true);
  });

  it('is narrowed by kind, state, owner, time and words, and ordered by the server', async () => {
    const kinds = await list(token, { kind: ['refund', 'payment'], user_id: client.id });
    expect(kinds.map(({ id }) => id).toSorted()).toEqual([ids.refund, ids.payment].toSorted());
    expect((await list(token, { due_at_lte: new Date().toISOString(), user_id: client.id })).map(({ id }) => id)).toEqual([ids.payment]);
    expect((await list(token, { q: 'worksheet pdf lewis' })).map(({ id }) => id)).toEqual([ids.support]);
    expect((await list(token, { q: 'Nobody called', user_id: client.id })).map(({ id }) => id)).toEqual([ids.complaint]);
    const newest = (await list(token, {}, ['created_at', 'DESC'])).map(({ created_at }) => created_at);
    expect(newest).toEqual(newest.toSorted().toReversed());
    const closed = await list(token, { state: 'closed' });
    expect([closed.length > 0, closed.every(({ due_at, state }) => due_at === null && state === 'closed')]).toEqual([true, true]);
  });

  it('has a desk chat from its first message, due by the promise, until it is answered', async () => {
    const asking = await makeAccount(world, 'client', {});
    const as = await app.signIn(asking.email);
    const sent = await app.call('sendMessage', { token: as, body: { chat_id: '21', message_id: uuidv7(), text: 'Do you work with leases?' } });
    const of = async (state: 'open' | 'waiting') => (await list(token, { state, kind: 'desk_chat', user_id: asking.id }))[0];
    expect(await of('open')).toMatchObject({ title: 'Do you work with leases?', status: 'Needs reply', owner_id: null });
    const chat = (await app.call('listChats', { token, query: { filter: { id: (await of('open'))?.id ?? '' } } })).body[0];
    expect((await of('open'))?.due_at).toBe(chat?.reply_by);
    expect((await take(chat?.id ?? '', token)).problem.detail).toBe('A desk chat has no owner. Answer it, or assign its client to an advisor.');
    await app.call('sendMessage', { token, body: { chat_id: String(sent.body.chat_id), message_id: uuidv7(), text: 'We do.' } });
    expect(await of('open')).toBeUndefined();
    expect(await of('waiting')).toMatchObject({ status: 'Waiting on client', due_at: null });
  });

  it('counts what is open, the reader’s, nobody’s and late, as the list finds it', async () => {
    const rows = await list(token, { state: 'open' });
    const now = app.services.clock().toISOString();
    const of = (kind: CaseKind) => rows.filter((row) => row.kind === kind).length;
    expect(await counts(token)).toMatchObject({
      count: rows.length,
      mine: rows.filter(({ owner_id }) => owner_id === world.users.admin).length,
      unowned: rows.filter(({ owner_id }) => owner_id === null).length,
      overdue: rows.filter(({ due_at }) => due_at !== null && due_at < now).length,
      by_kind: { complaint: of('complaint'), support: of('support'), refund: of('refund'), payment: of('payment') },
    });
  });
});

describe('an advisor', () => {
  it('sees the cases of their clients and those they own, and counts no other', async () => {
    const mine = await list(world.tokens.employee);
    const mineIds = new Set(mine.map(({ id }) => id));
    expect([ids.complaint, ids.refund].every((id) => mineIds.has(id))).toBe(true);
    expect([ids.support, ids.payment].some((id) => mineIds.has(id))).toBe(false);
    const clients = new Set(
      (await app.call('listUsers', { token, query: { filter: { advisor_id: world.users.employee }, range: [0, 999] } })).body.map(({ id }) => id),
    );
    expect(mine.filter(({ user_id, owner_id }) => !clients.has(user_id ?? '') && owner_id !== world.users.employee)).toEqual([]);
    expect((await counts(world.tokens.employee)).count).toBe(mine.filter(({ state }) => state === 'open').length);
  });

  it('finds, counts, takes nothing of another advisor’s', async () => {
    const foreign = await app.signIn((await makeAccount(world, 'employee', {})).email);
    expect(await list(foreign, { user_id: client.id })).toEqual([]);
    expect(await list(foreign, { q: 'Nobody called me back' })).toEqual([]);
    for (const id of Object.values(ids)) expect((await take(id, foreign)).status).toBe(404);
    expect((await assign(world.users.employee, [ids.complaint], foreign)).status).toBe(403);
    expect((await list(token, { id: ids.complaint }))[0]?.owner_id).toBeNull();
  });

  it('takes a complaint that nobody has; about refunds the admins decide', async () => {
    expect((await take(ids.refund, world.tokens.employee)).problem.detail).toBe('Admins decide about refunds.');
    expect((await take(ids.complaint, world.tokens.employee)).body.owner_id).toBe(world.users.employee);
    expect((await app.call('getComplaint', { token, params: { id: ids.complaint } })).body.assigned_to).toBe(world.users.employee);
    // An admin takes it over; then it is no longer free.
    expect((await take(ids.complaint, token)).body.owner_id).toBe(world.users.admin);
    expect((await take(ids.complaint, world.tokens.employee)).problem).toMatchObject({
      status: 409,
      detail: expect.stringMatching(/ already takes care of this\.$/),
    });
  });
});

describe('cases assigned', () => {
  it('together, are told to their owner, kept on their records and taken back; all or none', async () => {
    const all = [ids.complaint, ids.support];
    expect((await assign(world.users.employee, all)).body).toEqual(all);
    expect((await list(world.tokens.employee, { owner_id: world.users.employee })).map(({ id }) => id)).toEqual(expect.arrayContaining(all));
    const told = (await allNotifications(app.db)).filter(({ user_id, target_id }) => user_id === world.users.employee && all.includes(target_id ?? ''));
    expect(told.map(({ kind }) => kind).toSorted()).toEqual(expect.arrayContaining(['complaint_updated', 'support_updated']));
    expect((await assign(null, [...all, ids.refund])).status).toBe(200);
    const refused = await assign(world.users.employee, [ids.complaint, ids.refund]);
    expect([refused.status, refused.problem.errors]).toEqual([422, { owner_id: 'Choose an admin. Admins decide about money.' }]);
    expect((await list(token, { id: all })).map(({ owner_id }) => owner_id)).toEqual([null, null]);
  });

  it('about money belong to an admin, whose record says so and whose list is theirs', async () => {
    expect((await assign(world.users.admin, [ids.refund, ids.payment])).status).toBe(200);
    expect((await app.call('getRefundRequest', { token, params: { id: ids.refund } })).body.owner_id).toBe(world.users.admin);
    expect((await app.call('getPaymentCase', { token, params: { id: ids.payment } })).body.owner_id).toBe(world.users.admin);
    // The client does not read who answers.
    expect((await app.call('getRefundRequest', { token: client.token, params: { id: ids.refund } })).body.owner_id).toBeUndefined();
    expect((await list(token, { owner_id: world.users.admin, user_id: client.id })).map(({ kind }) => kind).toSorted()).toEqual(['payment', 'refund']);
    expect((await app.db.select().from(refundRequests)).find(({ id }) => id === ids.refund)?.status).toBe('requested');
    await app.call('declineRefundRequest', { token, params: { id: ids.refund }, body: { answer: 'Nothing is due.' } });
    expect((await list(token, { id: ids.refund }))[0]).toMatchObject({ state: 'closed', status: 'Declined', due_at: null });
  });

  it('go to nobody who is not there', async () => {
    expect((await assign(world.users.client, [ids.support])).status).toBe(422);
    expect((await assign(world.users.admin, [uuidv7()])).status).toBe(404);
  });
});
