// What a client reads about one car beside the offer itself, over HTTP: how it compares, and whether it is still there.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userPreferences, users } from '../../server/db/schema.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { allNotifications } from '../support/readings.ts';
import { makeLink } from './cases/offers.ts';
import type { CaseWorld } from './cases/case.ts';
import { caseWorld } from './cases/world.ts';

let app: TestApp;
let world: CaseWorld;
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
});
afterAll(() => app.close());

const day = 86_400_000;
const model = { make: 'Testla', model: 'Model Case', year: 2024 } as const;
const compare = (id: string, token = world.tokens.client) => app.call('getLinkComparison', { token, params: { id } });
const ask = (id: string, token = world.tokens.client) => app.call('askAvailability', { token, params: { id } });
const look = async (id: string) => (await app.call('getLink', { token: world.tokens.client, params: { id } })).body;

describe('how a car compares', () => {
  const zip = async (to: string | null) => app.db.update(users).set({ zip: to }).where(eq(users.id, world.users.client));

  it('is told by the firm’s other offers of that model, each car once, with nothing of whose they are', async () => {
    const { id } = await makeLink(app, world.users.client, 'proposed', { ...model, vin: 'OWN1', price: 3_420_000, miles: 11_860 });
    const offers = [
      { vin: 'A1', price: 3_560_000, miles: 9_800 },
      // The same car, proposed to somebody else, too.
      { vin: 'A1', price: 3_560_000, miles: 9_800 },
      { vin: 'OWN1', price: 3_420_000, miles: 11_860 },
      { vin: null, price: 3_500_000, miles: null },
    ];
    const owners = [world.users.otherClient, world.users.client, world.users.otherClient, world.users.otherClient];
    for (const [index, offer] of offers.entries()) await makeLink(app, owners[index] ?? '', 'proposed', { ...model, ...offer, is_displayed: false });
    // Not alike: another model, two years older, without a price, long ago.
    const long = new Date(app.services.clock().getTime() - 91 * day).toISOString();
    for (const other of [{ model: 'Other' }, { year: 2022 }, { price: null }, { created_at: long }]) {
      await makeLink(app, world.users.otherClient, 'proposed', { ...model, price: 1_000_000, miles: 5, ...other });
    }
    const { body } = await compare(id);
    expect(body.offers.toSorted((one, other) => one.price - other.price)).toEqual([
      { price: 3_500_000, miles: null, year: 2024 },
      { price: 3_560_000, miles: 9_800, year: 2024 },
    ]);
  });

  it('is told wish by wish, with what the car has there, and the budget', async () => {
    await zip(null);
    const selections = { vehicles: [{ id: 'v-1', year_min: 2023, max_mileage: 10_000 }], money: { max_total: 4_100_000 } };
    await app.db.update(userPreferences).set({ selections }).where(eq(userPreferences.user_id, world.users.client));
    const { id } = await makeLink(app, world.users.client, 'proposed', { ...model, price: 3_420_000, miles: 11_860 });
    const { body } = await compare(id);
    expect(body.budget).toBe(4_100_000);
    expect(body.wishes).toEqual([
      { text: '2023 or newer', met: true, found: '2024' },
      { text: 'under 10,000 miles', met: false, found: '11,860' },
      { text: 'within $41,000 out the door', met: true, found: '$34,200 asking price' },
    ]);
  });

  it('is estimated out the door by the tax rule of the client’s state and the firm’s median fees, until a dealer names a price', async () => {
    const { id } = await makeLink(app, world.users.client, 'proposed', { ...model, price: 3_420_000 });
    await app.db.update(userPreferences).set({ selections: {} }).where(eq(userPreferences.user_id, world.users.client));
    await zip('82001');
    expect((await compare(id)).body.estimate).toBeNull();
    const rule = {
      name: 'Wyoming',
      state: 'WY',
      rate: 4,
      local_rate: 1,
      base: 'price_less_trade',
      source: 'State table',
      effective_from: '2020-01-01',
    } as const;
    await app.call('createTaxRule', { token: world.tokens.admin, body: rule });
    // Nothing is known of fees in Wyoming: the price and the tax alone.
    expect((await compare(id)).body.estimate).toMatchObject({
      total_otd: 3_591_000,
      taxed_amount: 3_420_000,
      sales_tax: 171_000,
      fees: [],
      tax_rule: { name: 'Wyoming', is_example: false },
    });
    await zip(null);
    await app.db
      .update(userPreferences)
      .set({ selections: { money: { max_total: 3_500_000 }, logistics: { zip: '82001' } } })
      .where(eq(userPreferences.user_id, world.users.client));
    const { body } = await compare(id);
    expect(body.estimate?.total_otd).toBe(3_591_000);
    expect(body.wishes).toEqual([{ text: 'within $35,000 out the door', met: false, found: 'about $35,910' }]);
    // The list judges as the page does.
    expect((await look(id)).fit).toMatchObject({ musts: 1, musts_met: 0, missing: ['within $35,000 out the door'] });
    const priced = await makeLink(app, world.users.client, 'otd_received', { ...model, price: 3_420_000, total_otd: 3_600_000 });
    expect((await compare(priced.id)).body.estimate).toBeNull();
  });

  it('is nothing for who may not see the car', async () => {
    const hidden = await makeLink(app, world.users.client, 'proposed', { ...model, is_displayed: false });
    const foreign = await makeLink(app, world.users.otherClient, 'proposed', model);
    expect([(await compare(hidden.id)).status, (await compare(foreign.id)).status]).toEqual([404, 404]);
  });
});

describe('whether it is still there', () => {
  it('is asked by one press, told to the advisor once, and answered by one press', async () => {
    const { id, title } = await makeLink(app, world.users.client);
    expect((await ask(id)).body.availability_asked_at).not.toBeNull();
    const first = (await look(id)).availability_asked_at;
    app.travel(60_000);
    expect((await ask(id)).body.availability_asked_at).toBe(first);
    const told = (await allNotifications(app.db)).filter(
      ({ user_id, words }) => user_id === world.users.employee && words.includes(`still available: ${title}`),
    );
    expect(told).toHaveLength(1);
    expect((await app.call('verifyLink', { token: world.tokens.employee, params: { id } })).status).toBe(200);
    const answered = await look(id);
    expect(answered.availability_asked_at).toBeNull();
    expect(answered.last_verified_at).not.toBeNull();
  });

  it('is not asked of a car that is out of it', async () => {
    for (const status of ['rejected', 'unavailable', 'purchased'] as const) {
      const { id } = await makeLink(app, world.users.client, status);
      expect([status, (await ask(id)).status]).toEqual([status, 409]);
    }
  });
});
