// Chats over HTTP: numbers, retries, duties, the desk.
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/app.ts';
import { allNotifications } from '../support/readings.ts';
import { makeAccount, makeSignedIn } from './cases/accounts.ts';
import type { CaseWorld } from './cases/case.ts';
import { chatOf } from './cases/chats.ts';
import { caseWorld } from './cases/world.ts';

let app: TestApp;
let world: CaseWorld;
let id: string;
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
  id = await chatOf(world, world.users.client);
});
afterAll(() => app.close());

type Role = 'admin' | 'employee' | 'client';
const send = (role: Role, text: string, more: Readonly<Record<string, unknown>> = {}) =>
  app.call('sendMessage', { token: world.tokens[role], body: { chat_id: id, message_id: uuidv7(), text, ...more } });
const chat = async (role: Role, which = id) => (await app.call('getChat', { token: world.tokens[role], params: { id: which } })).body;

describe('a message', () => {
  it('sent again under its id is kept once', async () => {
    const message_id = uuidv7();
    const first = await send('client', 'Hello?', { message_id });
    const again = await send('client', 'Hello?', { message_id });
    expect(again.body).toEqual(first.body);
    const items = (await chat('client')).messages.items.filter((message) => message.message_id === message_id);
    expect(items).toHaveLength(1);
  });

  it('under an id of somebody else is refused', async () => {
    const message_id = uuidv7();
    await send('client', 'Mine.', { message_id });
    expect((await send('employee', 'Mine, too.', { message_id })).status).toBe(409);
  });

  it('gets the next number also when many are sent at once', async () => {
    const before = (await chat('client')).chat.last_seq;
    const sent = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((text, index) => send(index % 2 === 0 ? 'client' : 'employee', text)));
    expect(sent.map(({ body }) => body.seq).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6].map((step) => before + step));
  });

  it('needs words or a file', async () => {
    const empty = await send('client', '   ');
    expect(empty.status).toBe(422);
    expect(empty.problem.errors).toHaveProperty('text');
  });

  it('cannot be put into a chat of somebody else', async () => {
    const foreign = await chatOf(world, world.users.otherClient);
    for (const role of ['client', 'employee'] as const) expect((await send(role, 'Hello.', { chat_id: foreign })).status).toBe(404);
  });

  it('goes to the desk by the number 21, too, as the brief has it', async () => {
    const other = await app.signIn('client2@forecourt.example');
    const to = (chat_id: unknown) => app.call('sendMessage', { token: other, body: { chat_id, message_id: uuidv7(), text: 'Is anybody there?' } });
    const [number, text] = [await to(21), await to('21')];
    expect([number.status, text.status]).toEqual([201, 201]);
    expect(number.body.chat_id).toBe(text.body.chat_id);
    expect((await to(22)).problem.errors).toHaveProperty('chat_id');
  });

  it('can be read in pages, forward and back', async () => {
    const page = async (query: Record<string, number>) => (await app.call('listMessages', { token: world.tokens.client, params: { id }, query })).body;
    const last = (await chat('client')).chat.last_seq;
    const back = await page({ before: last, limit: 2 });
    expect(back.items.map(({ seq }) => seq)).toEqual([last - 2, last - 1]);
    expect(back.next).toBe(last - 2);
    expect((await page({ before: last - 2, limit: 200 })).next).toBeNull();
    const forward = await page({ after: last - 2 });
    expect(forward.items.map(({ seq }) => seq)).toEqual([last - 1, last]);
    expect(forward.next).toBeNull();
  });
});

describe('the duty to reply', () => {
  it('begins with a client message, survives reading, and ends with a reply', async () => {
    await send('client', 'Any news?');
    const { chat: waiting } = await chat('employee');
    expect(waiting).toMatchObject({ employee_status: 'needs_reply', unread: expect.any(Number) });
    expect(Date.parse(waiting.reply_by ?? '')).toBeGreaterThan(Date.parse(waiting.waiting_since ?? ''));
    const read = await app.call('markChatRead', { token: world.tokens.employee, params: { id }, body: { seq: waiting.last_seq } });
    expect(read.body).toMatchObject({ employee_status: 'needs_reply', unread: 0 });
    await send('employee', 'Tomorrow.');
    expect((await chat('employee')).chat).toMatchObject({ employee_status: 'waiting_on_client', waiting_since: null });
    expect((await chat('client')).chat).toMatchObject({ client_status: 'new_reply', unread: 1 });
  });

  it('can be snoozed until a moment, and is back when it has come', async () => {
    await send('client', 'And now?');
    const status = (body: Record<string, unknown>) => app.call('updateChatStatus', { token: world.tokens.employee, params: { id }, body });
    expect((await status({ status: 'snoozed' })).problem.errors).toHaveProperty('snoozed_until');
    expect((await status({ status: 'snoozed', snoozed_until: new Date(Date.now() - 1000).toISOString() })).status).toBe(422);
    const until = new Date(Date.now() + 3_600_000).toISOString();
    expect((await status({ status: 'snoozed', snoozed_until: until })).body.employee_status).toBe('snoozed');
    app.travel(3_700_000);
    expect((await chat('employee')).chat.employee_status).toBe('needs_reply');
    app.travel(-3_700_000);
    expect((await status({ status: 'resolved' })).body.employee_status).toBe('resolved');
    expect((await status({ status: 'waiting_on_client' })).status).toBe(409);
  });

  it('ends when the client calls it resolved, and is back when they are still waiting', async () => {
    await send('client', 'Is the title clean?');
    const move = (status: string) => app.call('updateChatStatusClient', { token: world.tokens.client, params: { id }, body: { status } });
    expect((await move('up_to_date')).status).toBe(200);
    expect((await chat('employee')).chat).toMatchObject({ employee_status: 'resolved', client_status: 'up_to_date', waiting_since: null });
    expect((await move('waiting_on_advisor')).status).toBe(200);
    expect((await chat('employee')).chat).toMatchObject({ employee_status: 'needs_reply', waiting_since: expect.any(String) });
    const { items } = (await app.call('getQueue', { token: world.tokens.employee, query: { limit: 100 } })).body;
    expect(items.some(({ kind, target_id }) => kind === 'message_waiting' && target_id === id)).toBe(true);
    const own = { token: world.tokens.employee, params: { a: world.users.employee, b: 'employee' } as const };
    const told = async () => (await app.call('listNotifications', { ...own, query: { unread: true, limit: 100 } })).body.items.map(({ words }) => words);
    expect((await told()).filter((text) => text.endsWith('is still waiting for a reply.'))).toHaveLength(1);
    await send('employee', 'It is.');
  });

  it('is not told to the client', async () => {
    expect((await chat('client')).chat).not.toHaveProperty('employee_status');
  });

  it('of a client whose advisor cannot sign in is told to the admins', async () => {
    const advisor = await makeAccount(world, 'employee', { status: 'suspended' });
    const client = await makeAccount(world, 'client', { advisor_id: advisor.id });
    const message = { chat_id: 21, message_id: uuidv7(), text: 'Who looks after me now?' };
    await app.call('sendMessage', { token: await app.signIn(client.email), body: message });
    const told = (await allNotifications(app.db)).filter(({ client_id }) => client_id === client.id);
    expect(told.length).toBeGreaterThan(0);
    expect(new Set(told.map(({ role }) => role))).toEqual(new Set(['admin']));
  });

  it('tells the other side once until they have read it', async () => {
    const unread = async () =>
      (
        await app.call('listNotifications', {
          token: world.tokens.employee,
          params: { a: world.users.employee, b: 'employee' },
          query: { unread: true, limit: 100 },
        })
      ).body.items;
    await app.call('markAllNotificationsRead', { token: world.tokens.employee, body: { user_id: world.users.employee, role: 'employee' } });
    await send('client', 'One.');
    await send('client', 'Two.');
    const notices = (await unread()).filter((each) => each.kind === 'message_new' && each.target_id === id);
    expect(notices).toHaveLength(1);
    // One notice says how many there are.
    const { chat: waiting } = await chat('employee');
    expect(waiting.unread).toBeGreaterThan(1);
    expect(notices[0]?.words).toBe(`${waiting.unread} new messages from ${waiting.client_name}.`);
    const { chat: now } = await chat('employee');
    await app.call('markChatRead', { token: world.tokens.employee, params: { id }, body: { seq: now.last_seq } });
    expect((await unread()).filter((each) => each.target_id === id)).toHaveLength(0);
  });
});

describe('the desk chat 21', () => {
  it('is the client’s own thread with the desk, and the queue to staff', async () => {
    expect((await chat('client', '21')).chat).toMatchObject({ kind: 'desk', client_id: world.users.client });
    const sent = await send('client', 'Is somebody there?', { chat_id: '21' });
    expect(sent.status).toBe(201);
    const thread = await chat('client', '21');
    expect(thread.messages.items.map(({ text }) => text)).toContain('Is somebody there?');
    const queue = await chat('admin', '21');
    expect(queue.threads.map((each) => each.id)).toContain(sent.body.chat_id);
    expect(queue.threads.every((each) => each.kind === 'desk')).toBe(true);
  });

  it('keeps a message once that is sent again after the thread became the advisor’s chat', async () => {
    const client = await makeSignedIn(world, 'client');
    const message_id = uuidv7();
    const write = () => app.call('sendMessage', { token: client.token, body: { chat_id: '21', message_id, text: 'Is my answer lost?' } });
    const first = await write();
    await app.call('assignClients', {
      token: world.tokens.admin,
      params: { id: world.users.employee },
      body: { userId: world.users.employee, clients: [client.id] },
    });
    const again = await write();
    expect([again.status, again.body]).toEqual([201, first.body]);
    const all = await app.call('listChats', { token: client.token });
    expect(all.body.map(({ kind }) => kind)).toEqual(['advisor']);
  });

  it('is not where staff write who name only the client: that is the chat with their advisor, once there is one', async () => {
    const client = await makeSignedIn(world, 'client');
    const write = (role: 'admin' | 'employee') => send(role, 'We are closed on Friday.', { chat_id: '21', client_id: client.id });
    const toDesk = await write('admin');
    expect((await write('employee')).status).toBe(404);
    const userId = world.users.employee;
    await app.call('assignClients', { token: world.tokens.admin, params: { id: userId }, body: { userId, clients: [client.id] } });
    // The client writes to the desk beside it: staff still write to the chat with the advisor.
    await app.call('sendMessage', { token: client.token, body: { chat_id: '21', message_id: uuidv7(), text: 'Is my invoice right?' } });
    const sent = [await write('employee'), await write('admin')];
    expect(sent.map(({ status, body }) => [status, body.chat_id])).toEqual(sent.map(() => [201, toDesk.body.chat_id]));
    const all = (await app.call('listChats', { token: client.token })).body;
    expect(all.map(({ kind, last_text }) => [kind, last_text]).toSorted()).toEqual([
      ['advisor', 'We are closed on Friday.'],
      ['desk', 'Is my invoice right?'],
    ]);
  });

  it('asks staff for the client they write to', async () => {
    expect((await send('admin', 'Hello.', { chat_id: '21' })).problem.errors).toHaveProperty('client_id');
    const sent = await send('admin', 'Hello.', { chat_id: '21', client_id: world.users.otherClient });
    expect(sent.status).toBe(201);
  });
});
