// Clients out of a spreadsheet: what is looked at before, what the import makes, and how far it can be taken back.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries, clientFolders, clientImports, dashboardListings, users } from '../../server/db/schema.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { caseWorld } from './cases/world.ts';
import type { CaseWorld } from './cases/case.ts';

let app: TestApp;
let world: CaseWorld;
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
});
afterAll(() => app.close());

const admin = () => world.tokens.admin;
const sheet = (lines: readonly string[], fields: Record<string, string> = {}): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([lines.join('\n')], { type: 'text/csv' }), 'clients.csv');
  return form;
};
const imported = async (lines: readonly string[], fields?: Record<string, string>) => {
  const begun = await app.call('importClients', { token: admin(), form: sheet(lines, fields) });
  expect(begun.status).toBe(201);
  await whole();
  return (await app.call('getClientImport', { token: admin(), params: { id: begun.body.id } })).body;
};
/** Every part of an import is a job that the one before it writes. */
const whole = async () => {
  while ((await app.outbox.drain()) > 0);
};
const personOf = async (email: string) => (await app.db.select().from(users).where(eq(users.email, email)))[0];
const undo = async (id: string) => {
  const answer = await app.call('undoClientImport', { token: admin(), params: { id } });
  await whole();
  return answer;
};

describe('before an import', () => {
  it('a spreadsheet is read as it is, and nothing of it is kept', async () => {
    const { body } = await app.call('readClientSheet', {
      token: admin(),
      form: sheet(['Mail;Who', 'a@mailhaven.example;Ann A', ';', 'b@mailhaven.example;Bo B']),
    });
    expect(body).toEqual({
      headings: ['Mail', 'Who'],
      rows: [
        { row: 2, cells: ['a@mailhaven.example', 'Ann A'] },
        { row: 4, cells: ['b@mailhaven.example', 'Bo B'] },
      ],
    });
  });

  it('each row tells who has its e-mail, and a package or an advisor that is not there', async () => {
    const known = { first_name: 'Any', last_name: 'One' };
    const client = await personOf('client@forecourt.example');
    const { body } = await app.call('checkClients', {
      token: admin(),
      body: {
        clients: [
          { ...known, email: 'CLIENT@forecourt.example' },
          { ...known, email: 'any.one@mailhaven.example', package_id: world.users.admin, advisor_id: world.users.client },
          { ...known, email: 'any.two@mailhaven.example', advisor_id: world.users.employee },
        ],
      },
    });
    expect(body).toEqual([
      { errors: {}, twin: { id: client?.id, name: client?.name, role: 'client', status: 'active' } },
      { errors: { package_id: 'Choose a package.', advisor_id: 'Choose an active advisor.' }, twin: null },
      { errors: {}, twin: null },
    ]);
    expect(await personOf('any.two@mailhaven.example')).toBeUndefined();
  });

  it('a spreadsheet without e-mails, without rows or that is none is refused at the file', async () => {
    for (const lines of [['Name', 'Ann A'], ['E-mail,Name'], ['E-mail,Name\0', 'a\0b,c']])
      expect((await app.call('importClients', { token: admin(), form: sheet(lines) })).problem.errors).toHaveProperty('file');
  });
});

describe('an import', () => {
  it('makes the clients, leaves out what is wrong, known or twice, says why, and mails nobody', async () => {
    const before = (await app.letters()).length;
    const done = await imported([
      'E-mail,Name,ZIP,Advisor',
      `ina.port@mailhaven.example,Ina Port,43017,${world.users.employee}`,
      'CLIENT@forecourt.example,Some Body,,',
      'wrong(at)mailhaven,Ann Wrong,43,',
      'ivo.port@mailhaven.example,Ivo Port,,',
      'IVO.port@mailhaven.example,Ivo Again,,',
    ]);
    expect(done).toMatchObject({ state: 'done', total: 5, done: 5, created: 2, is_undoable: true, kept: [] });
    expect(done.left_out.map(({ row, errors }) => [row, Object.keys(errors).toSorted()])).toEqual([
      [2, ['email']],
      [3, ['email', 'zip']],
      [5, ['email']],
    ]);
    expect(await app.letters()).toHaveLength(before);
    const ina = await personOf('ina.port@mailhaven.example');
    expect(ina).toMatchObject({ status: 'invited', role: 'client', zip: '43017', advisor_id: world.users.employee });
    for (const [table, column] of [
      [clientFolders, clientFolders.client_id],
      [dashboardListings, dashboardListings.user_id],
    ] as const)
      expect(
        await app.db
          .select()
          .from(table)
          .where(eq(column, ina?.id ?? '')),
      ).toHaveLength(1);
  });

  it('of several parts is one entry of the audit, and so is its undoing', async () => {
    const rows = Array.from({ length: 130 }, (_row, index) => `part${index}@mailhaven.example,Part,Number${index}`);
    const done = await imported(['email,first_name,last_name', ...rows]);
    expect(done).toMatchObject({ state: 'done', total: 130, created: 130, left_out: [] });
    await undo(done.id);
    expect((await app.call('getClientImport', { token: admin(), params: { id: done.id } })).body).toMatchObject({ state: 'undone', done: 130, kept_count: 0 });
    expect(await personOf('part129@mailhaven.example')).toBeUndefined();
    const entries = await app.db.select({ action: auditEntries.action }).from(auditEntries).where(eq(auditEntries.target_id, done.id));
    expect(entries.map(({ action }) => action).toSorted()).toEqual(['importClients', 'undoClientImport']);
  });

  it('invites where the admin asks for it; whoever then signs in, is edited or gets a message stays and is named', async () => {
    const { id } = await imported(['email,name', ...['sig', 'edi', 'mes', 'gone'].map((who) => `${who}@mailhaven.example,${who} Stays`)], {
      is_invited: 'true',
    });
    const invitations = (await app.letters()).filter(({ to }) => /^(sig|edi|mes|gone)@/.test(to));
    expect(invitations).toHaveLength(4);
    const people = Object.fromEntries(
      await Promise.all(['sig', 'edi', 'mes', 'gone'].map(async (who) => [who, (await personOf(`${who}@mailhaven.example`))?.id ?? ''] as const)),
    );
    const fragment = new URL(invitations.find(({ to }) => to.startsWith('sig'))?.action?.url ?? 'http://x/').hash.slice(1);
    const token = new URLSearchParams(fragment).get('token') ?? '';
    expect((await app.call('resetPassword', { body: { token, password: 'A-long-enough-passphrase-2026' } })).status).toBeLessThan(300);
    const edit = await app.call('getUser', { token: admin(), params: { id: people['edi'] ?? '' } });
    await app.call('updateUser', { token: admin(), params: { id: people['edi'] ?? '' }, body: { zip: '04101', version: edit.body.version } });
    await app.call('createTask', { token: admin(), body: { user_id: people['mes'] ?? '', title: 'Call', due_on: '2026-12-01' } });
    const answer = await undo(id);
    expect(answer.body).toMatchObject({ state: 'undoing', is_undoable: false });
    const { body } = await app.call('getClientImport', { token: admin(), params: { id } });
    expect(body).toMatchObject({ state: 'undone', kept_count: 3 });
    expect(body.kept.map(({ name }) => name)).toEqual(['edi Stays', 'mes Stays', 'sig Stays']);
    expect(await personOf('gone@mailhaven.example')).toBeUndefined();
    expect((await app.letters()).filter(({ to }) => to.startsWith('gone@'))).toHaveLength(2);
    expect((await undo(id)).status).toBe(409);
  });

  it('lets other calls in between its parts', async () => {
    const rows = Array.from({ length: 1_000 }, (_row, index) => `busy${index}@mailhaven.example,Bu,Sy`);
    const { body } = await app.call('importClients', { token: admin(), form: sheet(['email,first_name,last_name', ...rows]) });
    const all = whole();
    const seen = await app.call('getClientImport', { token: admin(), params: { id: body.id } });
    expect(seen.body).toMatchObject({ state: 'running' });
    await all;
    expect((await app.call('getClientImport', { token: admin(), params: { id: body.id } })).body).toMatchObject({ state: 'done', created: 1_000 });
  });

  it('can be undone before it is over, and not after a day', async () => {
    const rows = Array.from({ length: 120 }, (_row, index) => `soon${index}@mailhaven.example,So,On`);
    const begun = await app.call('importClients', { token: admin(), form: sheet(['email,first_name,last_name', ...rows]) });
    await app.call('undoClientImport', { token: admin(), params: { id: begun.body.id } });
    await whole();
    expect((await app.call('getClientImport', { token: admin(), params: { id: begun.body.id } })).body).toMatchObject({ state: 'undone', kept_count: 0 });
    expect(await personOf('soon119@mailhaven.example')).toBeUndefined();
    const { id } = await imported(['email,name', 'late@mailhaven.example,La Te']);
    const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString();
    await app.db.update(clientImports).set({ created_at: yesterday }).where(eq(clientImports.id, id));
    expect((await undo(id)).status).toBe(409);
    expect(await personOf('late@mailhaven.example')).toBeDefined();
    const newest = (await app.call('listClientImports', { token: admin() })).body.find((each) => each.id === id);
    expect(newest).toMatchObject({ id, is_undoable: false, state: 'done' });
  });

  it('that fails at every try ends by itself, says so, and can be undone; so does its undoing, again', async () => {
    const rows = Array.from({ length: 120 }, (_row, index) => `fails${index}@mailhaven.example,Fa,Ils${index}`);
    const broken = async (rule: string, work: () => Promise<unknown>) => {
      await app.db.execute(sql.raw(`alter table users add constraint broken check (${rule}) not valid`));
      await work();
      for (let tries = 0; tries < 11; tries += 1) {
        await whole();
        app.travel(3_600_000 / 4);
      }
      await app.db.execute(sql`alter table users drop constraint broken`);
    };
    let id = '';
    await broken("last_name is distinct from 'Ils110'", async () => {
      id = (await app.call('importClients', { token: admin(), form: sheet(['email,first_name,last_name', ...rows]) })).body.id;
    });
    const stopped = (await app.call('getClientImport', { token: admin(), params: { id } })).body;
    expect(stopped).toMatchObject({ state: 'stopped', done: 100, created: 100, is_undoable: true, problem: 'We tried 11 times and couldn’t import the rest.' });
    expect([stopped.left_out.length, stopped.left_out[0]]).toEqual([20, { row: 101, errors: {} }]);
    const last = await personOf('fails50@mailhaven.example');
    await broken(`id <> '${last?.id}' or status <> 'closed'`, () => undo(id));
    expect((await app.call('getClientImport', { token: admin(), params: { id } })).body).toMatchObject({
      state: 'undone',
      is_undoable: true,
      problem: 'We tried 11 times and couldn’t remove the rest.',
    });
    await undo(id);
    expect((await app.call('getClientImport', { token: admin(), params: { id } })).body).toMatchObject({ state: 'undone', kept_count: 0, problem: null });
  });
});
