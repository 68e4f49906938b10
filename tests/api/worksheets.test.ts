// OTD worksheets and research reports: totals, the rule that is kept, revisions.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/app.ts';
import { makeAccount } from './cases/accounts.ts';
import { makeLink, makeTaxRule } from './cases/offers.ts';
import { caseWorld } from './cases/world.ts';
import type { CaseWorld } from './cases/case.ts';
import { pdfText } from '../support/pdf-text.ts';

let app: TestApp;
let world: CaseWorld;
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
});
afterAll(() => app.close());

const quote = {
  msrp: 3_756_500,
  destination: 139_500,
  dealer_discount: 145_000,
  rebates: [{ label: 'Manufacturer rebate', amount: 75_000 }],
  doc_fee: 38_700,
  title: 1_800,
  registration: 7_450,
  other_fees: [{ label: 'Filing', amount: 1_500 }],
  trade_in: '2017 Kia Sportage',
  trade_allowance: 1_150_000,
  trade_payoff: 312_000,
};

const asked = async () => (await makeLink(app, world.users.client, 'otd_requested')).id;
const add = (id: string, body: Record<string, unknown>) => app.call('addOtdWorksheet', { params: { id }, token: world.tokens.employee, body });

describe('a worksheet', () => {
  it('is added up here and moves the link on', async () => {
    const id = await asked();
    const tax_rule_id = await makeTaxRule(app);
    const answer = await add(id, { ...quote, tax_rule_id });
    expect(answer.body).toMatchObject({
      revision: 1,
      selling_price: 3_751_000,
      taxed_amount: 2_564_700,
      sales_tax: 192_353,
      total_otd: 3_917_803,
      cash_due: 3_079_803,
      warnings: [],
      created_by_name: 'Maria Delgado',
    });
    const link = await app.call('getLink', { params: { id }, token: world.tokens.client });
    expect(link.body).toMatchObject({ status: 'otd_received', total_otd: 3_917_803, first_total_otd: 3_917_803, worksheet_count: 1 });
  });

  it('keeps the rule it was made with, whatever becomes of the rule', async () => {
    const id = await asked();
    const tax_rule_id = await makeTaxRule(app);
    const { body } = await add(id, { ...quote, tax_rule_id });
    await app.call('updateTaxRule', { params: { id: tax_rule_id }, token: world.tokens.admin, body: { rate: 9 } });
    await app.call('deleteTaxRule', { params: { id: tax_rule_id }, token: world.tokens.admin });
    const kept = await app.call('getOtdWorksheet', { params: { id: body.id }, token: world.tokens.client });
    expect(kept.body).toMatchObject({ tax_rule_id: null, tax_rule: { rate: 5.75, local_rate: 1.75 }, sales_tax: 192_353 });
  });

  it('with a lender’s terms says what it costs a month, on paper too, and refuses terms that say too little', async () => {
    const id = await asked();
    const terms = { method: 'finance', term_months: 60, apr: 4, down_payment: 500_000, cap_cost: null, residual: null, money_factor: null };
    const priced = { selling_price: 2_500_000 };
    const refused = await add(id, { ...priced, financing: { ...terms, apr: null } });
    expect([refused.status, refused.body]).toMatchObject([422, { errors: { 'financing.apr': 'Enter the APR.' } }]);
    const { body } = await add(id, { ...priced, financing: terms });
    const read = await app.call('getOtdWorksheet', { params: { id: body.id }, token: world.tokens.client });
    expect(read.body.financing).toEqual(terms);
    const { url } = (await app.call('getOtdWorksheetPdf', { params: { id: body.id }, token: world.tokens.client })).body;
    const lines = pdfText(Buffer.from(await (await app.fetch(url)).arrayBuffer()));
    // $20,000 at 4 % over 60 months.
    expect(lines).toEqual(expect.arrayContaining(['Monthly payment', '$368.33', '4% APR, 60 months, $5,000.00 down']));
  });

  it('is followed by revisions, newest first, which the client can lay side by side', async () => {
    const id = await asked();
    await add(id, { selling_price: 3_200_000, sales_tax: 176_000 });
    await add(id, { selling_price: 3_100_000, sales_tax: 170_500, remark: 'Another thousand off' });
    const list = await app.call('listOtdWorksheets', { token: world.tokens.client, query: { filter: { link_id: id }, sort: ['revision', 'DESC'] } });
    expect(list.body.map((worksheet) => [worksheet.revision, worksheet.total_otd])).toEqual([
      [2, 3_270_500],
      [1, 3_376_000],
    ]);
    const link = await app.call('getLink', { params: { id }, token: world.tokens.client });
    expect(link.body).toMatchObject({ total_otd: 3_270_500, first_total_otd: 3_376_000, worksheet_count: 2 });
    expect(list.body[0]).not.toHaveProperty('created_by');
  });

  it('says which line cannot be', async () => {
    const tax_rule_id = await makeTaxRule(app);
    const errorsOf = async (body: Record<string, unknown>) => (await add(await asked(), body)).problem.errors;
    expect(await errorsOf({})).toHaveProperty('selling_price');
    expect(await errorsOf({ ...quote, selling_price: 1_000_000 })).toHaveProperty('selling_price');
    expect(await errorsOf({ ...quote, tax_rule_id, sales_tax: 100 })).toHaveProperty('sales_tax');
    expect(await errorsOf({ ...quote, tax_rule_id: await makeTaxRule(app, { is_active: false }) })).toHaveProperty('tax_rule_id');
    expect(await errorsOf({ ...quote, doc_fee: -1 })).toHaveProperty('doc_fee');
  });

  it('warns of an example rule and of a doc fee above its cap', async () => {
    const tax_rule_id = await makeTaxRule(app, { is_example: true });
    expect((await add(await asked(), { ...quote, doc_fee: 50_000, tax_rule_id })).body.warnings).toEqual(['doc_fee_over_cap', 'example_rule']);
  });
});

describe('a worksheet as a PDF', () => {
  const addressOf = (id: string) => app.call('getOtdWorksheetPdf', { params: { id }, token: world.tokens.client });

  it('is fetched by who may see it, with what it comes to and who quoted it', async () => {
    const { body } = await add(await asked(), { ...quote, dealer: 'Northgate Toyota', good_through: '2099-11-24', tax_rule_id: await makeTaxRule(app) });
    const address = await addressOf(body.id);
    expect(address.body).toMatchObject({ content_type: 'application/pdf' });
    const response = await app.fetch(address.body.url);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename=".+, revision 1\.pdf"/);
    const lines = pdfText(Buffer.from(await response.arrayBuffer()));
    expect(lines).toEqual(expect.arrayContaining(['Northgate Toyota', 'Good through Tue, Nov 24, 2099', 'Out the Door', '$39,178.03', '$30,798.03']));
  });

  it('is not fetched with the address of another one', async () => {
    const first = (await add(await asked(), quote)).body.id;
    const second = (await add(await asked(), quote)).body.id;
    const { url } = (await addressOf(first)).body;
    expect((await app.fetch(url.replace(first, second))).status).toBe(410);
  });
});

describe('medians of fees', () => {
  const medians = async (state: string) => (await app.call('getFeeMedians', { token: world.tokens.client, query: { state } })).body;

  it('are those of a state from five worksheets on, each car counted once by its last revision, fees that are not listed left out', async () => {
    const tax_rule_id = await makeTaxRule(app, { state: 'WY' });
    const with_fee = async (doc_fee: number) => {
      const id = await asked();
      await add(id, { selling_price: 3_000_000, doc_fee, tax_rule_id });
      return id;
    };
    const [first = ''] = await Promise.all([10_000, 20_000, 30_000, 40_000].map(with_fee));
    await with_fee(0);
    await add(first, { selling_price: 3_000_000, doc_fee: 12_000, tax_rule_id });
    expect(await medians('WY')).toEqual([]);
    await with_fee(90_000);
    expect(await medians('WY')).toEqual([{ kind: 'doc_fee', amount: 30_000, worksheets: 5 }]);
    expect(await medians('UT')).toEqual([]);
  });
});

it('an example that somebody has changed is no example any more', async () => {
  const id = await makeTaxRule(app, { is_example: true });
  const changed = await app.call('updateTaxRule', { params: { id }, token: world.tokens.admin, body: { rate: 6.875 } });
  expect(changed.body).toMatchObject({ rate: 6.875, is_example: false });
});

it('a report is kept in revisions; the last price closes the deal', async () => {
  const token = world.tokens.employee;
  const { id } = await makeLink(app, world.users.client, 'research_requested');
  const post = (summary: string) =>
    app.call('postResearchReport', { params: { id }, token, body: { verdict: 'with_care', summary, concerns: ['Front tires at 4/32.'] } });
  expect((await post('Sound, tires are due.')).body).toMatchObject({ revision: 1, title_status: 'unknown' });
  expect((await post('They will put on four tires.')).body.revision).toBe(2);
  await app.call('setLinkStatus', { params: { id }, token: world.tokens.client, body: { status: 'otd_requested' } });
  await add(id, { selling_price: 3_000_000 });
  await app.call('setLinkStatus', { params: { id }, token: world.tokens.client, body: { status: 'accepted' } });
  const bought = await app.call('recordFinalPrice', { params: { id }, token, body: { final_price: 2_990_000, purchased_on: '2026-11-20' } });
  expect(bought.body).toMatchObject({ status: 'purchased', final_price: 2_990_000, purchased_on: '2026-11-20', report_count: 2 });
});

it('what was bought is paperwork; handing it over is a move of its own, of which the client is told', async () => {
  const client = await makeAccount(world, 'client', { advisor_id: world.users.employee });
  const token = await app.signIn(client.email);
  const { id } = await makeLink(app, client.id, 'accepted');
  await app.call('recordFinalPrice', { params: { id }, token: world.tokens.employee, body: { final_price: 2_990_000 } });
  const last = async () => (await app.call('getJourney', { token })).body.steps.at(-1);
  const [row] = (await app.call('listDashboardListings', { token: world.tokens.employee, query: { filter: { user_id: client.id } } })).body;
  expect(row?.step_in_process).toBe('paperwork');
  expect((await last())?.state).not.toBe('done');
  await app.call('updateStepInProcess', { params: { id: row?.id }, token: world.tokens.employee, body: { step_in_process: 'delivered' } });
  expect((await last())?.state).toBe('done');
  const { items } = (await app.call('listTimeline', { token, params: { id: client.id } })).body;
  expect(items[0]).toMatchObject({ kind: 'car_delivered', words: 'Your car was delivered.' });
});
