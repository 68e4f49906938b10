// Asking dealers for prices, over HTTP: what each side does, sees and never sees.
// Over 300 lines: one started server for all of a price request’s life; a second one would cost the suite more than the length costs a reader.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bidRequests, events, otdWorksheets, packages } from '../../server/db/schema.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { makeAccount } from './cases/accounts.ts';
import { givePrice, makeDealer, makeRequest } from './cases/bid-rows.ts';
import { makeLink, makeTaxRule } from './cases/offers.ts';
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
const ahead = (ms: number) => new Date(app.services.clock().getTime() + ms).toISOString();
const staff = () => ({ token: world.tokens.employee });
const desk = async (id: string) => (await app.call('listBidInvitations', { ...staff(), params: { id } })).body;
const request = async (id: string) => (await app.call('getBidRequest', { ...staff(), params: { id } })).body;
const lines = { msrp: 3_736_000, destination: 139_500, dealer_discount: 187_500, doc_fee: 38_700, title: 1_800, registration: 7_450 };
const send = (token: string, more: object = {}) => app.call('sendDealerAnswer', { body: { token, lines: { ...lines, ...more } } });

async function clientWith(identifier: string): Promise<{ id: string; token: string }> {
  const [row] = await app.db.select({ id: packages.id }).from(packages).where(eq(packages.package_identifier, identifier));
  const { id, email } = await makeAccount(world, 'client', { package_id: row?.id ?? null, advisor_id: world.users.employee });
  return { id, token: await app.signIn(email) };
}

/** The address in a dealer's newest letter. */
async function addressOf(email: string): Promise<{ token: string; text: string; subject: string }> {
  const letter = (await app.letters()).find(({ to }) => to === email);
  const token = letter?.action?.url.split('#t=')[1] ?? '';
  return { token, text: JSON.stringify(letter), subject: letter?.subject ?? '' };
}

describe('a price request', () => {
  it('goes out to each dealer with an address of its own, and neither says who asks nor who else is asked', async () => {
    const client = await app.call('getUser', { token: world.tokens.admin, params: { id: world.users.client } });
    const dealerIds = [await makeDealer(app), await makeDealer(app)];
    const link = await makeLink(app, world.users.client, 'otd_requested');
    const tax_rule_id = await makeTaxRule(app);
    const body = { user_id: world.users.client, link_id: link.id, title: link.title, dealer_ids: dealerIds, due_at: ahead(4 * hour), tax_rule_id };
    const draft = await app.call('createBidRequest', { ...staff(), body });
    expect(draft.body).toMatchObject({ status: 'draft', asked: 2, answered: 0, round: 1 });
    await app.call('sendBidRequest', { ...staff(), params: { id: draft.body.id } });
    const [one, other] = await desk(draft.body.id);
    expect([one?.status, other?.status]).toEqual(['sent', 'sent']);
    const letter = await addressOf(one?.email ?? '');
    const page = await app.call('openDealerRequest', { body: { token: letter.token } });
    expect(page.body).toMatchObject({ state: 'open', title: link.title, round: 1, target_total: null, tax_rule: { rate: 5.75 } });
    // Bytes, not fields: whatever is added to the answer later is looked at, too.
    const { first_name, last_name, email, phone } = client.body;
    for (const secret of [
      first_name,
      last_name,
      email,
      phone ?? '-',
      world.users.client,
      other?.dealer_name ?? '-',
      other?.dealer_id ?? '-',
      other?.email ?? '-',
    ]) {
      expect(`${letter.text}${JSON.stringify(page.body)}`).not.toContain(secret);
    }
    expect((await desk(draft.body.id)).find(({ dealer_id }) => dealer_id === one?.dealer_id)?.opened_at).not.toBeNull();
  });

  it('is calculated by its rule, counted, told to staff, and kept from the client until it is published', async () => {
    const tax_rule_id = await makeTaxRule(app);
    const { body: rule } = await app.call('getTaxRule', { ...staff(), params: { id: tax_rule_id } });
    const { id, dealers, tokens } = await makeRequest(app, world.users.client, { tax_rule_id, tax_rule: rule });
    const sent = await send(tokens[0], { trade_allowance: 1_080_000 });
    expect(sent.body).toMatchObject({ state: 'answered', last_total: 3_688_000 + 47_950 + 198_503 });
    const [best] = await desk(id);
    expect(best).toMatchObject({
      dealer_id: dealers[0],
      status: 'answered',
      bids: [{ revision: 1, source: 'page', selling_price: 3_688_000, taxed_amount: 2_646_700 }],
    });
    expect(await request(id)).toMatchObject({ answered: 1, best_total: best?.bids[0]?.comparable_otd });
    const client = await app.call('getBids', { token: world.tokens.client, params: { id } });
    expect(client.body).toMatchObject({ asked: 2, answered: 1, bids: [], best_total: null });
    const notices = await app.call('listNotifications', { ...staff(), params: { a: world.users.employee, b: 'employee' } });
    expect(notices.body.items.map(({ kind }) => kind)).toContain('bid_received');
  });

  it('keeps what a dealer types, shows it to the desk, and asks before a newer draft is overwritten', async () => {
    const { id, tokens } = await makeRequest(app, world.users.client);
    const draft = { selling_price: 3_700_000 };
    const saved = await app.call('saveDealerDraft', { body: { token: tokens[0], draft, draft_version: 0 } });
    expect(saved.body).toMatchObject({ draft, draft_version: 1 });
    const again = await app.call('saveDealerDraft', { body: { token: tokens[0], draft: { selling_price: 1 }, draft_version: 0 } });
    expect(again.status).toBe(409);
    expect(again.problem).toMatchObject({ current: { draft } });
    expect((await desk(id)).map(({ draft_total }) => draft_total)).toContain(3_700_000);
    // The VIN of another model of the make is told on the dealer's own page.
    await app.db.update(bidRequests).set({ year: 2003, make: 'Honda', model: 'Civic' }).where(eq(bidRequests.id, id));
    const odd = await app.call('saveDealerDraft', { body: { token: tokens[0], draft: { ...draft, vin: '1HGCM82633A004352' }, draft_version: 1 } });
    expect([saved.body.vin_warning, odd.body.vin_warning]).toEqual([null, 'This VIN says Accord, not Civic.']);
  });

  it('that is due is over for dealers: what was typed stays, staff are told once, more time opens it again', async () => {
    const { id, tokens } = await makeRequest(app, world.users.client, { due_at: ahead(hour) });
    await app.call('extendBidRequest', { ...staff(), params: { id }, body: { due_at: ahead(2 * hour) } });
    await app.call('saveDealerDraft', { body: { token: tokens[0], draft: lines, draft_version: 0 } });
    app.travel(2 * hour + 1000);
    const late = await send(tokens[0]);
    expect(late.status).toBe(409);
    expect(late.problem).toMatchObject({ state: 'late' });
    expect((await app.call('openDealerRequest', { body: { token: tokens[0] } })).body).toMatchObject({ state: 'late', draft: lines });
    await app.outbox.drain();
    await app.outbox.drain();
    const notices = await app.call('listNotifications', { ...staff(), params: { a: world.users.employee, b: 'employee' } });
    expect(notices.body.items.filter(({ kind, target_id }) => kind === 'bids_due' && target_id === id)).toHaveLength(1);
    expect((await desk(id)).map(({ status }) => status)).toEqual(['expired', 'expired']);
    await app.call('extendBidRequest', { ...staff(), params: { id }, body: { due_at: ahead(hour) } });
    expect((await send(tokens[0])).status).toBe(200);
  });

  it('reminds who has not answered once, before it is due', async () => {
    const dealerIds = [await makeDealer(app), await makeDealer(app)];
    const body = { user_id: world.users.client, title: '2025 Toyota Camry', dealer_ids: dealerIds, due_at: ahead(8 * hour) };
    const { body: made } = await app.call('createBidRequest', { ...staff(), body });
    await app.call('sendBidRequest', { ...staff(), params: { id: made.id } });
    const asked = await desk(made.id);
    const [answered, silent] = asked.map(({ email }) => email ?? '');
    await send((await addressOf(answered ?? '')).token);
    app.travel(6 * hour + 1000);
    await app.outbox.drain();
    await app.outbox.drain();
    const letters = await app.letters();
    const reminders = (to: string | undefined) => letters.filter((letter) => letter.to === to && letter.subject.startsWith('Reminder')).length;
    expect([reminders(answered), reminders(silent)]).toEqual([0, 1]);
  });

  it('has a next round for those who gave a price: a figure to beat and no name', async () => {
    const { id, dealers, tokens } = await makeRequest(app, world.users.client);
    await send(tokens[0]);
    const started = await app.call('startBidRound', { ...staff(), params: { id }, body: { target_total: 3_700_000, due_at: ahead(3 * hour) } });
    expect(started.body).toMatchObject({ round: 2, target_total: 3_700_000, status: 'open' });
    const asked = await desk(id);
    expect(asked.map(({ dealer_id, asked_round }) => [dealer_id === dealers[0], asked_round]).toSorted()).toEqual([
      [false, 1],
      [true, 2],
    ]);
    const first = asked.find(({ dealer_id }) => dealer_id === dealers[0]);
    const { token, subject } = await addressOf(first?.email ?? '');
    expect(subject).toContain('Can you beat $37,000.00?');
    await send(token, { dealer_discount: 250_000 });
    expect((await desk(id))[0]?.bids.map(({ revision, round }) => [revision, round])).toEqual([
      [2, 2],
      [1, 1],
    ]);
  });

  it('compares: what a dealer leaves out is taken at the others’ median, and marked', async () => {
    const { id, dealers, tokens } = await makeRequest(app, world.users.client);
    await send(tokens[0]);
    await send(tokens[1], { title: null, registration: null });
    const lean = (await desk(id)).find(({ dealer_id }) => dealer_id === dealers[1])?.bids[0];
    expect(lean).toMatchObject({ missing: ['title', 'registration'], filled: { title: 1_800, registration: 7_450 } });
    expect((lean?.comparable_otd ?? 0) - (lean?.total_otd ?? 0)).toBe(1_800 + 7_450);
  });

  it('lets a dealer decline, and take it back by a price', async () => {
    const { id, tokens } = await makeRequest(app, world.users.client);
    await app.call('declineDealerRequest', { body: { token: tokens[0], reason: 'None in Blueprint before January.' } });
    expect(await request(id)).toMatchObject({ declined: 1 });
    expect((await send(tokens[0])).body).toMatchObject({ state: 'answered' });
    expect(await request(id)).toMatchObject({ declined: 0, answered: 1 });
  });

  it('takes a price that was sent twice once, and the same price again in the next round', async () => {
    const { id, dealers, tokens } = await makeRequest(app, world.users.client);
    const revisions = async () => (await desk(id)).find(({ dealer_id }) => dealer_id === dealers[0])?.bids.length;
    await Promise.all([send(tokens[0]), send(tokens[0])]);
    expect((await send(tokens[0])).body).toMatchObject({ state: 'answered' });
    expect(await revisions()).toBe(1);
    await app.call('startBidRound', { ...staff(), params: { id }, body: { target_total: 3_800_000, due_at: ahead(4 * hour) } });
    await send(tokens[0]);
    expect(await revisions()).toBe(2);
  });

  it('opens by its own address alone', async () => {
    const { tokens } = await makeRequest(app, world.users.client);
    const forged = `${tokens[0].split('.')[0]}.${tokens[1].split('.')[1]}`;
    expect((await app.call('openDealerRequest', { body: { token: forged } })).status).toBe(410);
  });

  it('takes three files of a dealer, which staff open and nobody else', async () => {
    const { id, tokens } = await makeRequest(app, world.users.client);
    const attach = () => {
      const form = new FormData();
      form.set('token', tokens[0]);
      form.set('file', new Blob(['%PDF-1.4\n%%EOF\n'], { type: 'application/pdf' }), 'order.pdf');
      return app.call('uploadDealerFile', { form });
    };
    expect((await attach()).body.files).toHaveLength(1);
    await attach();
    await attach();
    expect((await attach()).status).toBe(409);
    const [file] = (await desk(id)).flatMap(({ files }) => files);
    const open = (token: string) => app.call('getFileAddress', { token, params: { id: file?.id ?? '' } });
    expect((await open(world.tokens.employee)).status).toBe(200);
    expect((await open(world.tokens.client)).status).toBe(404);
    const kept = await app.call('removeDealerFile', { body: { token: tokens[0], file_id: file?.id ?? '' } });
    expect(kept.body.files).toHaveLength(2);
  });
});

describe('published prices', () => {
  it('become worksheets: the own dealer’s on the link, another’s on a link of its own, and the client is told once', async () => {
    const client = await clientWith('full-service');
    const link = await makeLink(app, client.id, 'otd_requested', { vin: '2T3P1RFV8SC123456', dealer: 'Own Toyota', title: '2025 Toyota RAV4' });
    const own = await makeDealer(app, { name: 'Own Toyota' });
    const other = await makeDealer(app, { name: 'Other Toyota', zip: '43040', place: 'Marysville, OH' });
    const body = { user_id: client.id, link_id: link.id, title: link.title, dealer_ids: [own, other], due_at: ahead(2 * hour) };
    const { body: made } = await app.call('createBidRequest', { ...staff(), body });
    await app.call('sendBidRequest', { ...staff(), params: { id: made.id } });
    const priceOf = (dealer_id: string, dealer_discount: number) =>
      app.call('enterBid', {
        ...staff(),
        params: { id: made.id },
        body: { dealer_id, source: 'phone', lines: { ...lines, sales_tax: 200_000, dealer_discount } },
      });
    await priceOf(own, 187_500);
    await priceOf(other, 150_000);
    await priceOf(own, 200_000);
    await app.call('publishBids', { ...staff(), params: { id: made.id }, body: { dealer_ids: [own, other] } });
    const bids = await app.call('getBids', { token: client.token, params: { id: made.id } });
    expect(bids.body).toMatchObject({ asked: 2, answered: 2, saved: 12_500 });
    expect(bids.body.bids.map(({ dealer_name, link_id, revisions }) => [dealer_name, link_id === link.id, revisions])).toEqual([
      ['Own Toyota', true, 2],
      ['Other Toyota', false, 1],
    ]);
    const links = await app.call('listLinks', { token: client.token, query: { filter: { user_id: client.id }, sort: ['total_otd', 'ASC'] } });
    expect(links.body.map(({ dealer, status, vin, total_otd, bid_request_id }) => ({ dealer, status, vin, total_otd, bid_request_id }))).toEqual([
      { dealer: 'Own Toyota', status: 'otd_received', vin: '2T3P1RFV8SC123456', total_otd: 3_923_450, bid_request_id: made.id },
      { dealer: 'Other Toyota', status: 'otd_received', vin: null, total_otd: 3_973_450, bid_request_id: made.id },
    ]);
    const notices = await app.call('listNotifications', { token: client.token, params: { a: client.id, b: 'client' } });
    expect(notices.body.items.map(({ kind }) => kind)).toEqual(['bids_published']);
  });

  it('never undo what the client has decided: a new price of the dealer whose price was accepted is refused, in the preview too', async () => {
    const client = await clientWith('full-service');
    const { id, dealers } = await makeRequest(app, client.id);
    await givePrice(app, id, dealers[0], 3_900_000);
    await app.call('publishBids', { ...staff(), params: { id }, body: { dealer_ids: [dealers[0]] } });
    const [bid] = (await app.call('getBids', { token: client.token, params: { id } })).body.bids;
    const link = bid?.link_id ?? '';
    await app.call('setLinkStatus', { token: client.token, params: { id: link }, body: { status: 'accepted' } });
    const lower = { dealer_id: dealers[0], source: 'phone', lines: { ...lines, sales_tax: 190_000 } } as const;
    await app.call('enterBid', { ...staff(), params: { id }, body: lower });
    const previewed = await app.call('previewBids', { ...staff(), params: { id }, query: { dealer_ids: [dealers[0]] } });
    expect(previewed.body.problem).toMatch(/accepted the price .* can’t follow it\.$/);
    const refused = await app.call('publishBids', { ...staff(), params: { id }, body: { dealer_ids: [dealers[0]] } });
    expect(refused).toMatchObject({ status: 409, problem: { state: 'accepted' } });
    expect((await app.call('getLink', { ...staff(), params: { id: link } })).body).toMatchObject({ status: 'accepted' });
    expect((await app.call('listDeals', { token: client.token })).body.map(({ link_id, status }) => [link_id, status])).toEqual([[link, 'paperwork']]);
  });

  it('keep the loan they are paid with, are on the desk again when lower ones come, and save from the first one on, in the deal as on the page', async () => {
    const client = await clientWith('full-service');
    const { id, dealers } = await makeRequest(app, client.id);
    const enter = (selling_price: number) =>
      app.call('enterBid', { ...staff(), params: { id }, body: { dealer_id: dealers[0], source: 'phone', lines: { selling_price, sales_tax: 200_000 } } });
    await enter(4_000_000);
    await enter(3_900_000);
    const publish = () => app.call('publishBids', { ...staff(), params: { id }, body: { dealer_ids: [dealers[0]] } });
    const waits = async () => (await app.call('listUrgentItems', { ...staff(), query: { user_id: client.id, limit: 100 } })).body.map(({ kind }) => kind);
    const shown = async () => (await app.call('getBids', { token: client.token, params: { id } })).body;
    await publish();
    const link_id = (await shown()).bids[0]?.link_id ?? '';
    const financing = { method: 'finance' as const, term_months: 60, apr: 5.9, down_payment: 500_000, cap_cost: null, residual: null, money_factor: null };
    await app.db.update(otdWorksheets).set({ financing }).where(eq(otdWorksheets.link_id, link_id));
    expect(await waits()).not.toContain('bids_in');
    await enter(3_850_000);
    await app.db
      .update(bidRequests)
      .set({ due_at: ahead(-hour) })
      .where(eq(bidRequests.id, id));
    expect(await waits()).toContain('bids_in');
    await publish();
    expect(await waits()).not.toContain('bids_in');
    const sheets = await app.call('listOtdWorksheets', { token: client.token, query: { filter: { link_id }, sort: ['revision', 'DESC'] } });
    expect(sheets.body.map(({ financing: terms }) => terms)).toEqual([financing, financing]);
    const { first_total } = await shown();
    await app.call('setLinkStatus', { token: client.token, params: { id: link_id }, body: { status: 'accepted' } });
    const [deal] = (await app.call('listDeals', { token: client.token })).body;
    expect(deal?.first_total).toBe(first_total);
    expect(deal?.first_total).toBeGreaterThan(deal?.agreed_total ?? NaN);
  });

  it('bring a link to the client that they did not see before', async () => {
    const client = await clientWith('full-service');
    const link = await makeLink(app, client.id, 'proposed', { dealer: 'Hidden Honda', is_displayed: false, published_at: null });
    const own = await makeDealer(app, { name: 'Hidden Honda' });
    const body = { user_id: client.id, link_id: link.id, title: link.title, dealer_ids: [own, await makeDealer(app)], due_at: ahead(2 * hour) };
    const { body: made } = await app.call('createBidRequest', { ...staff(), body });
    await app.call('sendBidRequest', { ...staff(), params: { id: made.id } });
    await givePrice(app, made.id, own, 3_900_000);
    await app.call('publishBids', { ...staff(), params: { id: made.id }, body: { dealer_ids: [own] } });
    expect((await app.call('getLink', { token: client.token, params: { id: link.id } })).body).toMatchObject({ status: 'otd_received' });
    // That its price came is theirs, too: not an event among staff.
    const moved = and(eq(events.target_id, link.id), eq(events.kind, 'link_moved'));
    expect(await app.db.select({ audience: events.audience }).from(events).where(moved)).toEqual([{ audience: 'client' }]);
  });

  it('are followed by a wish: the client negotiates again with a target, and staff see it', async () => {
    const link = await makeLink(app, world.users.client, 'otd_received', { worksheet_count: 1, total_otd: 3_950_000 });
    const body = { status: 'otd_requested', target_total: 3_900_000, remark: 'Then we sign on Saturday.' } as const;
    await app.call('setLinkStatus', { token: world.tokens.client, params: { id: link.id }, body });
    expect((await app.call('getLink', { ...staff(), params: { id: link.id } })).body).toMatchObject({ status: 'otd_requested', target_total: 3_900_000 });
    const { body: urgent } = await app.call('listUrgentItems', staff());
    const words = urgent.find(({ kind, user_id }) => kind === 'otd_asked' && user_id === world.users.client)?.words;
    expect(words).toContain(`${link.title} for $39,000.00: “Then we sign on Saturday.”`);
  });

  it('keep within the package', async () => {
    const client = await clientWith('guided-search');
    const { id, dealers } = await makeRequest(app, client.id);
    for (let made = 0; made < 3; made += 1) await makeLink(app, client.id, 'otd_received', { worksheet_count: 1, total_otd: 3_000_000 });
    await givePrice(app, id, dealers[0], 3_900_000);
    const refused = await app.call('publishBids', { ...staff(), params: { id }, body: { dealer_ids: [dealers[0]] } });
    expect(refused.status).toBe(409);
    expect(refused.problem).toMatchObject({ limit: 'otd_prices' });
  });
});

describe('the address of a dealer’s page', () => {
  it('of a request that gets more time is written to again before its new end, and not before the old one', async () => {
    const dealer_ids = [await makeDealer(app), await makeDealer(app)];
    const body = { user_id: world.users.client, title: '2025 Toyota Corolla', dealer_ids, due_at: ahead(2 * hour) };
    const { body: made } = await app.call('createBidRequest', { ...staff(), body });
    await app.call('sendBidRequest', { ...staff(), params: { id: made.id } });
    const [asked] = await desk(made.id);
    await app.call('extendBidRequest', { ...staff(), params: { id: made.id }, body: { due_at: ahead(6 * hour) } });
    const reminders = async () => (await app.letters()).filter(({ to, subject }) => to === asked?.email && subject.startsWith('Reminder')).length;
    app.travel(1.75 * hour);
    await app.outbox.drain();
    expect(await reminders()).toBe(0);
    app.travel(3 * hour);
    await app.outbox.drain();
    expect(await reminders()).toBe(1);
  });

  // Last: sessions end, too, when a week goes by.
  it('works until a week after the request was due', async () => {
    const { tokens } = await makeRequest(app, world.users.client);
    app.travel(2 * hour + 7 * 24 * hour - 60_000);
    expect((await app.call('openDealerRequest', { body: { token: tokens[0] } })).body).toMatchObject({ state: 'late' });
    app.travel(120_000);
    expect((await app.call('openDealerRequest', { body: { token: tokens[0] } })).status).toBe(410);
  });
});
