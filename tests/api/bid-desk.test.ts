// What staff do at the bid desk beside asking: files of a price they type in, a question about one line, a look before publishing.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statementsOf } from '../../scripts/bench/statements.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { givePrice, makeRequest } from './cases/bid-rows.ts';
import type { CaseWorld } from './cases/case.ts';
import { uploaded } from './cases/files.ts';
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
const one = async (id: string, dealerId: string) => (await desk(id)).find(({ dealer_id }) => dealer_id === dealerId);
const page = async (token: string) => (await app.call('openDealerRequest', { body: { token } })).body;
const lines = { selling_price: 3_700_000, doc_fee: 38_700, sales_tax: 200_000 };

describe('an answer that staff type in', () => {
  it('keeps the document that came with it for staff, and leaves the dealer’s own page and files alone', async () => {
    const { id, dealers, tokens } = await makeRequest(app, world.users.client);
    const own = new FormData();
    own.set('token', tokens[0]);
    own.set('file', new Blob(['%PDF-1.4\n%%EOF\n'], { type: 'application/pdf' }), 'order.pdf');
    await app.call('uploadDealerFile', { form: own });
    const file_id = await uploaded(world, world.tokens.employee, 'bid');
    const enter = (file_ids: string[]) =>
      app.call('enterBid', { ...staff(), params: { id }, body: { dealer_id: dealers[0], source: 'document', lines, file_ids } });
    expect((await enter([file_id])).status).toBe(200);
    const row = await one(id, dealers[0]);
    expect(row?.files.map(({ id: each }) => each)).toContain(file_id);
    expect(row?.files).toHaveLength(2);
    const open = async (token: string) => (await app.call('getFileAddress', { token, params: { id: file_id } })).status;
    expect([await open(world.tokens.employee), await open(world.tokens.admin)]).toEqual([200, 200]);
    expect(await open(world.tokens.client)).toBe(404);
    // The dealer has not sent its own file yet, so it can still take it back; of the other it learns nothing.
    const seen = await page(tokens[0]);
    expect(seen.files.map(({ file_name }) => file_name)).toEqual(['order.pdf']);
    expect((await app.call('removeDealerFile', { body: { token: tokens[0], file_id } })).body.files).toHaveLength(1);
    expect((await app.call('removeDealerFile', { body: { token: tokens[0], file_id: seen.files[0]?.id ?? '' } })).body.files).toEqual([]);
    expect((await one(id, dealers[0]))?.files.map(({ id: each }) => each)).toEqual([file_id]);
    const asDealer = { dealer_id: dealers[0], source: 'page', lines } as const;
    expect((await app.call('enterBid', { ...staff(), params: { id }, body: asDealer })).problem.errors).toHaveProperty('source');
    // Each file is taken up once.
    expect((await enter([file_id])).status).toBe(422);
  });
});

describe('a question about a line', () => {
  it('goes to one dealer by mail and on its page, and is gone once that dealer sends a price', async () => {
    const { id, dealers, tokens } = await makeRequest(app, world.users.client);
    const asked = { line: 'Doc fee', question: 'Others charge less. Can you?' };
    const done = await app.call('askAboutLine', { ...staff(), params: { id }, body: { dealer_id: dealers[0], ...asked } });
    expect(done.status).toBe(200);
    await app.outbox.drain();
    const letters = (await app.letters()).filter(({ subject }) => subject.startsWith('Question about doc fee'));
    expect(letters.map(({ to }) => to)).toEqual([`desk-${dealers[0]}@dealer.example`]);
    expect(JSON.stringify(letters)).toContain(asked.question);
    expect([(await page(tokens[0])).question, (await page(tokens[1])).question]).toMatchObject([asked, null]);
    expect(await one(id, dealers[0])).toMatchObject({ question: asked });
    await app.call('sendDealerAnswer', { body: { token: tokens[0], lines } });
    expect(await one(id, dealers[0])).toMatchObject({ question: null, status: 'answered' });
    expect((await page(tokens[0])).question).toBeNull();
  });

  it('is refused once dealers can’t answer any more, and says what helps', async () => {
    const { id, dealers } = await makeRequest(app, world.users.client, { status: 'closed' });
    const refused = await app.call('askAboutLine', { ...staff(), params: { id }, body: { dealer_id: dealers[0], line: 'Title', question: 'Why so much?' } });
    expect(refused.status).toBe(409);
    expect(refused.problem.detail).toContain('Extend the request');
  });
});

describe('a look before publishing', () => {
  it('shows what the client will see then, changes nothing, and says what stands against it', async () => {
    const { id, dealers } = await makeRequest(app, world.users.client);
    await givePrice(app, id, dealers[0], 3_900_000);
    await givePrice(app, id, dealers[1], 4_000_000);
    const look = (dealer_ids: string[]) => app.call('previewBids', { ...staff(), params: { id }, query: { dealer_ids } });
    const { body: looked } = await look([dealers[0], dealers[1]]);
    expect(looked).toMatchObject({ problem: null, bids: { asked: 2, best_total: 3_900_000, bids: [{ link_id: null }, { link_id: null }] } });
    const client = () => app.call('getBids', { token: world.tokens.client, params: { id } });
    expect((await client()).body.bids).toEqual([]);
    await app.call('publishBids', { ...staff(), params: { id }, body: { dealer_ids: [dealers[0], dealers[1]] } });
    const shown = (await client()).body;
    const withoutLinks = (bids: typeof shown) => ({ ...bids, bids: bids.bids.map((each) => ({ ...each, link_id: null })) });
    expect(withoutLinks(shown)).toEqual({ ...looked.bids, answered: shown.answered });
    expect((await look([dealers[0]])).body.problem).toBe('The client already sees these prices.');
  });
});

describe('a panel of the bid desk or of a dashboard', () => {
  const list = (filter: object) => ({ query: { filter, range: [0, 24] } });
  const ofBids = /\b(?:bid_requests|bid_invitations|bids|bid_files)\b/;
  const ofDealers = /\bdealers\b/;
  const ofDeals = /\bdeals\b/;

  it('asks the database once for all it shows of prices, dealers and deals, however many there are', async () => {
    const { id, dealers } = await makeRequest(app, world.users.client);
    await givePrice(app, id, dealers[0], 3_900_000);
    await givePrice(app, id, dealers[1], 4_000_000);
    await app.call('enterBid', { ...staff(), params: { id }, body: { dealer_id: dealers[0], source: 'phone', lines } });
    const [admin, client] = [{ token: world.tokens.admin }, { token: world.tokens.client }];
    const panels: readonly (readonly [name: string, about: RegExp, call: () => Promise<unknown>])[] = [
      ['price requests', ofBids, () => app.call('listBidRequests', { ...staff(), ...list({}) })],
      ['open price requests', ofBids, () => app.call('listBidRequests', { ...admin, ...list({ status: 'open' }) })],
      ['dealers of a request', ofBids, () => app.call('listBidInvitations', { ...staff(), params: { id } })],
      ['dealers', ofDealers, () => app.call('listDealers', { ...staff(), ...list({}) })],
      ['deals', ofDeals, () => app.call('listDeals', { ...admin, ...list({}) })],
      ['the admin’s deals', ofDeals, () => app.call('getDealsReport', admin)],
      ['the client’s prices', ofBids, () => app.call('listBids', client)],
      ['the client’s one request', ofBids, () => app.call('getBids', { ...client, params: { id } })],
      // Rankings of a dozen sources, a statement each.
      ['queue', ofBids, () => app.call('listUrgentItems', admin)],
      ['week', ofBids, () => app.call('getWeek', admin)],
    ];
    for (const [name, about, call] of panels) {
      // What is read for the first time is known afterwards.
      await call();
      expect((await statementsOf(call)).filter((statement) => about.test(statement)).length, name).toBe(1);
    }
  });

  it('has the total of a page that lies behind the last row, too', async () => {
    const { headers } = await app.call('listDealers', { ...staff(), query: { range: [0, 0] } });
    const behind = await app.call('listDealers', { ...staff(), query: { range: [5_000, 5_009] } });
    expect(behind.body).toEqual([]);
    expect(behind.headers.get('content-range')?.split('/')[1]).toBe(headers.get('content-range')?.split('/')[1]);
    const none = await app.call('listDealers', { ...staff(), ...list({ make: 'Nobody', q: 'nobody at all' }) });
    expect([none.body, none.headers.get('content-range')?.split('/')[1]]).toEqual([[], '0']);
  });
});

describe('a request for a car without a link', () => {
  it('keeps the VIN of such a car for staff alone', async () => {
    const { id, tokens } = await makeRequest(app, world.users.client);
    const { body } = await app.call('updateBidRequest', { ...staff(), params: { id }, body: { vin: '2t3p1rfv8sc123456' } });
    expect(body.vin).toBe('2T3P1RFV8SC123456');
    expect(JSON.stringify(await page(tokens[0]))).not.toContain('2T3P1RFV8SC123456');
  });
});
