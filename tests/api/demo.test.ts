// The demo's stories obey the domain: what stands in its rows could have come about.
import { and, asc, eq, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventOfMove, stepAfter } from '../../domain/pipeline.ts';
import type { LinkStatus, StepInProcess } from '../../generated/api.ts';
import { stepInProcessValues } from '../../generated/enums.ts';
import { linkStatusTransitions } from '../../generated/transitions.ts';
import { distanceOf, homeOf } from '../../server/modules/links/index.ts';
import {
  bidInvitations,
  bidRequests,
  bids,
  coupons,
  dashboardListings,
  deals,
  events,
  eventValues,
  links,
  payments,
  stepsBegun,
  users,
} from '../../server/db/schema.ts';
import { startApp, type TestApp } from '../support/app.ts';

/** What a move keeps. */
const param = (name: 'from' | 'to') => sql<LinkStatus>`${events.params} ->> ${name}`;
const stepsOver: ReadonlySet<StepInProcess> = new Set(['on_hold', 'closed_lost']);
const isBefore = (one: StepInProcess, other: StepInProcess) => stepInProcessValues.indexOf(one) < stepInProcessValues.indexOf(other);

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

it('nobody signs in before they have an account', async () => {
  const early = await app.db.select({ name: users.name }).from(users).where(lt(users.last_sign_in_at, users.created_at));
  expect(early).toEqual([]);
});

it('every client has a row of the work table, whose step is the last of those begun, in order', async () => {
  const clients = await app.db
    .select({ id: users.id, begun_at: users.begun_at, created_at: users.created_at, line: dashboardListings })
    .from(users)
    .leftJoin(dashboardListings, eq(dashboardListings.user_id, users.id))
    .where(eq(users.role, 'client'));
  const steps = await app.db.select().from(stepsBegun).orderBy(asc(stepsBegun.began_at), asc(stepsBegun.id));
  for (const { id, begun_at, created_at, line } of clients) {
    const own = steps.filter((step) => step.user_id === id);
    expect([id, own.at(-1)?.step, own.at(-1)?.began_at]).toEqual([id, line?.step_in_process, line?.step_since]);
    expect((own[0]?.began_at ?? '') >= created_at).toBe(true);
    expect(begun_at).toBe(own.find(({ step }) => step !== 'new_request')?.began_at ?? null);
  }
});

it('every link came by moves of its state machine to where it stands', async () => {
  const moves = await app.db
    .select({ link_id: events.target_id, from_status: param('from'), to_status: param('to'), actor_role: events.actor_role })
    .from(events)
    .where(eq(events.kind, 'link_moved'))
    .orderBy(asc(events.created_at), asc(events.id));
  const rows = await app.db.select({ id: links.id, status: links.status }).from(links);
  const byLink = new Map<string, typeof moves>();
  for (const move of moves) byLink.set(move.link_id ?? '', [...(byLink.get(move.link_id ?? '') ?? []), move]);
  for (const { id, status } of rows) {
    const own = byLink.get(id) ?? [];
    expect([id, own.at(-1)?.to_status ?? 'proposed']).toEqual([id, status]);
    for (const { from_status, to_status, actor_role } of own) {
      const legal = linkStatusTransitions.some(
        (move) =>
          move.from.some((from) => from === from_status) && move.to === to_status && (actor_role === 'admin' || move.by.some((role) => role === actor_role)),
      );
      expect([id, from_status, to_status, legal]).toEqual([id, from_status, to_status, true]);
    }
  }
});

it('no step lags behind what the client’s links came to', async () => {
  const moves = await app.db
    .select({ user_id: links.user_id, kind: events.kind, from: param('from'), to: param('to') })
    .from(events)
    .innerJoin(links, eq(links.id, events.target_id))
    .where(inArray(events.kind, ['link_published', 'link_moved']))
    .orderBy(asc(events.created_at), asc(events.id));
  const lines = await app.db.select({ user_id: dashboardListings.user_id, step: dashboardListings.step_in_process }).from(dashboardListings);
  const begun = await app.db.select({ user_id: stepsBegun.user_id, step: stepsBegun.step }).from(stepsBegun);
  const lagging = lines.flatMap(({ user_id, step }) => {
    const made = moves
      .filter((move) => move.user_id === user_id)
      .flatMap(({ kind, from, to }) => (kind === 'link_published' ? ['links_published' as const] : from && to ? [eventOfMove(from, to) ?? []].flat() : []));
    const brought = made.reduce<StepInProcess>((now, event) => stepAfter(event, now), 'new_request');
    // Who is on hold, or lost, was where the links had brought them before.
    const hasReached = step === brought || stepsOver.has(step) ? begun.some((one) => one.user_id === user_id && one.step === brought) : isBefore(brought, step);
    return hasReached ? [] : [{ user_id, step, brought }];
  });
  expect(lagging).toEqual([]);
});

it('nobody’s timeline says the same of a link’s way twice', async () => {
  const twice = await app.db
    .select({ client_id: events.client_id, from: sql`${events.params} ->> 'from'`, to: sql`${events.params} ->> 'to'`, car: eventValues.text })
    .from(events)
    .innerJoin(eventValues, and(eq(eventValues.event_id, events.id), eq(eventValues.name, 'title')))
    .where(eq(events.kind, 'link_moved'))
    .groupBy(sql`1, 2, 3, 4`)
    .having(sql`count(*) > 1`);
  expect(twice).toEqual([]);
});

it('whoever advises was there by then', async () => {
  const advisor = sql`(select advisor.created_at from users as advisor where advisor.id = ${users.advisor_id})`;
  const odd = await app.db
    .select({ name: users.name })
    .from(users)
    .where(and(eq(users.role, 'client'), ne(users.status, 'closed'), isNotNull(users.begun_at), sql`${users.begun_at} < ${advisor}`));
  expect(odd).toEqual([]);
});

it('a price that a dealer’s bid was published as is that bid’s, and no dealer of an ended request was asked alone', async () => {
  const published = await app.db
    .select({ bid: bids.total_otd, link: links.total_otd, first: links.first_total_otd, request: bidRequests })
    .from(bidRequests)
    .innerJoin(bidInvitations, eq(bidInvitations.request_id, bidRequests.id))
    .innerJoin(bids, eq(bids.id, bidInvitations.published_bid_id))
    .innerJoin(links, eq(links.id, bidInvitations.link_id))
    .where(eq(bidRequests.status, 'closed'));
  expect(published.length).toBeGreaterThan(5);
  expect(published.filter(({ bid, link }) => bid !== link)).toEqual([]);
  expect(published.filter(({ request }) => request.asked < 2 || request.published !== 1)).toEqual([]);
});

it('the first client sees what her prices fell by, and dealers who kept theirs at signing', async () => {
  const token = await app.signIn('client@forecourt.example');
  const own = await app.call('listBids', { token });
  expect(own.body.map(({ saved }) => (saved ?? 0) > 0)).toEqual([true, true]);
  const staff = await app.signIn('admin@forecourt.example');
  const directory = await app.call('listDealers', { token: staff, query: { range: [0, 49] } });
  expect(directory.body.some(({ quotes_kept }) => quotes_kept > 1)).toBe(true);
});

it('every car is as far from its client as is counted, beside its dealer’s price, too', async () => {
  const rows = await app.db.select().from(links);
  const clients = new Map(await Promise.all([...new Set(rows.map(({ user_id }) => user_id))].map(async (id) => [id, await homeOf(app.db, id)] as const)));
  const counted = await Promise.all(rows.map(async (link) => [link.title, link.place, await distanceOf(clients.get(link.user_id), link, null)] as const));
  expect(rows.map(({ title, place, distance }) => [title, place, distance])).toEqual(counted);
  const token = await app.signIn('client@forecourt.example');
  const seen = new Map((await app.call('listLinks', { token })).body.map(({ id, distance }) => [id, distance]));
  const priced = (await app.call('listBids', { token })).body.flatMap(({ bids: each }) => each);
  expect(priced.length).toBeGreaterThan(2);
  expect(priced.map(({ distance }) => distance)).toEqual(priced.map(({ link_id }) => seen.get(link_id ?? '')));
});

it('of some delivered cars the contract had a fee too many, which is gone from what was confirmed', async () => {
  const rows = await app.db.select().from(deals).where(eq(deals.status, 'delivered'));
  const answered = rows.filter(({ answers }) => answers.length > 0);
  expect(answered.length).toBeGreaterThan(5);
  for (const { agreed, contract, open_differences, confirmed_name } of answered)
    expect([open_differences, contract?.total_otd, confirmed_name !== null]).toEqual([0, agreed.total_otd, true]);
});

it('a Deal Check’s money follows its own ladder: nothing comes back after its report, and the books tell what its work earned', async () => {
  const admin = await app.signIn('admin@forecourt.example');
  const reviews = await app.db
    .select()
    .from(payments)
    .where(sql`${payments.quote} ->> 'package_kind' = 'review'`);
  expect(reviews.length).toBeGreaterThan(3);
  const { body: checks } = await app.call('listDealChecks', { token: admin });
  const answered = reviews.filter(({ user_id }) => checks.some((check) => check.user_id === user_id && check.status === 'answered'));
  expect(answered.length).toBeGreaterThan(0);
  for (const { id } of answered) expect((await app.call('quoteRefund', { token: admin, params: { id } })).body).toMatchObject({ percent: 0, amount: 0 });
  // On the first days of a month the work of these weeks is in the books of the one before.
  const { body: now } = await app.call('getStatement', { token: admin });
  const [year = 0, month = 0] = now.month.split('-').map(Number);
  const before = new Date(Date.UTC(year, month - 2)).toISOString().slice(0, 7);
  const { body: last } = await app.call('getStatement', { token: admin, query: { month: before } });
  expect([...now.earned_lines, ...last.earned_lines].map(({ kind }) => kind)).toEqual(expect.arrayContaining(['review_begun', 'review_answered']));
  expect([now.balances, last.balances]).toEqual([true, true]);
});

it('coupons begin and end at the firm’s midnight', async () => {
  const clock = (column: typeof coupons.starts_at | typeof coupons.ends_at) =>
    sql<string | null>`(${column}::timestamptz at time zone 'America/New_York')::time::text`;
  const rows = await app.db.select({ starts: clock(coupons.starts_at), ends: clock(coupons.ends_at) }).from(coupons);
  expect(new Set(rows.flatMap(({ starts, ends }) => [starts, ends].filter((time) => time !== null)))).toEqual(new Set(['00:00:00']));
});
