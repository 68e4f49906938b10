// Questions to the firm (docs/rules.md): answered from the record, answered back by their writer without an account, closed.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { supportMessages, supportRequests, supportTokens, users } from '../../server/db/schema.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { allNotifications } from '../support/readings.ts';
import { mailedToken, makeAccount } from './cases/accounts.ts';
import { caseWorld } from './cases/world.ts';
import type { CaseWorld } from './cases/case.ts';

const day = 86_400_000;

let app: TestApp;
let world: CaseWorld;
let token: string;
let asked = 0;
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
  token = world.tokens.admin;
});
afterAll(() => app.close());

/** A question of somebody new, from a network of its own. */
async function ask(): Promise<{ id: string; email: string }> {
  asked += 1;
  const email = `asker${asked}@mailhaven.example`;
  const body = { name: 'Lewis Tran', email, topic: 'technical', message: 'I can’t open the worksheet.' } as const;
  const made = await app.call('requestSupport', { body, headers: { 'x-forwarded-for': `198.19.${asked}.1` } });
  expect(made.status).toBe(201);
  return { id: made.body.id, email };
}
const answer = (id: string, text: string, as = token) => app.call('answerSupportRequest', { token: as, params: { id }, body: { text } });
const request = async (id: string) => (await app.call('getSupportRequest', { token, params: { id } })).body;
const open = (of: string) => app.call('openSupportCase', { body: { token: of } });
const back = (of: string, text: string) => app.call('answerBack', { body: { token: of, text } });
const close = (id: string) => app.call('setSupportRequestStatus', { token, params: { id }, body: { status: 'closed' } });
const told = async (userId: string, id: string) =>
  (await allNotifications(app.db)).filter(({ user_id, target_id }) => user_id === userId && target_id === id).map(({ kind }) => kind);

describe('a support request', () => {
  it('has notes of staff, which its writer never reads and which change nothing of it', async () => {
    const { id, email } = await ask();
    await answer(id, 'We look into it.');
    const before = await request(id);
    const noted = await app.call('noteOnSupportRequest', { token, params: { id }, body: { text: 'Their bank blocks the card.' } });
    expect(noted.body).toMatchObject({ kind: 'note', text: 'Their bank blocks the card.', status: null });
    const { items } = (await app.call('getSupportTimeline', { token, params: { id } })).body;
    expect(items.map(({ kind }) => kind)).toEqual(['answer', 'note']);
    const seen = (await open(await mailedToken(world, email))).body;
    expect(JSON.stringify(seen)).not.toContain('blocks the card');
    expect(seen.items.map(({ kind }) => kind)).toEqual(['answer']);
    expect(await request(id)).toEqual(before);
  });

  it('is answered by mail, answered back without an account, which opens it again, and closed', async () => {
    const { id, email } = await ask();
    expect((await answer(id, 'Try the link in your portal.')).body).toMatchObject({ kind: 'answer', text: 'Try the link in your portal.' });
    expect(await request(id)).toMatchObject({ status: 'answered', owner_id: world.users.admin });
    const letter = (await app.letters()).find(({ to, action }) => to === email && action);
    expect([letter?.subject, letter?.text.includes('Try the link in your portal.')]).toEqual(['An answer to your question', true]);

    const mailed = await mailedToken(world, email);
    const seen = (await open(mailed)).body;
    expect(seen).toMatchObject({ message: 'I can’t open the worksheet.', status: 'answered', items: [{ kind: 'answer' }] });
    const [admin] = await app.db.select().from(users).where(eq(users.id, world.users.admin));
    expect(seen.items[0]?.author_name).toBe(admin?.first_name);
    // Looking changed nothing.
    expect((await request(id)).status).toBe('answered');

    await close(id);
    app.travel(2 * 3_600_000);
    const written = (await back(mailed, 'It still fails.')).body;
    expect(written).toMatchObject({ status: 'in_progress', items: [{ kind: 'answer' }, { kind: 'written_back', text: 'It still fails.' }] });
    expect(Date.parse(written.answer_by)).toBeGreaterThan(app.services.clock().getTime());
    expect(await told(world.users.admin, id)).toEqual(['support_updated']);

    await answer(id, 'Mended.');
    expect((await open(mailed)).body.items).toHaveLength(3);
    await close(id);
    const { items } = (await app.call('getSupportTimeline', { token, params: { id } })).body;
    expect(items.map(({ kind, status }) => status ?? kind)).toEqual(['answer', 'closed', 'written_back', 'answer', 'closed']);
  });

  it('keeps what is sent twice once, from either side', async () => {
    const { id, email } = await ask();
    await answer(id, 'Yes, it does.');
    await answer(id, 'Yes, it does.');
    const mailed = await mailedToken(world, email);
    await back(mailed, 'Thanks!');
    await back(mailed, 'Thanks!');
    expect(await app.db.$count(supportMessages, eq(supportMessages.request_id, id))).toBe(2);
    expect((await app.letters()).filter(({ to, action }) => to === email && action)).toHaveLength(1);
  });

  it('is its advisor’s once they own it: nothing of another’s is found, told or changed', async () => {
    const { id, email } = await ask();
    const theirs = world.tokens.employee;
    expect((await answer(id, 'Hello.', theirs)).status).toBe(404);
    expect((await app.call('getSupportRequest', { token: theirs, params: { id } })).status).toBe(404);
    await app.call('updateSupportRequest', { token, params: { id }, body: { owner_id: world.users.employee } });
    expect(await told(world.users.employee, id)).toEqual(['support_updated']);
    expect((await answer(id, 'Hello.', theirs)).status).toBe(201);
    const before = (await told(world.users.admin, id)).length;
    await back(await mailedToken(world, email), 'Hello to you.');
    expect([(await told(world.users.employee, id)).length, (await told(world.users.admin, id)).length]).toEqual([2, before]);
    expect((await request(id)).status).toBe('in_progress');
    const foreign = await app.call('updateSupportRequest', { token: theirs, params: { id }, body: { owner_id: null } });
    expect(foreign.status).toBe(403);
  });

  it('tells all admins where nobody owns it', async () => {
    const { id, email } = await ask();
    await answer(id, 'Hello.');
    await app.call('updateSupportRequest', { token, params: { id }, body: { owner_id: null } });
    const before = (await told(world.users.admin, id)).length;
    await back(await mailedToken(world, email), 'Anybody there?');
    expect((await told(world.users.admin, id)).length).toBe(before + 1);
    expect((await request(id)).status).toBe('open');
  });

  it('tells all admins where its owner can’t sign in any more', async () => {
    const { id, email } = await ask();
    const owner = (await makeAccount(world, 'employee')).id;
    await app.call('updateSupportRequest', { token, params: { id }, body: { owner_id: owner } });
    await answer(id, 'Hello.');
    await app.call('suspendEmployee', { token, params: { id: owner } });
    const before = [await told(owner, id), await told(world.users.admin, id)].map(({ length }) => length);
    await back(await mailedToken(world, email), 'Anybody there?');
    const after = [await told(owner, id), await told(world.users.admin, id)].map(({ length }) => length);
    expect(after).toEqual([before[0], (before[1] ?? 0) + 1]);
  });
});

describe('the mailed address', () => {
  it('is kept as a hash, works for 30 days, and not for another question', async () => {
    const { id, email } = await ask();
    await answer(id, 'Hello.');
    const mailed = await mailedToken(world, email);
    const [kept] = await app.db.select().from(supportTokens).where(eq(supportTokens.request_id, id));
    expect(kept?.token_hash).toBe(app.services.tokens.hash(mailed));
    expect(Date.parse(kept?.expires_at ?? '') - app.services.clock().getTime()).toBeGreaterThan(29 * day);
    await app.db.update(supportTokens).set({ expires_at: app.services.clock().toISOString() }).where(eq(supportTokens.request_id, id));
    expect([(await open(mailed)).status, (await back(mailed, 'Hello?')).status]).toEqual([410, 410]);
    expect((await open('a'.repeat(43))).status).toBe(410);
  });

  it('goes with the question', async () => {
    const { id, email } = await ask();
    await answer(id, 'Hello.');
    const mailed = await mailedToken(world, email);
    await app.call('deleteSupportRequest', { token, params: { id } });
    expect((await open(mailed)).status).toBe(410);
  });
});

it('is not answered to an account that is closed', async () => {
  const { id } = await ask();
  await app.db
    .update(supportRequests)
    .set({ email: `${id}@closed.invalid` })
    .where(eq(supportRequests.id, id));
  expect((await answer(id, 'Hello.')).status).toBe(409);
});
