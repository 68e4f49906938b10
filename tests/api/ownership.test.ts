// Whose a client is (docs/rules.md, Ownership): the pool, beginning, and those who need an advisor.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dashboardListings, listings, stepsBegun, userPreferences, users } from '../../server/db/schema.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { begin, pay, prepare } from '../support/sign-up.ts';
import { accountRow, makeAccount, makeNewRequest, makeSignedIn } from './cases/accounts.ts';
import type { CaseWorld } from './cases/case.ts';
import { makeLink } from './cases/offers.ts';
import { caseWorld } from './cases/world.ts';

let app: TestApp;
let world: CaseWorld;
let other: string;
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
  other = await app.signIn('advisor2@forecourt.example');
});
afterAll(() => app.close());

const beginAs = (token: string, id: string) => app.call('beginNewRequest', { token, params: { id } });
const requestsOf = async (token: string) => (await app.call('listNewRequests', { token, query: { range: [0, 99] } })).body.map(({ id }) => id);
const needing = async () =>
  (await app.call('listUsers', { token: world.tokens.admin, query: { filter: { needs_advisor: true }, range: [0, 99] } })).body.map(({ id }) => id);
const removed = (id: string, from: string) => app.call('removeClients', { token: world.tokens.admin, params: { id: from }, body: { clients: [id] } });

describe('the pool', () => {
  it('is seen by every advisor in the new requests, with the checklist, and by none in any other list', async () => {
    const { id } = await makeNewRequest(world, null);
    await makeLink(app, id);
    for (const token of [world.tokens.employee, other]) {
      expect(await requestsOf(token)).toContain(id);
      const lists = [
        await app.call('listUsers', { token, query: { filter: { id } } }),
        await app.call('listLinks', { token, query: { filter: { user_id: id } } }),
        await app.call('listDashboardListings', { token, query: { filter: { user_id: id } } }),
        await app.call('listPayments', { token, query: { filter: { user_id: id } } }),
        await app.call('listClientFolders', { token, query: { filter: { client_id: id } } }),
      ];
      expect(lists.map(({ status, body }) => [status, body])).toEqual(lists.map(() => [200, []]));
      const checklists = await app.call('listUserPreferences', { token, query: { filter: { user_id: id } } });
      expect(checklists.body.map((checklist) => checklist.user_id)).toEqual([id]);
    }
  });

  it('shows an advisor neither e-mail nor telephone before they begin, and finds nobody by them; admins read both', async () => {
    const { id, email } = await makeNewRequest(world, null);
    await app.db.update(users).set({ phone: '(207) 555-0190' }).where(eq(users.id, id));
    const rowFor = async (token: string) => (await app.call('listNewRequests', { token, query: { filter: { id } } })).body[0];
    expect(Object.keys((await rowFor(world.tokens.employee)) ?? {})).toEqual(expect.arrayContaining(['name', 'brief', 'package_id']));
    expect(await rowFor(world.tokens.employee)).not.toHaveProperty('email');
    expect(await rowFor(world.tokens.employee)).not.toHaveProperty('phone');
    expect(await rowFor(world.tokens.admin)).toMatchObject({ email, phone: '(207) 555-0190' });
    for (const q of [email, '207-555-0190']) {
      const found = async (token: string) => (await app.call('listNewRequests', { token, query: { filter: { q } } })).body.map((row) => row.id);
      expect([q, await found(world.tokens.employee), await found(world.tokens.admin)]).toEqual([q, [], [id]]);
    }
  });

  it('lets nobody write before beginning; the checklist is not changed either', async () => {
    const { id } = await makeNewRequest(world, null);
    const token = world.tokens.employee;
    const [checklist] = await app.db.select().from(userPreferences).where(eq(userPreferences.user_id, id));
    const refused = [
      await app.call('addLinksByHand', { token, body: { user_id: id, links: [{ title: 'Too early' }], is_displayed: true } }),
      await app.call('updateCustomerTracker', { token, params: { id }, body: { field: 'budget', value: '$30,000' } }),
      await app.call('requestPreferencesChanges', { token, params: { id: checklist?.id ?? '' }, body: { note: 'A hybrid?' } }),
      await app.call('publishLinks', { token, body: { ids: [(await makeLink(app, id, 'proposed', { is_displayed: false })).id] } }),
    ];
    for (const { status, problem } of refused) expect([status, problem.detail]).toEqual([409, expect.stringMatching(/^Begin first/)]);
    expect((await accountRow(world, id)).advisor_id).toBeNull();
  });

  it('gives a client to whoever begins first, at the same moment too; the other is told by whom', async () => {
    const { id } = await makeNewRequest(world, null);
    const answers = await Promise.all([beginAs(world.tokens.employee, id), beginAs(other, id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const winner = await accountRow(world, (await accountRow(world, id)).advisor_id ?? '');
    expect(answers.find(({ status }) => status === 409)?.problem.detail).toBe(`${winner.name} started with this client first.`);
    const late = await beginAs(winner.id === world.users.employee ? other : world.tokens.employee, id);
    expect([late.status, late.problem.detail]).toEqual([409, `${winner.name} started with this client first.`]);
  });

  it('says nothing of a client whom an admin gave to somebody else', async () => {
    const { id } = await makeNewRequest(world, world.users.otherEmployee);
    expect((await beginAs(world.tokens.employee, id)).status).toBe(404);
    const unsubmitted = await makeAccount(world, 'client');
    expect((await beginAs(world.tokens.employee, unsubmitted.id)).status).toBe(404);
  });

  it('takes somebody back who was given away and never begun', async () => {
    const { id } = await makeNewRequest(world, world.users.otherEmployee);
    await removed(id, world.users.otherEmployee);
    expect(await requestsOf(world.tokens.employee)).toContain(id);
    expect(await needing()).not.toContain(id);
  });
});

describe('a client who was begun and has nobody now', () => {
  it('is a matter of the admins alone: no new request, but in the queue and the figure of those who need an advisor', async () => {
    const { id } = await makeNewRequest(world, null);
    await beginAs(world.tokens.employee, id);
    const figure = async () => (await app.call('getFiguresReport', { token: world.tokens.admin })).body.needs_advisor;
    const before = await figure();
    await removed(id, world.users.employee);
    for (const token of [world.tokens.admin, world.tokens.employee, other]) expect(await requestsOf(token)).not.toContain(id);
    for (const token of [world.tokens.employee, other]) {
      expect((await app.call('getUser', { token, params: { id } })).status).toBe(404);
      expect((await beginAs(token, id)).status).toBe(404);
    }
    expect(await needing()).toContain(id);
    expect(await figure()).toBe(before + 1);
    await app.call('assignUsers', { token: world.tokens.admin, body: { ids: [id], advisor_id: world.users.otherEmployee } });
    expect(await needing()).not.toContain(id);
    const [line] = await app.db.select().from(dashboardListings).where(eq(dashboardListings.user_id, id));
    expect(line?.step_in_process).toBe('intake_review');
  });

  it('is one too whose work began without a press of the button, but not one whose work is over', async () => {
    const { id } = await makeNewRequest(world, world.users.employee);
    const step = async (step_in_process: string) => {
      const [line] = (await app.call('listDashboardListings', { token: world.tokens.admin, query: { filter: { user_id: id } } })).body;
      await app.call('updateStepInProcess', { token: world.tokens.admin, params: { id: line?.id }, body: { step_in_process } });
    };
    await app.call('createLink', {
      token: world.tokens.employee,
      body: { user_id: id, title: 'At once', url: `https://dealer.example/${id}`, is_displayed: true },
    });
    await removed(id, world.users.employee);
    expect(await needing()).toContain(id);
    await step('closed_lost');
    expect(await needing()).not.toContain(id);
  });
});

describe('the work table has a row from the account on', () => {
  const rowOf = async (id: string) => (await app.call('listDashboardListings', { token: world.tokens.admin, query: { filter: { user_id: id } } })).body;

  it('of a client who paid', async () => {
    const { resume_token } = await begin(app);
    await prepare(app, resume_token);
    const { body } = await pay(app, resume_token);
    const [payment] = (await app.call('listPayments', { token: world.tokens.admin, query: { filter: { id: body.payment.id } } })).body;
    expect(await rowOf(payment?.user_id ?? '')).toMatchObject([{ step_in_process: 'new_request', checklist_progress: null }]);
  });

  it('of a client an admin made and gave to an advisor, in the advisor’s table too, with the checklist’s progress', async () => {
    const body = {
      email: 'by.hand@mailhaven.example',
      first_name: 'By',
      last_name: 'Hand',
      package_id: (await accountRow(world, world.users.client)).package_id,
    };
    const { id } = (await app.call('createUser', { token: world.tokens.admin, body })).body;
    expect(await rowOf(id)).toMatchObject([{ step_in_process: 'new_request', client_name: 'By Hand' }]);
    const employee = world.users.employee;
    await app.call('assignClients', { token: world.tokens.admin, params: { id: employee }, body: { userId: employee, clients: [id] } });
    const query = { filter: { user_id: id } };
    const table = await app.call('listDashboardListingsOfEmployee', { token: world.tokens.employee, params: { id: employee }, query });
    expect(table.body).toHaveLength(1);
    await app.call('getPreferencesOf', { token: world.tokens.employee, params: { a: id, b: body.package_id ?? '' } });
    expect((await rowOf(id))[0]?.checklist_progress).toBeTypeOf('number');
    expect(
      await app.db
        .select()
        .from(stepsBegun)
        .where(and(eq(stepsBegun.user_id, id), eq(stepsBegun.step, 'new_request'))),
    ).toHaveLength(1);
  });

  it('and only of clients: staff have none', async () => {
    const { id } = await makeSignedIn(world, 'employee');
    expect(await rowOf(id)).toEqual([]);
  });
});

it('what grew from a listing is counted of one’s own clients alone', async () => {
  const [mine, theirs] = [await makeAccount(world, 'client', { advisor_id: world.users.employee }), await makeAccount(world, 'client')];
  const [listing] = await app.db.insert(listings).values({ title: '2025 Zorb Counted', advisor_id: world.users.employee }).returning();
  const id = listing?.id ?? '';
  for (const client of [mine, theirs]) await makeLink(app, client.id, 'proposed', { listing_id: id });
  const counted = async (token: string) => (await app.call('getListing', { token, params: { id } })).body.link_count;
  expect([await counted(world.tokens.employee), await counted(world.tokens.admin)]).toEqual([1, 2]);
});
