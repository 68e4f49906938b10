import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/app.ts';
import { accountRow, makeAccount, mailedToken } from './cases/accounts.ts';
import type { CaseWorld } from './cases/case.ts';
import { makeRow } from './cases/offers.ts';
import { caseWorld } from './cases/world.ts';

let app: TestApp;
let world: CaseWorld;
let token: string;
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
  token = world.tokens.admin;
});
afterAll(() => app.close());

const employee = async () => (await makeAccount(world, 'employee')).id;
const clientOf = async (advisor_id: string | null) => (await makeAccount(world, 'client', { advisor_id })).id;
const advisorOf = async (id: string) => (await accountRow(world, id)).advisor_id;
const load = async (id: string) => (await app.call('getEmployee', { token, params: { id } })).body.load;

describe('employees', () => {
  it('are invited by e-mail, sign in and land on the employee’s side', async () => {
    const email = 'lena.fields@forecourt.example';
    const made = await app.call('createEmployee', { token, body: { email, first_name: 'Lena', last_name: 'Fields', title: 'Advisor' } });
    expect(made).toMatchObject({ status: 201, body: { status: 'invited', load: 0, title: 'Advisor' } });
    await app.call('resetPassword', { body: { token: await mailedToken(world, email), password: 'blue kettle 9 harbour' } });
    const { body } = await app.call('login', { body: { email, password: 'blue kettle 9 harbour' } });
    expect(body.user).toMatchObject({ role: 'employee', status: 'active' });
  });

  it('are listed by load, each with the clients they work for; an advisor sees themselves', async () => {
    const { body } = await app.call('listEmployees', { token, query: { sort: ['load', 'DESC'] } });
    const loads = body.map((each) => each.load);
    expect(loads).toEqual(loads.toSorted((a, b) => b - a));
    expect(loads[0]).toBeGreaterThan(0);
    const own = await app.call('listEmployees', { token: world.tokens.employee });
    expect(own.body.map((each) => each.id)).toEqual([world.users.employee]);
    const active = await app.call('listActiveEmployees', { token });
    expect(active.body.length).toBeGreaterThanOrEqual(6);
  });

  it('have clients, folders, checklists and counts an advisor reads of themselves alone', async () => {
    const count = (await app.call('countClientsOfEmployee', { token: world.tokens.employee, params: { id: world.users.employee } })).body.count;
    const clients = await app.call('listClientsOfEmployee', { token: world.tokens.employee, params: { id: world.users.employee }, query: { range: [0, 99] } });
    expect(clients.body).toHaveLength(count);
    expect(new Set(clients.body.map((client) => client.advisor_id))).toEqual(new Set([world.users.employee]));
    const folders = await app.call('listFoldersOfEmployee', { token, params: { id: world.users.employee } });
    expect(folders.status).toBe(200);
    expect((await app.call('countClientsOfEmployee', { token: world.tokens.employee, params: { id: world.users.otherEmployee } })).status).toBe(404);
  });
});

describe('clients', () => {
  it('are given to an employee, taken over from another; userId must be the employee of the address', async () => {
    const [one, other] = [await employee(), await employee()];
    const [free, theirs] = [await clientOf(null), await clientOf(other)];
    const body = { userId: one, clients: [free, theirs] };
    expect((await app.call('assignClients', { token, params: { id: one }, body: { ...body, userId: other } })).status).toBe(400);
    expect((await app.call('assignClients', { token, params: { id: one }, body })).body).toMatchObject({ id: one, load: 2 });
    expect(await load(other)).toBe(0);
    expect([await advisorOf(free), await advisorOf(theirs)]).toEqual([one, one]);
  });

  it('count while their work is in progress: who drives the car, or is lost, is no load', async () => {
    const one = await employee();
    const [driving, lost, looking, early] = [await clientOf(one), await clientOf(one), await clientOf(one), await clientOf(one)];
    const steps = { delivered: driving, closed_lost: lost, paperwork: looking } as const;
    for (const step of ['delivered', 'closed_lost', 'paperwork'] as const) await makeRow(app, steps[step], { step_in_process: step });
    expect(await load(one)).toBe(2);
    const those = async (in_progress: boolean) =>
      (await app.call('listUsers', { token, query: { filter: { advisor_id: one, in_progress } } })).body.map(({ id }) => id).toSorted();
    expect(await those(true)).toEqual([looking, early].toSorted());
    expect(await those(false)).toEqual([driving, lost].toSorted());
  });

  it('are all given or none: an id that is no client’s is named', async () => {
    const one = await employee();
    const free = await clientOf(null);
    const refused = await app.call('assignClients', { token, params: { id: one }, body: { userId: one, clients: [free, world.users.otherEmployee] } });
    expect(refused).toMatchObject({ status: 422, problem: { errors: { 'clients.1': expect.any(String) } } });
    expect(await advisorOf(free)).toBeNull();
  });

  it('are taken away and stand among the unassigned', async () => {
    const one = await employee();
    const theirs = await clientOf(one);
    expect((await app.call('removeClients', { token, params: { id: one }, body: { clients: [world.users.client] } })).status).toBe(422);
    expect((await app.call('removeClients', { token, params: { id: one }, body: { clients: [theirs] } })).body.load).toBe(0);
    const unassigned = await app.call('listUnassignedClients', { token, query: { filter: { id: theirs } } });
    expect(unassigned.body.map((client) => client.id)).toEqual([theirs]);
  });

  it('are assigned in bulk; an empty choice is no choice, taking them away is an act of its own', async () => {
    const one = await employee();
    const ids = [await clientOf(null), await clientOf(await employee())];
    expect((await app.call('assignUsers', { token, body: { ids, advisor_id: one } })).body).toEqual(ids);
    expect(await Promise.all(ids.map(advisorOf))).toEqual([one, one]);
    expect((await app.call('assignUsers', { token, body: { ids: [...ids, one], advisor_id: one } })).problem.errors).toHaveProperty(['ids.2']);
    expect((await app.call('assignUsers', { token, body: { ids } })).problem.errors).toHaveProperty('advisor_id');
    expect(await Promise.all(ids.map(advisorOf))).toEqual([one, one]);
    expect((await app.call('unassignUsers', { token, body: { ids, reason: 'On leave.' } })).body).toEqual(ids);
    expect(await Promise.all(ids.map(advisorOf))).toEqual([null, null]);
  });
});

describe('suspending an employee', () => {
  it('ends their sessions at once, lets their clients go, and can be taken back', async () => {
    const { id, email } = await makeAccount(world, 'employee');
    await clientOf(id);
    const session = await app.signIn(email);
    expect((await app.call('suspendEmployee', { token, params: { id } })).body).toMatchObject({ status: 'suspended', load: 0 });
    expect((await app.call('getMe', { token: session })).status).toBe(401);
    expect((await app.call('suspendEmployee', { token, params: { id } })).status).toBe(409);
    expect((await app.call('reactivateEmployee', { token, params: { id } })).body.status).toBe('active');
  });

  it('is not for clients: their calls are those of people', async () => {
    expect((await app.call('suspendEmployee', { token, params: { id: world.users.client } })).status).toBe(404);
  });
});
