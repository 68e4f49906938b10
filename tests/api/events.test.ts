// What the log says to whom: sentences are made when they are read.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { events, initialClientData, users } from '../../server/db/schema.ts';
import { happened } from '../../server/events/happened.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { allNotifications } from '../support/readings.ts';
import { makeAccount, makeSignedIn } from './cases/accounts.ts';
import type { CaseWorld } from './cases/case.ts';
import { caseWorld } from './cases/world.ts';

let app: TestApp;
let world: CaseWorld;
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
});
afterAll(() => app.close());

const toAdvisor = (id: string, advisor_id: string | null) => app.call('updateUser', { token: world.tokens.admin, params: { id }, body: { advisor_id } });

it('of a kind whose newest counts, what a client read before stays in the log for staff, marked as theirs', async () => {
  const { id, token } = await makeSignedIn(world, 'client');
  for (const advisor of [world.users.employee, world.users.otherEmployee]) await toAdvisor(id, advisor);
  const read = async (by: string) =>
    (await app.call('listTimeline', { token: by, params: { id } })).body.items
      .filter(({ kind }) => kind === 'advisor_assigned')
      .map(({ internal }) => internal);
  expect(await read(token)).toHaveLength(1);
  expect(await read(world.tokens.admin)).toEqual([false, true]);
});

it('a person is named as they are called now', async () => {
  const { id, token } = await makeSignedIn(world, 'client');
  const advisor = await makeAccount(world, 'employee');
  await app.db.update(users).set({ status: 'active' }).where(eq(users.id, advisor.id));
  await toAdvisor(id, advisor.id);
  await app.db.update(users).set({ first_name: 'Ines', last_name: 'Marlow' }).where(eq(users.id, advisor.id));
  const { items } = (await app.call('listTimeline', { token, params: { id } })).body;
  expect(items.map(({ words: text }) => text)).toContain('Ines Marlow is your advisor.');
});

it('a prospect is named while they are kept, and nobody afterwards', async () => {
  const prospect = (
    await app.call('createInitialClientData', {
      token: world.tokens.employee,
      body: { first_name: 'Quentin', last_name: 'Abara', email: 'quentin.abara@forecourt.example', phone: '(207) 555-0199', zip: '04101' },
    })
  ).body;
  const target = { kind: 'onboarding', id: prospect.id } as const;
  const facts = { prospect_id: prospect.id, owner_id: world.users.employee };
  await happened(app.db, { kind: 'onboarding_payment_failed', actor: null, client_id: null, target, ...facts });
  const said = async () => (await allNotifications(app.db)).filter(({ target_id }) => target_id === prospect.id).map(({ words: text }) => text);
  expect(await said()).toEqual(['Quentin Abara’s payment didn’t go through.']);
  await app.db.delete(initialClientData).where(eq(initialClientData.id, prospect.id));
  expect(await said()).toEqual(['A prospect’s payment didn’t go through.']);
});

it('an event knows the call it was done by, as the audit has it; what nobody called knows none', async () => {
  const { id } = await makeAccount(world, 'client');
  const answer = await toAdvisor(id, world.users.employee);
  const ofClient = () => app.db.select().from(events).where(eq(events.client_id, id)).orderBy(events.id);
  const calls = (await ofClient()).filter(({ kind }) => kind === 'advisor_assigned').map(({ request_id }) => request_id);
  expect(calls).toEqual([answer.headers.get('x-request-id')]);
  await happened(app.db, { kind: 're_engage_due', actor: null, client_id: id });
  expect((await ofClient()).at(-1)).toMatchObject({ kind: 're_engage_due', request_id: null });
});
