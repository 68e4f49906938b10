// Dealers' prices on role hosts, walked by four people: a client, an advisor, an admin, and a dealer without an account at a phone. What one does the others see
// on the page they have open.
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { roleHost } from '../../domain/role-hosts.ts';
import type { BidInvitation, Deal, User } from '../../generated/api.ts';
import { dealerAnswerStatusLabels, dealStatusLabels, linkStatusLabels } from '../../generated/enums.ts';
import { confirmContractForm, declineDealerRequestForm, rateDealForm } from '../../generated/forms.ts';
import { bidRequestsLabels } from '../../generated/labels.ts';
import { messages as desk } from '../../src/console/bids/messages.ts';
import { messages as check } from '../../src/console/deals/messages.ts';
import { bidsMessages as bids } from '../../src/portal/bids/messages.ts';
import { messages as linkMessages } from '../../src/features/links/messages.ts';
import { messages as room } from '../../src/portal/deal/messages.ts';
import { sheetMessages } from '../../src/portal/links/worksheet/messages.ts';
import { dealerMessages } from '../../src/public/messages/dealer.ts';
import { axeViolations, openBrowser, phone, settled, sidewaysScroll, signIn, visitor } from '../support/browser.ts';
import { callerFor } from '../support/caller.ts';
import { submitChecklist, signUp } from '../support/journey/becoming-a-client.ts';
import { askDealers, correctContract, enterContract, negotiate, nextRound, offerTime, publishPrices, typePrice } from '../support/journey/deal.ts';
import { dealerToken, halfMinute } from '../support/journey/dealers.ts';
import { answerPrice, choose } from '../support/journey/deciding.ts';
import { confirm, fill, press, title } from '../support/console.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const hour = 3_600_000;
const car = '2025 Toyota RAV4 Hybrid XLE Premium';
/** The client's name differs each time the walk is tried on one server. */
const prospect = { first: 'Runa', last: 'Feldkamp', email: `runa.${Date.now()}@mailhaven.example` };

/** In dollars, by the names on the page. */
const typed = (selling: string) => ({ 'Selling price': selling, 'Doc fee': '387', Title: '18', Registration: '74.50', 'Sales tax': '2000' });

async function open(role: 'admin' | 'employee' | 'client', email?: string) {
  const one = await visitor(browser, { alone: true, host: roleHost(role, 'localhost') });
  if (email !== undefined) await signIn(one.page, email);
  return one;
}

/** The page that is open says it, within the time of a push. */
const live = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first().waitFor({ timeout: 50_000 });

/** What axe says, and what hangs over the edge. */
async function looksRight(page: Page): Promise<void> {
  await settled(page);
  expect([await axeViolations(page), await sidewaysScroll(page)]).toEqual([[], 0]);
}

/** How many deals of this state the admin's dashboard counts. */
async function dealsIn(page: Page, state: string): Promise<number> {
  const panel = page.getByRole('list', { name: 'Deals' });
  await panel.waitFor();
  const count = panel.getByRole('listitem').filter({ hasText: state }).locator('b');
  return (await count.count()) === 0 ? 0 : Number(await count.innerText());
}

/** What the admin's dashboard says that delivered cars saved, in dollars, and how many there are. */
async function savedOn(page: Page): Promise<{ cars: number; dollars: number }> {
  const said = /\$([\d,.]+) saved for clients, (\d+) cars? delivered/;
  const [, dollars = '', cars] = said.exec(await page.getByText(said).innerText()) ?? [];
  return { cars: Number(cars), dollars: Number(dollars.replaceAll(',', '')) };
}

describe('a request for prices', () => {
  it('goes from the checklist to the delivered car among four people, each of whom sees the others’ steps at once', async () => {
    const [client, advisor, admin, dealer, others] = [
      await open('client'),
      await open('employee', 'advisor@forecourt.example'),
      await open('admin', 'admin@forecourt.example'),
      await visitor(browser, { viewport: phone, hasTouch: true, alone: true }),
      await visitor(browser, { viewport: phone, hasTouch: true, alone: true }),
    ];
    // A dealer's page asks each half minute how its request is: their clocks can be put on.
    for (const { page } of [dealer, others]) await page.clock.install();
    const openAs = async (token: string) => {
      await others.page.goto('about:blank');
      await others.page.goto(`/dealer#t=${token}`);
      await others.page.getByRole('heading', { level: 1, name: dealerMessages.ask }).waitFor();
    };
    const [asAdmin, asAdvisor] = [await callerFor('admin@forecourt.example'), await callerFor('advisor@forecourt.example')];

    // Checklist.
    await signUp(client.page, prospect);
    await admin.page.goto('/new-requests');
    await submitChecklist(client.page);
    await live(admin.page, `${prospect.first} ${prospect.last}`);
    const [person] = await asAdmin.get<User[]>('/users/detail', { q: prospect.email });
    const { id: advisorId } = await asAdvisor.get<User>('/auth/get/me');
    const clientId = person?.id ?? '';
    await asAdmin.send('PATCH', `/employees/update/${advisorId}`, { userId: advisorId, clients: [clientId] });
    await asAdvisor.send('POST', `/users/new/${clientId}/begin`);
    await asAdvisor.send('POST', '/links/manual-upload', {
      user_id: clientId,
      is_displayed: true,
      links: [{ url: `https://cars.example/rav4/${Date.now()}`, title: car, make: 'Toyota', model: 'RAV4 Hybrid', year: 2025, price: 3_875_500 }],
    });
    await client.page
      .getByRole('link', { name: /^Listings/ })
      .first()
      .click();
    await choose(client.page, car, 'forward');

    // Request to five dealers; the admin looks on, the client counts along.
    const requestId = await askDealers(advisor.page, clientId, car);
    await admin.page.goto(`/bid-requests/${requestId}`);
    await live(admin.page, desk.counts(5, 0, 0));
    await client.page.goto(`/bids/${requestId}`);
    await live(client.page, '5 dealers asked, 0 answered');
    const asked = await asAdvisor.get<BidInvitation[]>(`/bid-requests/${requestId}/dealers`);
    const tokens = await Promise.all(asked.map(({ email }) => dealerToken(email ?? '')));
    const [first = '', second = '', third = '', fourth = '', fifth = ''] = tokens;

    // Three answers, one declined; the first dealer's page stays open from here on.
    await dealer.page.goto(`/dealer#t=${first}`);
    await dealer.page.getByRole('heading', { level: 1, name: dealerMessages.ask }).waitFor();
    await looksRight(dealer.page);
    await typePrice(dealer.page, typed('37000'));
    await live(advisor.page, desk.counts(5, 1, 0));
    await live(client.page, '5 dealers asked, 1 answered');
    for (const [token, price] of [
      [second, '37500'],
      [third, '38000'],
    ] as const) {
      await openAs(token);
      await typePrice(others.page, typed(price));
    }
    await openAs(fourth);
    await press(others.page, dealerMessages.cant);
    await fill(others.page, declineDealerRequestForm.reason.label, 'Sold this morning.');
    await press(others.page, dealerMessages.cantSend);
    await others.page.getByRole('heading', { name: dealerMessages.declined }).waitFor();
    await live(advisor.page, desk.counts(5, 3, 1));
    await live(admin.page, desk.counts(5, 3, 1));
    await live(client.page, '5 dealers asked, 3 answered');

    // One types without a connection and is too late, with the form open: what was typed stays.
    await openAs(fifth);
    await others.page.context().setOffline(true);
    await others.page.getByLabel('Selling price', { exact: true }).fill('36000');
    await live(others.page, dealerMessages.offline);
    await others.page.context().setOffline(false);
    await live(others.page, /^Draft saved/);
    await live(advisor.page, /^Typing: \$3\d,/);
    await asAdvisor.send('POST', `/bid-requests/${requestId}/extend`, { due_at: new Date(Date.now() + 4_000).toISOString() });
    await expect
      .poll(async () => (await asAdvisor.get<BidInvitation[]>(`/bid-requests/${requestId}/dealers`)).filter(({ status }) => status === 'expired').length)
      .toBe(1);
    for (const { page } of [advisor, admin]) await live(page, dealerAnswerStatusLabels.expired);
    await press(others.page, dealerMessages.send);
    await live(others.page, dealerMessages.mailFigures);
    // What is refused is told by its status, and that there was no connection.
    expect([...dealer.problems(), ...others.problems()].filter((problem) => !/^409|ERR_INTERNET_DISCONNECTED/.test(problem))).toEqual([]);

    // More time, then round two: the pages that are open learn of both.
    await asAdvisor.send('POST', `/bid-requests/${requestId}/extend`, { due_at: new Date(Date.now() + 30 * hour).toISOString() });
    await halfMinute(others.page);
    await others.page.getByRole('button', { name: dealerMessages.send, exact: true }).waitFor();
    expect(await others.page.getByLabel('Selling price', { exact: true }).inputValue()).toMatch(/^36,?000/);
    await nextRound(advisor.page, '39479.50', '2027-06-01T17:00');
    await live(admin.page, desk.round(2, '$39,479.50'));
    await halfMinute(dealer.page);
    await dealer.page.getByRole('heading', { level: 1, name: dealerMessages.beat('$39,479.50') }).waitFor();
    await typePrice(dealer.page, { 'Selling price': '36500' }, true);
    await live(advisor.page, '$38,979.50');

    // Two prices published: the client's open page has them.
    await live(client.page, bids.none);
    const [own, other] = [asked[0]?.dealer_name ?? '', asked[1]?.dealer_name ?? ''];
    await publishPrices(advisor.page, [own, other]);
    await live(client.page, '$38,979.50');
    await live(client.page, other);
    await live(client.page, bids.declined('Sold this morning.'));
    await live(admin.page, bidRequestsLabels.published);

    // The client wants less, the advisor hears it where the client's links stand.
    await advisor.page.goto(`/client-profiles/${clientId}?tab=links`);
    await title(advisor.page, `${prospect.first} ${prospect.last}`);
    await negotiate(client.page, '38500', 'Then I sign this week.');
    await live(advisor.page, 'Client wants to pay $38,500.00');
    await advisor.page.goto(`/bid-requests/${requestId}`);
    await nextRound(advisor.page, '38500', '2027-06-02T17:00');
    await halfMinute(dealer.page);
    await dealer.page.getByRole('heading', { level: 1, name: dealerMessages.beat('$38,500.00') }).waitFor();
    await typePrice(dealer.page, { 'Selling price': '36000' }, true);
    await live(advisor.page, '$38,479.50');
    await publishPrices(advisor.page, [own]);
    await live(client.page, '$38,479.50');
    await asAdvisor.send('POST', `/bid-requests/${requestId}/close`);
    await halfMinute(dealer.page);
    await dealer.page.getByRole('heading', { name: dealerMessages.closed }).waitFor();
    await advisor.page.goto(`/client-profiles/${clientId}?tab=links`);
    await title(advisor.page, `${prospect.first} ${prospect.last}`);
    await admin.page.goto('/dashboard');
    const inPaperwork = await dealsIn(admin.page, dealStatusLabels.paperwork);
    const inCheck = await dealsIn(admin.page, dealStatusLabels.contract_check);
    const before = await savedOn(admin.page);
    await client.page.getByRole('link', { name: bids.worksheetOf(own), exact: true }).click();
    await answerPrice(client.page, client.page.getByRole('region', { name: sheetMessages.decision }), 'Accept this price');
    await live(advisor.page, linkStatusLabels.accepted);
    await expect.poll(() => dealsIn(admin.page, dealStatusLabels.paperwork)).toBe(inPaperwork + 1);

    // A contract with one fee too many: found, asked away, resolved.
    const [deal] = await asAdvisor.get<Deal[]>('/deals', { user_id: clientId });
    await client.page.getByRole('link', { name: linkMessages.seeDeal, exact: true }).click();
    await live(client.page, room.heads.paperwork);
    await advisor.page.goto(`/deals/${deal?.id}`);
    const fee = { fee: 'Nitrogen tire fill', amount: '196' };
    await enterContract(advisor.page, { ...fee, total: '38675.50' });
    await live(client.page, room.heads.differs(prospect.first));
    await live(client.page, fee.fee);
    await expect.poll(() => dealsIn(admin.page, dealStatusLabels.contract_check)).toBe(inCheck + 1);
    await press(advisor.page, check.ask);
    await live(client.page, room.contract.asked);
    await correctContract(advisor.page, fee.fee, '38479.50');
    await live(client.page, room.heads.contract_check);
    await client.page.getByLabel(confirmContractForm.name.label, { exact: true }).fill(`${prospect.first} ${prospect.last}`);
    await press(client.page, room.contract.confirm);
    await live(client.page, room.heads.scheduled);
    await live(advisor.page, dealStatusLabels.scheduled);
    await live(admin.page, dealStatusLabels.scheduled);

    // A time, the car, what was saved, and how it went.
    await advisor.page.goto(`/deals/${deal?.id}`);
    await offerTime(advisor.page, { time: '2027-06-10T10:00', place: 'At your door' });
    await admin.page.goto(`/deals/${deal?.id}`);
    await live(admin.page, /At your door/);
    await client.page.getByRole('radio', { name: /At your door/ }).click();
    for (const { page } of [advisor, admin]) await live(page, check.delivery.chosen);
    await admin.page.goto('/dashboard');
    await press(advisor.page.getByRole('region', { name: 'Next' }), 'Record delivery');
    await advisor.page.getByRole('dialog').getByRole('button', { name: 'Record delivery', exact: true }).click();
    await confirm(advisor.page, 'Record delivery');
    await live(client.page, room.leads.delivered('$1,000.00'));
    await expect.poll(() => savedOn(admin.page)).toEqual({ cars: before.cars + 1, dollars: before.dollars + 1000 });
    // An unhappy client stands on the admin's dashboard, first of all.
    await client.page.getByRole('button', { name: '1', exact: true }).click();
    const words = 'Every line was right, the car came two hours late.';
    await client.page.getByLabel(rateDealForm.words.label).fill(words);
    await press(client.page, room.survey.send);
    await live(advisor.page, words);
    await live(admin.page, words);
    for (const one of [client, advisor, admin, dealer, others]) await one.close();
  });
});
