// A rule that several screens ask about stands once: queue, counts, tables and tabs say the same of the same rows.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { clientDecides, staffOwes } from '../../domain/link-turn.ts';
import { closingSteps } from '../../domain/pipeline.ts';
import { openComplaintStatuses } from '../../domain/complaints.ts';
import { linkStatusValues } from '../../generated/enums.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { makeAccount } from './cases/accounts.ts';
import { chatOf } from './cases/chats.ts';
import { makeLink, makeRow } from './cases/offers.ts';
import type { CaseWorld } from './cases/case.ts';
import { caseWorld } from './cases/world.ts';

let app: TestApp;
let world: CaseWorld;
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
});
afterAll(() => app.close());

const hour = 3_600_000;
const queue = async () => (await app.call('listUrgentItems', { token: world.tokens.employee, query: { limit: 100 } })).body;

describe('a chat that was snoozed', () => {
  it('comes back to the queue, the counts and the list at the same moment', async () => {
    const id = await chatOf(world, world.users.client);
    const token = world.tokens.employee;
    await app.call('sendMessage', { token: world.tokens.client, body: { chat_id: id, message_id: uuidv7(), text: 'Is the RDX still there?' } });
    const seen = async () => ({
      queued: (await queue()).some((item) => item.kind === 'message_waiting' && item.target_id === id),
      counted: (await app.call('countChats', { token })).body.count,
      listed: (await app.call('listChats', { token, query: { filter: { employee_status: 'needs_reply' } } })).body.some((chat) => chat.id === id),
      status: (await app.call('listChats', { token, query: { filter: { id } } })).body[0]?.employee_status,
    });
    const before = await seen();
    expect(before).toMatchObject({ queued: true, listed: true, status: 'needs_reply' });
    const body = { status: 'snoozed', snoozed_until: new Date(app.services.clock().getTime() + hour).toISOString() };
    expect((await app.call('updateChatStatus', { token, params: { id }, body })).status).toBe(200);
    expect(await seen()).toEqual({ queued: false, counted: before.counted - 1, listed: false, status: 'snoozed' });
    app.travel(hour + 1000);
    expect(await seen()).toEqual(before);
    app.travel(-hour - 1000);
  });
});

describe('whose turn it is on a link', () => {
  it('is the same in counts, work table, journey and queue; what is hidden waits for nobody', async () => {
    const client = await makeAccount(world, 'client', { advisor_id: world.users.employee });
    await makeRow(app, client.id);
    for (const status of linkStatusValues) {
      await makeLink(app, client.id, status);
      await makeLink(app, client.id, status, { is_displayed: false });
    }
    const ofStaff = { token: world.tokens.employee, params: { id: client.id } };
    const ofClient = { token: await app.signIn(client.email), params: { id: client.id } };
    const [row] = (await app.call('listDashboardListings', { token: ofStaff.token, query: { filter: { user_id: client.id } } })).body;
    expect(row?.to_decide).toBe(clientDecides.length);
    for (const call of [ofStaff, ofClient]) expect((await app.call('countLinksByStatus', call)).body.your_turn).toBe(clientDecides.length);
    expect((await app.call('getJourney', { token: ofClient.token })).body.waiting.links).toBe(clientDecides.length);
    const waiting = (await queue()).filter((item) => item.user_id === client.id && item.kind !== 'checklist_submitted');
    expect(waiting.reduce((sum, item) => sum + item.count, 0)).toBe(staffOwes.length);
  });
});

it('closing counts the clients that the view of the same name lists', async () => {
  const token = world.tokens.admin;
  const counts = await app.call('countDashboardListings', { token });
  const listed = await app.call('listDashboardListings', { token, query: { filter: { step_in_process: closingSteps }, range: [0, 0] } });
  expect(listed.headers.get('content-range')).toMatch(new RegExp(`/${counts.body.closing}$`));
});

it('open complaints are counted as the list that begins with them lists them', async () => {
  for (const token of [world.tokens.admin, world.tokens.employee, world.tokens.client]) {
    const { count } = (await app.call('countComplaints', { token })).body;
    const listed = await app.call('listComplaints', { token, query: { filter: { status: openComplaintStatuses }, range: [0, 0] } });
    expect(listed.headers.get('content-range')).toMatch(new RegExp(`/${count}$`));
  }
});
