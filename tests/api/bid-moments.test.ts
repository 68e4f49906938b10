// The moments in which a dealer's price could be lost: several write at once, a connection is cut, the time runs out with the form open. Nothing is lost, there is one truth, and
// everybody is told: staff of the price, the client of the count.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BidLines } from '../../generated/api.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { listenWith, type Listener } from '../support/listener.ts';
import { RawConnection } from '../support/raw-socket.ts';
import { makeRequest } from './cases/bid-rows.ts';
import type { CaseWorld } from './cases/case.ts';
import { caseWorld } from './cases/world.ts';

let app: TestApp;
let world: CaseWorld;
const listeners: Listener[] = [];
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
});
afterAll(async () => {
  for (const { close } of listeners) close();
  await app.close();
});

const hour = 3_600_000;
const staff = () => ({ token: world.tokens.employee });
const desk = async (id: string) => (await app.call('listBidInvitations', { ...staff(), params: { id } })).body;
const price = (selling_price: number): BidLines => ({ selling_price, doc_fee: 38_700, title: 1_800, registration: 7_450, sales_tax: 200_000 });
const send = (token: string, selling: number) => app.call('sendDealerAnswer', { body: { token, lines: price(selling) } });

/** What each of these people hears from now on: the resources that changed. */
async function listening(...people: readonly (readonly [token: string, id: string])[]): Promise<() => string[][]> {
  const all = people.map(([token]) => listenWith(app, token));
  listeners.push(...all);
  await Promise.all(all.map((listener, index) => listener.subscribe(`private-user-${people[index]?.[1]}`)));
  return () => all.map(({ received }) => [...new Set(received.flatMap(({ resources, ids = {} }) => [...resources, ...Object.keys(ids)]))]);
}
/** Notices of one request, by kind: the advisor's, or somebody else's. */
async function told(id: string, role: 'employee' | 'client' | 'admin' = 'employee'): Promise<string[]> {
  await app.outbox.drain();
  const { body } = await app.call('listNotifications', { token: world.tokens[role], params: { a: world.users[role], b: role } });
  return body.items.filter(({ target_id }) => target_id === id).map(({ kind }) => kind);
}

describe('two dealers and the advisor', () => {
  it('who write at the same moment lose nothing: every price is kept, each dealer and the desk read the same, and everybody is told', async () => {
    const { id, dealers, tokens } = await makeRequest(app, world.users.client);
    const heard = await listening(
      [world.tokens.employee, world.users.employee],
      [world.tokens.admin, world.users.admin],
      [world.tokens.client, world.users.client],
    );
    const byPhone = app.call('enterBid', { ...staff(), params: { id }, body: { dealer_id: dealers[0], source: 'phone', lines: price(3_600_000) } });
    const answers = await Promise.all([send(tokens[0], 3_700_000), send(tokens[1], 3_800_000), byPhone]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);

    // Nothing lost: the dealer's own price and the one by phone are revisions of one, in the order in which they were taken.
    const asked = await desk(id);
    const [one = [], other = []] = dealers.map((dealer) => asked.find(({ dealer_id }) => dealer_id === dealer)?.bids);
    expect(one.map(({ revision }) => revision)).toEqual([2, 1]);
    expect(one.map(({ source, entered_by_name, selling_price }) => [source, entered_by_name, selling_price]).toSorted()).toEqual([
      ['page', null, 3_700_000],
      ['phone', 'Maria Delgado', 3_600_000],
    ]);
    expect(other.map(({ revision, selling_price }) => [revision, selling_price])).toEqual([[1, 3_800_000]]);

    // One truth: the counts, and what each dealer's own page says now, are the desk's newest.
    const { body: counted } = await app.call('getBidRequest', { ...staff(), params: { id } });
    expect(counted).toMatchObject({ answered: 2, best_total: Math.min(...[one[0], other[0]].map((bid) => bid?.comparable_otd ?? Number.NaN)) });
    const pages = await Promise.all(tokens.map((token) => app.call('openDealerRequest', { body: { token } })));
    expect(pages.map(({ body: { state, last_total } }) => [state, last_total])).toEqual([one[0], other[0]].map((bid) => ['answered', bid?.total_otd]));
    expect(answers.slice(0, 2).map(({ body }) => 'state' in body && body.state)).toEqual(['answered', 'answered']);

    // Everybody told: the advisor of the two prices that dealers sent, not of their own; desks read again; the client of the count alone.
    expect(await told(id)).toEqual(['bid_received', 'bid_received']);
    expect([await told(id, 'client'), await told(id, 'admin')]).toEqual([[], []]);
    await expect
      .poll(heard)
      .toEqual([expect.arrayContaining(['notifications', 'bid-requests']), expect.arrayContaining(['bid-requests']), expect.arrayContaining(['bids'])]);
    const { body: asClient } = await app.call('getBids', { token: world.tokens.client, params: { id } });
    expect(asClient).toMatchObject({ asked: 2, answered: 2, bids: [], best_total: null });
  });
});

describe('a dealer whose connection is cut', () => {
  it('in the middle of a call has lost nothing and written nothing, and the next call is the first', async () => {
    const { id, tokens } = await makeRequest(app, world.users.client);
    const body = JSON.stringify({ token: tokens[0], lines: price(3_700_000) });
    const line = new RawConnection(app.url);
    const head = `POST /api/dealer-answers/send HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
    await new Promise<void>((resolve) => line.socket.write(head + body.slice(0, -20), () => resolve()));
    line.socket.destroy();
    expect((await desk(id)).flatMap(({ bids }) => bids)).toEqual([]);
    expect((await send(tokens[0], 3_700_000)).body).toMatchObject({ state: 'answered' });
    expect((await desk(id)).flatMap(({ bids }) => bids.map(({ revision }) => revision))).toEqual([1]);
  });
});

describe('a dealer whose answer is lost', () => {
  it('after the price was kept sends it again and gets the same answer: one price, told once, to the client without the figure', async () => {
    const { id, tokens } = await makeRequest(app, world.users.client);
    const heard = await listening(
      [world.tokens.employee, world.users.employee],
      [world.tokens.admin, world.users.admin],
      [world.tokens.client, world.users.client],
    );
    const body = JSON.stringify({ token: tokens[0], lines: price(3_700_000) });
    const line = new RawConnection(app.url);
    line.socket.write(
      `POST /api/dealer-answers/send HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
    // Gone before an answer can come; the call goes on.
    line.socket.pause();
    await expect.poll(async () => (await desk(id)).flatMap(({ bids }) => bids.length)).toContain(1);
    line.socket.destroy();
    const [again, onceMore] = [await send(tokens[0], 3_700_000), await send(tokens[0], 3_700_000)];
    expect(again.body).toMatchObject({ state: 'answered', last_total: 3_947_950 });
    expect(onceMore.body).toEqual(again.body);
    expect((await desk(id)).flatMap(({ bids }) => bids.map(({ revision }) => revision))).toEqual([1]);
    expect((await told(id)).filter((kind) => kind === 'bid_received')).toHaveLength(1);
    // The desk is asked again by staff, the count of answers by the client.
    await expect.poll(heard).toEqual([expect.arrayContaining(['bid-requests']), expect.arrayContaining(['bid-requests']), expect.arrayContaining(['bids'])]);
    const asClient = await app.call('getBids', { token: world.tokens.client, params: { id } });
    expect(asClient.body).toMatchObject({ answered: 1, bids: [], best_total: null });
  });
});

describe('a request whose time runs out with a form open', () => {
  it('ends once for everybody: the price is refused, the draft stays, the desk and the advisor hear it', async () => {
    const { id, tokens } = await makeRequest(app, world.users.client, { due_at: new Date(app.services.clock().getTime() + hour).toISOString() });
    // As sending sets it up: the end is a job of this due time.
    const due_at = new Date(app.services.clock().getTime() + 2 * hour).toISOString();
    await app.call('extendBidRequest', { ...staff(), params: { id }, body: { due_at } });
    await app.call('saveDealerDraft', { body: { token: tokens[0], draft: price(3_700_000), draft_version: 0 } });
    const heard = await listening(
      [world.tokens.employee, world.users.employee],
      [world.tokens.admin, world.users.admin],
      [world.tokens.client, world.users.client],
    );
    app.travel(2 * hour + 1_000);
    const [late, other] = await Promise.all([send(tokens[0], 3_650_000), send(tokens[1], 3_600_000), app.outbox.drain()]);
    expect([late.status, other.status]).toEqual([409, 409]);
    expect(late.problem).toMatchObject({ state: 'late' });
    // What is typed after the end is still kept, for the case that there is more time.
    const typed = await app.call('saveDealerDraft', { body: { token: tokens[0], draft: price(3_650_000), draft_version: 1 } });
    expect(typed.body).toMatchObject({ state: 'late', draft: price(3_650_000), last_total: null });
    expect((await desk(id)).map(({ status, bids }) => [status, bids.length])).toEqual([
      ['expired', 0],
      ['expired', 0],
    ]);
    expect((await told(id)).filter((kind) => kind === 'bids_due')).toHaveLength(1);
    // The advisor by a notification; who else has the request open reads it again.
    await expect.poll(heard).toEqual([expect.arrayContaining(['notifications', 'bids']), expect.arrayContaining(['bids']), expect.arrayContaining(['bids'])]);
    expect((await app.call('getBids', { token: world.tokens.client, params: { id } })).body).toMatchObject({ status: 'closed', answered: 0 });
    const more = new Date(app.services.clock().getTime() + hour).toISOString();
    await app.call('extendBidRequest', { ...staff(), params: { id }, body: { due_at: more } });
    expect((await send(tokens[0], 3_650_000)).body).toMatchObject({ state: 'answered' });
  });
});
