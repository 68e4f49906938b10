// Over 300 lines: all of it shares one server and its people, which take seconds to set up for each engine.
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../server/demo/logins.ts';
import { clientFolders, storedFiles, userPreferences, users } from '../../server/db/schema.ts';
import { assignByRule } from '../../server/modules/users/assign.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { allNotifications, wholeTimeline } from '../support/readings.ts';
import { accountRow, makeAccount, makeNewRequest, makeSignedIn, mailedToken } from './cases/accounts.ts';
import type { CaseWorld } from './cases/case.ts';
import { makeLink } from './cases/offers.ts';
import { caseWorld } from './cases/world.ts';

let app: TestApp;
let world: CaseWorld;
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
});
afterAll(() => app.close());

const admin = () => world.tokens.admin;
const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
const change = (token: string, id: string, body: object) => app.call('updateUser', { token, params: { id }, body });

describe('people', () => {
  it('are listed page by page, filtered, sorted and searched', async () => {
    const page = await app.call('listUsers', { token: admin(), query: { filter: { role: 'client' }, sort: ['name', 'ASC'], range: [0, 4] } });
    expect(page.headers.get('content-range')).toMatch(/^users 0-4\/\d+$/);
    expect(page.body.map((user) => user.name)).toEqual(page.body.map((user) => user.name).toSorted());
    const found = await app.call('listUsers', { token: admin(), query: { filter: { q: 'hannah OKAFOR' } } });
    expect(found.body.map((user) => user.email)).toEqual(['client@forecourt.example']);
    const several = await app.call('listUsers', { token: admin(), query: { filter: { id: [world.users.client, world.users.admin] } } });
    expect(several.body).toHaveLength(2);
  });

  it.each(['(207) 555-0148', '207-555-0148', '2075550148', '+1.207.555.0148', '555-0148'])('are found by their telephone, as %s', async (q) => {
    await app.db.update(users).set({ phone: '(207) 555-0148' }).where(eq(users.id, world.users.client));
    const found = await app.call('listUsers', { token: admin(), query: { filter: { q }, range: [0, 99] } });
    expect(found.body.map((user) => user.id)).toContain(world.users.client);
  });

  it('are how every list about clients is searched: by their name and e-mail, within what the caller may see', async () => {
    const lists = [
      ['listPayments', 'user_id'],
      ['listComplaints', 'user_id'],
      ['listAuditEntries', 'actor_id'],
      ['listClientFolders', 'client_id'],
      ['listLinks', 'user_id'],
      ['listUserPreferences', 'user_id'],
      ['listDashboardListings', 'user_id'],
    ] as const;
    const [hannah] = await app.db.select().from(users).where(eq(users.id, world.users.client));
    for (const [operation, whose] of lists) {
      for (const q of [hannah?.name ?? '', hannah?.email ?? '']) {
        const { body, status } = await app.call(operation, { token: admin(), query: { filter: { q }, range: [0, 99] } });
        expect(status, operation).toBe(200);
        expect(body.length, `${operation} finds ${q}`).toBeGreaterThan(0);
        const about = body.map((row: Record<string, unknown>) => [row[whose], row['person_id']]);
        expect(
          about.every((ids) => ids.includes(world.users.client)),
          `${operation} finds ${q} alone`,
        ).toBe(true);
      }
    }
    const [other] = await app.db.select().from(users).where(eq(users.id, world.users.otherEmployee));
    const token = await app.signIn(other?.email ?? '');
    const foreign = await app.call('listLinks', { token, query: { filter: { q: hannah?.name ?? '' } } });
    expect(foreign.body).toEqual([]);
  });

  it('are for an advisor their own clients alone', async () => {
    const { body } = await app.call('listUsers', { token: world.tokens.employee, query: { filter: { role: 'client' }, range: [0, 99] } });
    expect(body.length).toBeGreaterThan(5);
    for (const client of body) expect(client.advisor_id).toBe(world.users.employee);
    expect(body.map((client) => client.id)).toContain(world.users.client);
    expect(body.map((client) => client.id)).not.toContain(world.users.otherClient);
  });

  it('are counted as the caller sees them', async () => {
    const all = (await app.call('countClients', { token: admin() })).body.count;
    const mine = (await app.call('countClients', { token: world.tokens.employee })).body.count;
    expect(all).toBeGreaterThan(mine);
    expect(mine).toBeGreaterThan(0);
  });

  it('get an account with a folder and an invitation; an address only once', async () => {
    const body = { email: 'new.client@mailhaven.example', first_name: 'New', last_name: 'Client', advisor_id: world.users.employee };
    const made = await app.call('createUser', { token: admin(), body });
    expect(made).toMatchObject({ status: 201, body: { status: 'invited', role: 'client', advisor_id: world.users.employee } });
    expect(await app.db.select().from(clientFolders).where(eq(clientFolders.client_id, made.body.id))).toHaveLength(1);
    expect(await mailedToken(world, body.email)).not.toBe('');
    expect((await app.call('createUser', { token: admin(), body: { ...body, email: body.email.toUpperCase() } })).problem.errors).toHaveProperty('email');
  });
});

describe('a change', () => {
  it('of one field is enough, and raises the version; a stale one is refused with the present state', async () => {
    const { id, token } = await makeSignedIn(world, 'client');
    const { body } = await change(token, id, { phone: '(207) 555-0111' });
    expect(body).toMatchObject({ phone: '(207) 555-0111', version: 2 });
    expect(await change(token, id, { phone: '(207) 555-0112', version: 1 })).toMatchObject({
      status: 409,
      problem: { current: { phone: '(207) 555-0111' }, your_version: 1, saved_by_you: true },
    });
  });

  it('made on an older version is told who saved the present one and when; writes without a new version tell nothing', async () => {
    const { id, token } = await makeSignedIn(world, 'client');
    expect((await change(admin(), id, { phone: '(207) 555-0113' })).status).toBe(200);
    const { saved_at } = await accountRow(world, id);
    await app.db.update(users).set({ last_sign_in_at: new Date().toISOString() }).where(eq(users.id, id));
    const { problem } = await change(token, id, { phone: '(207) 555-0114', version: 1 });
    const [who] = await app.db.select().from(users).where(eq(users.id, world.users.admin));
    expect(problem).toMatchObject({ saved_by: who?.name, saved_by_you: false, detail: `${who?.name} saved this a moment ago.` });
    expect(problem.saved_at).toBe(saved_at);
    expect(JSON.stringify(problem.current)).not.toContain('saved_by');
  });

  it('of e-mail, package or advisor is an admin’s; of role or status nobody’s', async () => {
    const { id, token } = await makeSignedIn(world, 'client');
    for (const body of [{ role: 'admin' }, { email: 'x@mailhaven.example' }, { advisor_id: world.users.employee }, { package_id: null }]) {
      const refused = await change(token, id, body);
      expect(refused.status).toBe(422);
      expect(refused.problem.errors).toHaveProperty(Object.keys(body)[0] ?? '');
    }
    for (const by of [token, admin(), world.tokens.employee]) {
      expect((await change(by, id, { status: 'active' })).problem.errors).toHaveProperty('status');
      expect((await change(by, id, { role: 'admin' })).problem.errors).toHaveProperty('role');
    }
    expect((await accountRow(world, id)).role).toBe('client');
  });

  it('of a client is not their advisor’s', async () => {
    expect((await change(world.tokens.employee, world.users.client, { phone: '(207) 555-0113' })).status).toBe(403);
  });

  it('of the advisor tells both and moves the chat; the reason is for staff', async () => {
    const { id } = await makeAccount(world, 'client');
    expect((await change(admin(), id, { advisor_id: world.users.employee })).body.advisor_id).toBe(world.users.employee);
    const told = (await allNotifications(app.db)).filter(({ client_id, kind }) => client_id === id && kind === 'advisor_assigned');
    expect(told.map((each) => each.user_id).toSorted()).toEqual([id, world.users.employee].toSorted());
    const entries = await wholeTimeline(app.db, id);
    expect(entries.filter((entry) => entry.internal).map((entry) => entry.kind)).toEqual(['assignment_reason']);
    expect((await change(admin(), id, { advisor_id: world.users.client })).problem.errors).toHaveProperty('advisor_id');
  });

  it('of the advisor to another one leaves the client one plain sentence; staff read of both', async () => {
    const { id, email } = await makeAccount(world, 'client');
    for (const advisor_id of [world.users.employee, world.users.otherEmployee]) await change(admin(), id, { advisor_id });
    const said = async (token: string) => {
      const { items } = (await app.call('listTimeline', { token, params: { id } })).body;
      return items.filter((entry) => entry.kind === 'advisor_assigned').map((entry) => entry.words);
    };
    const other = await accountRow(world, world.users.otherEmployee);
    expect(await said(await app.signIn(email))).toEqual([`${other.name} is your advisor.`]);
    expect(await said(admin())).toHaveLength(2);
    await change(admin(), id, { advisor_id: null });
    expect(await said(await app.signIn(email))).toEqual(['We are choosing a new advisor for you.']);
  });

  it('of the picture takes an upload of one’s own up, once, and removes the one before', async () => {
    const { id, token } = await makeSignedIn(world, 'client');
    const upload = async (by: string) => {
      const form = new FormData();
      form.append('purpose', 'avatar');
      form.append('file', new Blob([await picture()], { type: 'image/png' }), 'me.png');
      const { body } = await app.call('uploadFile', { token: by, form });
      return body.id;
    };
    const first = await upload(token);
    expect((await change(token, id, { avatar: first })).body.avatar).toBe(first);
    const second = await upload(token);
    expect((await change(token, id, { avatar: second })).body.avatar).toBe(second);
    expect(await app.db.select().from(storedFiles).where(eq(storedFiles.id, first))).toEqual([]);
    expect((await change(token, id, { avatar: await upload(admin()) })).problem.errors).toHaveProperty('avatar');
    expect((await change(token, id, { avatar: null })).body.avatar).toBeNull();
  });

  it('of one’s e-mail needs the password, counts once the link mailed to the new address is opened, and tells the old one', async () => {
    const { id, email, token } = await makeSignedIn(world, 'client');
    const move = (current_password: string, to: string) => app.call('updateEmail', { token, params: { id }, body: { current_password, email: to } });
    expect((await move('wrong', 'elsewhere@mailhaven.example')).problem.errors).toHaveProperty('current_password');
    const [known, unknown] = [await move(demoPassword, 'client2@forecourt.example'), await move(demoPassword, 'elsewhere@mailhaven.example')];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(unknown.body.email).toBe(email);
    expect((await app.letters()).find((letter) => letter.to === email)?.subject).toBe('A new e-mail for your account');
    expect((await app.letters()).find((letter) => letter.to === 'client2@forecourt.example')?.action).toBeFalsy();
    const link = await mailedToken(world, 'elsewhere@mailhaven.example');
    expect((await app.call('confirmEmail', { body: { token: link } })).body).toEqual({ email: 'elsewhere@mailhaven.example', password_token: null });
    expect((await app.call('confirmEmail', { body: { token: link } })).status).toBe(410);
    expect((await app.call('getMe', { token })).body.email).toBe('elsewhere@mailhaven.example');
    expect((await app.letters()).find((letter) => letter.to === email)?.subject).toBe('Your e-mail was changed');
  });

  it('of one’s e-mail to one that somebody took meanwhile comes to nothing', async () => {
    const { id, token } = await makeSignedIn(world, 'client');
    await app.call('updateEmail', { token, params: { id }, body: { current_password: demoPassword, email: 'taken-soon@mailhaven.example' } });
    const link = await mailedToken(world, 'taken-soon@mailhaven.example');
    await app.call('createUser', { token: admin(), body: { email: 'Taken-soon@mailhaven.example', first_name: 'Some', last_name: 'Body' } });
    expect((await app.call('confirmEmail', { body: { token: link } })).status).toBe(410);
  });
});

describe('closing an account', () => {
  it('frees the e-mail, removes personal data, ends every session, and keeps the row', async () => {
    const { id, email, token } = await makeSignedIn(world, 'client');
    await change(token, id, { phone: '(207) 555-0114', zip: '04101' });
    const closed = await app.call('deleteUser', { token: admin(), params: { id } });
    expect(closed.body).toMatchObject({ status: 'closed', name: 'Closed account', phone: null, zip: null });
    expect(JSON.stringify(await accountRow(world, id))).not.toContain(email);
    expect((await app.call('getMe', { token })).status).toBe(401);
    expect((await app.call('checkUserStatus', { token: admin(), params: { id } })).body).toEqual({ status: 'closed' });
    expect((await app.call('listUsers', { token: admin(), query: { filter: { status: 'closed' } } })).body.map((user) => user.id)).toContain(id);
    expect((await app.call('listUsers', { token: admin(), query: { filter: { q: 'Closed account' } } })).body).toEqual([]);
    expect((await app.call('createUser', { token: admin(), body: { email, first_name: 'Second', last_name: 'Time' } })).status).toBe(201);
    expect((await app.call('deleteUser', { token: admin(), params: { id } })).status).toBe(409);
  });

  it('leaves what is kept to the admins: a closed account is nobody’s new request', async () => {
    const { id } = await makeNewRequest(world, world.users.employee);
    await makeLink(app, id);
    const seen = async (token: string) => (await app.call('listLinks', { token, query: { filter: { user_id: id } } })).body.length;
    const stranger = await app.signIn((await accountRow(world, world.users.otherEmployee)).email);
    expect([await seen(world.tokens.employee), await seen(stranger)]).toEqual([1, 0]);
    await app.call('deleteUser', { token: admin(), params: { id } });
    expect([await seen(world.tokens.employee), await seen(stranger), await seen(admin())]).toEqual([0, 0, 1]);
  });

  it('of one’s own asks for the password', async () => {
    const { id, token } = await makeSignedIn(world, 'client');
    expect((await app.call('closeAccount', { token, body: { current_password: 'wrong' } })).status).toBe(422);
    expect((await app.call('closeAccount', { token, body: { current_password: 'Forecourt-demo-2026' } })).body).toEqual({ closed: true });
    expect((await accountRow(world, id)).status).toBe('closed');
  });

  it('is never the last admin’s', async () => {
    for (const { id } of (await app.call('listUsers', { token: admin(), query: { filter: { role: 'admin' } } })).body) {
      if (id !== world.users.admin) await app.call('deleteUser', { token: admin(), params: { id } });
    }
    expect((await app.call('closeAccount', { token: admin(), body: { current_password: 'Forecourt-demo-2026' } })).problem.detail).toMatch(/last admin/);
    const own = { params: { id: world.users.admin }, body: { reason: 'Enough of it.', current_password: 'Forecourt-demo-2026' } };
    expect((await app.call('makeAdvisor', { token: admin(), ...own })).problem.detail).toMatch(/last admin/);
    expect((await app.call('setUserStatus', { token: admin(), params: { id: world.users.admin }, body: { status: 'suspended' } })).status).toBe(409);
  });
});

describe('the status', () => {
  it('moves only where the contract lets it, and says what is open', async () => {
    const { id } = await makeAccount(world, 'client');
    const move = (status: string) => app.call('setUserStatus', { token: admin(), params: { id }, body: { status } });
    expect((await move('suspended')).body.status).toBe('suspended');
    expect(await move('invited')).toMatchObject({ status: 409, problem: { state: 'suspended' } });
    expect((await move('closed')).status).toBe(409);
    expect((await move('active')).body.status).toBe('active');
  });
});

describe('new requests', () => {
  const ids = async (token: string) => (await app.call('listNewRequests', { token, query: { range: [0, 99] } })).body.map((request) => request.id);

  it('are clients with a submitted checklist whom nobody has begun with, as far as the caller sees them', async () => {
    const [free, mine, theirs] = [
      await makeNewRequest(world, null),
      await makeNewRequest(world, world.users.employee),
      await makeNewRequest(world, world.users.otherEmployee),
    ];
    expect(await ids(admin())).toEqual(expect.arrayContaining([free.id, mine.id, theirs.id]));
    const seen = await ids(world.tokens.employee);
    expect(seen).toEqual(expect.arrayContaining([free.id, mine.id]));
    expect(seen).not.toContain(theirs.id);
    expect((await app.call('countNewRequests', { token: world.tokens.employee })).body.count).toBe(seen.length);
  });

  it('say once how the client likes to be reached: as their checklist does, or else their profile', async () => {
    const { id } = await makeNewRequest(world, null);
    const way = async () => {
      const [row] = (await app.call('listNewRequests', { token: admin(), query: { filter: { id } } })).body;
      return [row?.best_contact, row?.best_time];
    };
    await app.db.update(users).set({ best_contact: 'phone', best_time: 'morning' }).where(eq(users.id, id));
    expect(await way()).toEqual(['phone', 'morning']);
    await app.db
      .update(userPreferences)
      .set({ selections: { logistics: { contact_way: 'chat' } } })
      .where(eq(userPreferences.user_id, id));
    expect(await way()).toEqual(['chat', 'morning']);
  });

  it('are claimed by the advisor who begins one, once', async () => {
    const { id } = await makeNewRequest(world, null);
    const begun = await app.call('beginNewRequest', { token: world.tokens.employee, params: { id } });
    expect(begun.body.advisor_id).toBe(world.users.employee);
    expect(await ids(admin())).not.toContain(id);
    expect(await app.call('beginNewRequest', { token: world.tokens.employee, params: { id } })).toMatchObject({
      status: 409,
      problem: { state: 'intake_review' },
    });
  });

  it('are assigned by an admin, who cannot begin one for nobody', async () => {
    const { id } = await makeNewRequest(world, null);
    expect((await app.call('beginNewRequest', { token: admin(), params: { id } })).problem.detail).toMatch(/Assign an advisor first/);
    const assigned = await app.call('assignNewRequest', {
      token: admin(),
      params: { id },
      body: { advisor_id: world.users.employee, reason: 'Knows hybrids best.' },
    });
    expect(assigned.body.advisor_id).toBe(world.users.employee);
    expect(await ids(world.tokens.employee)).toContain(id);
  });
});

describe('a copy of one’s data', () => {
  it('holds the account and what hangs on it, nothing secret and nothing internal', async () => {
    const { body } = await app.call('getMyData', { token: world.tokens.client });
    expect(body.account.email).toBe('client@forecourt.example');
    expect(body.sections.map((section) => section.name)).toEqual(expect.arrayContaining(['Sessions', 'Payments', 'Checklists', 'Messages']));
    expect(JSON.stringify(body)).not.toMatch(/token_hash|password_hash|storage_key|assignment_reason/);
  });

  it('names no one behind the work whom the client is not shown elsewhere either', async () => {
    const question = { name: 'Hannah Okafor', email: 'client@forecourt.example', topic: 'other', message: 'Can you look at a car with me?' };
    await app.call('requestSupport', { token: world.tokens.client, body: question });
    const { body } = await app.call('getMyData', { token: world.tokens.client });
    const columns = body.sections.flatMap(({ name, rows }) => rows.flatMap((row) => Object.keys(row).map((column) => `${name}: ${column}`)));
    for (const column of ['owner_id', 'started_by', 'onboarding_id', 'provider_id', 'uploaded_by'])
      expect(
        columns.filter((each) => each.endsWith(`: ${column}`)),
        column,
      ).toEqual([]);
    // Their own words and dates stay.
    expect(columns).toEqual(expect.arrayContaining(['Sign-up: email', 'Payments: receipt_number', 'Support requests: message', 'Updates: words']));
  });

  it('holds what the client may see of the work: links with their decisions, reports, prices, listings, and no word meant for staff', async () => {
    const { token } = { token: world.tokens.client };
    const { body } = await app.call('getMyData', { token });
    const section = (name: string) => body.sections.find((one) => one.name === name)?.rows ?? [];
    const ids = (rows: readonly Record<string, unknown>[]) => rows.map((row) => row['id']).toSorted();
    const all = { range: [0, 999] };
    expect(ids(section('Cars'))).toEqual(ids((await app.call('listLinks', { token, query: all })).body));
    expect(ids(section('Research reports'))).toEqual(ids((await app.call('listResearchReports', { token, query: all })).body));
    expect(ids(section('Price worksheets'))).toEqual(ids((await app.call('listOtdWorksheets', { token, query: all })).body));
    expect(ids(section('Listings'))).toEqual(ids((await app.call('listListings', { token, query: all })).body));
    expect(section('Decisions on cars').some((event) => event['to_status'] === 'rejected')).toBe(true);
    for (const name of ['Cars', 'Payments', 'Checklists', 'Files', 'Messages', 'Complaints', 'Notifications', 'Updates'])
      expect(section(name), name).not.toEqual([]);
    expect(section('Cars').some((link) => 'notes' in link)).toBe(false);
    const shared = (await app.call('listClientFolders', { token, query: {} })).body[0];
    const files = (await app.call('listFolderFiles', { token, params: { id: shared?.id ?? '' } })).body;
    expect(ids(section('Files'))).toEqual(expect.arrayContaining(files.map((file) => file.id)));
    const { body: staff } = await app.call('getMyData', { token: world.tokens.employee });
    expect(staff.sections.find((one) => one.name === 'Cars')?.rows).toEqual([]);
  });
});

describe('a client', () => {
  it('sees who their advisor is and when an answer is due', async () => {
    const { body } = await app.call('getMyAdvisor', { token: world.tokens.client });
    expect(body.advisor).toEqual({ id: world.users.employee, name: 'Maria Delgado', title: 'Senior advisor', avatar: null, absent_until: null });
    expect(Date.parse(body.answer_by)).toBeGreaterThan(Date.now() - 1000);
    const { token } = await makeSignedIn(world, 'client');
    expect((await app.call('getMyAdvisor', { token })).body.advisor).toBeNull();
  });
});

it('the rule passes over who is away on the firm’s day, also when it is tomorrow in UTC', async () => {
  const client = await makeNewRequest(world, null);
  await app.db.update(users).set({ absent_until: '2026-11-21' }).where(eq(users.role, 'employee'));
  const ruled = async (at: string) => {
    await assignByRule(app.db, { ...app.services, clock: () => new Date(at) }, client.id);
    return (await accountRow(world, client.id)).advisor_id;
  };
  // Half past ten in the evening in New York.
  expect(await ruled('2026-11-22T03:30:00Z')).toBeNull();
  expect(await ruled('2026-11-22T15:00:00Z')).not.toBeNull();
  await app.db.update(users).set({ absent_until: null }).where(eq(users.role, 'employee'));
});
