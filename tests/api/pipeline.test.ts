// The work table, what waits, trackers.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { chats, customerTrackers, trackerFields } from '../../server/db/schema.ts';
import { remindOfDueDates } from '../../server/modules/pipeline/remind.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { allNotifications } from '../support/readings.ts';
import { makeAccount } from './cases/accounts.ts';
import { chatOf } from './cases/chats.ts';
import { makeLink, makeRow } from './cases/offers.ts';
import { caseWorld } from './cases/world.ts';
import type { CaseWorld } from './cases/case.ts';

let app: TestApp;
let world: CaseWorld;
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
});
afterAll(() => app.close());

const day = 86_400_000;
const inDays = (days: number) => new Date(app.services.clock().getTime() + days * day).toISOString().slice(0, 10);

async function clientOfMine() {
  const client = await makeAccount(world, 'client', { advisor_id: world.users.employee });
  return { ...client, row: await makeRow(app, client.id) };
}

describe('the work table', () => {
  it('puts due dates on top and holds an advisor to their own clients', async () => {
    const token = world.tokens.employee;
    const all = await app.call('listDashboardListings', { token, query: { range: [0, 99] } });
    const dates = all.body.map((row) => row.date_to_re_engage).filter((date) => date !== null);
    expect(dates).toEqual(dates.toSorted());
    expect(new Set(all.body.map((row) => row.advisor_id))).toEqual(
      new Set([world.users.employee, null].filter((id) => all.body.some((row) => row.advisor_id === id))),
    );
    const counts = await app.call('countDashboardListings', { token });
    expect(counts.body.all).toBe(all.body.length);
    expect(counts.body.re_engage_overdue).toBe(all.body.filter((row) => row.re_engage === 'overdue').length);
  });

  it('is changed in place', async () => {
    const token = world.tokens.employee;
    const { row, id: clientId } = await clientOfMine();
    const params = { id: row };
    await app.call('updateStepInProcess', { params, token, body: { step_in_process: 'on_hold' } });
    await app.call('updateNoteStatus', { params, token, body: { note_status: 'waiting_on_seller' } });
    const dated = await app.call('updateReEngageDate', { params, token, body: { date_to_re_engage: inDays(-3) } });
    expect(dated.body).toMatchObject({ step_in_process: 'on_hold', note_status: 'waiting_on_seller', re_engage: 'overdue' });
    await makeLink(app, clientId, 'researched');
    await makeLink(app, clientId, 'otd_requested');
    await makeLink(app, clientId, 'proposed', { is_displayed: false });
    expect((await app.call('getDashboardListing', { params, token })).body).toMatchObject({ links: 2, to_decide: 1, waiting_on_us: 1 });
    const found = await app.call('listDashboardListings', {
      token,
      query: { filter: { step_in_process: 'on_hold', user_id: clientId }, sort: ['to_decide', 'DESC'] },
    });
    expect(found.body).toHaveLength(1);
    expect((await app.call('updateReEngageDate', { params, token, body: { date_to_re_engage: null } })).body.re_engage).toBe('none');
    expect((await app.call('updateNoteStatus', { params, token, body: { note_status: 'later' } })).status).toBe(422);
  });

  it('says where to write to each client: with their advisor, or else with the desk, which may have no chat with them yet', async () => {
    const { row, id: client } = await clientOfMine();
    const shown = async () => (await app.call('getDashboardListing', { params: { id: row }, token: world.tokens.admin })).body.chat_id;
    const write = async (text: string) =>
      app.call('sendMessage', { token: world.tokens.admin, body: { chat_id: await shown(), client_id: client, message_id: uuidv7(), text } });
    await app.db.delete(chats).where(eq(chats.client_id, client));
    expect(await shown()).toBe('21');
    const first = await write('Welcome.');
    expect(first.status).toBe(201);
    expect(await shown()).toBe(first.body.chat_id);
    const [advised] = await app.db.insert(chats).values({ kind: 'advisor', client_id: client, employee_id: world.users.employee }).returning();
    expect(await shown()).toBe(advised?.id);
    expect((await write('Your advisor reads this, too.')).body.chat_id).toBe(advised?.id);
  });

  it('reminds once of each date that has come', async () => {
    const { row } = await clientOfMine();
    await app.call('updateReEngageDate', { params: { id: row }, token: world.tokens.employee, body: { date_to_re_engage: inDays(-1) } });
    await remindOfDueDates(app.db, app.services.clock());
    await remindOfDueDates(app.db, app.services.clock());
    const told = async () => (await allNotifications(app.db)).filter(({ target_id, kind }) => target_id === row && kind === 're_engage_due');
    expect(await told()).toHaveLength(1);
    await app.call('updateReEngageDate', { params: { id: row }, token: world.tokens.employee, body: { date_to_re_engage: inDays(-2) } });
    await remindOfDueDates(app.db, app.services.clock());
    expect(await told()).toHaveLength(2);
  });
});

it('gathers what waits, each client and thing once', async () => {
  const advisor = await makeAccount(world, 'employee');
  const client = await makeAccount(world, 'client', { advisor_id: advisor.id });
  await makeLink(app, client.id, 'otd_requested', { title: '2025 Volvo XC60' });
  await makeLink(app, client.id, 'otd_requested', { title: '2024 Acura RDX' });
  await makeLink(app, client.id, 'research_requested');
  await makeLink(app, client.id, 'proposed');
  const token = await app.signIn(advisor.email);
  const mine = (await app.call('listUrgentItems', { token })).body.filter((item) => item.user_id === client.id);
  expect(mine.map((item) => [item.kind, item.count])).toEqual([
    ['otd_asked', 2],
    ['research_asked', 1],
  ]);
  expect(mine[0]?.words).toBe('2025 Volvo XC60, 2024 Acura RDX');
});

it('finds who has to decide, and says on which day somebody was to get in touch', async () => {
  const token = world.tokens.employee;
  const client = await clientOfMine();
  await makeLink(app, client.id, 'otd_requested');
  await makeLink(app, client.id, 'proposed');
  const rows = async (filter: object) => (await app.call('listDashboardListings', { token, query: { filter: { user_id: client.id, ...filter } } })).body;
  expect(await rows({ to_decide_gte: 1, waiting_on_us_gte: 1 })).toHaveLength(1);
  expect(await rows({ to_decide_gte: 2 })).toHaveLength(0);
  await app.call('updateReEngageDate', { params: { id: client.row }, token, body: { date_to_re_engage: '2020-02-29' } });
  const urgent = (await app.call('listUrgentItems', { token, query: { limit: 100 } })).body.filter((item) => item.user_id === client.id);
  expect(urgent.find((item) => item.kind === 're_engage_overdue')).toMatchObject({ due_on: '2020-02-29', due_at: null });
});

it('says by when a waiting message is to be answered', async () => {
  const chat_id = await chatOf(world, world.users.client);
  await app.call('sendMessage', { token: world.tokens.client, body: { chat_id, message_id: uuidv7(), text: 'Is the RDX still there?' } });
  const urgent = (await app.call('listUrgentItems', { token: world.tokens.employee, query: { limit: 100 } })).body;
  const item = urgent.find((each) => each.kind === 'message_waiting' && each.user_id === world.users.client);
  expect(item).toMatchObject({ words: 'Is the RDX still there?', target_id: chat_id, due_on: null });
  expect(Date.parse(item?.due_at ?? '')).toBeGreaterThan(Date.parse(item?.since ?? ''));
});

describe('a tracker', () => {
  it('keeps fields of the advisor, own ones too, and what they were', async () => {
    const token = world.tokens.employee;
    const { id } = await clientOfMine();
    const params = { id };
    expect((await app.call('getCustomerTracker', { params, token })).body.fields).toEqual([]);
    const set = (field: string, value: string | null) => app.call('updateCustomerTracker', { params, token, body: { field, value } });
    await set('budget', 'Around $38,000');
    await set('Dog', 'A crate must fit');
    await set('budget', 'Around $40,000');
    await app.call('updateLastContactDate', { params, token, body: { date_of_last_contact: '2026-11-19' } });
    const tracker = await app.call('getCustomerTracker', { params, token });
    expect(tracker.body).toMatchObject({
      date_of_last_contact: '2026-11-19',
      fields: [
        { field: 'budget', value: 'Around $40,000', updated_by_name: 'Maria Delgado' },
        { field: 'Dog', value: 'A crate must fit' },
      ],
    });
    expect((await set('Dog', '')).body.fields).toHaveLength(1);
    const first = await app.call('listTrackerChanges', { params, token, query: { limit: 2 } });
    const rest = await app.call('listTrackerChanges', { params, token, query: { before: first.body.next } });
    expect([...first.body.items, ...rest.body.items].map((change) => [change.field, change.before, change.after])).toEqual([
      ['Dog', 'A crate must fit', null],
      ['date_of_last_contact', null, '2026-11-19'],
      ['budget', 'Around $38,000', 'Around $40,000'],
      ['Dog', null, 'A crate must fit'],
      ['budget', null, 'Around $38,000'],
    ]);
    expect((await app.call('deleteCustomerTracker', { params, token })).body.fields).toHaveLength(1);
    expect((await app.call('getCustomerTracker', { params, token })).body).toMatchObject({ fields: [], date_of_last_contact: null });
    const emptied = (await app.call('listTrackerChanges', { params, token, query: { limit: 2 } })).body.items;
    expect(emptied.map((change) => [change.field, change.before, change.after])).toEqual([
      ['date_of_last_contact', '2026-11-19', null],
      ['budget', 'Around $40,000', null],
    ]);
  });

  it('takes no field without a name, and 200 fields at most', async () => {
    const token = world.tokens.employee;
    const { id } = await clientOfMine();
    const set = (field: string) => app.call('updateCustomerTracker', { params: { id }, token, body: { field, value: 'noted' } });
    expect((await set('   ')).problem.errors).toHaveProperty('field');
    expect((await set('field 1')).status).toBe(200);
    const [tracker] = await app.db.select({ id: customerTrackers.id }).from(customerTrackers).where(eq(customerTrackers.user_id, id));
    const more = Array.from({ length: 199 }, (_, field) => ({ tracker_id: tracker?.id ?? '', field: `field ${field + 2}`, value: 'noted' }));
    await app.db.insert(trackerFields).values(more);
    expect((await set('one more')).problem.errors?.['field']).toContain('200 fields');
    expect((await set('field 7')).status).toBe(200);
  });
});
