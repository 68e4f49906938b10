// What a dealer's address gives away and lets in: nothing of the client and of the other dealers in any byte, through every step of a request; nothing
// changes by looking; nobody reaches another dealer's rows (docs/rules.md, Dealers and bids).
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doorPage, doors, firstLoadsFile, type FirstLoads } from '../../domain/doors.ts';
import { moneyText } from '../../domain/money.ts';
import type { BidLines } from '../../generated/api.ts';
import { operations } from '../../generated/operations.ts';
import { bidFiles, bidInvitations, bidRequests, bids } from '../../server/db/schema.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { makeAccount } from './cases/accounts.ts';
import { makeDealer, makeRequest } from './cases/bid-rows.ts';
import { makeLink } from './cases/offers.ts';
import type { CaseWorld } from './cases/case.ts';
import { caseWorld } from './cases/world.ts';

let app: TestApp;
let world: CaseWorld;
let webDir: string;
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'forecourt-web-'));
  await mkdir(join(webDir, dirname(doorPage('public'))), { recursive: true });
  for (const door of doors) await writeFile(join(webDir, doorPage(door)), page);
  await mkdir(join(webDir, dirname(firstLoadsFile)));
  const none = { frame: [], addresses: [], afterwards: [] };
  await writeFile(join(webDir, firstLoadsFile), JSON.stringify({ public: none, portal: none, console: none } satisfies FirstLoads));
  app = await startApp({ config: { webDir } });
  world = await caseWorld(app);
});
afterAll(async () => {
  await app.close();
  await rm(webDir, { recursive: true, force: true });
});

const hour = 3_600_000;
const ahead = (ms: number) => new Date(app.services.clock().getTime() + ms).toISOString();
const staff = () => ({ token: world.tokens.employee });
const page = '<!doctype html><head><title>Forecourt</title></head><p>public';

function fileForm(token: string, name: string, bytes: BlobPart = '%PDF-1.4\n%%EOF\n'): FormData {
  const form = new FormData();
  form.set('token', token);
  form.set('file', new Blob([bytes], { type: 'application/pdf' }), name);
  return form;
}

/** One dealer at its page: every byte that came for it, letters included. */
function dealerAt(email: string) {
  const seen: string[] = [];
  let token = '';
  async function said<Body>(call: Promise<{ status: number; headers: Headers; bytes: Uint8Array; body: Body }>) {
    const answer = await call;
    seen.push(JSON.stringify([...answer.headers]), new TextDecoder().decode(answer.bytes));
    return answer;
  }
  return {
    /** Reads its letters; the newest one's address is the one it uses. */
    letters: async () => {
      const letters = (await app.letters()).filter(({ to }) => to === email);
      token = letters[0]?.action?.url.split('#t=')[1] ?? '';
      seen.push(JSON.stringify(letters));
      return letters.map(({ subject }) => subject);
    },
    open: () => said(app.call('openDealerRequest', { body: { token } })),
    draft: (draft: BidLines, draft_version: number) => said(app.call('saveDealerDraft', { body: { token, draft, draft_version } })),
    send: (lines: BidLines) => said(app.call('sendDealerAnswer', { body: { token, lines } })),
    attach: (name: string) => said(app.call('uploadDealerFile', { form: fileForm(token, name) })),
    remove: (file_id: string) => said(app.call('removeDealerFile', { body: { token, file_id } })),
    decline: (reason: string) => said(app.call('declineDealerRequest', { body: { token, reason } })),
    html: async () => {
      const answer = await app.fetch(`/dealer?t=${token}`);
      seen.push(JSON.stringify([...answer.headers]), await answer.text());
    },
    bytes: () => seen.join('\n'),
  };
}

describe('a dealer', () => {
  it('learns nothing of the client, the advisor and another dealer, whatever happens to a request', async () => {
    const [first_name, last_name, phone, zip] = ['Zipporah', 'Quillfeather', '+16145550199', '43215'];
    const client = await makeAccount(world, 'client', { first_name, last_name, phone, zip, advisor_id: world.users.employee });
    const advisor = (await app.call('getUser', { token: world.tokens.admin, params: { id: world.users.employee } })).body;
    const [mine, theirs] = [await makeDealer(app), await makeDealer(app, { name: 'Vexborough Motors', phone: '(614) 555-0177', notes: 'Slow to answer.' })];
    const vin = '2T3P1RFV8SC123456';
    const link = await makeLink(app, client.id, 'otd_requested', { title: '2025 Toyota RAV4', dealer: 'Vexborough Motors', vin });
    const body = { user_id: client.id, link_id: link.id, title: link.title, dealer_ids: [mine, theirs], due_at: ahead(8 * hour), note: 'Without add-ons.' };
    const { id } = (await app.call('createBidRequest', { ...staff(), body })).body;
    const onIt = { ...staff(), params: { id } };
    await app.call('sendBidRequest', onIt);
    const [a, b] = [dealerAt(`desk-${mine}@dealer.example`), dealerAt(`desk-${theirs}@dealer.example`)];
    await a.letters();
    await b.letters();
    await a.html();

    // The other one types, asks nothing, attaches, sends, and says why not; each of it before and after this one's own.
    await a.open();
    await b.draft({ selling_price: 3_671_123, note: 'Kestrel draft words' }, 0);
    await b.attach('vexborough-order.pdf');
    expect((await b.send({ selling_price: 3_654_321, doc_fee: 41_777, note: 'Kestrel price words' })).status).toBe(200);
    await a.draft({ selling_price: 3_600_000 }, 0);
    expect((await a.draft({ selling_price: 3_590_000 }, 0)).status).toBe(409);
    const attached = (await a.attach('order.pdf')).body.files[0]?.id ?? '';
    await a.remove(attached);
    await a.attach('order.pdf');
    const sent = await a.send({ selling_price: 3_600_000, doc_fee: 10_000 });
    await app.call('askAboutLine', { ...onIt, body: { dealer_id: theirs, line: 'Doc fee', question: 'Kestrel question words?' } });
    await app.call('askAboutLine', { ...onIt, body: { dealer_id: mine, line: 'Title', question: 'What is the title fee?' } });
    await a.letters();
    await a.open();

    // The next round: the price to beat is the best one, this dealer's own.
    const target_total = sent.body.last_total ?? 0;
    await app.call('startBidRound', { ...onIt, body: { target_total, due_at: ahead(4 * hour) } });
    await b.letters();
    await b.send({ selling_price: 3_512_347, note: 'Kestrel second words' });
    await a.letters();
    await a.open();
    app.travel(3.5 * hour);
    await a.letters();
    await app.call('extendBidRequest', { ...onIt, body: { due_at: ahead(6 * hour) } });
    const subjects = await a.letters();
    expect(subjects.filter((subject) => subject.startsWith('Reminder'))).toHaveLength(1);
    expect(subjects).toHaveLength(5);
    await a.decline('Not below that.');
    await b.decline('Kestrel reason words');
    await a.send({ selling_price: 3_550_000 });
    await app.call('closeBidRequest', onIt);
    expect((await a.send({ selling_price: 3_540_000 })).status).toBe(409);
    await a.open();

    const totals = [3_671_123, 3_654_321, 41_777, 3_654_321 + 41_777, 3_512_347].flatMap((cents) => [String(cents), moneyText(cents)]);
    const ofRival = ['Vexborough Motors', 'vexborough', 'Kestrel', theirs, `desk-${theirs}`, '555-0177', 'Slow to answer', ...totals];
    const ofClient = [first_name, last_name, client.email, client.id, phone, '555-0199', '5550199', zip, link.id, link.url ?? '', vin];
    const { id: advisorId, email, first_name: advisorFirst, last_name: advisorLast } = advisor;
    const told = [...ofRival, ...ofClient, advisorId, email, advisorFirst, advisorLast].filter((secret) =>
      new RegExp(`(?<!\\w)${escaped(secret)}(?!\\w)`).test(a.bytes()),
    );
    expect(told).toEqual([]);
    // What is looked for is there where it belongs.
    for (const own of ['Vexborough Motors', 'vexborough-order.pdf', 'Kestrel draft', 'Kestrel price', '3654321', moneyText(target_total)])
      expect(b.bytes()).toContain(own);
  });

  it('is not told by staff who the client is, nor whom else they asked: such a text is refused at its field and nothing is kept', async () => {
    const client = await makeAccount(world, 'client', { first_name: 'Zenobia', last_name: 'Thrushcross', advisor_id: world.users.employee });
    const [one, other, third] = [
      await makeDealer(app, { name: 'Wuthering Toyota' }),
      await makeDealer(app),
      await makeDealer(app, { name: 'Heathcliff Cars' }),
    ];
    const body = { user_id: client.id, title: '2025 Toyota RAV4', dealer_ids: [one, other], due_at: ahead(8 * hour) };
    const create = (given: { note?: string; trade_in?: string }) => app.call('createBidRequest', { ...staff(), body: { ...body, ...given } });
    const who = (said: string) => `This tells dealers who the client is (${said}). Write “the buyer”.`;
    const whom = 'This names Wuthering Toyota, and dealers don’t learn who else was asked.';
    expect(await create({ note: 'Mrs. Thrushcross pays cash.' })).toMatchObject({ status: 422, problem: { errors: { note: who('Thrushcross') } } });
    expect(await create({ trade_in: 'Zenobia’s 2017 Sportage' })).toMatchObject({ status: 422, problem: { errors: { trade_in: who('Zenobia') } } });
    expect(await create({ note: 'Can you match Wuthering Toyota?' })).toMatchObject({ status: 422, problem: { errors: { note: whom } } });
    const { id } = (await create({ note: 'The buyer pays cash. Heathcliff Cars quoted less.' })).body;
    const onIt = { ...staff(), params: { id } };
    expect(await app.call('updateBidRequest', { ...onIt, body: { note: 'For zenobia thrushcross' } })).toMatchObject({ status: 422 });
    expect(await app.call('addBidDealers', { ...onIt, body: { dealer_ids: [third] } })).toMatchObject({
      status: 422,
      problem: { errors: { dealer_ids: 'The note to dealers names Heathcliff Cars. Change the note first.' } },
    });
    expect((await app.call('getBidRequest', onIt)).body).toMatchObject({ note: 'The buyer pays cash. Heathcliff Cars quoted less.', trade_in: null });
    await app.call('sendBidRequest', onIt);
    const asks = (dealer_id: string) =>
      app.call('askAboutLine', { ...onIt, body: { dealer_id, line: 'Doc fee', question: 'Is it what Wuthering Toyota takes?' } });
    expect(await asks(other)).toMatchObject({ status: 422, problem: { errors: { question: whom } } });
    expect((await asks(one)).status).toBe(200);
    const round = { target_total: 3_500_000, due_at: ahead(4 * hour), note: `Write to ${client.email}` };
    expect(await app.call('startBidRound', { ...onIt, body: round })).toMatchObject({ status: 422, problem: { errors: { note: who(client.email) } } });
  });

  it('changes nothing by looking: the page is the same for everybody, and what acts is no GET', async () => {
    const { tokens } = await makeRequest(app, world.users.client);
    const rows = async () => JSON.stringify(await Promise.all([bidRequests, bidInvitations, bids, bidFiles].map((table) => app.db.select().from(table))));
    const before = await rows();
    const html = await app.fetch(`/dealer?t=${tokens[0]}`);
    expect([html.status, await html.text()]).toEqual([200, page]);
    const acts = Object.values(operations).filter(({ path }) => path.startsWith('/dealer-answers/'));
    expect(acts).toHaveLength(6);
    for (const { path, method } of acts) {
      expect(method).toBe('post');
      for (const look of ['GET', 'HEAD']) {
        const { status } = await app.fetch(`/api${path}?token=${tokens[0]}&t=${tokens[0]}`, { method: look });
        expect([404, 405], `${look} ${path}`).toContain(status);
      }
    }
    expect(await rows()).toBe(before);
  });

  it('cannot take away another dealer’s file, nor send one above 10 MB', async () => {
    const { id, tokens } = await makeRequest(app, world.users.client);
    const { body } = await app.call('uploadDealerFile', { form: fileForm(tokens[1], 'order.pdf') });
    const file_id = body.files[0]?.id ?? '';
    const asOther = await app.call('removeDealerFile', { body: { token: tokens[0], file_id } });
    expect(asOther.body.files).toEqual([]);
    expect((await app.call('openDealerRequest', { body: { token: tokens[1] } })).body.files.map(({ id: each }) => each)).toEqual([file_id]);
    const pdf = (size: number) => `%PDF-1.4\n${' '.repeat(size - 15)}%%EOF\n`;
    const most = 10 * 1024 * 1024;
    const large = await app.call('uploadDealerFile', { form: fileForm(tokens[0], 'large.pdf', pdf(most + 1)) });
    expect(large.status).toBe(413);
    expect((await app.call('uploadDealerFile', { form: fileForm(tokens[0], 'whole.pdf', pdf(most)) })).body.files).toMatchObject([{ size: most }]);
    const files = (await app.call('listBidInvitations', { ...staff(), params: { id } })).body.flatMap((each) => each.files);
    expect(files.map(({ file_name }) => file_name).toSorted()).toEqual(['order.pdf', 'whole.pdf']);
  });
});

describe('a price request', () => {
  it('asks ten dealers at most, an eleventh is refused and nobody of that call is asked', async () => {
    const { id } = await makeRequest(app, world.users.client);
    const add = async (count: number) => {
      const dealer_ids = await Promise.all(Array.from({ length: count }, () => makeDealer(app)));
      return app.call('addBidDealers', { ...staff(), params: { id }, body: { dealer_ids } });
    };
    expect((await add(7)).body).toMatchObject({ asked: 9 });
    const refused = await add(2);
    expect(refused).toMatchObject({ status: 409, problem: { detail: 'A price request has at most 10 dealers.' } });
    expect((await add(1)).body).toMatchObject({ asked: 10 });
    expect((await add(1)).status).toBe(409);
    expect((await app.call('listBidInvitations', { ...staff(), params: { id } })).body).toHaveLength(10);
  });
});

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
