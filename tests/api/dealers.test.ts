// The directory of dealers, over HTTP.
import { and, desc, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bidInvitations, bids, links as linkRows } from '../../server/db/schema.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { makeAccount, makeSignedIn } from './cases/accounts.ts';
import { givePrice, makeDealer, makeRequest } from './cases/bid-rows.ts';
import type { CaseWorld } from './cases/case.ts';
import { makeLink } from './cases/offers.ts';
import { caseWorld } from './cases/world.ts';

let app: TestApp;
let world: CaseWorld;
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
});
afterAll(() => app.close());

const staff = () => ({ token: world.tokens.employee });
const desk = async (id: string) => (await app.call('listBidInvitations', { ...staff(), params: { id } })).body;

describe('a dealer', () => {
  it('stands where its ZIP is, and is found by make and distance, nearest first', async () => {
    const body = { name: 'Marysville Rivian', zip: '43040', makes: ['Rivian'], contacts: [{ name: 'Lee', email: 'lee@marysville.example' }] };
    const made = await app.call('createDealer', { ...staff(), body });
    expect(made.body).toMatchObject({ place: 'Marysville, OH', asked: 0, answered: 0, median_answer_minutes: null });
    await app.call('createDealer', { ...staff(), body: { ...body, name: 'Portland Rivian', zip: '04101' } });
    const near = await app.call('listDealers', { ...staff(), query: { filter: { make: 'Rivian', near: '43017' } } });
    expect(near.body.map(({ name }) => name)).toEqual(['Marysville Rivian', 'Portland Rivian']);
    const [first, second] = near.body.map(({ distance }) => Math.round(distance ?? NaN));
    expect(first).toBeLessThan(30);
    expect(second).toBeGreaterThan(500);
    // As the console asks: newest first, where nobody chose an order.
    await app.call('createDealer', { ...staff(), body: { ...body, name: 'Newest Rivian', zip: '90210' } });
    const byItself = await app.call('listDealers', { ...staff(), query: { filter: { make: 'Rivian', near: '43017' }, sort: ['created_at', 'DESC'] } });
    expect(byItself.body.map(({ name }) => name)).toEqual(['Marysville Rivian', 'Portland Rivian', 'Newest Rivian']);
    const close = await app.call('listDealers', { ...staff(), query: { filter: { make: 'Rivian', near: '43017', within: 50 } } });
    expect(close.body.map(({ name }) => name)).toEqual(['Marysville Rivian']);
  });

  it('is in the list once, and needs a ZIP there is', async () => {
    const body = { name: 'Twice Toyota', zip: '43017' };
    await app.call('createDealer', { ...staff(), body });
    expect((await app.call('createDealer', { ...staff(), body: { ...body, name: 'TWICE Toyota' } })).problem.errors).toEqual({
      name: 'This dealer is already in the list.',
    });
    expect((await app.call('createDealer', { ...staff(), body: { name: 'Nowhere', zip: '00000' } })).problem.errors).toEqual({ zip: 'There’s no such ZIP.' });
  });

  it('that was found twice is merged with its prices, also where both were asked for one car', async () => {
    const { id, dealers } = await makeRequest(app, world.users.client);
    await givePrice(app, id, dealers[0], 3_950_000);
    await givePrice(app, id, dealers[1], 3_900_000);
    const [goes, stays] = dealers;
    const merged = await app.call('mergeDealer', { ...staff(), params: { id: goes }, body: { into_id: stays } });
    expect(merged.body).toMatchObject({ asked: 1 });
    // The request counts anew: one dealer was asked and answered, whose first price is the dearer one.
    expect((await app.call('getBidRequest', { ...staff(), params: { id } })).body).toMatchObject({
      asked: 1,
      answered: 1,
      first_total: 3_950_000,
      best_total: 3_900_000,
    });
    const asked = await desk(id);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.bids.map(({ revision, total_otd }) => [revision, total_otd])).toEqual([
      [2, 3_900_000],
      [1, 3_950_000],
    ]);
    expect((await app.call('getDealer', { ...staff(), params: { id: goes } })).status).toBe(404);
  });

  it('that was merged away keeps its mailed address: what is typed and sent there, before and after, stands at the dealer that stays', async () => {
    const { id, dealers, tokens } = await makeRequest(app, world.users.client);
    const [goes, stays] = dealers;
    const [gone, kept] = tokens;
    const open = async (token: string) => (await app.call('openDealerRequest', { body: { token } })).body;
    await app.call('saveDealerDraft', { body: { token: kept, draft: { msrp: 4_000_000, doc_fee: 30_000 }, draft_version: 0 } });
    await app.call('saveDealerDraft', { body: { token: gone, draft: { msrp: 3_990_000, note: 'In stock.' }, draft_version: 0 } });
    await app.call('mergeDealer', { ...staff(), params: { id: goes }, body: { into_id: stays } });
    const { dealer_name } = await open(kept);
    // The newest of each line; a form that was open typed on an older version, and is shown what stands now.
    expect(await open(gone)).toMatchObject({ dealer_name, draft: { msrp: 3_990_000, doc_fee: 30_000, note: 'In stock.' }, draft_version: 2 });
    const late = await app.call('saveDealerDraft', { body: { token: gone, draft: { msrp: 3_980_000 }, draft_version: 1 } });
    expect(late).toMatchObject({ status: 409, problem: { current: { draft: { msrp: 3_990_000 } } } });
    const lines = { selling_price: 3_700_000, doc_fee: 30_000 };
    expect((await app.call('sendDealerAnswer', { body: { token: gone, lines } })).body).toMatchObject({ state: 'answered', last_total: 3_730_000 });
    expect((await desk(id)).map((row) => [row.dealer_id, row.bids.length])).toEqual([[stays, 1]]);
    expect(await open(kept)).toMatchObject({ state: 'answered', last_total: 3_730_000 });
    // Merged once more, both earlier addresses lead there.
    const third = await makeDealer(app);
    await app.call('addBidDealers', { ...staff(), params: { id }, body: { dealer_ids: [third] } });
    await app.call('mergeDealer', { ...staff(), params: { id: stays }, body: { into_id: third } });
    expect([(await open(gone)).last_total, (await open(kept)).last_total]).toEqual([3_730_000, 3_730_000]);
  });

  it('that stays has the makes, contacts and notes of both, each once', async () => {
    const add = async (name: string, more: object) => (await app.call('createDealer', { ...staff(), body: { name, zip: '43017', ...more } })).body.id;
    const lee = { name: 'Lee', email: 'lee@joined.example' };
    const goes = await add('Joined Kia', {
      makes: ['Kia', 'Honda'],
      contacts: [lee, { name: 'Ann', phone: '(614) 555-0101' }],
      notes: 'Slow.',
      phone: '(614) 555-0102',
    });
    const stays = await add('Joined Honda', { makes: ['Honda'], contacts: [{ ...lee, name: 'LEE' }], notes: 'Fair.' });
    const { body } = await app.call('mergeDealer', { ...staff(), params: { id: goes }, body: { into_id: stays } });
    expect(body).toMatchObject({ name: 'Joined Honda', makes: ['Honda', 'Kia'], notes: 'Fair.\nSlow.', phone: '(614) 555-0102' });
    expect(body.contacts.map(({ name, email }) => [name, email])).toEqual([
      ['LEE', 'lee@joined.example'],
      ['Ann', null],
    ]);
  });

  it('has a record of its answers: the middle of the times it took, and of the prices signed how many held', async () => {
    const dealerId = (await app.call('createDealer', { ...staff(), body: { name: 'Record Ram', zip: '43017' } })).body.id;
    const asked = '2026-03-02T15:00:00.000Z';
    /** A request it answered after so many minutes, bought for so much where it was. */
    const answered = async (minutes: number | null, bought?: { price: number; final: number }) => {
      const { id, dealers } = await makeRequest(app, world.users.client);
      const link = bought && (await makeLink(app, world.users.client, 'purchased', { final_price: bought.final }));
      const row = and(eq(bidInvitations.request_id, id), eq(bidInvitations.dealer_id, dealers[0]));
      const first_answered_at = minutes === null ? null : new Date(Date.parse(asked) + minutes * 60_000).toISOString();
      await app.db.update(bidInvitations).set({ dealer_id: dealerId, first_sent_at: asked, first_answered_at }).where(row);
      if (bought) await givePrice(app, id, dealerId, bought.price);
      const [bid] = bought ? await app.db.select({ id: bids.id, invitation_id: bids.invitation_id }).from(bids).orderBy(desc(bids.id)).limit(1) : [];
      if (link && bid) await app.db.update(bidInvitations).set({ link_id: link.id, published_bid_id: bid.id }).where(eq(bidInvitations.id, bid.invitation_id));
    };
    await answered(30, { price: 3_900_000, final: 3_900_000 });
    await answered(10, { price: 3_900_000, final: 3_919_600 });
    await answered(95, { price: 3_900_000, final: 3_850_000 });
    await answered(null);
    expect((await app.call('getDealer', { ...staff(), params: { id: dealerId } })).body).toMatchObject({
      asked: 4,
      answered: 3,
      median_answer_minutes: 30,
      // One was signed for $196.00 more than it had quoted.
      quotes_signed: 3,
      quotes_kept: 2,
    });
  });

  it('has a record for each reader of the requests they may see: an advisor learns of none of another’s clients', async () => {
    const { id, dealers } = await makeRequest(app, world.users.client);
    await givePrice(app, id, dealers[0], 3_900_000);
    const params = { id: dealers[0] };
    const others = await makeSignedIn(world, 'employee');
    const unasked = { asked: 0, answered: 0, median_answer_minutes: null, quotes_signed: 0, quotes_kept: 0, fees: [] };
    expect((await app.call('getDealer', { token: others.token, params })).body).toMatchObject(unasked);
    const query = { filter: { id: dealers[0], asked_gte: 1 } } as const;
    expect((await app.call('listDealers', { token: others.token, query })).body).toEqual([]);
    for (const token of [world.tokens.employee, world.tokens.admin]) {
      expect((await app.call('getDealer', { token, params })).body).toMatchObject({ asked: 1 });
      expect((await app.call('listDealers', { token, query })).body).toHaveLength(1);
    }
  });

  it('has a record of the fees in its prices: the median of each, the most frequent first', async () => {
    const dealerId = (await app.call('createDealer', { ...staff(), body: { name: 'Fee Ford', zip: '43017' } })).body.id;
    for (const [doc_fee, filing] of [
      [30_000, 2_500],
      [50_000, 2_500],
      [40_000, null],
    ] as const) {
      const { id, dealers } = await makeRequest(app, world.users.client);
      await app.db
        .update(bidInvitations)
        .set({ dealer_id: dealerId })
        .where(and(eq(bidInvitations.request_id, id), eq(bidInvitations.dealer_id, dealers[0])));
      await givePrice(app, id, dealerId, 3_900_000, { doc_fee, other_fees: filing === null ? [] : [{ label: 'Filing', amount: filing }] });
    }
    expect((await app.call('getDealer', { ...staff(), params: { id: dealerId } })).body.fees).toEqual([
      { label: 'Doc fee', amount: 40_000, quotes: 3 },
      { label: 'Filing', amount: 2_500, quotes: 2 },
    ]);
  });

  it('that has come farther under its other name stays as far, with the price that was published', async () => {
    const { id, dealers } = await makeRequest(app, world.users.client);
    const [goes, stays] = dealers;
    const of = (dealer: string) => and(eq(bidInvitations.request_id, id), eq(bidInvitations.dealer_id, dealer));
    const published = uuidv7();
    await app.db.update(bidInvitations).set({ status: 'declined', published_bid_id: published }).where(of(goes));
    await app.db.update(bidInvitations).set({ status: 'draft', sent_at: null, first_sent_at: null }).where(of(stays));
    const merged = await app.call('mergeDealer', { ...staff(), params: { id: goes }, body: { into_id: stays } });
    expect(merged.body).toMatchObject({ asked: 1 });
    expect(await app.db.select().from(bidInvitations).where(of(stays))).toMatchObject([{ status: 'declined', published_bid_id: published }]);
    expect((await app.call('getBidRequest', { ...staff(), params: { id } })).body).toMatchObject({ asked: 1, declined: 1, published: 1 });
  });

  it('that moves, or is merged into one elsewhere, takes along the cars it priced, but none that staff said is at another place', async () => {
    const client = await makeAccount(world, 'client', { advisor_id: world.users.employee, zip: '43017' });
    const { id, dealers, tokens } = await makeRequest(app, client.id);
    const lines = { selling_price: 3_000_000, doc_fee: 0, title: 0, registration: 0, sales_tax: 0 };
    for (const token of tokens) await app.call('sendDealerAnswer', { body: { token, lines } });
    await app.call('publishBids', { ...staff(), params: { id }, body: { dealer_ids: dealers } });
    const cars = async () => {
      const asked = await desk(id);
      const links = await app.db.select().from(linkRows).where(eq(linkRows.user_id, client.id));
      const shown = (await app.call('getBids', { token: await app.signIn(client.email), params: { id } })).body.bids;
      return dealers.map((dealer) => {
        const link = links.find((row) => row.id === asked.find(({ dealer_id }) => dealer_id === dealer)?.link_id);
        const bid = shown.find(({ link_id }) => link_id === link?.id);
        return { place: link?.place, zip: link?.place_zip, miles: link?.distance, beside_price: bid?.distance };
      });
    };
    const [one, other] = dealers;
    const move = (dealer: string, zip: string) => app.call('updateDealer', { ...staff(), params: { id: dealer }, body: { zip } });
    expect(await cars()).toEqual(dealers.map(() => ({ place: 'Dublin, OH', zip: '43017', miles: 0, beside_price: 0 })));
    await move(one, '45202');
    const [moved, stayed] = await cars();
    expect(moved).toMatchObject({ place: 'Cincinnati, OH', zip: '45202', miles: moved?.beside_price });
    expect(moved?.miles).toBeGreaterThan(70);
    expect(stayed).toMatchObject({ zip: '43017', miles: 0 });

    await app.call('mergeDealer', { ...staff(), params: { id: other }, body: { into_id: one } });
    const every = () => app.db.select({ zip: linkRows.place_zip, miles: linkRows.distance }).from(linkRows).where(eq(linkRows.user_id, client.id));
    expect(await every()).toEqual(dealers.map(() => ({ zip: '45202', miles: moved?.miles })));

    const [{ id: link } = { id: '' }] = await app.db.select({ id: linkRows.id }).from(linkRows).where(eq(linkRows.user_id, client.id)).orderBy(linkRows.id);
    await app.call('updateLink', { ...staff(), params: { id: link }, body: { place: 'Boston, MA' } });
    await move(one, '43215');
    const [{ distance = null } = {}] = await app.db.select({ distance: linkRows.distance }).from(linkRows).where(eq(linkRows.id, link));
    expect(distance).toBeGreaterThan(500);
  });

  it('that is merged or renamed still prices its own car: the price becomes that link’s worksheet, not another link’s', async () => {
    const client = await makeAccount(world, 'client', { advisor_id: world.users.employee, zip: '43017' });
    const [twin, stays] = [await makeDealer(app, { name: 'Own Toyota' }), await makeDealer(app, { name: 'Toyota of Own' })];
    const link = await makeLink(app, client.id, 'otd_requested', { dealer: 'OWN Toyota ' });
    const { id, dealers, tokens } = await makeRequest(app, client.id, { link_id: link.id });
    await app.db.update(bidInvitations).set({ dealer_id: twin }).where(eq(bidInvitations.dealer_id, dealers[0]));
    const lines = { selling_price: 3_000_000, doc_fee: 0, title: 0, registration: 0, sales_tax: 0 };
    await app.call('sendDealerAnswer', { body: { token: tokens[0], lines } });
    await app.call('mergeDealer', { ...staff(), params: { id: twin }, body: { into_id: stays } });
    await app.call('updateDealer', { ...staff(), params: { id: stays }, body: { name: 'Own Toyota of Dublin' } });
    expect((await app.call('publishBids', { ...staff(), params: { id }, body: { dealer_ids: [stays] } })).status).toBe(200);
    const shown = await app.db
      .select({ id: linkRows.id, dealer: linkRows.dealer, total: linkRows.total_otd })
      .from(linkRows)
      .where(eq(linkRows.user_id, client.id));
    expect(shown).toEqual([{ id: link.id, dealer: 'Own Toyota of Dublin', total: 3_000_000 }]);
  });

  it('that was asked is not deleted', async () => {
    const { dealers } = await makeRequest(app, world.users.client);
    expect((await app.call('deleteDealer', { token: world.tokens.admin, params: { id: dealers[0] } })).status).toBe(409);
  });
});
