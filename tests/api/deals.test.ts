// From the accepted price to the delivered car, over HTTP.
import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContractLines, Deal } from '../../generated/api.ts';
import { clientFolders, otdWorksheets } from '../../server/db/schema.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { makeAccount } from './cases/accounts.ts';
import type { CaseWorld } from './cases/case.ts';
import { makeDeal, matching } from './cases/deal-rows.ts';
import { fileForm, folderOf } from './cases/files.ts';
import { makeLink, makeTaxRule } from './cases/offers.ts';
import { caseWorld } from './cases/world.ts';

let app: TestApp;
let world: CaseWorld;
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
});
afterAll(() => app.close());

const staff = () => ({ token: world.tokens.employee });
const client = () => ({ token: world.tokens.client });
const enter = (id: string, body: ContractLines) => app.call('enterContract', { ...staff(), params: { id }, body });
const confirm = (id: string, shown_hash: string) => app.call('confirmContract', { ...client(), params: { id }, body: { name: 'Hannah Okafor', shown_hash } });
const linkStatus = async (id: string) => (await app.call('getLink', { ...staff(), params: { id } })).body.status;
const accept = (token: string, id: string) => app.call('setLinkStatus', { token, params: { id }, body: { status: 'accepted' } });

describe('an accepted price', () => {
  it('begins a deal: the agreed worksheet as it stands, and the papers this client needs', async () => {
    const link = await makeLink(app, world.users.client, 'otd_requested');
    const tax_rule_id = await makeTaxRule(app);
    await app.call('addOtdWorksheet', { ...staff(), params: { id: link.id }, body: { selling_price: 3_710_500, doc_fee: 38_700, tax_rule_id } });
    await accept(world.tokens.client, link.id);
    const { body } = await app.call('listDeals', { ...client(), query: { filter: { link_id: link.id } } });
    expect(body).toMatchObject([{ status: 'paperwork', contract: null, open_differences: 0, agreed: { doc_fee: 38_700, tax_rule: { rate: 5.75 } } }]);
    expect(body[0]?.papers.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['driver_license', 'insurance', 'contract', 'odometer']));
  });

  it('that is taken back ends its deal, and another acceptance begins another with the papers that were brought', async () => {
    const link = await makeLink(app, world.users.client, 'otd_requested');
    await app.call('addOtdWorksheet', { ...staff(), params: { id: link.id }, body: { selling_price: 3_000_000 } });
    await accept(world.tokens.client, link.id);
    const [first] = (await app.call('listDeals', { ...client(), query: { filter: { link_id: link.id } } })).body;
    await app.call('setDealPaper', { ...client(), params: { id: first?.id ?? '' }, body: { paper_id: 'insurance', is_done: true } });
    await app.call('setLinkStatus', { ...client(), params: { id: link.id }, body: { status: 'otd_received' } });
    await accept(world.tokens.client, link.id);
    const { body } = await app.call('listDeals', { ...client(), query: { filter: { link_id: link.id }, sort: ['created_at', 'ASC'] } });
    expect(body.map(({ status, papers_done }) => [status, papers_done])).toEqual([
      ['taken_back', 1],
      ['paperwork', 1],
    ]);
  });
});

describe('a contract', () => {
  it('with a fee nobody agreed to is marked to the cent, and cannot be confirmed until it is gone', async () => {
    const { id } = await makeDeal(app, world.users.client);
    const wrong = { ...matching, other_fees: [{ label: 'Nitrogen tire fill', amount: 19_600 }], total_otd: 3_019_600, cash_due: 3_019_600 };
    const { body } = await enter(id, wrong);
    expect(body).toMatchObject({ status: 'contract_check', differs_by: 19_600, open_differences: 1 });
    expect(body.differences).toMatchObject([
      { kind: 'new', label: 'Nitrogen tire fill', agreed: null, contract: 19_600, by: 19_600, blocks: true, answer: null },
    ]);
    expect((await confirm(id, body.shown_hash)).status).toBe(409);
    const [difference] = body.differences;
    await app.call('answerDifference', { ...staff(), params: { id }, body: { key: difference?.key ?? '', answer: 'ask_to_remove' } });
    const still = await app.call('getDeal', { ...client(), params: { id } });
    expect(still.body).toMatchObject({ open_differences: 1, differences: [{ answer: 'ask_to_remove' }] });
    const right = await enter(id, matching);
    expect(right.body).toMatchObject({ open_differences: 0, differs_by: 0, differences: [] });
    const confirmed = await confirm(id, right.body.shown_hash);
    expect(confirmed.body).toMatchObject({ status: 'scheduled', confirmed_name: 'Hannah Okafor' });
  });

  it('may be accepted with a reason, which belongs to that amount alone', async () => {
    const { id } = await makeDeal(app, world.users.client);
    const dearer = (amount: number) => ({ ...matching, add_ons: [{ label: 'Mats', amount }], total_otd: 3_000_000 + amount, cash_due: 3_000_000 + amount });
    const { body } = await enter(id, dearer(20_000));
    const key = body.differences[0]?.key ?? '';
    const silent = await app.call('answerDifference', { ...staff(), params: { id }, body: { key, answer: 'accepted' } });
    expect(silent.problem.errors).toEqual({ reason: 'Say why; the client reads it.' });
    const told = await app.call('answerDifference', { ...staff(), params: { id }, body: { key, answer: 'accepted', reason: 'You wanted them.' } });
    expect(told.body).toMatchObject({ open_differences: 0 });
    expect((await enter(id, dearer(30_000))).body).toMatchObject({ open_differences: 1 });
  });

  it('that changed since it was looked at is not confirmed', async () => {
    const { id } = await makeDeal(app, world.users.client);
    const { body } = await enter(id, matching);
    await enter(id, { ...matching, doc_fee: 100, selling_price: 2_999_900 });
    const refused = await confirm(id, body.shown_hash);
    expect(refused.status).toBe(409);
  });

  it('whose own sum is wrong is told, whatever its lines say', async () => {
    const { id } = await makeDeal(app, world.users.client);
    const { body } = await enter(id, { ...matching, total_otd: 3_000_100, cash_due: 3_000_100 });
    expect(body.differences).toMatchObject([{ kind: 'sum', key: 'total_otd', by: 100, blocks: true }]);
  });

  it('can become the agreed price, as a further worksheet with the lender’s terms of the last', async () => {
    const { id, link_id } = await makeDeal(app, world.users.client);
    const financing = { method: 'finance', term_months: 60, apr: 5.9, down_payment: null, cap_cost: null, residual: null, money_factor: null } as const;
    await app.db.update(otdWorksheets).set({ financing }).where(eq(otdWorksheets.link_id, link_id));
    await enter(id, { ...matching, add_ons: [{ label: 'Mats', amount: 20_000 }], total_otd: 3_020_000, cash_due: 3_020_000 });
    const revised = await app.call('reviseDeal', { ...staff(), params: { id }, body: { remark: 'You added mats.' } });
    expect(revised.body).toMatchObject({ agreed_total: 3_020_000, open_differences: 0, differences: [] });
    const sheets = await app.call('listOtdWorksheets', { ...client(), query: { filter: { link_id }, sort: ['revision', 'DESC'] } });
    expect(sheets.body[0]).toMatchObject({ revision: 2, total_otd: 3_020_000, remark: 'You added mats.', financing });
  });

  it('with an MSRP and another tax becomes a price whose lines come to what it says, by the agreed rule', async () => {
    const link = await makeLink(app, world.users.client, 'otd_requested');
    const tax_rule_id = await makeTaxRule(app);
    const quoted = { msrp: 3_000_000, destination: 100_000, dealer_discount: 100_000 };
    await app.call('addOtdWorksheet', { ...staff(), params: { id: link.id }, body: { ...quoted, tax_rule_id } });
    await accept(world.tokens.client, link.id);
    const [deal] = (await app.call('listDeals', { ...client(), query: { filter: { link_id: link.id } } })).body;
    const id = deal?.id ?? '';
    const rate = deal?.agreed.tax_rule?.rate ?? 0;
    const local = deal?.agreed.tax_rule?.local_rate ?? 0;
    const sales_tax = Math.round((3_020_000 * (rate + local)) / 100);
    const total_otd = 3_020_000 + sales_tax;
    // As the page sends it: beside an MSRP the price is left empty.
    await enter(id, { ...quoted, selling_price: 0, add_ons: [{ label: 'Mats', amount: 20_000 }], sales_tax, total_otd, cash_due: total_otd });
    const revised = await app.call('reviseDeal', { ...staff(), params: { id }, body: { remark: 'You added mats.' } });
    const agreed = { selling_price: 3_000_000, taxed_amount: 3_020_000, sales_tax, total_otd, tax_rule: { rate } };
    expect(revised.body).toMatchObject({ agreed_total: total_otd, open_differences: 0, differences: [], agreed });
    const sheets = await app.call('listOtdWorksheets', { ...client(), query: { filter: { link_id: link.id }, sort: ['revision', 'DESC'] } });
    expect(sheets.body[0]).toMatchObject({ revision: 2, ...agreed });
  });

  it('whose total is wrong becomes a price that is the sum of its lines, and stays to be corrected', async () => {
    const { id } = await makeDeal(app, world.users.client);
    await enter(id, { ...matching, total_otd: 3_000_100, cash_due: 3_000_100 });
    const revised = await app.call('reviseDeal', { ...staff(), params: { id }, body: { remark: 'As signed.' } });
    expect(revised.body).toMatchObject({ agreed_total: 3_000_000, open_differences: 1, differences: [{ kind: 'sum', key: 'total_otd', by: 100 }] });
  });

  it('that becomes the agreed price after it was confirmed is confirmed again', async () => {
    const { id } = await makeDeal(app, world.users.client);
    const { body } = await enter(id, matching);
    expect((await confirm(id, body.shown_hash)).body).toMatchObject({ status: 'scheduled' });
    const revised = await app.call('reviseDeal', { ...staff(), params: { id }, body: { remark: 'As signed.' } });
    expect(revised.body).toMatchObject({ status: 'contract_check', confirmed_at: null, confirmed_name: null });
  });
});

describe('the end of a deal', () => {
  it('is the delivery at a chosen time: link purchased, step delivered, savings kept, rated once', async () => {
    const { id: user, email } = await makeAccount(world, 'client', { advisor_id: world.users.employee });
    const token = await app.signIn(email);
    const { id, link_id } = await makeDeal(app, user);
    const slots = [1, 2].map((number) => ({ starts_at: `2030-01-0${number}T15:00:00.000Z`, place: 'At your door' }));
    const offer = (times: typeof slots) => app.call('offerDeliverySlots', { ...staff(), params: { id }, body: { slots: times, bring: ['Both keys'] } });
    const twice = await offer([...slots, ...slots.slice(0, 1)]);
    expect(twice).toMatchObject({ status: 422, problem: { errors: { 'slots[2].starts_at': 'This time is offered twice.' } } });
    await offer(slots);
    const picked = await app.call('pickDeliverySlot', { token, params: { id }, body: { slot_id: '2' } });
    expect(picked.body).toMatchObject({ slot_id: '2', delivery_at: '2030-01-02T15:00:00.000Z', bring: ['Both keys'] });
    // Offered again without the first: what was chosen stays, and a new time has a number nobody chose before.
    const third = { starts_at: '2030-01-03T15:00:00.000Z', place: 'At the dealer' };
    expect((await offer([third, ...slots.slice(1)])).body).toMatchObject({ slot_id: '2', slots: [{ id: '3', ...third }, { id: '2' }] });
    expect((await offer([third])).body).toMatchObject({ slot_id: null, delivery_at: null, slots: [{ id: '3' }] });
    const delivered = await app.call('deliverDeal', { ...staff(), params: { id }, body: { final_price: 2_990_000 } });
    expect(delivered.body).toMatchObject({ status: 'delivered', savings: 110_000 });
    expect(await linkStatus(link_id)).toBe('purchased');
    const rows = await app.call('listDashboardListings', { ...staff(), query: { filter: { user_id: user } } });
    expect(rows.body[0]?.step_in_process).toBe('delivered');
    const rate = () => app.call('rateDeal', { token, params: { id }, body: { rating: 5 } });
    expect((await rate()).body.rating).toBe(5);
    expect((await rate()).status).toBe(409);
  });

  it('is no delivery while the contract has open differences, and is one before there is a contract', async () => {
    const deliver = (id: string) => app.call('deliverDeal', { ...staff(), params: { id }, body: { final_price: 3_000_000 } });
    const { id: user } = await makeAccount(world, 'client', { advisor_id: world.users.employee });
    const { id } = await makeDeal(app, user);
    const { body } = await enter(id, { ...matching, total_otd: 3_000_100, cash_due: 3_000_100 });
    expect(await deliver(id)).toMatchObject({ status: 409, problem: { detail: expect.stringMatching(/Resolve its differences/) } });
    const settled = { key: body.differences[0]?.key ?? '', answer: 'accepted', reason: 'The dealer rounds.' } as const;
    await app.call('answerDifference', { ...staff(), params: { id }, body: settled });
    expect((await deliver(id)).body).toMatchObject({ status: 'delivered' });
    expect((await deliver((await makeDeal(app, user)).id)).body).toMatchObject({ status: 'delivered' });
  });

  it('may be that it falls through: the car is gone, everything is kept, the search goes on', async () => {
    const { id, link_id } = await makeDeal(app, world.users.client);
    const before = await workedOn(id);
    const ended = await app.call('endDeal', { ...staff(), params: { id }, body: { reason: 'Sold this morning.' } });
    expect(ended.body).toMatchObject({ status: 'fell_through', reason: 'Sold this morning.', agreed_total: 3_000_000 });
    expect(kept(ended.body)).toEqual(kept(before));
    expect(await linkStatus(link_id)).toBe('unavailable');
    const line = await app.call('listDashboardListings', { ...staff(), query: { filter: { user_id: world.users.client } } });
    expect(line.body.map(({ step_in_process }) => step_in_process)).toEqual(['searching']);
    expect((await enter(id, matching)).status).toBe(409);
  });

  it('may be the client’s, until they have confirmed the contract', async () => {
    const open = await makeDeal(app, world.users.client);
    const before = await workedOn(open.id);
    const taken = await app.call('withdrawDeal', { ...client(), params: { id: open.id } });
    expect(taken.body.status).toBe('taken_back');
    expect(kept(taken.body)).toEqual(kept(before));
    expect(await linkStatus(open.link_id)).toBe('otd_received');
    const fixed = await makeDeal(app, world.users.client, { status: 'scheduled' });
    expect((await app.call('withdrawDeal', { ...client(), params: { id: fixed.id } })).status).toBe(409);
    // The brief's own call is refused alike.
    expect((await app.call('setLinkStatus', { ...client(), params: { id: fixed.link_id }, body: { status: 'otd_received' } })).status).toBe(409);
  });
});

/** A deal with a contract that differs, a paper brought, one added and times offered: all that an end could lose. */
async function workedOn(id: string): Promise<Deal> {
  await app.call('setDealPaper', { ...client(), params: { id }, body: { paper_id: 'insurance', is_done: true } });
  await app.call('addDealPaper', { ...staff(), params: { id }, body: { label: 'Joint title form', by: 'client' } });
  const slots = [{ starts_at: new Date(app.services.clock().getTime() + 48 * 3_600_000).toISOString(), place: 'At the dealer' }];
  await app.call('offerDeliverySlots', { ...staff(), params: { id }, body: { slots, bring: ['Both keys'] } });
  const { body } = await enter(id, { ...matching, other_fees: [{ label: 'Nitrogen', amount: 100 }], total_otd: 3_000_100, cash_due: 3_000_100 });
  expect([body.open_differences, body.papers_done, body.bring]).toEqual([1, 2, ['Both keys']]);
  expect(body.slots).toHaveLength(1);
  return body;
}

/** What an end leaves as it was. */
const kept = ({ status: _status, status_since: _since, reason: _reason, updated_at: _at, version: _version, ...rest }: Deal) => rest;

describe('papers', () => {
  it('are marked by who brings them', async () => {
    const { id } = await makeDeal(app, world.users.client);
    const mark = (paper_id: string) => app.call('setDealPaper', { ...client(), params: { id }, body: { paper_id, is_done: true } });
    expect((await mark('insurance')).body.papers_done).toBe(1);
    expect((await mark('odometer')).status).toBe(409);
  });

  it('name a file of the client’s own folder, and no other', async () => {
    const { id } = await makeDeal(app, world.users.client);
    const mark = (file_id: string) => app.call('setDealPaper', { ...client(), params: { id }, body: { paper_id: 'insurance', is_done: true, file_id } });
    const fileOf = async (clientId: string) => {
      const answer = await app.call('uploadFolderFiles', {
        token: world.tokens.admin,
        params: { id: await folderOf(world, clientId) },
        form: fileForm('files', 'card.txt', { is_shown: 'true' }),
      });
      return answer.body[0]?.id ?? '';
    };
    expect((await mark(await fileOf(world.users.client))).status).toBe(200);
    const [other] = await app.db.select({ id: clientFolders.client_id }).from(clientFolders).where(ne(clientFolders.client_id, world.users.client));
    expect((await mark(await fileOf(other?.id ?? ''))).problem.errors).toEqual({ file_id: 'Choose a file from the folder.' });
  });
});
