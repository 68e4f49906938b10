// The admin's dashboard: exact numbers over rows made here, on a database that holds nothing else.
// Over 300 lines: all of it reads one firm made for it, on one server.
import { asc, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refundedStatus } from '../../domain/refunds.ts';
import type { LinkStatus, ReportBreakdown, ReportMeasure, StepInProcess } from '../../generated/api.ts';
import { reportBreakdownValues, reportMeasureValues } from '../../generated/enums.ts';
import { chats, complaints, initialClientData, ledgerEntries, payments, users } from '../../server/db/schema.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { makeAccount, makeNewRequest } from './cases/accounts.ts';
import type { CaseWorld } from './cases/case.ts';
import { makeDeal } from './cases/deal-rows.ts';
import { makeLink, makeRow } from './cases/offers.ts';

let app: TestApp;
let world: CaseWorld;
let token: string;
beforeAll(async () => {
  app = await startApp({ content: 'empty' });
  const nobody = { admin: '', employee: '', client: '', otherEmployee: '', otherClient: '' };
  world = { app, users: nobody, tokens: { admin: '', employee: '', client: '' } };
  const admin = await makeAccount(world, 'admin');
  token = await app.signIn(admin.email);
});
afterAll(() => app.close());

const ago = (hours: number) => new Date(app.services.clock().getTime() - hours * 3_600_000).toISOString();
const person = { first_name: 'Pat', last_name: 'Prospect', email: 'pat@mailhaven.example', phone: '5550100', zip: '43004', source: 'self' } as const;

/** A prospect who began at a moment, and the account it became. */
async function makeProspect(created_at: string, user_id: string | null = null): Promise<string> {
  const id = uuidv7();
  await app.db
    .insert(initialClientData)
    .values({ id, ...person, step: user_id ? 'payment_success' : 'incomplete', user_id, last_step_at: created_at, created_at });
  return id;
}

interface Paid {
  paid_at: string;
  package_identifier?: string;
  amount: number;
  discount?: number;
  refunded?: number;
  refunded_at?: string;
}
async function makePayment({ paid_at, package_identifier = 'guided-search', amount, discount = 0, refunded = 0, refunded_at = paid_at }: Paid) {
  const values = {
    kind: 'package',
    onboarding_id: await makeProspect('2020-01-01T00:00:00Z'),
    package_identifier,
    price: amount + discount,
    discount,
    amount,
    currency: 'USD',
    provider: 'test_card_desk',
    status: refunded > 0 ? refundedStatus(amount, refunded) : 'succeeded',
    refunded_amount: refunded,
    ...(refunded > 0 ? { refunded_at } : {}),
    paid_at,
  } as const;
  const [made] = await app.db.insert(payments).values(values).returning();
  return made?.id ?? '';
}

describe('activity', () => {
  it('counts by the advisor of today and by month of the firm’s time zone, beside the months before', async () => {
    const maria = await makeAccount(world, 'employee', { first_name: 'Maria' });
    const hers = await makeAccount(world, 'client', { advisor_id: maria.id, created_at: '2018-02-01T04:59:59.999Z' });
    const free = await makeAccount(world, 'client', { created_at: '2018-02-01T05:00:00.000Z' });
    // An account closed since then is none of the new clients, and neither is an advisor.
    await makeAccount(world, 'client', { created_at: '2018-02-02T00:00:00Z', deleted_at: '2018-03-01T00:00:00Z' });
    for (const [user, published_at] of [
      [hers, '2018-01-31T12:00:00Z'],
      [hers, '2018-02-10T12:00:00Z'],
      [free, '2018-02-11T12:00:00Z'],
      [hers, '2017-12-11T12:00:00Z'],
    ] as const)
      await makeLink(app, user.id, 'proposed', { published_at });
    const report = async (measure: ReportMeasure) =>
      (await app.call('getActivityReport', { token, query: { measure, from: '2018-01-01', to: '2018-02-28' } })).body;

    expect(await report('links_published')).toMatchObject({
      unit: 'week',
      total: 3,
      total_before: 1,
      advisors: [
        { id: maria.id, name: 'Maria employee', total: 2 },
        { id: null, name: null, total: 1 },
      ],
    });
    const clients = await report('new_clients');
    expect(clients).toMatchObject({ total: 2, total_before: 0 });
    expect(clients.columns.filter(({ total }) => total > 0).map(({ period, counts }) => [period.to, counts])).toEqual([['2018-02-04', [1, 1]]]);
    for (const measure of reportMeasureValues) expect((await report(measure)).measure).toBe(measure);
  });
});

describe('breakdown', () => {
  const report = async (breakdown: ReportBreakdown) =>
    (await app.call('getBreakdownReport', { token, query: { breakdown, from: '2017-01-01', to: '2017-01-31' } })).body;

  it('splits a count by what it is about, most first, beside the period before', async () => {
    const client = await makeAccount(world, 'client', {});
    for (const [make, published_at] of [
      ['Mazda', '2017-01-02T12:00:00Z'],
      ['Honda', '2017-01-31T12:00:00Z'],
      ['Mazda', '2017-01-15T12:00:00Z'],
      [null, '2017-01-15T12:00:00Z'],
      ['Honda', '2016-12-31T12:00:00Z'],
      ['Honda', '2017-02-01T12:00:00Z'],
    ] as const)
      await makeLink(app, client.id, 'proposed', { published_at, make });
    expect(await report('makes')).toMatchObject({
      total: 4,
      total_before: 1,
      parts: [
        { name: 'Mazda', count: 2 },
        { name: 'Honda', count: 1 },
        { name: null, count: 1 },
      ],
    });
    await makeLink(app, client.id, 'rejected', { status_since: '2017-01-15T12:00:00Z', reason: 'withdrawn' });
    await makeLink(app, client.id, 'proposed', { status_since: '2017-01-15T12:00:00Z' });
    expect((await report('rejections')).parts).toEqual([{ name: 'No longer for sale', count: 1 }]);
    for (const breakdown of reportBreakdownValues) expect((await report(breakdown)).breakdown).toBe(breakdown);
  });

  it('names eight and counts all', async () => {
    const client = await makeAccount(world, 'client', {});
    for (const make of ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'])
      await makeLink(app, client.id, 'proposed', { published_at: '2017-01-20T12:00:00Z', make });
    const { total, parts } = await report('makes');
    expect([total, parts.length]).toEqual([14, 8]);
  });
});

describe('revenue', () => {
  const report = (query: Record<string, unknown>) => app.call('getRevenueReport', { token, query });

  it('adds up by month of the firm’s time zone and by package, less what was refunded, beside the months before, and opens those payments', async () => {
    // The last evening of January in New York is February in Greenwich.
    await makePayment({ paid_at: '2024-02-01T04:59:59.999Z', amount: 24_900, package_identifier: 'deal-check' });
    await makePayment({ paid_at: '2024-02-01T05:00:00.000Z', amount: 50_000, discount: 9_900 });
    await makePayment({ paid_at: '2024-03-15T12:00:00.000Z', amount: 99_900, package_identifier: 'full-service', refunded: 49_950 });
    await makePayment({ paid_at: '2024-05-01T03:59:59.999Z', amount: 59_900 });
    await makePayment({ paid_at: '2024-05-01T04:00:00.000Z', amount: 1 });
    await makePayment({ paid_at: '2023-09-02T12:00:00.000Z', amount: 30_000 });
    await makePayment({ paid_at: '2023-08-31T12:00:00.000Z', amount: 7 });

    const { body } = await report({ from: '2024-01-01', to: '2024-04-30' });
    expect(body).toMatchObject({ unit: 'month', currency: 'USD', net: 24_900 + 50_000 + 49_950 + 59_900, net_before: 30_000 });
    expect(body.period).toEqual({ from: '2024-01-01', to: '2024-04-30', starts_at: '2024-01-01T05:00:00.000Z', ends_at: '2024-05-01T03:59:59.999Z' });
    expect(body.before).toMatchObject({ from: '2023-09-01', to: '2023-12-31' });
    expect(body.packages).toEqual([
      { package_identifier: 'full-service', name: 'Full Service', net: 49_950 },
      { package_identifier: 'guided-search', name: 'Guided Search', net: 109_900 },
      { package_identifier: 'deal-check', name: 'Deal Check', net: 24_900 },
    ]);
    expect(body.columns.map((column) => [column.period.from, column.net, column.nets])).toEqual([
      ['2024-01-01', 24_900, [0, 0, 24_900]],
      ['2024-02-01', 50_000, [0, 50_000, 0]],
      ['2024-03-01', 49_950, [49_950, 0, 0]],
      ['2024-04-01', 59_900, [0, 59_900, 0]],
    ]);

    const march = body.columns[2]?.period;
    const filter = { moved_at_gte: march?.starts_at, moved_at_lte: march?.ends_at };
    const rows = await app.call('listPayments', { token, query: { filter } });
    expect(rows.body.map(({ amount, refunded_amount }) => amount - (refunded_amount ?? 0))).toEqual([49_950]);
  });

  it('counts a refund in the month it was made, in the firm’s time zone; the month of the payment stays closed', async () => {
    const query = { from: '2021-01-01', to: '2021-04-30' };
    const nets = async () => (await report(query)).body.columns.map(({ net, refunded }) => [net, refunded]);
    const id = await makePayment({ paid_at: '2021-01-10T12:00:00.000Z', amount: 59_900 });
    // Late on the last evening of March in New York, which is April in Greenwich.
    const refund = (refunded_amount: number, refunded_at: string) =>
      app.db
        .update(payments)
        .set({ status: refundedStatus(59_900, refunded_amount), refunded_amount, refunded_at })
        .where(eq(payments.id, id));
    expect(await nets()).toEqual([
      [59_900, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    await refund(20_000, '2021-02-03T12:00:00.000Z');
    await refund(59_900, '2021-04-01T03:59:59.999Z');
    expect(await nets()).toEqual([
      [59_900, 0],
      [-20_000, 20_000],
      [-39_900, 39_900],
      [0, 0],
    ]);
    const { body } = await report(query);
    expect(body).toMatchObject({ net: 0, refunded: 59_900 });
    expect(body.packages.find(({ package_identifier }) => package_identifier === 'guided-search')?.net).toBe(0);
    expect((await report({ from: '2021-05-01', to: '2021-08-31' })).body.net_before).toBe(0);
    expect((await report({ from: '2021-03-01', to: '2021-04-30' })).body).toMatchObject({ net: -39_900, net_before: 39_900 });

    // A column opens every payment it was made of.
    for (const [index, count] of [1, 1, 1, 0].entries()) {
      const { starts_at: moved_at_gte, ends_at: moved_at_lte } = body.columns[index]?.period ?? {};
      expect((await app.call('listPayments', { token, query: { filter: { moved_at_gte, moved_at_lte } } })).body).toHaveLength(count);
    }
  });

  it('stands in a ledger that is only added to, and that no payment contradicts', async () => {
    const id = await makePayment({ paid_at: '2019-06-10T12:00:00.000Z', amount: 10_000, refunded: 4_000, refunded_at: '2019-07-10T12:00:00.000Z' });
    const entries = () => app.db.select().from(ledgerEntries).where(eq(ledgerEntries.payment_id, id)).orderBy(asc(ledgerEntries.moved_at));
    expect((await entries()).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['charge', 10_000],
      ['refund', -4_000],
    ]);
    const change = (values: Partial<typeof payments.$inferInsert>) => app.db.update(payments).set(values).where(eq(payments.id, id));
    const saying = (text: string) => ({ cause: { message: expect.stringContaining(text) } });
    await expect(change({ refunded_amount: 3_000 })).rejects.toMatchObject(saying('stays in the books'));
    await expect(change({ price: 11_000, amount: 11_000 })).rejects.toMatchObject(saying('stays in the books'));
    await expect(app.db.update(ledgerEntries).set({ amount: -1 }).where(eq(ledgerEntries.payment_id, id))).rejects.toMatchObject(saying('only ever added to'));
    await expect(app.db.delete(ledgerEntries).where(eq(ledgerEntries.payment_id, id))).rejects.toMatchObject(saying('only ever added to'));
    expect(await entries()).toHaveLength(2);
  });

  it('is cut by day or week where months would be too coarse, and is zero where nothing was paid', async () => {
    const days = await report({ from: '2022-01-01', to: '2022-01-14' });
    expect(days.body.columns).toHaveLength(14);
    expect(days.body).toMatchObject({ unit: 'day', net: 0, net_before: 0 });
    expect((await report({ period: 'last_30_days' })).body.unit).toBe('week');
    expect((await report({})).body.columns).toHaveLength(12);
  });

  it('of a quarter begins with January, April, July or October, and compares with as much of the quarter before', async () => {
    const { period, before } = (await report({ period: 'quarter' })).body;
    expect(period.from).toMatch(/-(01|04|07|10)-01$/);
    const earlier = new Date(`${period.from}T00:00:00Z`);
    earlier.setUTCMonth(earlier.getUTCMonth() - 3);
    expect(before.from).toBe(earlier.toISOString().slice(0, 10));
    expect(before.to < period.from).toBe(true);
  });

  it('refuses days that make no period', async () => {
    expect((await report({ from: '2024-01-01' })).problem).toMatchObject({ status: 400, errors: { to: 'Choose a day.' } });
    expect((await report({ from: '2024-02-01', to: '2024-01-31' })).problem.errors).toHaveProperty('to');
    expect((await report({ from: '2010-01-01', to: '2024-01-31' })).status).toBe(400);
    expect((await report({ from: '2024-02-31', to: '2024-03-31' })).status).toBe(400);
    expect((await report({ period: 'decade' })).status).toBe(400);
  });
});

describe('the funnel', () => {
  const began = '2025-05-10T12:00:00.000Z';
  const query = { from: '2025-05-01', to: '2025-05-31' };
  const clientWho = async (did: { submitted?: boolean; link?: LinkStatus; published?: boolean; step?: StepInProcess }) => {
    const { id } = did.submitted ? await makeNewRequest(world, null) : await makeAccount(world, 'client');
    if (did.link) await makeLink(app, id, did.link, did.published === false ? { published_at: null } : {});
    if (did.step) await makeRow(app, id, { step_in_process: did.step, step_since: began });
    await makeProspect(began, id);
    return id;
  };

  it('counts each prospect of the period up to where they are, and opens just those', async () => {
    await makeProspect(began);
    await makeProspect('2025-06-01T04:00:00.000Z');
    await clientWho({});
    await clientWho({ submitted: true, link: 'proposed', published: false });
    await clientWho({ submitted: true, link: 'proposed' });
    await clientWho({ submitted: true, link: 'accepted' });
    // Without a link of ours: what the advisor says counts, and what lies before it with it.
    await clientWho({ step: 'paperwork' });
    await clientWho({ submitted: true, link: 'purchased', step: 'delivered' });
    const { body } = await app.call('getFunnelReport', { token, query });
    expect(body.stages).toEqual([
      { stage: 'prospect', count: 7 },
      { stage: 'paid', count: 6 },
      { stage: 'checklist', count: 5 },
      { stage: 'links', count: 4 },
      { stage: 'accepted', count: 3 },
      { stage: 'delivered', count: 1 },
    ]);
    for (const { stage, count } of body.stages) {
      const filter = { reached: stage, created_at_gte: body.period.starts_at, created_at_lte: body.period.ends_at };
      const list = await app.call('listInitialClientData', { token, query: { filter } });
      expect([stage, list.body.length]).toEqual([stage, count]);
    }
  });
});

describe('figures', () => {
  const figures = async () => (await app.call('getFiguresReport', { token, query: { period: 'last_30_days' } })).body;

  it('count what is there, what came in the period and what waits', async () => {
    const before = await figures();
    const advisor = await makeAccount(world, 'employee');
    await makeNewRequest(world, advisor.id);
    const client = await makeNewRequest(world, null);
    await makeAccount(world, 'client', { created_at: ago(24 * 40) });
    await makeAccount(world, 'client', { status: 'suspended' });
    const chat = (hours: number) => ({ kind: 'advisor', employee_status: 'needs_reply', waiting_since: ago(hours) }) as const;
    await app.db.insert(chats).values([
      { ...chat(3), client_id: client.id },
      { ...chat(5), client_id: (await makeAccount(world, 'client')).id, employee_status: 'snoozed', snoozed_until: ago(1) },
      { ...chat(9), client_id: (await makeAccount(world, 'client')).id, employee_status: 'snoozed', snoozed_until: ago(-1) },
    ]);
    const complaint = { user_id: client.id, subject: 'Too slow', category: 'delay', details: 'Nobody answers.', status_since: ago(1) } as const;
    await app.db.insert(complaints).values([
      { ...complaint, created_at: ago(24 * 7 + 1) },
      { ...complaint, created_at: ago(24 * 7 - 1), status: 'waiting_on_client' },
      { ...complaint, created_at: ago(24 * 30), status: 'resolved' },
    ]);
    const now = await figures();
    expect(now).toMatchObject({
      clients_new: before.clients_new + 5,
      clients_delivered: before.clients_delivered,
      new_requests: before.new_requests + 2,
      new_requests_unassigned: before.new_requests_unassigned + 1,
      chats_waiting: 2,
      complaints_open: 2,
      complaints_old: 1,
      complaint_old_days: 7,
    });
    expect(Date.parse(ago(5)) - Date.parse(now.waiting_since ?? '')).toBeLessThan(60_000);
    const filter = { status: ['submitted', 'in_progress', 'waiting_on_client'], created_at_lte: now.complaint_old_before };
    expect((await app.call('listComplaints', { token, query: { filter } })).body).toHaveLength(1);
  });
});

describe('the workload', () => {
  it('names advisors by what their clients wait for, and the longest overdue clients first', async () => {
    const [busy, calm] = [await makeAccount(world, 'employee', { first_name: 'Busy' }), await makeAccount(world, 'employee', { first_name: 'Calm' })];
    await makeAccount(world, 'employee', { status: 'closed', deleted_at: ago(1) });
    const overdueBy = async (days: number, advisor_id: string | null, also: Partial<typeof users.$inferInsert> = {}) => {
      const { id } = await makeAccount(world, 'client', { advisor_id, last_name: `Late ${days}`, ...also });
      const date = ago(24 * days).slice(0, 10);
      await makeRow(app, id, { step_in_process: 'searching', step_since: ago(1), date_to_re_engage: date });
      return { id, date };
    };
    const first = await overdueBy(4, busy.id);
    const second = await overdueBy(9, null);
    await overdueBy(-3, busy.id);
    await overdueBy(12, calm.id, { deleted_at: ago(1) });
    const { id: driving } = await makeAccount(world, 'client', { advisor_id: calm.id });
    await makeRow(app, driving, { step_in_process: 'delivered', step_since: ago(1) });
    await app.db
      .insert(chats)
      .values({ kind: 'advisor', client_id: first.id, employee_id: busy.id, employee_status: 'needs_reply', waiting_since: ago(24 * 8) });

    const { body } = await app.call('getWorkloadReport', { token });
    expect(body.advisors[0]).toEqual({
      id: busy.id,
      name: 'Busy employee',
      status: 'active',
      away_until: null,
      clients: 2,
      capacity: 15,
      needs_reply: 1,
      is_late: true,
    });
    expect(body.advisors.find(({ id }) => id === calm.id)).toMatchObject({ clients: 0, needs_reply: 0, is_late: false });
    expect(body.advisor_count).toBe((await app.db.$count(users, eq(users.role, 'employee'))) - 1);
    expect(body.overdue.map(({ user_id, advisor_name, date_to_re_engage }) => [user_id, advisor_name, date_to_re_engage])).toEqual([
      [second.id, null, second.date],
      [first.id, 'Busy employee', first.date],
    ]);
    expect(body.overdue_count).toBe(2);
    expect(body.overdue[1]?.days).toBeGreaterThanOrEqual(3);
  });
});

describe('the deals', () => {
  it('are counted by state, with what delivered ones saved, and the unhappy ones first', async () => {
    const none = await app.call('getDealsReport', { token });
    expect(none.body).toEqual({ states: [], delivered: 0, savings: 0, rated: 0, rating: null, unhappy: [] });
    const { id: user } = await makeAccount(world, 'client');
    const delivered = (rating: number | null, savings: number) =>
      makeDeal(app, user, { status: 'delivered', final_price: 3_000_000, savings, rating, rating_words: rating === null ? null : `${rating} of 5` });
    await makeDeal(app, user);
    await makeDeal(app, user, { status: 'contract_check' });
    await makeDeal(app, user, { status: 'contract_check' });
    await delivered(5, 150_000);
    const three = await delivered(3, -20_000);
    const one = await delivered(1, 50_000);
    await delivered(null, 100_000);
    const { body } = await app.call('getDealsReport', { token });
    expect(body).toMatchObject({ delivered: 4, savings: 280_000, rated: 3, rating: 3 });
    expect(body.states).toEqual([
      { status: 'paperwork', count: 1 },
      { status: 'contract_check', count: 2 },
      { status: 'delivered', count: 4 },
    ]);
    expect(body.unhappy.map(({ id, rating, rating_words }) => [id, rating, rating_words])).toEqual([
      [one.id, 1, '1 of 5'],
      [three.id, 3, '3 of 5'],
    ]);
  });
});

it('is asked for by admins alone', async () => {
  const advisor = await makeAccount(world, 'employee');
  expect((await app.call('getRevenueReport', { token: await app.signIn(advisor.email) })).status).toBe(403);
});
