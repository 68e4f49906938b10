// The course of a complaint, over HTTP.
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { events } from '../../server/db/schema.ts';
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

const text = { subject: 'No answer since Tuesday', category: 'delay', details: 'Two questions and nobody came back to me.' } as const;
const day = 86_400_000;

async function complain(more: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const made = await app.call('createComplaint', { token: world.tokens.client, body: { ...text, ...more } });
  expect(made.status).toBe(201);
  return made.body.id;
}
const move = (id: string, role: 'admin' | 'employee' | 'client', status: string, more = {}) =>
  app.call('setComplaintStatus', { token: world.tokens[role], params: { id }, body: { status, ...more } });
const course = (id: string, role: 'admin' | 'employee' | 'client') => app.call('listComplaintEntries', { token: world.tokens[role], params: { id } });

describe('a complaint', () => {
  it('is made by the client for themselves and told to the admins', async () => {
    const id = await complain();
    const seen = await app.call('getComplaint', { token: world.tokens.client, params: { id } });
    expect(seen.body).toMatchObject({ user_id: world.users.client, status: 'submitted', assigned_to: null, attachments: [] });
    const told = await app.call('listNotifications', { token: world.tokens.admin, params: { a: world.users.admin, b: 'admin' } });
    expect(told.body.items[0]).toMatchObject({ kind: 'complaint_opened', target_kind: 'complaint', target_id: id });
  });

  it('cannot be made in another name by a client; staff name a client in their scope', async () => {
    const other = await app.call('createComplaint', { token: world.tokens.client, body: { ...text, user_id: world.users.otherClient } });
    expect(other.status).toBe(422);
    expect(other.problem.errors).toHaveProperty('user_id');
    const unnamed = await app.call('createComplaint', { token: world.tokens.admin, body: text });
    expect(unnamed.problem.errors).toHaveProperty('user_id');
    const foreign = await app.call('createComplaint', { token: world.tokens.employee, body: { ...text, user_id: world.users.otherClient } });
    expect(foreign.status).toBe(404);
  });

  it('keeps the words of whoever made it: staff put the category right, and nothing else', async () => {
    const id = await complain();
    const change = (role: 'admin' | 'employee', body: object) => app.call('updateComplaint', { token: world.tokens[role], params: { id }, body });
    for (const role of ['admin', 'employee'] as const) {
      expect((await change(role, { subject: 'All is well', details: 'Nothing has happened at all.' })).problem.errors).toMatchObject({
        subject: expect.any(String),
        details: expect.any(String),
      });
      expect((await change(role, { user_id: world.users.otherClient })).problem.errors).toHaveProperty('user_id');
      expect((await change(role, { category: 'price' })).status).toBe(200);
    }
    const seen = await app.call('getComplaint', { token: world.tokens.client, params: { id } });
    expect(seen.body).toMatchObject({ subject: text.subject, details: text.details, category: 'price' });
  });

  it('logs each edit and the removal, on no timeline', async () => {
    const id = await complain();
    await app.call('updateComplaint', { token: world.tokens.admin, params: { id }, body: { category: 'price' } });
    await app.call('deleteComplaint', { token: world.tokens.admin, params: { id } });
    const rows = await app.db
      .select()
      .from(events)
      .where(and(eq(events.kind, 'record_changed'), sql`${events.params}->>'record_id' = ${id}`))
      .orderBy(asc(events.id));
    expect(rows.map(({ params, audience, actor_id }) => ({ ...Object(params), audience, actor_id }))).toMatchObject([
      { resource: 'complaints', change: 'changed', audience: 'none', actor_id: world.users.admin },
      { resource: 'complaints', change: 'removed', audience: 'none', actor_id: world.users.admin },
    ]);
  });

  it('moves as the contract says; a refused move names where it stands and what is open', async () => {
    const id = await complain();
    const refused = await move(id, 'admin', 'resolved');
    expect(refused.status).toBe(409);
    expect(refused.problem).toMatchObject({ state: 'submitted', moves: [{ to: 'in_progress' }] });
    expect((await move(id, 'client', 'in_progress')).status).toBe(409);
    expect((await move(id, 'admin', 'in_progress')).body.status).toBe('in_progress');
    expect((await move(id, 'admin', 'waiting_on_client', { note: 'Which of the two cars?' })).status).toBe(200);
    const reply = await app.call('replyToComplaint', { token: world.tokens.client, params: { id }, body: { text: 'The blue one.' } });
    expect(reply.status).toBe(201);
    expect((await app.call('getComplaint', { token: world.tokens.client, params: { id } })).body.status).toBe('in_progress');
  });

  it('is reopened by the client within 14 days of resolving, and not after', async () => {
    const [early, late] = [await complain(), await complain()];
    for (const id of [early, late]) {
      await move(id, 'admin', 'in_progress');
      expect((await move(id, 'admin', 'resolved')).body.resolved_at).not.toBeNull();
    }
    const reopened = await move(early, 'client', 'in_progress');
    expect(reopened.body).toMatchObject({ status: 'in_progress', resolved_at: null });
    app.travel(15 * day);
    expect((await move(late, 'client', 'in_progress')).status).toBe(409);
    app.travel(-15 * day);
  });

  it('can be withdrawn while it is open, and takes no words after that', async () => {
    const id = await complain();
    expect((await move(id, 'client', 'withdrawn')).body.status).toBe('withdrawn');
    expect((await app.call('replyToComplaint', { token: world.tokens.client, params: { id }, body: { text: 'One more thing.' } })).status).toBe(409);
  });

  it('shows internal notes to staff alone', async () => {
    const id = await complain();
    await app.call('replyToComplaint', { token: world.tokens.admin, params: { id }, body: { text: 'Call the dealer first.', is_internal: true } });
    await app.call('replyToComplaint', { token: world.tokens.admin, params: { id }, body: { text: 'We look into it.' } });
    const textsOf = async (role: 'admin' | 'client') => (await course(id, role)).body.items.map((entry) => entry.text);
    expect(await textsOf('admin')).toEqual(['We look into it.', 'Call the dealer first.', null]);
    expect(await textsOf('client')).toEqual(['We look into it.', null]);
    const sneaked = await app.call('replyToComplaint', { token: world.tokens.client, params: { id }, body: { text: 'Hidden?', is_internal: true } });
    expect(sneaked.status).toBe(422);
  });

  it('is due by the firm’s promise until somebody replies, and again once the client writes back', async () => {
    const id = await complain();
    const due = async (role: 'admin' | 'client' = 'admin') => (await app.call('getComplaint', { token: world.tokens[role], params: { id } })).body.answer_by;
    const say = (role: 'admin' | 'client', more = {}) =>
      app.call('replyToComplaint', { token: world.tokens[role], params: { id }, body: { text: 'A word about it.', ...more } });
    const first = await due();
    expect(Date.parse(String(first))).toBeGreaterThan(Date.now());
    expect(await due('client')).toBeUndefined();
    await say('admin', { is_internal: true });
    expect(await due()).toBe(first);
    await say('admin');
    expect(await due()).toBeNull();
    await say('client');
    expect(Date.parse(String(await due()))).toBeGreaterThanOrEqual(Date.parse(String(first)));
    await move(id, 'admin', 'in_progress');
    await move(id, 'admin', 'waiting_on_client');
    expect(await due()).toBeNull();
  });

  it('about the advisor is not shown to that advisor until it is assigned to them', async () => {
    const id = await complain({ category: 'advisor' });
    const look = () => app.call('getComplaint', { token: world.tokens.employee, params: { id } });
    expect((await look()).status).toBe(404);
    const told = async (role: 'employee' | 'client') =>
      (await app.call('listTimeline', { token: world.tokens[role], params: { id: world.users.client }, query: { limit: 100 } })).body.items
        .filter((entry) => entry.target_id === id)
        .map((entry) => entry.kind);
    expect([await told('employee'), await told('client')]).toEqual([[], ['complaint_opened']]);
    const assigned = await app.call('assignComplaint', { token: world.tokens.admin, params: { id, employeeId: world.users.employee } });
    expect(assigned.body.assigned_to).toBe(world.users.employee);
    expect((await look()).status).toBe(200);
    expect(await told('employee')).toEqual(['complaint_assigned', 'complaint_opened']);
  });

  it('carries files its client uploaded, each once', async () => {
    const form = new FormData();
    form.append('purpose', 'complaint');
    form.append('file', new Blob(['A few words.']), 'note.txt');
    const file = await app.call('uploadFile', { token: world.tokens.client, form });
    const id = await complain({ attachment_ids: [file.body.id] });
    const seen = await app.call('getComplaint', { token: world.tokens.employee, params: { id } });
    expect(seen.body.attachments).toMatchObject([{ file_name: 'note.txt', content_type: 'text/plain' }]);
    const again = await app.call('createComplaint', { token: world.tokens.client, body: { ...text, attachment_ids: [file.body.id] } });
    expect(again.problem.errors).toHaveProperty('attachment_ids');
  });
});
