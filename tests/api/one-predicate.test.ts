// A rule that several screens ask about stands once: queue, counts, tables and tabs say the same of the same rows.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { clientDecides, staffOwes } from '../../domain/link-turn.ts';
import { closingSteps, stepsWhenOver } from '../../domain/pipeline.ts';
import { openComplaintStatuses } from '../../domain/complaints.ts';
import type { ComplaintStatus, OperationId } from '../../generated/api.ts';
import { linkStatusValues, stepInProcessValues } from '../../generated/enums.ts';
import { resources } from '../../generated/resources.ts';
import { complaints } from '../../server/db/schema.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { makeAccount, makeNewRequest } from './cases/accounts.ts';
import { chatOf } from './cases/chats.ts';
import { makeLink, makeRow } from './cases/offers.ts';
import type { CaseWorld } from './cases/case.ts';
import { caseWorld } from './cases/world.ts';

let app: TestApp;
let world: CaseWorld;
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
});
afterAll(() => app.close());

const hour = 3_600_000;
const queue = async () => (await app.call('listUrgentItems', { token: world.tokens.employee, query: { limit: 100 } })).body;

describe('a chat that was snoozed', () => {
  it('comes back to the queue, the counts and the list at the same moment', async () => {
    const id = await chatOf(world, world.users.client);
    const token = world.tokens.employee;
    await app.call('sendMessage', { token: world.tokens.client, body: { chat_id: id, message_id: uuidv7(), text: 'Is the RDX still there?' } });
    const seen = async () => ({
      queued: (await queue()).some((item) => item.kind === 'message_waiting' && item.target_id === id),
      counted: (await app.call('countChats', { token })).body.count,
      listed: (await app.call('listChats', { token, query: { filter: { employee_status: 'needs_reply' } } })).body.some((chat) => chat.id === id),
      status: (await app.call('listChats', { token, query: { filter: { id } } })).body[0]?.employee_status,
    });
    const before = await seen();
    expect(before).toMatchObject({ queued: true, listed: true, status: 'needs_reply' });
    const body = { status: 'snoozed', snoozed_until: new Date(app.services.clock().getTime() + hour).toISOString() };
    expect((await app.call('updateChatStatus', { token, params: { id }, body })).status).toBe(200);
    expect(await seen()).toEqual({ queued: false, counted: before.counted - 1, listed: false, status: 'snoozed' });
    app.travel(hour + 1000);
    expect(await seen()).toEqual(before);
    app.travel(-hour - 1000);
  });
});

describe('whose turn it is on a link', () => {
  it('is the same in counts, work table, journey and queue; what is hidden waits for nobody', async () => {
    const client = await makeAccount(world, 'client', { advisor_id: world.users.employee });
    await makeRow(app, client.id);
    for (const status of linkStatusValues) {
      await makeLink(app, client.id, status);
      await makeLink(app, client.id, status, { is_displayed: false });
    }
    const ofStaff = { token: world.tokens.employee, params: { id: client.id } };
    const ofClient = { token: await app.signIn(client.email), params: { id: client.id } };
    const [row] = (await app.call('listDashboardListings', { token: ofStaff.token, query: { filter: { user_id: client.id } } })).body;
    expect(row?.to_decide).toBe(clientDecides.length);
    for (const call of [ofStaff, ofClient]) expect((await app.call('countLinksByStatus', call)).body.your_turn).toBe(clientDecides.length);
    expect((await app.call('getJourney', { token: ofClient.token })).body.waiting.links).toBe(clientDecides.length);
    const waiting = (await queue()).filter((item) => item.user_id === client.id && item.kind !== 'checklist_submitted');
    expect(waiting.reduce((sum, item) => sum + item.count, 0)).toBe(staffOwes.length);
  });
});

describe('clients', () => {
  const total = (answer: { headers: Headers }) => Number(/\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1]);
  const range = [0, 0];

  it('are as many in every count, tab, list and table, in progress and in all, for each advisor and for the firm', async () => {
    const token = world.tokens.admin;
    const employees = (await app.call('listEmployees', { token, query: { range: [0, 99] } })).body;
    const workload = (await app.call('getWorkloadReport', { token })).body;
    const active = stepInProcessValues.filter((step) => !stepsWhenOver.includes(step));
    for (const { id, load } of employees) {
      const mine = { token, params: { id } };
      for (const wish of [{}, { in_progress: true }, { delivered: true }]) {
        const steps = 'in_progress' in wish ? { step_in_process: active } : 'delivered' in wish ? { step_in_process: 'delivered' } : {};
        const counts = (await app.call('countDashboardListings', { token, query: { advisor_id: id } })).body;
        const same = {
          counted: (await app.call('countClientsOfEmployee', { ...mine, query: wish })).body.count,
          tab: total(await app.call('listClientsOfEmployee', { ...mine, query: { filter: wish, range } })),
          list: total(await app.call('listUsers', { token, query: { filter: { role: 'client', advisor_id: id, ...wish }, range } })),
          table: total(await app.call('listDashboardListings', { token, query: { filter: { advisor_id: id, ...steps }, range } })),
          tableTab: total(await app.call('listDashboardListingsOfEmployee', { ...mine, query: { filter: steps, range } })),
          figure: 'in_progress' in wish ? counts.in_progress : 'delivered' in wish ? (counts.by_step['delivered'] ?? 0) : counts.all,
          ...('in_progress' in wish ? { load, workload: workload.advisors.find((advisor) => advisor.id === id)?.clients ?? load } : {}),
        };
        expect([id, wish, new Set(Object.values(same)).size, same]).toEqual([id, wish, 1, same]);
      }
    }
    const figures = (await app.call('getFiguresReport', { token })).body;
    for (const [wish, figure] of [
      [{}, undefined],
      [{ in_progress: true }, undefined],
      [{ delivered: true }, figures.clients_delivered],
    ] as const) {
      const counted = (await app.call('countClients', { token, query: wish })).body.count;
      expect(total(await app.call('listUsers', { token, query: { filter: { role: 'client', ...wish }, range } }))).toBe(counted);
      expect(figure ?? counted).toBe(counted);
    }
    const all = (await app.call('countClients', { token })).body.count;
    expect(total(await app.call('listDashboardListings', { token, query: { range } }))).toBe(all);
    expect((await app.call('countDashboardListings', { token })).body.all).toBe(all);
  });

  it('are as many for an advisor on their own dashboard, tab, list and table', async () => {
    const token = world.tokens.employee;
    const mine = { token, params: { id: world.users.employee } };
    for (const wish of [{}, { in_progress: true }]) {
      const counts = (await app.call('countDashboardListings', { token, query: { advisor_id: world.users.employee } })).body;
      const same = [
        (await app.call('countClients', { token, query: wish })).body.count,
        (await app.call('countClientsOfEmployee', { ...mine, query: wish })).body.count,
        total(await app.call('listClientsOfEmployee', { ...mine, query: { filter: wish, range } })),
        total(await app.call('listUsers', { token, query: { filter: { role: 'client', ...wish }, range } })),
        'in_progress' in wish ? counts.in_progress : counts.all,
      ];
      expect([wish, new Set(same).size, same]).toEqual([wish, 1, same]);
    }
  });

  it('whom nobody works for are the same in the list to assign from, the clients and the new requests', async () => {
    const token = world.tokens.admin;
    await makeNewRequest(world, null);
    await makeAccount(world, 'client', { begun_at: new Date().toISOString() });
    const free = (await app.call('listUnassignedClients', { token, query: { range: [0, 99], sort: ['id', 'ASC'] } })).body.map(({ id }) => id);
    const listed = (await app.call('listUsers', { token, query: { filter: { has_advisor: false }, range: [0, 99], sort: ['id', 'ASC'] } })).body.map(
      ({ id }) => id,
    );
    expect(listed).toEqual(free);
    const requests = (await app.call('listNewRequests', { token, query: { filter: { has_advisor: false }, range: [0, 99] } })).body;
    expect(requests.every(({ id }) => free.includes(id))).toBe(true);
    expect(requests).toHaveLength((await app.call('getFiguresReport', { token })).body.new_requests_unassigned);
    const needing = (await app.call('listUsers', { token, query: { filter: { needs_advisor: true }, range: [0, 99] } })).body;
    expect(needing.every(({ id }) => free.includes(id))).toBe(true);
    expect(needing).toHaveLength((await app.call('countNeedsAdvisor', { token })).body.count);
  });
});

it('closing counts the clients that the view of the same name lists', async () => {
  const token = world.tokens.admin;
  const counts = await app.call('countDashboardListings', { token });
  const listed = await app.call('listDashboardListings', { token, query: { filter: { step_in_process: closingSteps }, range: [0, 0] } });
  expect(listed.headers.get('content-range')).toMatch(new RegExp(`/${counts.body.closing}$`));
});

it('open complaints are counted as the list that begins with them lists them', async () => {
  for (const token of [world.tokens.admin, world.tokens.employee, world.tokens.client]) {
    const { count } = (await app.call('countComplaints', { token })).body;
    const listed = await app.call('listComplaints', { token, query: { filter: { status: openComplaintStatuses }, range: [0, 0] } });
    expect(listed.headers.get('content-range')).toMatch(new RegExp(`/${count}$`));
  }
});

it('of open complaints those that wait for the firm and those that wait for the client are all', async () => {
  const { client, employee } = world.users;
  const row = { user_id: client, assigned_to: employee, details: 'For a while now.', category: 'delay', status_since: app.services.clock().toISOString() };
  for (const status of ['submitted', 'in_progress', 'waiting_on_client'] as const)
    await app.db.insert(complaints).values({ ...row, subject: `It is ${status}`, status });
  const counted = async (waits_for_us?: boolean) => {
    const query = waits_for_us === undefined ? {} : { waits_for_us };
    const all = (await app.call('countComplaints', { token: world.tokens.admin, query })).body.count;
    const assigned = (await app.call('countComplaintsAssignedTo', { token: world.tokens.employee, params: { id: employee }, query })).body.count;
    return [all, assigned] as const;
  };
  const [open, ours, theirs] = [await counted(), await counted(true), await counted(false)];
  expect(open).toEqual([ours[0] + theirs[0], ours[1] + theirs[1]]);
  const listed = async (status: readonly ComplaintStatus[]) =>
    (await app.call('listComplaints', { token: world.tokens.admin, query: { filter: { status: [...status] }, range: [0, 0] } })).headers.get('content-range');
  expect(await listed(['submitted', 'in_progress'])).toMatch(new RegExp(`/${ours[0]}$`));
  expect(await listed(['waiting_on_client'])).toMatch(new RegExp(`/${theirs[0]}$`));
  expect(theirs[1]).toBeGreaterThan(0);
});

describe('a list whose rows have a client', () => {
  const searched = resources.filter(
    ({ list, filters = [], fields }) =>
      list?.roles.includes('admin') && filters.some(({ name }) => name === 'q') && fields.some(({ name }) => name === 'user_id' || name === 'client_id'),
  );

  it.each(searched.map(({ name, list }) => [name, list?.id as OperationId] as const))('of %s is searched by the client’s name', async (_name, id) => {
    const token = world.tokens.admin;
    const rowsOf = async (filter: object) => {
      const { body } = await app.call(id, { token, query: { filter, range: [0, 99] } } as never);
      return body as unknown as { id: string; user_id?: string | null; client_id?: string | null }[];
    };
    const row = (await rowsOf({})).find((one) => one.user_id ?? one.client_id);
    // The world of the cases has a row of nearly every kind; what it has none of is not searched here.
    if (!row) return;
    const person = await app.call('getUser', { token, params: { id: row.user_id ?? row.client_id ?? '' } });
    expect((await rowsOf({ q: person.body.name })).map((one) => one.id)).toContain(row.id);
  });
});
