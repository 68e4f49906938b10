// The calendar feed over HTTP: an address shown once, what it tells and does not, and when it ends.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calendarFeeds, users } from '../../server/db/schema.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { makeAccount } from './cases/accounts.ts';
import type { CaseWorld } from './cases/case.ts';
import { caseWorld } from './cases/world.ts';

let app: TestApp;
let world: CaseWorld;
let token: string;
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
  token = world.tokens.employee;
});
afterAll(() => app.close());

const tokenOf = (address: string | null): string => new URL(address ?? '').searchParams.get('token') ?? '';
const create = async () => tokenOf((await app.call('createCalendarFeed', { token })).body.address);
/** What a calendar program gets at the address. */
async function read(of: string): Promise<{ status: number; type: string; text: string }> {
  const answer = await app.fetch(`/api/calendar-feed/content?token=${of}`);
  return { status: answer.status, type: String(answer.headers.get('content-type')), text: await answer.text() };
}

it('tells what is due, by the client’s first name and initial, of one’s own clients alone', async () => {
  const client = await makeAccount(world, 'client', { advisor_id: world.users.employee, first_name: 'Zelda', last_name: 'Quartermain' });
  const other = await makeAccount(world, 'client', { advisor_id: world.users.otherEmployee, first_name: 'Foreign', last_name: 'Person' });
  const day = new Date(app.services.clock().getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
  const task = (title: string, user_id: string | null, as = world.tokens.admin) => app.call('createTask', { token: as, body: { title, user_id, due_on: day } });
  await task('Send form; both, sign', client.id);
  const done = await task('Long done', client.id);
  await app.call('finishTask', { token, params: { id: done.body.id } });
  await task('Not hers', other.id);
  await task('Of an admin', null);
  const { status, type, text } = await read(await create());
  expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(text).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}\r\n`);
  expect(text).toContain('SUMMARY:Send form\\; both\\, sign (Zelda Q.)\r\n');
  for (const hidden of ['Quartermain', 'Long done', 'Not hers', 'Of an admin', client.email]) expect(text).not.toContain(hidden);
});

it('has one address, shown once and kept as a hash; a new one ends the old', async () => {
  const first = await create();
  const rows = await app.db.select().from(calendarFeeds).where(eq(calendarFeeds.user_id, world.users.employee));
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(first);
  expect((await app.call('getCalendarFeed', { token })).body).toMatchObject({ address: null, created_at: expect.any(String), last_read_at: null });
  expect((await read(first)).status).toBe(200);
  expect((await app.call('getCalendarFeed', { token })).body.last_read_at).toEqual(expect.any(String));
  const second = await create();
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
  await app.call('deleteCalendarFeed', { token });
  expect((await read(second)).status).toBe(404);
  expect((await read('x'.repeat(43))).status).toBe(404);
});

it('ends with the account: nobody reads on who is suspended', async () => {
  const address = await create();
  await app.db.update(users).set({ status: 'suspended' }).where(eq(users.id, world.users.employee));
  expect((await read(address)).status).toBe(404);
  await app.db.update(users).set({ status: 'active' }).where(eq(users.id, world.users.employee));
  expect((await read(address)).status).toBe(200);
});
