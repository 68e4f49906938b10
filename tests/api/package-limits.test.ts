// What a package includes by number holds where it is used up: publishing links, asking for out-the-door prices.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { links, packages, users } from '../../server/db/schema.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { makeAccount } from './cases/accounts.ts';
import type { CaseWorld } from './cases/case.ts';
import { makeLink } from './cases/offers.ts';
import { caseWorld } from './cases/world.ts';

let app: TestApp;
let world: CaseWorld;
/** The clients of the demo, before a test makes others. */
let ofDemo: { id: string; email: string; package_id: string | null }[];
beforeAll(async () => {
  app = await startApp();
  ofDemo = await app.db.select({ id: users.id, email: users.email, package_id: users.package_id }).from(users).where(eq(users.role, 'client'));
  world = await caseWorld(app);
});
afterAll(() => app.close());

async function clientWith(identifier: string): Promise<{ id: string; token: string }> {
  const [row] = await app.db.select({ id: packages.id }).from(packages).where(eq(packages.package_identifier, identifier));
  const { id, email } = await makeAccount(world, 'client', { package_id: row?.id ?? null, advisor_id: world.users.employee });
  return { id, token: await app.signIn(email) };
}
const held = (clientId: string) => makeLink(app, clientId, 'proposed', { is_displayed: false, published_at: null });
const publish = (...ids: string[]) => app.call('publishLinks', { token: world.tokens.employee, body: { ids } });
const ask = (token: string, id: string) => app.call('setLinkStatus', { token, params: { id }, body: { status: 'otd_requested' } });
const inUse = async (token: string) => (await app.call('getMyPackage', { token })).body;

describe('links beyond the package', () => {
  it('are not published: the answer names the limit and the way out, and nothing of the batch is shown', async () => {
    const client = await clientWith('guided-search');
    for (let index = 0; index < 11; index += 1) await makeLink(app, client.id);
    const [one, other] = [await held(client.id), await held(client.id)];
    const both = await publish(one.id, other.id);
    expect(both.status).toBe(409);
    expect(both.problem.detail).toBe('Guided Search includes 12 links, and 11 are used. The client can upgrade to Full Service under Package.');
    expect((await publish(one.id)).status).toBe(200);
    expect(await inUse(client.token)).toMatchObject({ links_used: 12 });
    expect((await publish(other.id)).status).toBe(409);
    const added = { user_id: client.id, title: '2025 One Too Many', is_displayed: true } as const;
    expect((await app.call('createLink', { token: world.tokens.employee, body: added })).status).toBe(409);
    expect(await app.db.$count(links, eq(links.title, added.title))).toBe(0);
  });

  it('can be shown again once they were shown; a car that was gone makes room, a rejected one does not', async () => {
    const client = await clientWith('deal-check');
    const [first, second, third] = [await makeLink(app, client.id), await makeLink(app, client.id, 'rejected'), await held(client.id)];
    await app.call('hideLinks', { token: world.tokens.employee, body: { ids: [first.id] } });
    expect((await publish(first.id)).status).toBe(200);
    expect((await publish(third.id)).status).toBe(409);
    await app.call('setLinkStatus', { token: world.tokens.employee, params: { id: first.id }, body: { status: 'unavailable', reason: 'sold' } });
    expect((await publish(third.id)).status).toBe(200);
    expect(second.status).toBe('rejected');
  });

  it('have no limit in a package without one', async () => {
    const client = await clientWith('full-service');
    for (let index = 0; index < 14; index += 1) await makeLink(app, client.id);
    expect((await publish((await held(client.id)).id)).status).toBe(200);
  });

  it('stay shown where there are more already, and take nothing back', async () => {
    const client = await clientWith('deal-check');
    for (let index = 0; index < 4; index += 1) await makeLink(app, client.id);
    const seen = await app.call('listLinks', { token: client.token, query: {} });
    expect(seen.body).toHaveLength(4);
  });

  it('do not slip through when two advisors publish the last one at once', async () => {
    const client = await clientWith('guided-search');
    for (let index = 0; index < 11; index += 1) await makeLink(app, client.id);
    const drafts = await Promise.all(Array.from({ length: 4 }, () => held(client.id)));
    const answers = await Promise.all(drafts.map(({ id }) => publish(id)));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await inUse(client.token)).toMatchObject({ links_used: 12 });
  });
});

describe('Out-the-door prices beyond the package', () => {
  it('are not asked for: the client reads what to do', async () => {
    const client = await clientWith('guided-search');
    const cars = await Promise.all(Array.from({ length: 4 }, () => makeLink(app, client.id)));
    const [first, ...others] = cars;
    const last = others.pop();
    for (const car of [first, ...others]) expect((await ask(client.token, car?.id ?? '')).status).toBe(200);
    const refused = await ask(client.token, last?.id ?? '');
    expect([refused.status, refused.problem.detail]).toEqual([
      409,
      'Guided Search includes 3 out-the-door prices, and 3 are used. Upgrade to Full Service under Package to ask for another price.',
    ]);
    expect(refused.problem).toMatchObject({ limit: 'otd_prices' });
    // Nobody owes a price for a car that was rejected before it came.
    await app.call('setLinkStatus', { token: client.token, params: { id: first?.id ?? '' }, body: { status: 'rejected' } });
    expect((await ask(client.token, last?.id ?? '')).status).toBe(200);
  });

  it('can be negotiated again without counting twice', async () => {
    const client = await clientWith('guided-search');
    for (let index = 0; index < 2; index += 1) await makeLink(app, client.id, 'otd_requested');
    const priced = await makeLink(app, client.id, 'otd_received', { worksheet_count: 1 });
    expect(await inUse(client.token)).toMatchObject({ otd_prices_used: 3 });
    expect((await ask(client.token, priced.id)).status).toBe(200);
    expect(await inUse(client.token)).toMatchObject({ otd_prices_used: 3 });
  });

  it('go to one of two asked for at the same moment', async () => {
    const client = await clientWith('guided-search');
    for (let index = 0; index < 2; index += 1) await makeLink(app, client.id, 'otd_requested');
    const cars = await Promise.all([makeLink(app, client.id), makeLink(app, client.id)]);
    const answers = await Promise.all(cars.map(({ id }) => ask(client.token, id)));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
  });
});

it('every client of the demo is within their package', async () => {
  expect(ofDemo.length).toBeGreaterThan(50);
  const all = await app.db.select().from(packages);
  const shown = await app.db.select().from(links).where(eq(links.is_displayed, true));
  for (const client of ofDemo) {
    const own = all.find((one) => one.id === client.package_id);
    const published = shown.filter((link) => link.user_id === client.id);
    const counted = published.filter((link) => link.status !== 'unavailable');
    expect(counted.length, client.email).toBeLessThanOrEqual(own?.max_links ?? Infinity);
    const priced = published.filter((link) => link.worksheet_count > 0 || link.status === 'otd_requested');
    expect(priced.length, client.email).toBeLessThanOrEqual(own?.max_otd_prices ?? Infinity);
  }
});
