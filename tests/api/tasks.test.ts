// Tasks and the contact log over HTTP: the follow-up and the work table's day as one fact, last contact, and whose they are.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayIn } from '../../domain/pipeline.ts';
import { daysFrom } from '../../domain/tasks.ts';
import { lastPlannedDay } from '../../domain/urgency.ts';
import { defaultAnswerHours } from '../../domain/working-hours.ts';
import type { operations } from '../../generated/api.ts';
import { bidRequests, users } from '../../server/db/schema.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { makeAccount } from './cases/accounts.ts';
import type { CaseWorld } from './cases/case.ts';
import { makeRow } from './cases/offers.ts';
import { caseWorld } from './cases/world.ts';

let app: TestApp;
let world: CaseWorld;
let token: string;
let otherToken: string;
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
  token = world.tokens.employee;
  otherToken = await app.signIn('advisor2@forecourt.example');
});
afterAll(() => app.close());

let client: string;
let row: string;
beforeEach(async () => {
  client = (await makeAccount(world, 'client', { advisor_id: world.users.employee })).id;
  row = await makeRow(app, client, { date_to_re_engage: null });
});

const now = () => app.services.clock().toISOString();
const followUps = async () => (await app.call('listTasks', { token, query: { filter: { user_id: client, kind: 'follow_up' } } })).body;
const reEngage = async () => (await app.call('getDashboardListing', { token, params: { id: row } })).body.date_to_re_engage;
const setDay = (date_to_re_engage: string | null) => app.call('updateReEngageDate', { token, params: { id: row }, body: { date_to_re_engage } });
const lastContact = async () => (await app.call('getCustomerTracker', { token, params: { id: client } })).body.date_of_last_contact;
type NewContact = operations['createContact']['requestBody']['content']['application/json'];
const log = (more: Partial<NewContact> = {}, as = token) =>
  app.call('createContact', { token: as, body: { user_id: client, kind: 'call', direction: 'out', at: now(), summary: 'She likes the RAV4.', ...more } });

describe('the follow-up', () => {
  it('is the day on the work table, whichever of the two is written', async () => {
    await setDay('2026-12-03');
    const [task, ...more] = await followUps();
    expect(more).toEqual([]);
    expect(task).toMatchObject({ kind: 'follow_up', status: 'open', due_on: '2026-12-03', owner_id: world.users.employee });
    const params = { id: task?.id ?? '' };

    await app.call('updateTask', { token, params, body: { due_on: '2026-12-08' } });
    expect(await reEngage()).toBe('2026-12-08');
    await app.call('finishTask', { token, params });
    expect(await reEngage()).toBeNull();
    await app.call('reopenTask', { token, params });
    expect(await reEngage()).toBe('2026-12-08');
    await setDay(null);
    expect((await followUps()).map(({ status }) => status)).toEqual(['done']);
    await app.call('reopenTask', { token, params });
    await app.call('deleteTask', { token, params });
    expect(await reEngage()).toBeNull();
  });

  it('is one: a second moves it, and an old one is not opened beside it', async () => {
    const first = await app.call('createTask', { token, body: { kind: 'follow_up', title: 'Call back', user_id: client, due_on: '2026-12-03' } });
    const second = await app.call('createTask', { token, body: { kind: 'follow_up', title: 'Call about the lease', user_id: client, due_on: '2026-12-09' } });
    expect(second.body.id).toBe(first.body.id);
    expect(await reEngage()).toBe('2026-12-09');
    const params = { id: first.body.id };
    await app.call('finishTask', { token, params });
    await setDay('2026-12-11');
    const refused = await app.call('reopenTask', { token, params });
    expect(refused).toMatchObject({ status: 409 });
    expect((await followUps()).filter(({ status }) => status === 'open')).toHaveLength(1);
  });

  it('keeps its time until the day is moved on the work table', async () => {
    const made = await app.call('createTask', {
      token,
      body: { kind: 'follow_up', title: 'Call', user_id: client, due_on: '2026-12-01', due_at: '2026-12-04T03:30:00.000Z' },
    });
    // 10:30 PM of the day before at the firm.
    expect(made.body).toMatchObject({ due_on: '2026-12-03', due_at: '2026-12-04T03:30:00.000Z' });
    await setDay('2026-12-05');
    expect((await followUps())[0]).toMatchObject({ due_on: '2026-12-05', due_at: null });
  });
});

describe('a contact', () => {
  it('sets the last contact, ends the follow-up before and makes the next', async () => {
    await setDay('2026-11-20');
    const made = await log({ minutes: 9, next: { title: 'Ask Northgate to hold the RAV4', due_on: '2026-12-01', is_follow_up: true } });
    expect(made).toMatchObject({
      status: 201,
      body: { author_id: world.users.employee, next_step: { title: 'Ask Northgate to hold the RAV4', due_on: '2026-12-01' } },
    });
    expect((await followUps()).map(({ status, due_on }) => [status, due_on])).toEqual([
      ['done', '2026-11-20'],
      ['open', '2026-12-01'],
    ]);
    expect(await reEngage()).toBe('2026-12-01');
    expect(await lastContact()).not.toBeNull();
    const timeline = await app.call('listTimeline', { token, params: { id: client } });
    expect(timeline.body.items.map(({ words }) => words)).toContain('Call, outgoing, 9 min: She likes the RAV4.');
  });

  it('that is older moves no day; removed, the one before counts again; a note counts for nothing', async () => {
    await log({ at: '2026-11-10T15:00:00.000Z' });
    expect(await lastContact()).toBe('2026-11-10');
    await log({ at: '2026-11-04T15:00:00.000Z' });
    await log({ kind: 'note', direction: null, at: '2026-11-12T15:00:00.000Z' });
    expect(await lastContact()).toBe('2026-11-10');
    const [, newest] = (await app.call('listContacts', { token, query: { filter: { user_id: client } } })).body;
    await app.call('deleteContact', { token, params: { id: newest?.id ?? '' } });
    expect(await lastContact()).toBe('2026-11-04');
  });

  it('says who got in touch, unless it is a note', async () => {
    expect(await log({ direction: null })).toMatchObject({ status: 422, body: { errors: { direction: 'Choose who got in touch.' } } });
    expect((await log({ kind: 'note', direction: null })).status).toBe(201);
  });
});

describe('the queue', () => {
  const queue = async (as = token, user_id: string | undefined = client) =>
    (await app.call('listUrgentItems', { token: as, query: { limit: 200, ...(user_id ? { user_id } : {}) } })).body.filter(({ kind }) => kind === 'task_due');
  const today = () => dayIn('America/New_York', app.services.clock());

  it('has tasks that are due, until they are done; later ones and follow-ups as tasks it has not', async () => {
    const { body: due } = await app.call('createTask', { token, body: { title: 'Late form', user_id: client, due_on: '2020-02-29' } });
    await app.call('createTask', { token, body: { title: 'Some day', user_id: client, due_on: '2099-02-28' } });
    await app.call('createTask', { token, body: { kind: 'follow_up', title: 'Call', user_id: client, due_on: today() } });
    const timed = await app.call('createTask', {
      token,
      body: { title: 'At three', user_id: client, due_on: today(), due_at: app.services.clock().toISOString() },
    });
    expect(await queue()).toMatchObject([
      { words: 'Late form', because: 'overdue', due_on: '2020-02-29', planned_at: null },
      { words: 'At three', act_by: timed.body.due_at, planned_at: timed.body.due_at },
    ]);
    await app.call('finishTask', { token, params: { id: due.id } });
    expect((await queue()).map(({ words }) => words)).toEqual(['At three']);
    expect(await queue(otherToken)).toEqual([]);
  });

  it('has those of the next two working days under their days, and no later one', async () => {
    const hours = { ...defaultAnswerHours, time_zone: 'America/New_York' };
    const last = lastPlannedDay(app.services.clock(), hours);
    await app.call('createTask', { token, body: { title: 'Title form', user_id: client, due_on: last } });
    await app.call('createTask', { token, body: { title: 'Too far', user_id: client, due_on: daysFrom(last, 1) } });
    expect((await queue()).map(({ words, because }) => [words, because])).toEqual([['Title form', 'due_later']]);
  });

  it('has one’s own without a client, and nobody else’s, whosever are asked for', async () => {
    await app.call('createTask', { token, body: { title: 'Own errand', due_on: '2020-02-29' } });
    expect((await queue(token, '')).filter(({ user_id }) => user_id === null)).toMatchObject([{ words: 'Own errand', client_name: '' }]);
    const query = { limit: 200, advisor_id: world.users.employee };
    expect((await app.call('listUrgentItems', { token: otherToken, query })).body).toEqual([]);
    expect((await app.call('listUrgentItems', { token: world.tokens.admin, query })).body.map(({ words }) => words)).toContain('Own errand');
  });
});

describe('the week', () => {
  const week = async (day: string, as = token, advisor_id?: string) =>
    (await app.call('getWeek', { token: as, query: { day, ...(advisor_id ? { advisor_id } : {}) } })).body;

  it('has tasks, rounds of bids, deliveries and quotes that end, of one’s own clients', async () => {
    const add = (title: string, due_on: string, due_at: string | null = null) =>
      app.call('createTask', { token, body: { title, user_id: client, due_on, due_at } });
    await add('Second', '2032-03-03', '2032-03-03T15:00:00.000Z');
    await add('First', '2032-03-03');
    await add('Next week', '2032-03-08');
    await app.db.insert(bidRequests).values({
      user_id: client,
      title: '2032 Volvo EX60',
      due_at: '2032-03-08T04:30:00.000Z',
      status: 'open',
      asked: 5,
      answered: 3,
      make: 'Volvo',
      model: 'EX60',
      buyer: 'Columbus, OH',
    });
    const { monday, entries } = await week('2032-03-04');
    expect(monday).toBe('2032-03-01');
    expect(entries.filter(({ user_id }) => user_id === client).map(({ kind, title, on }) => [kind, title, on])).toEqual([
      ['task', 'First', '2032-03-03'],
      ['task', 'Second', '2032-03-03'],
      // 11:30 PM on Sunday at the firm.
      ['bids_due', '2032 Volvo EX60', '2032-03-07'],
    ]);
    const ahead = await app.call('getWeek', { token, query: { day: '2032-03-04', ahead: 1 } });
    expect(ahead.body.entries.find(({ user_id, title }) => user_id === client && title === 'Next week')).toMatchObject({ on: '2032-03-08' });
    for (const asked of [undefined, world.users.employee])
      expect((await week('2032-03-04', otherToken, asked)).entries.filter(({ user_id }) => user_id === client)).toEqual([]);
  });

  it('keeps what is overdue in the present week, and shows no errand of another’s', async () => {
    await app.call('createTask', { token, body: { title: 'Late errand', due_on: '2020-02-29' } });
    const today = dayIn('America/New_York', app.services.clock());
    expect((await week(today)).entries.find(({ title }) => title === 'Late errand')).toMatchObject({ is_late: true, user_id: null });
    expect((await week('2032-03-04')).entries.map(({ title }) => title)).not.toContain('Late errand');
    expect((await week(today, otherToken, world.users.employee)).entries).toEqual([]);
  });
});

describe('the contacts of the week', () => {
  const contacts = async (as = token, day?: string) =>
    (await app.call('getWeek', { token: as, query: day ? { day } : {} })).body.contacts.filter(({ user_id }) => user_id === client);

  it('are those of today that the reader logged, by their time, and no notes', async () => {
    await log({ minutes: 18 });
    await log({ kind: 'note', direction: null });
    await log({ at: new Date(app.services.clock().getTime() - 86_400_000).toISOString() });
    expect(await contacts()).toMatchObject([{ kind: 'call', minutes: 18, user_id: client, client_name: expect.any(String) }]);
    expect(await contacts(token, '2032-03-04')).toEqual([]);
    // An admin may read the log, and did not speak with anyone.
    expect(await contacts(world.tokens.admin)).toEqual([]);
  });

  it('go with a client who is handed over', async () => {
    await log();
    expect(await contacts()).toHaveLength(1);
    await app.db.update(users).set({ advisor_id: world.users.otherEmployee }).where(eq(users.id, client));
    expect([await contacts(), await contacts(otherToken)]).toEqual([[], []]);
  });
});

describe('whose they are', () => {
  it('another advisor finds, counts and changes nothing of them, until the client is theirs', async () => {
    const { body: task } = await app.call('createTask', { token, body: { title: 'Zebra form', user_id: client, due_on: '2026-12-01' } });
    await log({ summary: 'Zebra call' });
    const found = async (as: string) => [
      (await app.call('listTasks', { token: as, query: { filter: { q: 'Zebra' } } })).body.length,
      (await app.call('listContacts', { token: as, query: { filter: { q: 'Zebra' } } })).body.length,
    ];
    expect(await found(token)).toEqual([1, 1]);
    expect(await found(otherToken)).toEqual([0, 0]);
    expect((await app.call('createTask', { token: otherToken, body: { title: 'Sneak', user_id: client, due_on: '2026-12-01' } })).status).toBe(404);
    expect((await log({ summary: 'Sneak' }, otherToken)).status).toBe(404);

    await app.db.update(users).set({ advisor_id: world.users.otherEmployee }).where(eq(users.id, client));
    expect(await found(token)).toEqual([0, 0]);
    expect(await found(otherToken)).toEqual([1, 1]);
    expect((await app.call('getTask', { token: otherToken, params: { id: task.id } })).body.owner_id).toBe(world.users.otherEmployee);
  });

  it('a task of no client is its owner’s and whose who gave it; a client’s is given to nobody but their advisor', async () => {
    const given = await app.call('createTask', { token, body: { title: 'Order forms', due_on: '2026-12-01', owner_id: world.users.otherEmployee } });
    const params = { id: given.body.id };
    expect(given.body).toMatchObject({ owner_id: world.users.otherEmployee, user_id: null });
    expect((await app.call('finishTask', { token: otherToken, params })).body).toMatchObject({ status: 'done', owner_id: world.users.otherEmployee });
    const own = await app.call('createTask', { token, body: { title: 'Lunch', due_on: '2026-12-01' } });
    expect(own.body.owner_id).toBe(world.users.employee);
    expect((await app.call('getTask', { token: otherToken, params: { id: own.body.id } })).status).toBe(404);
    const body = { title: 'Call', due_on: '2026-12-01', user_id: client, owner_id: world.users.otherEmployee };
    expect(await app.call('createTask', { token, body })).toMatchObject({ status: 422, body: { errors: { owner_id: expect.any(String) } } });
    expect((await app.call('createTask', { token, body: { title: 'X', due_on: '2026-12-01', owner_id: world.users.client } })).status).toBe(422);
  });
});
