// The whole queue as the desk asks for it: what is counted without being sent, and what its reader has done today.
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayIn } from '../../domain/pipeline.ts';
import { lastPlannedDay } from '../../domain/urgency.ts';
import { defaultAnswerHours as hours } from '../../domain/working-hours.ts';
import type { UrgentItem } from '../../generated/api.ts';
import { demoPassword } from '../../server/demo/logins.ts';
import { chats, complaints, deals, events, users } from '../../server/db/schema.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { makeNewRequest, makeSignedIn } from './cases/accounts.ts';
import type { CaseWorld } from './cases/case.ts';
import { makeLink, makeRow } from './cases/offers.ts';
import { caseWorld } from './cases/world.ts';

let app: TestApp;
let world: CaseWorld;
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
});
afterAll(() => app.close());

type SignedIn = Awaited<ReturnType<typeof makeSignedIn>>;
/** An advisor with one client, and nothing waiting. */
let advisor: SignedIn;
let client: SignedIn;
let token: string;
beforeEach(async () => {
  advisor = await makeSignedIn(world, 'employee');
  token = advisor.token;
  client = await makeSignedIn(world, 'client', { advisor_id: advisor.id });
  await app.db
    .update(users)
    .set({ begun_at: ago(48) })
    .where(eq(users.id, client.id));
});

const hour = 3_600_000;
const ago = (by: number): string => new Date(app.services.clock().getTime() - by * hour).toISOString();
const queue = async (limit = 100, as = token) => (await app.call('getQueue', { token: as, query: { limit } })).body;
const counts = async (as = token) => {
  const { bands } = await queue(1, as);
  const sum = (of: typeof bands) => of.reduce((total, { count }) => total + count, 0);
  return { all: sum(bands), today: sum(bands.filter(({ of }) => of === 'today')), late: bands.reduce((total, { late }) => total + late, 0) };
};
/** How much, which is as much as is listed. */
const done = async (as = token) => {
  const { done_today, done: listed } = (await app.call('getQueue', { token: as, query: { limit: 1, with_done: true } })).body;
  expect(listed).toHaveLength(done_today);
  expect((await queue(1, as)).done_today).toBe(done_today);
  return done_today;
};
const only = async (kind: UrgentItem['kind']): Promise<UrgentItem> => {
  const item = (await queue()).items.find((each) => each.kind === kind);
  if (!item) throw new Error(`${kind} is not in the queue.`);
  return item;
};
const mark = ({ kind, user_id, target_id, changed_at }: UrgentItem, more: { mark: 'done' | 'open' } | { mark: 'snoozed'; snoozed_until: string }) =>
  app.call('markUrgentItem', { token, body: { kind, user_id, target_id, changed_at, ...more } });

describe('the counts', () => {
  it('are of all that is under a heading, also where the rows are not asked for, and of the reader’s own clients', async () => {
    // Requests nobody has begun are in every advisor's queue.
    const before = await counts();
    for (const title of ['One', 'Two', 'Three']) await app.call('createTask', { token, body: { title, due_on: '2020-02-29' } });
    const last = lastPlannedDay(app.services.clock(), hours);
    await app.call('createTask', { token, body: { title: 'Form', due_on: last } });
    const { items, bands, is_cut } = await queue(1);
    expect([items.length, is_cut]).toEqual([1, false]);
    const after = await counts();
    expect({ today: after.today - before.today, late: after.late - before.late, all: after.all - before.all }).toEqual({ today: 3, late: 3, all: 4 });
    const today = dayIn(hours.time_zone, app.services.clock());
    expect(bands.filter(({ of, day }) => (of === 'later') !== (day !== null && day > today))).toEqual([]);
    expect((await counts((await makeSignedIn(world, 'employee')).token)).all).toBe(before.all);
  });

  it('say where more waits than is looked at', async () => {
    const complaint = { user_id: client.id, category: 'listing', details: 'Before I saw them.', status_since: ago(1), answer_by: ago(-1) };
    const add = (count: number) =>
      app.db.insert(complaints).values(Array.from({ length: count }, (_each, index) => ({ ...complaint, subject: `No. ${index}` })));
    const before = await counts();
    await add(200);
    expect([(await counts()).all - before.all, (await queue(1)).is_cut]).toEqual([200, false]);
    await add(1);
    expect([(await counts()).all - before.all, (await queue(1)).is_cut]).toEqual([200, true]);
    expect((await queue()).items).toHaveLength(100);
  });
});

describe('done today', () => {
  it('counts what is marked as done, and not what is snoozed or open again', async () => {
    await makeLink(app, client.id, 'accepted');
    const price = await only('price_accepted');
    await mark(price, { mark: 'snoozed', snoozed_until: ago(-1) });
    expect(await done()).toBe(0);
    await mark(price, { mark: 'done' });
    expect(await done()).toBe(1);
    await mark(price, { mark: 'open' });
    expect(await done()).toBe(0);
  });

  it('counts tasks for whoever finished them, until they are open again', async () => {
    const { body: task } = await app.call('createTask', { token, body: { title: 'Form', user_id: client.id, due_on: '2020-02-29' } });
    const params = { id: task.id };
    await app.call('finishTask', { token, params });
    expect(await done()).toBe(1);
    await app.call('reopenTask', { token, params });
    expect(await done()).toBe(0);
    const before = await done(world.tokens.admin);
    await app.call('finishTask', { token: world.tokens.admin, params });
    expect([await done(), await done(world.tokens.admin)]).toEqual([0, before + 1]);
  });

  it('is listed with what it was and for whom, the last first, and names nobody who is not the reader’s client any more', async () => {
    const listed = async () => (await app.call('getQueue', { token, query: { limit: 1, with_done: true } })).body.done;
    for (const title of ['Form', 'Call']) {
      const { body: task } = await app.call('createTask', { token, body: { title, user_id: client.id, due_on: '2020-02-29' } });
      await app.call('finishTask', { token, params: { id: task.id } });
    }
    const of = { kind: 'task_due', target_id: expect.any(String), user_id: client.id, done_at: expect.any(String) };
    expect(await listed()).toMatchObject([
      { ...of, title: 'Call' },
      { ...of, title: 'Form' },
    ]);
    await app.db.update(users).set({ advisor_id: world.users.otherEmployee }).where(eq(users.id, client.id));
    const nobody = { ...of, user_id: null, client_name: null, title: null };
    expect(await listed()).toEqual([nobody, nobody]);
    expect((await queue(1)).done).toBeUndefined();
  });

  it('counts a follow-up whose day is cleared; moved it is not done, and the same day set again opens it as it was', async () => {
    const params = { id: await makeRow(app, client.id) };
    const followUp = { kind: 'follow_up', title: 'Ask about the lease', user_id: client.id } as const;
    await app.call('createTask', { token, body: { ...followUp, due_on: '2020-02-28' } });
    const plan = (date_to_re_engage: string | null) => app.call('updateReEngageDate', { token, params, body: { date_to_re_engage } });
    await plan('2020-02-29');
    expect(await done()).toBe(0);
    await plan(null);
    expect(await done()).toBe(1);
    expect((await plan('2020-02-29')).body.date_to_re_engage).toBe('2020-02-29');
    expect(await done()).toBe(0);
    const filter = { user_id: client.id, kind: 'follow_up' } as const;
    expect((await app.call('listTasks', { token, query: { filter } })).body).toMatchObject([{ status: 'open', title: 'Ask about the lease' }]);
    await plan(null);
    await plan('2020-03-02');
    expect(await done()).toBe(1);
  });

  it('counts a chat that was answered or resolved while the client waited, once a day', async () => {
    const [chat] = await app.db.insert(chats).values({ kind: 'advisor', client_id: client.id, employee_id: advisor.id }).returning({ id: chats.id });
    const chat_id = chat?.id ?? '';
    const write = (as: string) => app.call('sendMessage', { token: as, body: { chat_id, message_id: uuidv7(), text: 'Is it still there?' } });
    const set = (status: 'resolved' | 'needs_reply') => app.call('updateChatStatus', { token, params: { id: chat_id }, body: { status } });
    // Nobody waited for this one.
    await write(token);
    expect(await done()).toBe(0);
    await write(client.token);
    await set('resolved');
    expect(await done()).toBe(1);
    await set('needs_reply');
    expect(await done()).toBe(0);
    await write(token);
    expect(await done()).toBe(1);
    // What is asked afterwards was not waiting then.
    await write(client.token);
    expect(await done()).toBe(1);
    await write(token);
    expect(await done()).toBe(1);
  });

  it('counts what the client waited for and the reader did, on the day itself', async () => {
    const request = await makeNewRequest(world, null);
    await app.call('beginNewRequest', { token, params: { id: request.id } });
    expect(await done()).toBe(1);

    const params = { id: (await makeLink(app, client.id, 'research_requested')).id };
    const report = () => app.call('postResearchReport', { token, params, body: { verdict: 'go_ahead', summary: 'Sound.' } });
    expect((await report()).status).toBe(201);
    // Nobody waits for another revision.
    expect((await report()).status).toBe(201);
    expect(await done()).toBe(2);

    const body = { subject: 'Two cars were sold', category: 'listing', details: 'Before I saw them.', user_id: client.id } as const;
    const complaint = { id: (await app.call('createComplaint', { token: world.tokens.admin, body })).body.id };
    await app.call('setComplaintStatus', { token, params: complaint, body: { status: 'in_progress' } });
    expect(await done()).toBe(2);
    const reply = (more = {}) => app.call('replyToComplaint', { token, params: complaint, body: { text: 'We look into it.', ...more } });
    await reply({ is_internal: true });
    expect(await done()).toBe(2);
    await reply();
    expect(await done()).toBe(3);
    // The same complaint, ended once more.
    await app.call('setComplaintStatus', { token, params: complaint, body: { status: 'waiting_on_client' } });
    expect(await done()).toBe(3);

    const day = 24 * hour;
    app.travel(day);
    const { body: later } = await app.call('login', { body: { email: advisor.email, password: demoPassword } });
    const tomorrow = await done(later.access_token ?? '');
    app.travel(-day);
    expect([tomorrow, await done()]).toEqual([0, 3]);
  });

  it('counts one thing once, whichever of its ends the records tell of', async () => {
    const link = await makeLink(app, client.id, 'accepted', { total_otd: 36_912_40 });
    await mark(await only('price_accepted'), { mark: 'done' });
    const [deal] = await app.db
      .insert(deals)
      .values({
        user_id: client.id,
        link_id: link.id,
        title: link.title,
        status: 'contract_check',
        status_since: ago(1),
        accepted_at: ago(1),
        agreed: {} as typeof deals.$inferInsert.agreed,
        agreed_total: 36_912_40,
        first_total: 37_000_00,
        contract_at: ago(0.5),
        open_differences: 1,
      })
      .returning();
    const target_id = deal?.id ?? '';
    const log = (kind: string) =>
      app.db
        .insert(events)
        .values({ kind, actor_id: advisor.id, actor_role: 'employee', client_id: client.id, target_kind: 'deal', target_id, audience: 'none' });
    await log('deal_contract');
    expect(await done()).toBe(1);
    // One line is answered, another still differs.
    await log('deal_difference');
    expect(await done()).toBe(1);
    await app.db.update(deals).set({ open_differences: 0 }).where(eq(deals.id, target_id));
    expect(await done()).toBe(2);
  });
});
