// Match over HTTP: who wants it, whom a car fits and why, which cars the firm knows for a client; and nothing of another advisor's.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fitOf } from '../../domain/fit.ts';
import type { ChecklistSelections, MatchAnswer } from '../../generated/api.ts';
import { chats, events, links, listings, messages, packages, userPreferences, users } from '../../server/db/schema.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { makeAccount } from './cases/accounts.ts';
import type { CaseWorld } from './cases/case.ts';
import { makeRow } from './cases/offers.ts';
import { caseWorld } from './cases/world.ts';

let app: TestApp;
let world: CaseWorld;
let token: string;
let otherToken: string;
const of: Record<'suv' | 'sedan' | 'never' | 'poor' | 'others', string> = { suv: '', sedan: '', never: '', poor: '', others: '' };
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
  token = world.tokens.employee;
  otherToken = await app.signIn('advisor2@forecourt.example');
  const suv = { id: crypto.randomUUID(), body_styles: ['suv' as const], fuels: ['hybrid' as const], makes: [{ make: 'Zorb' }], year_min: 2024 };
  of.suv = await wisher({
    vehicles: [suv],
    money: { max_total: 4_000_000 },
    logistics: { zip: '43215', max_distance: 60, latest: '2026-12-12' },
    taste: { options: [{ name: 'Heated seats', wish: 'must' }] },
  });
  of.sedan = await wisher({ vehicles: [{ id: crypto.randomUUID(), body_styles: ['sedan'] }], money: { max_total: 9_000_000 } });
  of.never = await wisher({ vehicles: [{ ...suv, makes: [], never_makes: ['zorb'] }], money: { max_total: 9_000_000 } });
  of.poor = await wisher({ vehicles: [{ ...suv, year_min: 2020 }], money: { max_total: 2_000_000 } });
  of.others = await wisher({ vehicles: [suv], money: { max_total: 4_000_000 } }, world.users.otherEmployee);
});
afterAll(() => app.close());

async function wisher(selections: ChecklistSelections, advisor_id = world.users.employee): Promise<string> {
  const { id } = await makeAccount(world, 'client', { advisor_id });
  await makeRow(app, id, { step_in_process: 'searching' });
  const [client] = await app.db.select().from(users).where(eq(users.id, world.users.client));
  await app.db
    .insert(userPreferences)
    .values({ user_id: id, package_id: client?.package_id ?? '', selections, status: 'submitted', submitted_at: app.services.clock().toISOString() });
  return id;
}

const car = {
  title: '2025 Zorb X Hybrid',
  make: 'Zorb',
  year: 2025,
  body_style: 'suv' as const,
  fuel: 'hybrid' as const,
  price: 3_900_000,
  place: 'Dublin, OH',
  options: ['Heated seats'],
};
async function link(user_id: string, given: Partial<typeof links.$inferInsert> = {}): Promise<string> {
  const [row] = await app.db
    .insert(links)
    .values({ ...car, user_id, status: 'proposed', status_since: app.services.clock().toISOString(), ...given })
    .returning();
  return row?.id ?? '';
}

type Filter = NonNullable<NonNullable<Parameters<TestApp['call']>[1]>['query']>;
const match = async (query: object, as = token): Promise<MatchAnswer> => (await app.call('matchClients', { token: as, query: query as Filter as never })).body;
const ours = new Map<string, string>();
const named = ({ clients }: MatchAnswer): string[] => {
  for (const [name, id] of Object.entries(of)) ours.set(id, name);
  return clients.flatMap(({ user_id }) => ours.get(user_id) ?? []).toSorted();
};

describe('who wants it', () => {
  it.each([
    ['an SUV', { body_style: 'suv' }, ['never', 'poor', 'suv']],
    ['an SUV under 40 thousand', { body_style: 'suv', budget_lte: 4_000_000 }, ['poor', 'suv']],
    ['a budget from 40 thousand', { budget_gte: 4_000_000 }, ['never', 'sedan', 'suv']],
    ['that make, not among those to avoid', { make: 'ZORB' }, ['poor', 'sedan', 'suv']],
    ['a car of 2021', { year: 2021 }, ['poor', 'sedan']],
    ['heated seats as a must-have', { must_have: 'heated' }, ['suv']],
    ['it by the middle of December', { needed_by_lte: '2026-12-15' }, ['suv']],
    ['within 50 miles', { distance_gte: 50, body_style: 'suv' }, ['never', 'poor', 'suv']],
  ])('is known of %s', async (_what, filter, expected) => {
    const answer = await match({ filter });
    expect(named(answer)).toEqual(expected);
    expect(answer.matching).toBeGreaterThanOrEqual(expected.length);
    expect(answer.active).toBeGreaterThanOrEqual(answer.matching);
  });
});

describe('a car', () => {
  it('is held against each wish by the function the client reads, the best first, with what is left of the budget and how far it is', async () => {
    const id = await link(of.suv);
    const { car: asked, clients } = await match({ car: { source: 'link', id } });
    expect(asked).toMatchObject({ id, title: car.title });
    const row = clients.find(({ user_id }) => user_id === of.suv);
    expect(row?.over_budget).toBe((row?.about_otd ?? Number.NaN) - 4_000_000);
    expect(row).toMatchObject({ link_id: id, link_status: 'proposed', needed_by: '2026-12-12', max_distance: 60 });
    expect(row?.distance).toBeGreaterThan(0);
    expect(row?.distance).toBeLessThan(30);
    const [wish] = await app.db.select().from(userPreferences).where(eq(userPreferences.user_id, of.suv));
    const [stored] = await app.db.select().from(links).where(eq(links.id, id));
    expect(row?.fit).toEqual(stored && wish && fitOf({ ...stored, distance: row?.distance ?? null }, wish.selections, row?.about_otd ?? undefined));
    const order = clients.map(({ user_id }) => user_id);
    expect(order.indexOf(of.suv)).toBeLessThan(order.indexOf(of.poor));
    expect(order.indexOf(of.poor)).toBeLessThan(order.indexOf(of.never));
  });

  it('that the firm found for one client is known for another, once, unless it is gone', async () => {
    const vin = '2T3P1RFV8SC776655';
    await link(of.sedan, { vin, title: '2025 Zorb Y' });
    await link(of.never, { vin, title: '2025 Zorb Y' });
    await link(of.never, { title: '2025 Zorb Gone', status: 'unavailable' });
    await link(of.never, { title: '2025 Zorb Dear', price: 8_000_000 });
    // The very car that another client has accepted, whoever else it was found for.
    const taken = '2T3P1RFV8SC776656';
    await link(of.never, { vin: taken, title: '2025 Zorb Taken' });
    await link(of.others, { vin: taken, title: '2025 Zorb Taken', status: 'accepted' });
    const { body } = await app.call('matchCars', { token, query: { user_id: of.suv, q: 'zorb' } });
    expect(body.map(({ title }) => title).filter((title) => title === '2025 Zorb Y')).toHaveLength(1);
    for (const title of ['2025 Zorb Gone', '2025 Zorb Dear', '2025 Zorb Taken']) expect(body.map((one) => one.title)).not.toContain(title);
    const scores = body.filter(({ link_id }) => link_id === null).map(({ fit }) => fit?.score ?? 0);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  });
});

it('is offered as a listing without a VIN until some client has it through a link made of that listing', async () => {
  const [made] = await app.db
    .insert(listings)
    .values({ ...car, title: '2025 Zorb Listed', advisor_id: world.users.employee })
    .returning();
  const listing_id = made?.id ?? '';
  const offered = async () =>
    (await app.call('matchCars', { token, query: { user_id: of.suv, q: 'zorb listed' } })).body.map(({ source, id }) => `${source} ${id}`);
  const id = await link(of.never, { title: '2025 Zorb Listed', listing_id, status: 'proposed' });
  expect(await offered()).toEqual([`listing ${listing_id}`]);
  // Another client's link of the same listing is the same car.
  await link(of.sedan, { title: '2025 Zorb Listed', listing_id, status: 'proposed' });
  await app.db.update(links).set({ status: 'accepted' }).where(eq(links.id, id));
  expect(await offered()).toEqual([]);
});

describe('a budget', () => {
  it('is held against what a car comes to where its client lives, until a dealer names a price: for whom it is, and what is found for them', async () => {
    const rule = { name: 'Wyoming', state: 'WY', rate: 8, base: 'price_less_trade', source: 'State table', effective_from: '2020-01-01' } as const;
    await app.call('createTaxRule', { token: world.tokens.admin, body: rule });
    const taxed = await wisher({ money: { max_total: 4_000_000 } });
    await app.db.update(users).set({ zip: '82001' }).where(eq(users.id, taxed));
    // The price on the window is within the budget.
    const asking = await link(of.sedan, { title: '2025 Zorb Asking' });
    const priced = await link(of.sedan, { title: '2025 Zorb Priced', total_otd: 3_990_000 });
    await link(of.sedan, { title: '2025 Zorb Beyond', price: 4_100_000 });
    const rowOf = async (id: string) => (await match({ car: { source: 'link', id } })).clients.find(({ user_id }) => user_id === taxed);
    expect(await rowOf(asking)).toMatchObject({ about_otd: 4_212_000, over_budget: 212_000, fit: { missing: ['within $40,000 out the door'] } });
    expect(await rowOf(priced)).toMatchObject({ about_otd: null, over_budget: -10_000, fit: { missing: [] } });
    const { body } = await app.call('matchCars', { token, query: { user_id: taxed, q: 'zorb' } });
    const found = new Map(body.map(({ title, about_otd, fit }) => [title, [about_otd, fit?.missing]]));
    expect(found.get('2025 Zorb Asking')).toEqual([4_212_000, ['within $40,000 out the door']]);
    expect(found.get('2025 Zorb Priced')).toEqual([null, []]);
    expect(found.has('2025 Zorb Beyond')).toBe(false);
  });
});

const messagesOf = async (user_id: string) =>
  app.db
    .select({ text: messages.text, sender_id: messages.sender_id, chat_id: messages.chat_id })
    .from(messages)
    .innerJoin(chats, eq(chats.id, messages.chat_id))
    .where(eq(chats.client_id, user_id))
    .orderBy(messages.seq);
const person = async (id: string) => (await app.db.select().from(users).where(eq(users.id, id)))[0];

describe('proposing', () => {
  const message = '{client_first_name}, this one just came in: {car}. {how_it_fits} {budget_left}';

  it('gives each client the car, and the message in their own chat as it was shown before', async () => {
    const id = await link(of.never, { title: '2025 Zorb Fits', total_otd: 3_950_000, notes: 'Only for staff.' });
    const body = { car: { source: 'link' as const, id }, client_ids: [of.suv, of.sedan, of.never], message };
    const { body: shown } = await app.call('previewProposal', { token, body });
    expect(await messagesOf(of.suv)).toEqual([]);
    const { status, body: done } = await app.call('proposeCar', { token, body });
    expect([status, done.proposed]).toEqual([200, 2]);
    expect(shown.clients.map(({ user_id, problem }) => [user_id, problem])).toEqual(done.clients.map(({ user_id, problem }) => [user_id, problem]));
    expect(done.clients[2]?.problem).toBe('They have this car already.');
    const texts = shown.clients.map(({ text }) => text);
    for (const [index, user_id] of [of.suv, of.sedan].entries())
      expect(await messagesOf(user_id)).toMatchObject([{ text: texts[index], sender_id: world.users.employee }]);
    expect(await messagesOf(of.never)).toEqual([]);
    expect(texts[0]).toContain(`${(await person(of.suv))?.first_name}, this one just came in: 2025 Zorb Fits. It meets `);
    // The dealer's price was made for another client.
    expect(texts[0]).not.toContain('39,500');
    const [made] = await app.db
      .select()
      .from(links)
      .where(eq(links.id, done.clients[0]?.link_id ?? ''));
    expect(made).toMatchObject({ user_id: of.suv, is_displayed: true, notes: null, comments: null, total_otd: null });
  });

  it('leaves the duties of a reply, and tells before who waits for one', async () => {
    const waits = await wisher({ money: { max_total: 9_000_000 } });
    const asked = await app.call('sendMessage', { token, body: { chat_id: '21', client_id: waits, message_id: crypto.randomUUID(), text: 'Hello.' } });
    await app.db
      .update(chats)
      .set({ employee_status: 'needs_reply', waiting_since: app.services.clock().toISOString() })
      .where(eq(chats.id, asked.body.chat_id));
    const body = { car: { source: 'link' as const, id: await link(of.never, { title: '2025 Zorb Waits' }) }, client_ids: [waits], message };
    expect((await app.call('previewProposal', { token, body })).body.clients).toMatchObject([{ awaits_reply: true }]);
    await app.call('proposeCar', { token, body });
    const [chat] = await app.db.select().from(chats).where(eq(chats.id, asked.body.chat_id));
    expect(chat).toMatchObject({ employee_status: 'waiting_on_client', waiting_since: null, client_status: 'new_reply', last_seq: 2 });
    const heard = await app.db.select({ kind: events.kind }).from(events).where(eq(events.client_id, waits));
    expect(heard.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['message_new', 'links_published']));
  });

  it('twice with one id writes once', async () => {
    const client = await wisher({});
    const id = await link(of.never, { title: '2025 Zorb Twice', vin: '2T3P1RFV8SC554499' });
    const body = { car: { source: 'link' as const, id }, client_ids: [client], message, proposal_id: crypto.randomUUID() };
    const first = await app.call('proposeCar', { token, body });
    expect((await app.call('proposeCar', { token, body })).body).toEqual(first.body);
    expect(await messagesOf(client)).toHaveLength(1);
    // Anew it is another message, to somebody who has the car.
    const { proposal_id: _first, ...anew } = body;
    expect((await app.call('proposeCar', { token, body: anew })).body.clients[0]?.problem).toBe('They have this car already.');
    expect(await messagesOf(client)).toHaveLength(1);
  });

  it('does without what is unknown, and names whom that keeps from it', async () => {
    const client = await wisher({});
    const body = { car: { source: 'link' as const, id: await link(of.never, { title: '2025 Zorb Bare', price: null }) }, client_ids: [client], message };
    expect((await app.call('previewProposal', { token, body })).body.clients).toMatchObject([{ left_out: ['how_it_fits', 'budget_left'], problem: null }]);
    const priced = { ...body, message: '{car} at {price}' };
    const problem = 'Price is unknown. Remove the field to continue.';
    expect((await app.call('previewProposal', { token, body: priced })).body.clients).toMatchObject([{ problem }]);
    expect((await app.call('proposeCar', { token, body: priced })).body).toMatchObject({ proposed: 0, clients: [{ problem, link_id: null }] });
    expect(await app.db.select().from(links).where(eq(links.user_id, client))).toEqual([]);
  });

  it('tells before whose package is full', async () => {
    const full = await wisher({});
    const [review] = await app.db.select().from(packages).where(eq(packages.package_identifier, 'deal-check'));
    await app.db.update(users).set({ package_id: review?.id }).where(eq(users.id, full));
    const most = review?.max_links ?? 0;
    expect(most).toBeGreaterThan(0);
    for (let index = 0; index < most; index += 1)
      await link(full, { title: `Had ${index}`, is_displayed: true, published_at: app.services.clock().toISOString() });
    const body = { car: { source: 'link' as const, id: await link(of.never, { title: '2025 Zorb Beyond' }) }, client_ids: [full, of.sedan], message };
    const { body: shown } = await app.call('previewProposal', { token, body });
    const { body: done } = await app.call('proposeCar', { token, body });
    expect(shown.clients[0]?.problem).toMatch(/^Deal Check includes/);
    expect(done.clients.map(({ problem }) => problem)).toEqual(shown.clients.map(({ problem }) => problem));
    expect(done.proposed).toBe(1);
    expect(await messagesOf(full)).toEqual([]);
  });

  it('refuses a field that is none, and a message about a car that stays hidden', async () => {
    const body = { car: { source: 'link' as const, id: await link(of.never, { title: '2025 Zorb Refused' }) }, client_ids: [of.sedan] };
    const wrong = await app.call('proposeCar', { token, body: { ...body, message: 'Hi {first_name}' } });
    expect([wrong.status, wrong.problem.errors]).toEqual([422, { message: 'There is no field {first_name}.' }]);
    expect((await app.call('proposeCar', { token, body: { ...body, message, is_displayed: false } })).status).toBe(422);
  });
});

describe('another advisor’s clients and cars', () => {
  it('are neither found nor counted nor changed', async () => {
    const theirs = await link(of.others, { title: '2025 Zorb Secret' });
    const before = (await match({ filter: { body_style: 'suv' } })).active;
    expect(named(await match({ filter: { make: 'zorb' } }))).not.toContain('others');
    expect(named(await match({ filter: { make: 'zorb' } }, otherToken))).toEqual(['others']);
    expect((await app.call('matchClients', { token, query: { car: { source: 'link', id: theirs } } })).status).toBe(404);
    expect((await app.call('matchCars', { token, query: { user_id: of.others } })).status).toBe(404);
    expect((await app.call('matchCars', { token, query: { q: 'zorb secret' } })).body).toEqual([]);
    const mine = await link(of.suv, { title: '2025 Zorb Mine' });
    const body = { car: { source: 'link' as const, id: mine }, client_ids: [of.sedan, of.others], message: 'Hello {client_name}.' };
    expect((await app.call('proposeCar', { token, body })).status).toBe(404);
    expect((await app.call('proposeCar', { token, body: { car: { source: 'link', id: theirs }, client_ids: [of.sedan] } })).status).toBe(404);
    expect((await app.call('previewProposal', { token, body })).status).toBe(404);
    const read = await app.call('previewProposal', { token, body: { car: { source: 'link', id: theirs }, client_ids: [of.sedan] } });
    expect(read.status).toBe(404);
    // The whole of a refused one is undone: nobody got it.
    expect((await app.db.select().from(links).where(eq(links.title, '2025 Zorb Mine'))).map(({ user_id }) => user_id)).toEqual([of.suv]);
    expect((await match({ filter: { body_style: 'suv' } })).active).toBe(before);
  });
});
