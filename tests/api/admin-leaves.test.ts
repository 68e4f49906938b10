// An admin who leaves keeps no case and no task (docs/rules.md, Ownership).
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '../../server/demo/logins.ts';
import { complaints, supportRequests, tasks, users } from '../../server/db/schema.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { makeNewRequest, makeSignedIn } from './cases/accounts.ts';
import type { CaseWorld } from './cases/case.ts';
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

async function complaint(of: string, category: 'price' | 'advisor', assigned_to: string): Promise<string> {
  const text = { subject: 'Not as agreed', details: 'It is higher than we had agreed on.', category, user_id: of };
  const { body } = await app.call('createComplaint', { token, body: text });
  await app.call('assignComplaint', { token, params: { id: body.id, employeeId: assigned_to } });
  return body.id;
}
/** Whose task it is now can see to it. */
async function isActiveAdmin(id: string | null | undefined): Promise<boolean> {
  const [person] = await app.db
    .select()
    .from(users)
    .where(eq(users.id, id ?? ''));
  return person?.role === 'admin' && person.status === 'active';
}
const holderOf = async (id: string) => (await app.db.select().from(complaints).where(eq(complaints.id, id)))[0]?.assigned_to;

it('what an admin had who is suspended, deleted or leaves waits for the other admins, and a task goes to one of them', async () => {
  const client = (await makeNewRequest(world, null)).id;
  const soon = '2027-01-04T15:00:00.000Z';
  /** @param leave how they leave */
  const left = async (leave: (id: string, own: string) => Promise<unknown>) => {
    const { id, token: own } = await makeSignedIn(world, 'admin');
    const about = await complaint(client, 'price', id);
    const [request] = await app.db
      .insert(supportRequests)
      .values({ name: 'Ann', email: 'ann@mailhaven.example', topic: 'other', message: 'Where is my car now?', answer_by: soon, owner_id: id })
      .returning();
    const [task] = await app.db.insert(tasks).values({ title: 'Order chairs', kind: 'task', due_on: '2027-01-04', owner_id: id, author_id: id }).returning();
    await leave(id, own);
    const [asked] = await app.db
      .select()
      .from(supportRequests)
      .where(eq(supportRequests.id, request?.id ?? ''));
    const [done] = await app.db
      .select()
      .from(tasks)
      .where(eq(tasks.id, task?.id ?? ''));
    return [await holderOf(about), asked?.owner_id, done?.owner_id];
  };
  const suspended = await left((id) => app.call('setUserStatus', { token, params: { id }, body: { status: 'suspended' } }));
  expect(suspended).toEqual([null, null, world.users.admin]);
  const deleted = await left((id) => app.call('deleteUser', { token, params: { id } }));
  expect(deleted).toEqual([null, null, world.users.admin]);
  const [held, asked, owner] = await left((_id, own) => app.call('closeAccount', { token: own, body: { current_password: demoPassword } }));
  expect([held, asked]).toEqual([null, null]);
  expect(await isActiveAdmin(owner)).toBe(true);
});
