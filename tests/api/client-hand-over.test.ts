// Clients change hands, and advisors become admins: domain, ownership.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../server/demo/logins.ts';
import { chats, clientHandOvers, complaints, initialClientData, supportRequests, tasks, users } from '../../server/db/schema.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { accountRow, makeAccount, makeNewRequest, makeSignedIn } from './cases/accounts.ts';
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
const advisorOf = async (id: string) => (await accountRow(world, id)).advisor_id;
const handOver = (id: string, body: object) => app.call('handOverClients', { token, params: { id }, body });
const undo = (id: string) => app.call('undoHandOver', { token, params: { id } });

/** An advisor with a client whose work has begun, who waits in the chat, has a follow-up and a complaint. */
async function busyAdvisor() {
  const id = await employee();
  const client = await makeNewRequest(world, null);
  await app.call('assignUsers', { token, body: { ids: [client.id], advisor_id: id } });
  await app.db.update(users).set({ begun_at: new Date().toISOString() }).where(eq(users.id, client.id));
  await app.db
    .update(chats)
    .set({ employee_status: 'needs_reply', waiting_since: new Date().toISOString() })
    .where(and(eq(chats.client_id, client.id), eq(chats.kind, 'advisor')));
  await makeRow(app, client.id, { step_in_process: 'searching', date_to_re_engage: '2026-01-01' });
  return { id, client: client.id };
}

async function complaint(of: string, category: 'price' | 'advisor', assigned_to: string): Promise<string> {
  const text = { subject: 'Not as agreed', details: 'It is higher than we had agreed on.', category, user_id: of };
  const { body } = await app.call('createComplaint', { token, body: text });
  await app.call('assignComplaint', { token, params: { id: body.id, employeeId: assigned_to } });
  return body.id;
}
const holderOf = async (id: string) => (await app.db.select().from(complaints).where(eq(complaints.id, id)))[0]?.assigned_to;

describe('a hand-over', () => {
  it('says before what it would move, and who could take over with load, capacity and absence', async () => {
    const { id, client } = await busyAdvisor();
    await complaint(client, 'price', id);
    await complaint(client, 'advisor', id);
    const { body } = await app.call('quoteHandOver', { token, params: { id } });
    expect(body).toMatchObject({ clients: 1, in_progress: 1, chats_waiting: 1, complaints: 2, complaints_about: 1, follow_ups: 1, follow_ups_overdue: 1 });
    expect(body.rows).toMatchObject([{ client_id: client, step_in_process: 'searching', date_to_re_engage: '2026-01-01' }]);
    expect(body.rows[0]?.waiting_since).toMatch(/Z$/);
    expect(body.rows[0]?.complaint_since).toMatch(/Z$/);
    expect(body.advisors.map((advisor) => advisor.id)).not.toContain(id);
    const maria = body.advisors.find((advisor) => advisor.id === world.users.employee);
    expect(maria).toMatchObject({ capacity: 15, away_until: null });
    expect(body.advisors.some((advisor) => advisor.away_until !== null)).toBe(true);
  });

  it('counts no complaint as taken over that stays with the admins or with another advisor', async () => {
    const { id, client } = await busyAdvisor();
    await complaint(client, 'advisor', id);
    await complaint(client, 'price', world.users.employee);
    const { body } = await app.call('quoteHandOver', { token, params: { id } });
    expect(body).toMatchObject({ complaints: 1, complaints_about: 1, rows: [{ client_id: client, complaint_since: null }] });
  });

  it('takes along the chat’s duty, the follow-up, open complaints and support requests; complaints about the advisor go to the admins', async () => {
    const { id, client } = await busyAdvisor();
    const [price, about] = [await complaint(client, 'price', id), await complaint(client, 'advisor', id)];
    const question = { name: 'A', email: 'a@mailhaven.example', topic: 'other' as const, message: 'Where is my car now?', answer_by: new Date().toISOString() };
    const [asked] = await app.db
      .insert(supportRequests)
      .values({ ...question, owner_id: id, user_id: client })
      .returning();
    const to = await employee();
    const { body } = await handOver(id, { to, reason: 'On leave.' });
    expect(body).toMatchObject({ count: 1, receivers: [{ advisor_id: to, clients: 1 }], reason: 'On leave.', undone_at: null });
    expect(await advisorOf(client)).toBe(to);
    const [chat] = await app.db
      .select()
      .from(chats)
      .where(and(eq(chats.client_id, client), eq(chats.kind, 'advisor')));
    expect(chat).toMatchObject({ employee_id: to, employee_status: 'needs_reply' });
    expect([await holderOf(price), await holderOf(about)]).toEqual([to, null]);
    const owner = async () =>
      (
        await app.db
          .select()
          .from(supportRequests)
          .where(eq(supportRequests.id, asked?.id ?? ''))
      )[0]?.owner_id;
    expect(await owner()).toBe(to);
    expect((await undo(body.id)).body).toMatchObject({ count: 1 });
    expect([await advisorOf(client), await holderOf(price), await holderOf(about), await owner()]).toEqual([id, id, id, id]);
  });

  it('takes along what is answered and resolved, too: its writer may open it again', async () => {
    const { id, client } = await busyAdvisor();
    const resolved = await complaint(client, 'price', id);
    await app.db.update(complaints).set({ status: 'resolved', answer_by: null }).where(eq(complaints.id, resolved));
    const question = { name: 'A', email: 'a@mailhaven.example', topic: 'other' as const, message: 'Where is my car now?', answer_by: new Date().toISOString() };
    const made = await app.db
      .insert(supportRequests)
      .values([
        { ...question, owner_id: id, user_id: client, status: 'answered' },
        { ...question, owner_id: id, status: 'closed' },
      ])
      .returning();
    const owners = async () => {
      const rows = await app.db.select().from(supportRequests);
      return made.map((one) => rows.find((row) => row.id === one.id)?.owner_id);
    };
    const to = await employee();
    const { body } = await handOver(id, { to });
    expect([await holderOf(resolved), ...(await owners())]).toEqual([to, to, null]);
    // Nobody is told that it is being looked into.
    const { items } = (await app.call('listComplaintEntries', { token, params: { id: resolved } })).body;
    expect(items.filter(({ kind }) => kind === 'assigned')).toHaveLength(1);
    await undo(body.id);
    expect([await holderOf(resolved), ...(await owners())]).toEqual([id, id, id]);
  });

  it('goes client by client, all or nothing', async () => {
    const from = await employee();
    const [one, other] = [await employee(), await employee()];
    const clients = await Promise.all([1, 2, 3].map(async () => (await makeAccount(world, 'client', { advisor_id: from })).id));
    const wrong = [
      { client_id: clients[0], advisor_id: one },
      { client_id: world.users.client, advisor_id: one },
      { client_id: clients[1], advisor_id: from },
    ];
    const refused = await handOver(from, { clients: wrong });
    expect(Object.keys(refused.problem.errors ?? {})).toEqual(['clients.1.client_id', 'clients.2.advisor_id']);
    expect(await advisorOf(clients[0] ?? '')).toBe(from);
    const done = await handOver(from, {
      clients: [
        { client_id: clients[0], advisor_id: one },
        { client_id: clients[1], advisor_id: other },
      ],
    });
    expect(done.body.count).toBe(2);
    expect(await Promise.all(clients.map(advisorOf))).toEqual([one, other, from]);
  });

  it('needs a choice, and an active advisor other than themselves', async () => {
    const { id } = await busyAdvisor();
    const away = (await makeAccount(world, 'employee', { status: 'suspended' })).id;
    for (const body of [{}, { to: null }, { to: away }, { to: id }]) expect((await handOver(id, body)).problem.errors).toHaveProperty('to');
  });

  it('is undone once, within 24 hours, and only for what nobody has moved since', async () => {
    const from = await employee();
    const [one, other] = [await employee(), await employee()];
    const [stays, moved] = [(await makeAccount(world, 'client', { advisor_id: from })).id, (await makeAccount(world, 'client', { advisor_id: from })).id];
    const { body } = await handOver(from, { to: one });
    await app.call('assignUsers', { token, body: { ids: [moved], advisor_id: other } });
    expect((await undo(body.id)).body).toMatchObject({ count: 1 });
    expect([await advisorOf(stays), await advisorOf(moved)]).toEqual([from, other]);
    expect((await undo(body.id)).status).toBe(409);
    const [listed] = (await app.call('listHandOvers', { token, params: { id: from } })).body;
    expect(listed).toMatchObject({ id: body.id, actor_name: expect.any(String), undone_at: expect.any(String) });
    const late = await handOver(from, { to: one });
    const dayBefore = new Date(Date.now() - 25 * 3_600_000).toISOString();
    await app.db.update(clientHandOvers).set({ created_at: dayBefore }).where(eq(clientHandOvers.id, late.body.id));
    expect((await undo(late.body.id)).problem.detail).toMatch(/24 hours/);
  });
});

describe('suspending or closing an employee', () => {
  it('hands over to whoever is named, in the same step', async () => {
    const { id, client } = await busyAdvisor();
    const to = await employee();
    expect((await app.call('suspendEmployee', { token, params: { id }, body: { hand_over_to: id } })).problem.errors).toHaveProperty('hand_over_to');
    expect((await accountRow(world, id)).status).toBe('active');
    await app.call('suspendEmployee', { token, params: { id }, body: { hand_over_to: to, reason: 'Left the firm.' } });
    expect([(await accountRow(world, id)).status, await advisorOf(client)]).toEqual(['suspended', to]);
    const [act] = (await app.call('listHandOvers', { token, params: { id } })).body;
    expect((await undo(act?.id ?? '')).problem.detail).toMatch(/Reactivate/);
    await app.call('reactivateEmployee', { token, params: { id } });
    expect((await undo(act?.id ?? '')).body.count).toBe(1);
  });

  it('leaves no sign-up and no open task with who leaves, and gives them back when it is undone', async () => {
    const [id, giver, to] = [await employee(), await employee(), await employee()];
    const person = {
      first_name: 'Ann',
      last_name: 'Pell',
      email: 'ann.pell@mailhaven.example',
      phone: '6145550133',
      zip: '43215',
      source: 'assisted',
    } as const;
    const begun = { ...person, started_by: id, last_step_at: new Date().toISOString() } as const;
    const made = await app.db
      .insert(initialClientData)
      .values([begun, { ...begun, step: 'payment_success' }])
      .returning();
    const given = { due_on: '2030-01-02', owner_id: id } as const;
    const theirs = await app.db
      .insert(tasks)
      .values([
        { ...given, title: 'Given', author_id: giver },
        { ...given, title: 'Own', author_id: id },
        { ...given, title: 'Done', author_id: giver, status: 'done' },
      ])
      .returning();
    const owners = async () => {
      const [prospects, all] = [await app.db.select().from(initialClientData), await app.db.select().from(tasks)];
      return [
        ...made.map((one) => prospects.find((row) => row.id === one.id)?.started_by),
        ...theirs.map((one) => all.find((row) => row.id === one.id)?.owner_id),
      ];
    };
    const before = await owners();
    const acts = async () => (await app.call('listHandOvers', { token, params: { id } })).body;
    // Clients alone leave them.
    expect((await handOver(id, { to })).status).toBe(409);
    expect(await owners()).toEqual(before);
    await app.call('suspendEmployee', { token, params: { id } });
    expect(await owners()).toEqual([null, id, giver, world.users.admin, id]);
    await app.call('reactivateEmployee', { token, params: { id } });
    await undo((await acts())[0]?.id ?? '');
    expect(await owners()).toEqual(before);
    await handOver(id, { to, suspend: true });
    expect(await owners()).toEqual([to, id, to, to, id]);
  });

  it('succeeds with the brief’s bodies alone: then the clients need an advisor', async () => {
    const queue = async () => (await app.call('listUsers', { token, query: { filter: { needs_advisor: true }, range: [0, 99] } })).body.map(({ id }) => id);
    const [one, two, three] = [await busyAdvisor(), await busyAdvisor(), await busyAdvisor()];
    expect((await app.call('suspendEmployee', { token, params: { id: one.id } })).status).toBe(200);
    expect((await app.call('setUserStatus', { token, params: { id: two.id }, body: { status: 'suspended' } })).status).toBe(200);
    expect((await app.call('deleteEmployee', { token, params: { id: three.id } })).status).toBe(200);
    expect(await queue()).toEqual(expect.arrayContaining([one.client, two.client, three.client]));
  });

  it('may happen with the hand-over itself', async () => {
    const { id, client } = await busyAdvisor();
    const to = await employee();
    await handOver(id, { to, suspend: true });
    expect([(await accountRow(world, id)).status, await advisorOf(client)]).toEqual(['suspended', to]);
  });

  it('may so also where there is nothing to hand over', async () => {
    const [id, to] = [await employee(), await employee()];
    expect((await handOver(id, { to })).problem.detail).toMatch(/nothing to hand over/);
    expect((await handOver(id, { to, suspend: true })).body).toMatchObject({ count: 0, receivers: [] });
    expect((await accountRow(world, id)).status).toBe('suspended');
  });
});

describe('staff and admins', () => {
  const asked = { reason: 'Takes over the office.', current_password: demoPassword };

  it('become one another by an act of its own, with a reason and the admin’s own password', async () => {
    const { id, token: session } = await makeSignedIn(world, 'employee');
    expect((await app.call('makeAdmin', { token, params: { id }, body: { ...asked, current_password: 'wrong' } })).problem.errors).toHaveProperty(
      'current_password',
    );
    expect((await app.call('makeAdmin', { token, params: { id }, body: { current_password: demoPassword } })).problem.errors).toHaveProperty('reason');
    expect((await app.call('makeAdmin', { token, params: { id }, body: asked })).body.role).toBe('admin');
    expect((await app.call('getMe', { token: session })).status).toBe(401);
    expect((await app.call('makeAdmin', { token, params: { id }, body: asked })).status).toBe(409);
    expect((await app.call('makeAdvisor', { token, params: { id }, body: asked })).body.role).toBe('employee');
  });

  it('never come out of a client’s account', async () => {
    const { id } = await makeAccount(world, 'client');
    for (const act of ['makeAdmin', 'makeAdvisor'] as const) expect((await app.call(act, { token, params: { id }, body: asked })).status).toBe(409);
    expect((await accountRow(world, id)).role).toBe('client');
  });

  it('who have clients hand them over first', async () => {
    const { id } = await busyAdvisor();
    expect((await app.call('makeAdmin', { token, params: { id }, body: asked })).problem.detail).toMatch(/Hand them over first/);
  });

  it('who take each other away at the same moment leave one admin', async () => {
    for (const { id } of (await app.call('listUsers', { token, query: { filter: { role: 'admin', status: 'active' } } })).body)
      if (id !== world.users.admin) await app.call('deleteUser', { token, params: { id } });
    const second = await makeSignedIn(world, 'admin');
    const answers = await Promise.all([
      app.call('setUserStatus', { token, params: { id: second.id }, body: { status: 'suspended' } }),
      app.call('makeAdvisor', { token: second.token, params: { id: world.users.admin }, body: asked }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await app.db
      .select()
      .from(users)
      .where(and(eq(users.role, 'admin'), eq(users.status, 'active')));
    expect(left).toHaveLength(1);
  });
});
