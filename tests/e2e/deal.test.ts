// Dealers' prices on role hosts, walked by four people: a client, an advisor, an admin, and a dealer without an account at a phone. What one does the others see
// on the page they have open.
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { roleHost } from '../../domain/role-hosts.ts';
import type { BidInvitation, Deal, User } from '../../generated/api.ts';
import { dealStatusLabels, linkStatusLabels } from '../../generated/enums.ts';
import { confirmContractForm, rateDealForm } from '../../generated/forms.ts';
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
import { askDealers, correctContract, enterContract, negotiate, nextRound, publishPrices, typePrice } from '../support/journey/deal.ts';
import { dealerToken, decline, sendPrice } from '../support/journey/dealers.ts';
import { answerPrice, choose } from '../support/journey/deciding.ts';
import { confirm, press, title } from '../support/console.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const hour = 3_600_000;
const car = '2025 Toyota RAV4 Hybrid XLE Premium';
/** The client's name differs each time the walk is tried on one server. */
const prospect = { first: 'Runa', last: 'Feldkamp', email: `runa.${Date.now()}@mailhaven.example` };

/** In cents, out the door without a tax rule: 37,000 and the fees. */
const lines = (selling_price: number) => ({ selling_price, doc_fee: 38_700, title: 1_800, registration: 7_450, sales_tax: 200_000 });
/** The same in dollars, by the names on the page. */
const typed = (selling: string) => ({ 'Selling price': selling, 'Doc fee': '387', Title: '18', Registration: '74.50', 'Sales tax': '2000' });

async function open(role: 'admin' | 'employee' | 'client', email?: string) {
  const one = await visitor(browser, { alone: true, host: roleHost(role, 'localhost') });
  one.page.setDefaultTimeout(20_000);
  if (email !== undefined) await signIn(one.page, email);
  return one;
}

/** The page that is open says it, within the time of a push. */
const live = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first().waitFor({ timeout: 15_000 });

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

describe('a request for prices', () => {
  it('goes from the checklist to the delivered car among four people, each of whom sees the others’ steps at once', async () => {
    const [client, advisor, admin, dealer] = [
      await open('client'),
      await open('employee', 'advisor@forecourt.example'),
      await open('admin', 'admin@forecourt.example'),
      await visitor(browser, { viewport: phone, hasTouch: true, alone: true }),
    ];
    dealer.page.setDefaultTimeout(20_000);
    const [asAdmin, asAdvisor] = [await callerFor('admin@forecourt.example'), await callerFor('advisor@forecourt.example')];

    // Checklist.
    await signUp(client.page, prospect);
    await submitChecklist(client.page);
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

    // Three answers, one of them from a phone; one declined.
    await dealer.page.goto(`/dealer#t=${first}`);
    await dealer.page.getByRole('heading', { level: 1, name: dealerMessages.ask }).waitFor();
    await looksRight(dealer.page);
    await typePrice(dealer.page, typed('37000'));
    await live(advisor.page, desk.counts(5, 1, 0));
    await live(client.page, '5 dealers asked, 1 answered');
    await sendPrice(second, lines(3_750_000));
    await sendPrice(third, lines(3_800_000));
    await decline(fourth, 'Sold this morning.');
    await live(advisor.page, desk.counts(5, 3, 1));
    await live(admin.page, desk.counts(5, 3, 1));
    await live(client.page, '5 dealers asked, 3 answered');

    // One too late, with the form open: what was typed stays.
    await dealer.page.goto('about:blank');
    await dealer.page.goto(`/dealer#t=${fifth}`);
    await dealer.page.getByLabel('Selling price', { exact: true }).fill('36000');
    await live(dealer.page, /^Draft saved/);
    await live(advisor.page, /^Typing: \$3\d,/);
    await asAdvisor.send('POST', `/bid-requests/${requestId}/extend`, { due_at: new Date(Date.now() + 4_000).toISOString() });
    await expect
      .poll(async () => (await asAdvisor.get<BidInvitation[]>(`/bid-requests/${requestId}/dealers`)).filter(({ status }) => status === 'expired').length, {
        timeout: 15_000,
      })
      .toBe(1);
    await press(dealer.page, dealerMessages.send);
    await live(dealer.page, dealerMessages.mailFigures);
    // What is refused is told by its status.
    expect(dealer.problems().filter((problem) => !problem.startsWith('409'))).toEqual([]);

    // Round two.
    await asAdvisor.send('POST', `/bid-requests/${requestId}/extend`, { due_at: new Date(Date.now() + 30 * hour).toISOString() });
    await nextRound(advisor.page, '39479.50', '2027-06-01T17:00');
    await live(admin.page, desk.round(2, '$39,479.50'));
    await dealer.page.goto('about:blank');
    await dealer.page.goto(`/dealer#t=${first}`);
    await dealer.page.getByRole('heading', { level: 1, name: dealerMessages.beat('$39,479.50') }).waitFor();
    await typePrice(dealer.page, { 'Selling price': '36500' }, true);
    await live(advisor.page, '$38,979.50');

    // Two prices published: the client's open page has them.
    await live(client.page, bids.none);
    const [own, other] = [asked[0]?.dealer_name ?? '', asked[1]?.dealer_name ?? ''];
    await publishPrices(advisor.page, [own, other]);
    await live(client.page, '$38,979.50');
    await live(client.page, other);
    await live(admin.page, bidRequestsLabels.published);

    // The client wants less, the advisor hears it where the client's links stand.
    await advisor.page.goto(`/client-profiles/${clientId}?tab=links`);
    await title(advisor.page, `${prospect.first} ${prospect.last}`);
    await negotiate(client.page, '38500', 'Then I sign this week.');
    await live(advisor.page, 'Client wants to pay $38,500.00');
    await asAdvisor.send('POST', `/bid-requests/${requestId}/rounds`, { target_total: 3_850_000, due_at: new Date(Date.now() + 40 * hour).toISOString() });
    await sendPrice(first, lines(3_600_000));
    await asAdvisor.send('POST', `/bid-requests/${requestId}/publish`, { dealer_ids: [asked[0]?.dealer_id] });
    await live(client.page, '$38,479.50');
    await admin.page.goto('/dashboard');
    const inPaperwork = await dealsIn(admin.page, dealStatusLabels.paperwork);
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
    await asAdvisor.send('POST', `/deals/${deal?.id}/slots`, {
      slots: [{ id: '1', starts_at: new Date(Date.now() + 60 * hour).toISOString(), place: 'At your door' }],
      bring: ['Your license'],
    });
    await advisor.page.goto(`/deals/${deal?.id}`);
    await client.page.getByRole('radio', { name: /At your door/ }).click();
    await live(advisor.page, check.delivery.chosen);
    await press(advisor.page.getByRole('region', { name: 'Next' }), 'Record delivery');
    await advisor.page.getByRole('dialog').getByRole('button', { name: 'Record delivery', exact: true }).click();
    await confirm(advisor.page, 'Record delivery');
    await live(client.page, room.leads.delivered('$500.00'));
    await client.page.getByRole('button', { name: '5', exact: true }).click();
    await client.page.getByLabel(rateDealForm.words.label).fill('Every line was right.');
    await press(client.page, room.survey.send);
    await live(advisor.page, 'Every line was right.');
    for (const one of [client, advisor, admin, dealer]) await one.close();
  }, 240_000);
});
