// What is kept with a complaint stays as it was, whatever happens around it and whoever asks the database.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { complaintEvidence, links, messages } from '../../server/db/schema.ts';
import { startApp, type TestApp } from '../support/app.ts';
import type { CaseWorld } from './cases/case.ts';
import { chatOf } from './cases/chats.ts';
import { makeLink, makeWorksheet } from './cases/offers.ts';
import { caseWorld } from './cases/world.ts';

let app: TestApp;
let world: CaseWorld;
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
});
afterAll(() => app.close());

const text = { subject: 'The price rose after I said yes', category: 'price', details: 'It is $895 above what we had agreed on.' } as const;

async function complain(): Promise<string> {
  const made = await app.call('createComplaint', { token: world.tokens.client, body: text });
  expect(made.status).toBe(201);
  return made.body.id;
}
const evidence = (id: string, role: 'admin' | 'employee' | 'client' = 'admin') =>
  app.call('getComplaintEvidence', { token: world.tokens[role], params: { id } });

/** Something to complain about: a message, a car with its price, and a car that the client does not see. */
async function history() {
  const chat = await chatOf(world, world.users.client);
  const message_id = uuidv7();
  await app.call('sendMessage', { token: world.tokens.client, body: { chat_id: chat, message_id, text: 'You said $40,500.' } });
  await app.call('addChatNote', { token: world.tokens.employee, params: { id: chat }, body: { note_id: uuidv7(), text: 'Promised too much.' } });
  const car = await makeLink(app, world.users.client, 'otd_requested', { title: 'A car with its price', price: 3_900_000, notes: 'Between us.' });
  await makeWorksheet(app, car.id);
  const hidden = await makeLink(app, world.users.client, 'proposed', { title: 'A car held back', is_displayed: false });
  return { message_id, car, hidden };
}

it('reads the same while everything around it changes, and says what changed', async () => {
  const { message_id, car } = await history();
  const id = await complain();
  const { changes: none, ...before } = (await evidence(id)).body;
  expect(before).toMatchObject({ is_intact: true, is_erased: false, subject: text.subject, details: text.details });
  expect(before.messages.at(-1)).toMatchObject({ id: message_id, text: 'You said $40,500.', sender_role: 'client' });
  expect(before.links.find((link) => link.id === car.id)).toMatchObject({ price: 3_900_000 });
  expect(before.worksheets.find(({ link_id }) => link_id === car.id)).toMatchObject({ total_otd: expect.any(Number) });
  expect(none).toEqual([]);

  await app.call('updateComplaint', { token: world.tokens.client, params: { id }, body: { details: 'It is all my own fault, really.' } });
  await app.call('updateLink', { token: world.tokens.admin, params: { id: car.id }, body: { price: 4_100_000 } });
  await app.db.update(messages).set({ text: 'I never said that.' }).where(eq(messages.message_id, message_id));
  const { changes, ...after } = (await evidence(id)).body;
  expect(after).toEqual(before);
  expect(changes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ of: 'complaint', fact: 'text', was: text.details, now: 'It is all my own fault, really.' }),
      expect.objectContaining({ of: 'link', id: car.id, fact: 'price', was_amount: 3_900_000, now_amount: 4_100_000 }),
      expect.objectContaining({ of: 'message', id: message_id, fact: 'text', was: 'You said $40,500.', now: 'I never said that.' }),
    ]),
  );

  await app.db.delete(messages).where(eq(messages.message_id, message_id));
  await app.db.delete(links).where(eq(links.id, car.id));
  await app.call('deleteComplaint', { token: world.tokens.admin, params: { id } });
  const { changes: gone, ...still } = (await evidence(id)).body;
  expect(still).toEqual(before);
  expect(gone.map(({ of, fact }) => `${of} ${fact}`)).toEqual(['complaint removed', 'message removed', 'link removed', 'worksheet removed']);
});

it('is read by the admins, by whoever has the complaint, and by its client as far as they saw it then', async () => {
  const { car, hidden } = await history();
  const id = await complain();
  expect((await evidence(id, 'employee')).status).toBe(404);
  await app.call('assignComplaint', { token: world.tokens.admin, params: { id, employeeId: world.users.employee } });
  for (const role of ['admin', 'employee'] as const) {
    const { body } = await evidence(id, role);
    expect(body.notes?.[0]).toMatchObject({ text: 'Promised too much.', author_name: expect.any(String) });
    expect(body.links.find((link) => link.id === hidden.id)).toMatchObject({ is_displayed: false });
  }
  const own = await evidence(id, 'client');
  expect(own.body.links.map((link) => link.id)).toContain(car.id);
  expect(JSON.stringify(own.body)).not.toMatch(/Promised too much|Between us|A car held back/);
  // What is hidden later tells the client nothing new.
  await app.db.update(links).set({ is_displayed: false, price: 1 }).where(eq(links.id, car.id));
  expect((await evidence(id, 'client')).body.changes.filter((change) => change.id === car.id).map(({ fact }) => fact)).toEqual(['removed']);
});

it('is neither changed nor removed in the database, by whoever asks it', async () => {
  const id = await complain();
  const before = await app.db.select().from(complaintEvidence);
  const row = sql`where complaint_id = ${id}`;
  const refused = 'Evidence is only ever added to.';
  for (const [change, message] of [
    [sql`update complaint_evidence set contents = contents || ' ' ${row}`, refused],
    [sql`update complaint_evidence set sha256 = md5('x') || md5('y'), contents = null ${row}`, refused],
    [sql`update complaint_evidence set frozen_at = now() ${row}`, refused],
    [sql`delete from complaint_evidence ${row}`, refused],
    [sql`truncate complaint_evidence`, refused],
    [sql`update complaint_evidence set contents = null ${row}`, 'Evidence is erased only with the account of its client.'],
  ] as const) {
    await expect(app.db.execute(change)).rejects.toMatchObject({ cause: { message } });
  }
  expect(await app.db.select().from(complaintEvidence)).toEqual(before);
});

it('says so when what is kept no longer has its hash', async () => {
  const id = await complain();
  // Only somebody who is above the database's rules gets this far.
  await app.db.transaction(async (transaction) => {
    await transaction.execute(sql`set local session_replication_role = replica`);
    await transaction.execute(sql`update complaint_evidence set contents = replace(contents, '$895', '$8') where complaint_id = ${id}`);
  });
  const { body } = await evidence(id);
  expect(body).toMatchObject({ is_intact: false, details: 'It is $8 above what we had agreed on.' });
});

it('loses its contents with the account of its client, and keeps its hash', async () => {
  const id = await complain();
  const { sha256 } = (await evidence(id)).body;
  expect((await app.call('deleteUser', { token: world.tokens.admin, params: { id: world.users.client } })).status).toBe(200);
  expect((await evidence(id)).body).toMatchObject({ sha256, is_erased: true, messages: [], details: '' });
});
