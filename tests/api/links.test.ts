// The client's three choices and what follows from them, over HTTP.
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fits } from '../../domain/fit.ts';
import { setLinkStatusAct } from '../../generated/acts/setLinkStatus.ts';
import type { LinkStatus } from '../../generated/api.ts';
import { userPreferences } from '../../server/db/schema.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { allNotifications, wholeTimeline } from '../support/readings.ts';
import { makeLink } from './cases/offers.ts';
import { caseWorld } from './cases/world.ts';
import type { CaseWorld } from './cases/case.ts';
import { makeAccount, makeNewRequest } from './cases/accounts.ts';

let app: TestApp;
let world: CaseWorld;
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
});
afterAll(() => app.close());

const day = 86_400_000;

const setStatus = (id: string, role: 'admin' | 'employee' | 'client', body: Record<string, unknown>) =>
  app.call('setLinkStatus', { params: { id }, token: world.tokens[role], body });
const linkOf = async (status?: LinkStatus) => (await makeLink(app, world.users.client, status)).id;

describe('a client chooses', () => {
  it.each<[LinkStatus, LinkStatus]>([
    ['proposed', 'research_requested'],
    ['proposed', 'otd_requested'],
    ['researched', 'otd_requested'],
    ['otd_received', 'otd_requested'],
    ['otd_received', 'accepted'],
    ['accepted', 'otd_received'],
    ['proposed', 'rejected'],
    ['research_requested', 'rejected'],
    ['researched', 'rejected'],
    ['otd_requested', 'rejected'],
    ['otd_received', 'rejected'],
  ])('%s to %s, with the status alone', async (from, to) => {
    const answer = await setStatus(await linkOf(from), 'client', { status: to });
    expect(answer.status, JSON.stringify(answer.problem)).toBe(200);
    expect(answer.body.status).toBe(to);
    expect(answer.body.rejected_stage).toBe(to === 'rejected' ? from : null);
  });

  it('may give a reason, and take a rejection back for seven days', async () => {
    const id = await linkOf('otd_received');
    const rejected = await setStatus(id, 'client', { status: 'rejected', reason: 'price', remark: 'Over what we want to spend.' });
    expect(rejected.body).toMatchObject({ reason: 'price', previous_status: 'otd_received' });
    expect((await setStatus(id, 'client', { status: 'otd_received' })).body).toMatchObject({ status: 'otd_received', reason: null, previous_status: null });

    const old = await makeLink(app, world.users.client, 'rejected', { status_since: new Date(Date.now() - 8 * day).toISOString() });
    expect((await setStatus(old.id, 'client', { status: 'researched' })).status).toBe(409);
    expect((await setStatus(old.id, 'employee', { status: 'researched' })).body.status).toBe('researched');
  });

  it('is told what is open where a move is not', async () => {
    const answer = await setStatus(await linkOf('research_requested'), 'client', { status: 'accepted' });
    expect(answer.status).toBe(409);
    expect(answer.problem).toMatchObject({ state: 'research_requested', moves: [{ to: 'rejected', label: 'Rejected' }] });
  });

  it('does not accept a price that has changed since they looked', async () => {
    const id = await linkOf('otd_requested');
    const worksheet = (selling_price: number) => app.call('addOtdWorksheet', { params: { id }, token: world.tokens.employee, body: { selling_price } });
    await worksheet(3_000_000);
    const seen = await app.call('getLink', { params: { id }, token: world.tokens.client });
    await worksheet(3_100_000);
    const answer = await setStatus(id, 'client', { status: 'accepted', version: seen.body.version });
    expect(answer.status).toBe(409);
    expect(answer.problem).toMatchObject({ current: { total_otd: 3_100_000 } });
  });

  it('sees neither notes nor links that are held back', async () => {
    const held = await makeLink(app, world.users.client, 'proposed', { is_displayed: false });
    expect((await app.call('getLink', { params: { id: held.id }, token: world.tokens.client })).status).toBe(404);
    expect((await setStatus(held.id, 'client', { status: 'rejected' })).status).toBe(404);
    const shown = await makeLink(app, world.users.client, 'proposed', { notes: 'Ask for Dana.' });
    const answer = await app.call('getLink', { params: { id: shown.id }, token: world.tokens.client });
    expect(answer.body).not.toHaveProperty('notes');
    expect(answer.body).not.toHaveProperty('created_by');
  });
});

describe('what comes from an operation of its own', () => {
  it.each<[LinkStatus, LinkStatus, string]>([
    ['research_requested', 'researched', 'research report'],
    ['otd_requested', 'otd_received', 'Enter OTD worksheet'],
    ['accepted', 'purchased', 'final price'],
  ])('%s does not become %s without it', async (from, to, missing) => {
    const answer = await setStatus(await linkOf(from), 'employee', { status: to });
    expect(answer.status).toBe(409);
    expect(answer.problem.detail).toContain(missing);
  });

  it('is not taken where nobody asked for it', async () => {
    const token = world.tokens.employee;
    const report = await app.call('postResearchReport', { params: { id: await linkOf() }, token, body: { verdict: 'go_ahead', summary: 'Sound.' } });
    const worksheet = await app.call('addOtdWorksheet', { params: { id: await linkOf('accepted') }, token, body: { selling_price: 3_000_000 } });
    const price = await app.call('recordFinalPrice', { params: { id: await linkOf('otd_received') }, token, body: { final_price: 3_000_000 } });
    expect([report.status, worksheet.status, price.status]).toEqual([409, 409, 409]);
    expect(report.problem).toMatchObject({ state: 'proposed' });
  });

  it('needs a reason to be unavailable', async () => {
    const id = await linkOf();
    expect((await setStatus(id, 'employee', { status: 'unavailable' })).problem.errors).toHaveProperty('reason');
    expect((await setStatus(id, 'employee', { status: 'unavailable', reason: 'sold' })).body).toMatchObject({ status: 'unavailable', reason: 'sold' });
    expect((await setStatus(id, 'client', { status: 'proposed' })).status).toBe(409);
    expect((await setStatus(id, 'admin', { status: 'proposed' })).body.status).toBe('proposed');
  });

  it('is what it was before where a mistaken "unavailable" is undone, within an hour and by staff', async () => {
    const id = await linkOf('otd_requested');
    const gone = await setStatus(id, 'employee', { status: 'unavailable', reason: 'sold' });
    expect(gone.body).toMatchObject({ previous_status: 'otd_requested' });
    expect((await setStatus(id, 'client', { status: 'otd_requested' })).status).toBe(409);
    expect((await setStatus(id, 'employee', { status: 'otd_requested' })).body).toMatchObject({ status: 'otd_requested', previous_status: null, reason: null });
    const hoursAgo = new Date(Date.now() - day / 12).toISOString();
    const old = await makeLink(app, world.users.client, 'unavailable', { status_since: hoursAgo, previous_status: 'otd_requested' });
    expect((await setStatus(old.id, 'employee', { status: 'otd_requested' })).status).toBe(409);
  });

  it('is gone again, and why, where a mistaken "available again" is undone', async () => {
    const id = await linkOf();
    const gone = await setStatus(id, 'employee', { status: 'unavailable', reason: 'sold' });
    await setStatus(id, 'employee', { status: 'proposed' });
    // What the contract's undo sends: what the record said before.
    expect(setLinkStatusAct.when?.find(({ is }) => is['status'] === 'proposed')?.undo).toMatchObject({
      body: { status: '{record.status}', reason: '{record.reason}' },
      only: { status: ['unavailable'] },
    });
    const { status, reason } = gone.body;
    expect((await setStatus(id, 'employee', { status, reason })).body).toMatchObject({ status: 'unavailable', reason: 'sold' });
  });

  it('begins no second deal where its own fell through with it', async () => {
    const id = await linkOf('accepted');
    await setStatus(id, 'employee', { status: 'unavailable', reason: 'sold' });
    expect((await setStatus(id, 'employee', { status: 'accepted' })).status).toBe(409);
  });
});

it('lets only one of two have it', async () => {
  const id = await linkOf('otd_received');
  const answers = await Promise.all([setStatus(id, 'client', { status: 'accepted' }), setStatus(id, 'employee', { status: 'otd_requested' })]);
  expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const made = answers.find((answer) => answer.status === 200);
  const refused = answers.find((answer) => answer.status === 409);
  const now = await app.call('getLink', { params: { id }, token: world.tokens.admin });
  expect(now.body.status).toBe(made?.body.status);
  expect(refused?.problem['state']).toBe(now.body.status);
});

describe('a move is told', () => {
  it('in the timeline, to the advisor, in the history and on the work table', async () => {
    const client = await makeAccount(world, 'client', { advisor_id: world.users.employee });
    const token = await app.signIn(client.email);
    const { id } = await makeLink(app, client.id);
    await app.call('setLinkStatus', { params: { id }, token, body: { status: 'otd_requested' } });

    const [entry] = await wholeTimeline(app.db, client.id);
    expect(entry).toMatchObject({ kind: 'link_otd_requested', client_id: client.id, actor_id: client.id, target_id: id, internal: false });
    const notice = (await allNotifications(app.db)).find(({ target_id, user_id }) => target_id === id && user_id === world.users.employee);
    expect(notice).toMatchObject({ kind: 'link_choice_made', role: 'employee', client_id: client.id });
    const history = await app.call('listLinkEvents', { params: { id }, token });
    expect(history.body.items).toEqual([
      expect.objectContaining({ kind: 'moved', from_status: 'proposed', to_status: 'otd_requested', actor_name: 'Case client' }),
    ]);
    const tracker = await app.call('getStatusTracker', { params: { id: client.id }, token });
    expect(tracker.body).toMatchObject({ step_in_process: 'negotiating', steps: [{ step: 'new_request' }, { step: 'negotiating' }] });
    expect(tracker.body).not.toHaveProperty('note_status');
  });

  it('once for each client when links are published', async () => {
    const client = await makeAccount(world, 'client', { advisor_id: world.users.employee });
    const held = await Promise.all([1, 2, 3].map(() => makeLink(app, client.id, 'proposed', { is_displayed: false, published_at: null })));
    const ids = held.map((link) => link.id);
    const answer = await app.call('publishLinks', { token: world.tokens.employee, body: { ids } });
    expect(answer.body).toEqual(ids);
    await app.call('publishLinks', { token: world.tokens.employee, body: { ids } });
    const told = (await allNotifications(app.db)).filter(({ user_id }) => user_id === client.id);
    expect(told).toMatchObject([{ words: '3 new cars from Maria.', target_kind: 'link', target_id: null }]);
    const token = await app.signIn(client.email);
    expect((await app.call('countLinksByStatus', { params: { id: client.id }, token })).body).toEqual({
      all: 3,
      your_turn: 3,
      by_status: { proposed: 3 },
      hidden_by_status: {},
      hidden_fitting: 0,
    });
  });
});

it('keeps what was bought', async () => {
  const bought = await linkOf('purchased');
  const open = await linkOf();
  expect((await app.call('deleteLink', { params: { id: bought }, token: world.tokens.admin })).status).toBe(409);
  expect((await app.call('deleteLinks', { token: world.tokens.admin, body: { ids: [open, bought] } })).status).toBe(409);
  expect((await app.call('getLink', { params: { id: open }, token: world.tokens.admin })).status).toBe(200);
});

it('counts what a client does not see yet, and of that what fits their checklist, to staff of theirs alone', async () => {
  const client = await makeNewRequest(world, world.users.employee);
  const token = await app.signIn(client.email);
  await app.db
    .update(userPreferences)
    .set({ selections: { vehicles: [{ id: uuidv7(), makes: [{ make: 'Toyota', model: 'RAV4' }] }], money: { max_total: 4_000_000 } } })
    .where(eq(userPreferences.user_id, client.id));
  const hidden = { is_displayed: false, published_at: null, make: 'Toyota', model: 'RAV4' };
  await makeLink(app, client.id, 'proposed', { ...hidden, price: 3_900_000 });
  // Over what they spend, another car, and one nothing more is to be done with.
  await makeLink(app, client.id, 'proposed', { ...hidden, price: 4_900_000 });
  await makeLink(app, client.id, 'researched', { ...hidden, model: 'Camry', price: 3_900_000 });
  await makeLink(app, client.id, 'rejected', { ...hidden, price: 3_900_000 });
  await makeLink(app, client.id, 'proposed', { price: 3_900_000 });
  const params = { id: client.id };
  const ofStaff = await app.call('countLinksByStatus', { params, token: world.tokens.employee });
  expect(ofStaff.body).toEqual({
    all: 5,
    your_turn: 1,
    by_status: { proposed: 3, researched: 1, rejected: 1 },
    hidden_by_status: { proposed: 2, researched: 1, rejected: 1 },
    hidden_fitting: 1,
  });
  // As the list has it.
  const filter = { user_id: client.id, is_displayed: false, status: ['proposed', 'researched'] as LinkStatus[] };
  const { body } = await app.call('listLinks', { token: world.tokens.employee, query: { filter } });
  expect(body.filter(({ fit }) => fits(fit))).toHaveLength(1);
  expect((await app.call('countLinksByStatus', { params, token })).body).toEqual({
    all: 1,
    your_turn: 1,
    by_status: { proposed: 1 },
    hidden_by_status: {},
    hidden_fitting: 0,
  });
  expect((await app.call('countLinksByStatus', { params, token: await app.signIn('advisor2@forecourt.example') })).status).toBe(404);
});
