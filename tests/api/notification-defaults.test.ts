// The firm's defaults of notifications: who chose nothing follows them, who chose keeps theirs.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { notifications, outbox, users } from '../../server/db/schema.ts';
import { happened } from '../../server/events/happened.ts';
import type { Role } from '../../generated/api.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { makeAccount } from './cases/accounts.ts';
import { caseWorld } from './cases/world.ts';
import type { CaseWorld } from './cases/case.ts';

let app: TestApp;
let world: CaseWorld;
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
});
afterAll(() => app.close());

const change = (role: Role, choices: Record<string, { mail?: boolean; push?: boolean }>) =>
  app.call('changeNotificationDefaults', { token: world.tokens.admin, params: { role }, body: { choices } });

/** How many letters of notifications wait or were sent since. */
const lettersOf = async (clientId: string): Promise<number> => {
  const before = (await app.db.select().from(outbox).where(eq(outbox.kind, 'notification_mail'))).length;
  await app.db.transaction((db) =>
    happened(db, { kind: 'file_shared', actor: null, client_id: clientId, target: { kind: 'folder', id: clientId }, count: 1, file_name: 'Quote.pdf' }),
  );
  return (await app.db.select().from(outbox).where(eq(outbox.kind, 'notification_mail'))).length - before;
};

it('are followed by whoever chose nothing, and not by whoever chose', async () => {
  const [follows, chose] = [await makeAccount(world, 'client'), await makeAccount(world, 'client')];
  await app.db
    .update(users)
    .set({ notification_choices: { file_shared: { mail: false } } })
    .where(eq(users.id, chose.id));
  expect(await lettersOf(follows.id)).toBe(0);
  const { status, body } = await change('client', { file_shared: { mail: true } });
  expect([status, body.role, body.choices]).toEqual([200, 'client', { file_shared: { mail: true } }]);
  expect(body.changed_by).toBeGreaterThan(0);
  expect(await lettersOf(follows.id)).toBe(1);
  expect(await lettersOf(chose.id)).toBe(0);
  const mine = await app.call('getMyNotificationDefaults', { token: await app.signIn(follows.email) });
  expect(mine.body).toEqual({ file_shared: { mail: true } });
  expect((await app.call('getMyNotificationDefaults', { token: world.tokens.employee })).body).toEqual({});
});

it('are kept where they differ from what we ship, kind by kind and way by way', async () => {
  await change('employee', { message_new: { mail: true } });
  await change('employee', { file_uploaded: { push: false } });
  await change('employee', { message_new: { mail: false } });
  const { body } = await app.call('listNotificationDefaults', { token: world.tokens.admin });
  expect(body.find(({ role }) => role === 'employee')?.choices).toEqual({ file_uploaded: { push: false } });
  expect(body.map(({ role }) => role)).toEqual(['admin', 'employee', 'client']);
});

it('say how many notifications a person of the role got in a week', async () => {
  const perWeek = async () => (await app.call('listNotificationDefaults', { token: world.tokens.admin })).body.find(({ role }) => role === 'client')?.per_week;
  const { id } = await makeAccount(world, 'client');
  const active = await app.db.$count(users, and(eq(users.role, 'client'), eq(users.status, 'active')));
  await app.db.update(notifications).set({ created_at: '2020-01-01T00:00:00.000Z' });
  expect(await perWeek()).toBe(0);
  // Twice a week for each, all of one person: over the 4 weeks, and none of longer ago.
  await lettersOf(id);
  const [first] = await app.db.select().from(notifications).where(eq(notifications.user_id, id));
  if (!first) expect.unreachable();
  const { event_id, role } = first;
  await app.db.insert(notifications).values(Array.from({ length: active * 8 - 1 }, () => ({ event_id, role, user_id: id })));
  expect(await perWeek()).toBe(2);
});

it('name only kinds the role gets', async () => {
  expect((await change('client', { support_updated: { mail: true } })).problem.errors).toHaveProperty('choices');
  expect((await change('client', { none_such: { mail: true } })).status).toBe(422);
});
