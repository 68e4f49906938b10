// Notes among staff, marks as unread, and what passes without being kept: nothing of it is for the client.
// Over 300 lines: all that passes beside a chat is tried against one firm.
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationSpecs } from '../../server/contract.ts';
import type { PushEvent } from '../../server/ports/push/push.ts';
import { userChannel } from '../../server/ports/push/push.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { makeSignedIn } from './cases/accounts.ts';
import type { CallInput, CaseWorld } from './cases/case.ts';
import { chatOf } from './cases/chats.ts';
import { cases } from './cases/index.ts';
import { caseWorld } from './cases/world.ts';

let app: TestApp;
let world: CaseWorld;
let id: string;
const sent: PushEvent[] = [];
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
  id = await chatOf(world, world.users.client);
  const { push } = app.services;
  app.services.push = {
    ...push,
    send: (event) => {
      sent.push(event);
      return push.send(event);
    },
  };
});
afterAll(() => app.close());

type Role = 'admin' | 'employee' | 'client';
const secret = 'Quokkamarker will not go below 33,900';
const thread = async (role: Role) => (await app.call('getChat', { token: world.tokens[role], params: { id } })).body;
const note = (role: Role, text: string, note_id = uuidv7()) => app.call('addChatNote', { token: world.tokens[role], params: { id }, body: { note_id, text } });
const write = (role: Role, text: string) => app.call('sendMessage', { token: world.tokens[role], body: { chat_id: id, message_id: uuidv7(), text } });
const told = () => sent.splice(0).filter(({ channels }) => channels.includes(userChannel(world.users.client)));

describe('a note among staff', () => {
  it('stands where it was written, for the advisor and the admins', async () => {
    await write('client', 'Before the note.');
    const before = (await thread('employee')).chat;
    const written = await note('admin', ` ${secret} `);
    expect(written.status).toBe(201);
    await write('client', 'After the note.');
    for (const role of ['admin', 'employee'] as const) {
      const { chat, messages } = await thread(role);
      expect(messages.notes?.at(-1)).toMatchObject({ text: secret, after_seq: before.last_seq, author_id: world.users.admin });
      // It is no message: it has no number, and answers nobody.
      expect(chat).toMatchObject({ last_seq: before.last_seq + 1, employee_status: 'needs_reply', last_text: 'After the note.' });
    }
  });

  it('is kept once under its id, and is nobody else’s under it', async () => {
    const note_id = uuidv7();
    const [first, again] = [await note('employee', 'Once.', note_id), await note('employee', 'Once.', note_id)];
    expect(again.body).toEqual(first.body);
    expect((await note('admin', 'Mine.', note_id)).status).toBe(409);
    expect((await thread('employee')).messages.notes?.filter((each) => each.note_id === note_id)).toHaveLength(1);
  });

  it('is in one page of the messages and no other', async () => {
    const { chat } = await thread('employee');
    const page = async (query: Record<string, number>) => (await app.call('listMessages', { token: world.tokens.employee, params: { id }, query })).body;
    const ids = ({ notes = [] }: { notes?: { note_id: string }[] }) => notes.map((each) => each.note_id);
    const whole = ids(await page({ before: chat.last_seq + 1, limit: 200 }));
    const back: string[] = [];
    for (let before: number | null = chat.last_seq + 1; before !== null;) {
      const part: Awaited<ReturnType<typeof page>> = await page({ before, limit: 2 });
      back.unshift(...ids(part));
      before = part.next;
    }
    const forward: string[] = [];
    for (let after: number | null = 0; after !== null;) {
      const part: Awaited<ReturnType<typeof page>> = await page({ after, limit: 3 });
      forward.push(...ids(part));
      after = part.next;
    }
    expect(whole.length).toBeGreaterThan(1);
    expect(back).toEqual(whole);
    expect(forward).toEqual(whole);
  });

  it('is found by staff who have the client, and by no one else', async () => {
    const search = async (token: string) => app.call('searchAll', { token, query: { q: 'Quokkamarker' } });
    expect((await search(world.tokens.employee)).body.hits).toMatchObject([{ kind: 'ChatNote', client_id: world.users.client }]);
    const other = await app.signIn('advisor2@forecourt.example');
    expect((await search(other)).body.hits).toEqual([]);
    expect((await search(world.tokens.client)).status).toBe(403);
  });

  it('is found in the inbox by the same people, where it was said', async () => {
    const inbox = async (token: string, q: string) => (await app.call('listChats', { token, query: { filter: { q } } })).body;
    const [hit, ...rest] = await inbox(world.tokens.employee, 'quokkamarker 33,900');
    expect(rest).toEqual([]);
    expect(hit).toMatchObject({ id, found_text: expect.stringContaining('Quokkamarker') });
    expect(await inbox(world.tokens.admin, 'quokkamarker')).toMatchObject([{ id, found_seq: hit?.found_seq }]);
    expect(await inbox(await app.signIn('advisor2@forecourt.example'), 'quokkamarker')).toEqual([]);
    // The client's own list of chats has the same search.
    expect(await inbox(world.tokens.client, 'quokkamarker')).toEqual([]);
  });

  it('is no more found there than a message is, which any of the words before the last finds', async () => {
    await write('client', 'Could the gearbox be a zanzibarmanual, by chance?');
    await write('client', 'Thank you.');
    const inbox = async (token: string, q: string) => (await app.call('listChats', { token, query: { filter: { q } } })).body;
    for (const role of ['employee', 'client'] as const)
      expect(await inbox(world.tokens[role], 'zanzibarmanual gearbox')).toMatchObject([
        { id, last_text: 'Thank you.', found_text: '…gearbox be a zanzibarmanual, by chance?' },
      ]);
    const other = await app.signIn('advisor2@forecourt.example');
    expect(await inbox(other, 'zanzibarmanual')).toEqual([]);
    // All words in one message.
    expect(await inbox(world.tokens.employee, 'zanzibarmanual quokkamarker')).toEqual([]);
    expect((await app.call('listChats', { token: world.tokens.employee, query: { filter: {}, range: [0, 0] } })).body[0]).not.toHaveProperty('found_text');
  });

  it('is in nothing that a client can read', async () => {
    const reads = operationSpecs.filter(({ method, roles }) => method === 'get' && roles.includes('client'));
    let read = 0;
    for (const spec of reads) {
      const succeeds = cases[spec.id]?.succeeds;
      if (typeof succeeds !== 'function') continue;
      const input = (await succeeds(world, 'client')) as CallInput<typeof spec.id>;
      const answer = await app.call(spec.id, { ...input, token: input.token ?? world.tokens.client });
      read += 1;
      expect(JSON.stringify([answer.body, answer.problem]), spec.id).not.toContain('Quokkamarker');
    }
    expect(read).toBeGreaterThan(40);
    const raw = await app.fetch(`/api/chats/${id}`, { headers: { authorization: `Bearer ${world.tokens.client}` } });
    const bytes = await raw.text();
    expect(bytes).toContain('After the note.');
    expect(bytes).not.toMatch(/Quokkamarker|"notes"|note_id|unread_from/);
  });

  it('is mailed to nobody, and not told to the client’s screens', async () => {
    await app.outbox.drain();
    sent.length = 0;
    const before = (await app.letters()).length;
    const list = async () => (await app.call('listChats', { token: world.tokens.client })).body;
    const [chats, { count }] = [await list(), (await app.call('countChats', { token: world.tokens.client })).body];
    await note('employee', secret);
    await app.outbox.drain();
    expect(JSON.stringify(sent)).not.toContain('Quokkamarker');
    expect(sent.some(({ channels }) => channels.includes(userChannel(world.users.admin)))).toBe(true);
    expect(told()).toEqual([]);
    expect((await app.letters()).length).toBe(before);
    expect(await list()).toEqual(chats);
    expect((await app.call('countChats', { token: world.tokens.client })).body.count).toBe(count);
  });
});

describe('who wrote a note', () => {
  const about = (role: Role, note_id: string) => ({ token: world.tokens[role], params: { id, note: note_id } });
  const edit = (role: Role, note_id: string, text: string) => app.call('editChatNote', { ...about(role, note_id), body: { text } });
  const remove = (role: Role, note_id: string) => app.call('deleteChatNote', about(role, note_id));
  const written = async (text: string) => {
    const note_id = uuidv7();
    expect((await note('employee', text, note_id)).status).toBe(201);
    return note_id;
  };
  const shown = async (note_id: string) => (await thread('admin')).messages.notes?.find((each) => each.note_id === note_id);

  it('edits it: colleagues read the new words, where they stood, and that they are new', async () => {
    const note_id = await written('Ask for 33,900.');
    await write('client', 'Written after it.');
    const before = await shown(note_id);
    const edited = await edit('employee', note_id, ' Ask for 33,500. ');
    expect(edited.body).toEqual({ ...before, text: 'Ask for 33,500.', edited_at: expect.any(String) });
    expect(await shown(note_id)).toEqual(edited.body);
    expect((await app.call('listChatNotes', { token: world.tokens.admin, params: { id }, query: { from: before?.after_seq ?? 0 } })).body).toContainEqual(
      edited.body,
    );
    // The same words again are no edit.
    expect((await edit('employee', note_id, 'Ask for 33,500.')).body.edited_at).toBe(edited.body.edited_at);
    expect((await edit('employee', note_id, '   ')).status).toBe(422);
  });

  it('deletes it: it is on no page, in no search, and the audit keeps that it was, not what it said', async () => {
    const note_id = await written('Wombatmarker said too much.');
    const found = async () => (await app.call('searchAll', { token: world.tokens.admin, query: { q: 'Wombatmarker' } })).body;
    expect(JSON.stringify(await found())).toContain(note_id);
    expect((await remove('employee', note_id)).status).toBe(200);
    expect(await shown(note_id)).toBeUndefined();
    expect(JSON.stringify(await found())).not.toContain('Wombatmarker said');
    expect((await remove('employee', note_id)).status).toBe(404);
    expect((await edit('employee', note_id, 'Back again.')).status).toBe(404);
    const { body: entries } = await app.call('listAuditEntries', {
      token: world.tokens.admin,
      query: { filter: { action: 'deleteChatNote', outcome: 'done', target_id: id }, sort: ['id', 'DESC'], range: [0, 0] },
    });
    expect(entries).toMatchObject([{ words: 'Staff note deleted', actor_id: world.users.employee, target_id: id }]);
    expect(JSON.stringify(entries)).not.toContain('Wombatmarker');
  });

  it('is the only one who may: an admin is refused, another advisor and the client find nothing', async () => {
    const note_id = await written('Mine alone.');
    const refused = await edit('admin', note_id, 'Yours now.');
    expect([refused.status, refused.problem.detail]).toEqual([403, 'Only the person who wrote a note can change it.']);
    expect((await remove('admin', note_id)).status).toBe(403);
    const stranger = await makeSignedIn(world, 'employee');
    const other = { token: stranger.token, params: { id, note: note_id } };
    expect((await app.call('editChatNote', { ...other, body: { text: 'Hers.' } })).status).toBe(404);
    expect((await app.call('deleteChatNote', other)).status).toBe(404);
    expect((await edit('client', note_id, 'His.')).status).toBe(403);
    expect((await app.call('listChatNotes', { token: world.tokens.client, params: { id } })).status).toBe(403);
    // Nor is it reached through another chat.
    const elsewhere = await chatOf(world, world.users.otherClient);
    expect((await app.call('deleteChatNote', { token: world.tokens.admin, params: { id: elsewhere, note: note_id } })).status).toBe(404);
    expect(await shown(note_id)).toMatchObject({ text: 'Mine alone.', edited_at: null });
  });

  it('tells the screens of colleagues, and not the client’s', async () => {
    const note_id = await written('Not yet final.');
    for (const change of [() => edit('employee', note_id, 'Final.'), () => remove('employee', note_id)]) {
      await app.outbox.drain();
      sent.length = 0;
      await change();
      await app.outbox.drain();
      expect(sent.some(({ channels }) => channels.includes(userChannel(world.users.admin)))).toBe(true);
      expect(told()).toEqual([]);
    }
  });
});

describe('a chat marked as unread', () => {
  it('is among the unread from the client’s last message on, until it is read', async () => {
    await write('client', 'Please look at this later.');
    const { chat } = await thread('employee');
    const read = () => app.call('markChatRead', { token: world.tokens.employee, params: { id }, body: { seq: chat.last_seq } });
    await read();
    const unread = async () =>
      (await app.call('listChats', { token: world.tokens.employee, query: { filter: { is_unread: true }, range: [0, 999] } })).body.some(
        (each) => each.id === id,
      );
    expect(await unread()).toBe(false);
    await app.outbox.drain();
    sent.length = 0;
    const marked = await app.call('markChatUnread', { token: world.tokens.employee, params: { id } });
    expect(marked.body).toMatchObject({ unread: 1, employee_status: 'needs_reply' });
    expect(await unread()).toBe(true);
    // For the client it stays as read as it was.
    await app.outbox.drain();
    expect(told()).toEqual([]);
    expect((await thread('client')).chat.employee_read_seq).toBe(chat.last_seq);
    await read();
    expect(await unread()).toBe(false);
  });
});

describe('presence', () => {
  const present = async (token: string, state: string) => {
    await app.outbox.drain();
    sent.length = 0;
    expect((await app.call('tellPresence', { token, params: { id }, body: { state } })).status).toBe(200);
    return sent.splice(0).filter(({ name }) => name === 'presence');
  };

  it('is told to the others of the chat alone, and kept nowhere', async () => {
    const [event] = await present(world.tokens.client, 'typing');
    expect(event).toMatchObject({ data: { chat_id: id, person_id: world.users.client, role: 'client', state: 'typing' }, isPassing: true });
    expect(event?.channels).toContain(userChannel(world.users.employee));
    expect(event?.channels).not.toContain(userChannel(world.users.client));
    expect(event?.channels).not.toContain(userChannel(world.users.otherEmployee));
  });

  it('of an admin who only looks on is not told to the client; that they write is', async () => {
    const reaches = (events: PushEvent[]) => events.some(({ channels }) => channels.includes(userChannel(world.users.client)));
    expect(reaches(await present(world.tokens.admin, 'here'))).toBe(false);
    expect(reaches(await present(world.tokens.admin, 'typing'))).toBe(true);
    expect(reaches(await present(world.tokens.employee, 'here'))).toBe(true);
  });
});

describe('canned replies', () => {
  const add = (role: Role, body: Record<string, unknown>) =>
    app.call('createCannedReply', { token: world.tokens[role], body: { name: 'Hi', text: 'Hello.', ...body } });

  it('of an admin are the firm’s: advisors use them and leave them as they are', async () => {
    const { body: firm } = await add('admin', {});
    const names = (await app.call('listCannedReplies', { token: world.tokens.employee, query: { range: [0, 999] } })).body.map((each) => each.id);
    expect(names).toContain(firm.id);
    const change = await app.call('updateCannedReply', { token: world.tokens.employee, params: { id: firm.id }, body: { text: 'Bye.' } });
    expect([change.status, change.problem.detail]).toEqual([403, expect.stringContaining('Ask an admin')]);
    expect((await app.call('deleteCannedReply', { token: world.tokens.employee, params: { id: firm.id } })).status).toBe(403);
  });

  it('of an advisor are their own', async () => {
    const { body: own } = await add('employee', {});
    expect(own).toMatchObject({ is_private: true, owner_id: world.users.employee });
    expect((await app.call('getCannedReply', { token: world.tokens.admin, params: { id: own.id } })).status).toBe(404);
    expect((await add('employee', { is_private: false })).status).toBe(422);
  });

  it('have no field that is not there', async () => {
    expect((await add('admin', { text: 'Dear {firstname}' })).problem.errors).toEqual({ text: 'There is no field {firstname}.' });
  });

  it('are filled in with the client’s name and the cars they see', async () => {
    const { body } = await app.call('getReplyFacts', { token: world.tokens.employee, params: { client: world.users.client } });
    const values = Object.fromEntries(body.values.map(({ field, value }) => [field, value]));
    expect(values['client_name']).toContain(`${values['client_first_name']} `);
    expect(body.cars.length).toBeGreaterThan(0);
    const seen = (await app.call('listLinks', { token: world.tokens.client, query: { range: [0, 999] } })).body.map((each) => each.id);
    for (const { id: link, title, values: ofCar } of body.cars) {
      expect(seen).toContain(link);
      expect(ofCar).toContainEqual({ field: 'car', value: title });
      expect(ofCar.map(({ field }) => field)).toEqual(['car', 'price', 'how_it_fits', 'budget_left']);
    }
  });
});
