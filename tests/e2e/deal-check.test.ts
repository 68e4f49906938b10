// A Deal Check in a browser: bought, the first quote sent, reviewed and answered, the second compared with it. The client is at a phone, the advisor at a desk;
// what one does stands on the page that the other has open.
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { moneyText } from '../../domain/money.ts';
import { roleHost } from '../../domain/role-hosts.ts';
import type { DealCheck, User } from '../../generated/api.ts';
import { dealVerdictLabels } from '../../generated/enums.ts';
import { answerDealCheckForm, sendDealCheckForm } from '../../generated/forms.ts';
import { messages as review } from '../../src/console/deal-checks/messages.ts';
import { verdictsOfLines } from '../../src/console/deal-checks/SaidFields.tsx';
import { saidField } from '../../src/console/deal-checks/review.ts';
import { messages } from '../../src/portal/deal-check/messages.ts';
import { axeViolations, openBrowser, phone, settled, sidewaysScroll, signIn, visitor } from '../support/browser.ts';
import { callerFor } from '../support/caller.ts';
import { press, title, toast } from '../support/console.ts';
import { pressByKey, tabTo, unreachedByTab } from '../support/keyboard.ts';
import { signUpFor } from '../support/journey/becoming-a-client.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const prospect = { first: 'Petra', last: 'Lindqvist', email: `petra.${Date.now()}@mailhaven.example` };
const name = `${prospect.first} ${prospect.last}`;
const car = '2025 Honda CR-V Hybrid';
/** In dollars, by the names on the page; 34,866.50 out the door. */
const lines = { 'Selling price': '32000', 'Doc fee': '699', Title: '18', Registration: '74.50', 'Sales tax': '2075' };

/** The paper, as small as a picture can be. */
const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64');

const live = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first().waitFor({ timeout: 50_000 });

/** What axe says, and what hangs over the edge. */
async function looksRight(page: Page): Promise<void> {
  await settled(page);
  expect([await axeViolations(page), await sidewaysScroll(page)]).toEqual([[], 0]);
}

/** The client types the paper's lines and sends them. */
async function sendLines(page: Page, typed: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${messages.form.type}`) }).click();
  for (const [line, amount] of Object.entries(typed)) await page.getByLabel(line, { exact: true }).fill(amount);
  await press(page, messages.form.send.quote);
  await toast(page, messages.form.sent.quote);
}

/** The advisor's word on the whole offer, and the report on its way. */
async function sendReport(page: Page, verdict: string, summary: string): Promise<void> {
  await page.getByRole('group', { name: review.whole }).getByRole('button', { name: verdict, exact: true }).click();
  await page.getByLabel(answerDealCheckForm.summary.label).fill(summary);
  await press(page.getByRole('main'), review.send);
  await press(page.getByRole('dialog', { name: review.confirm(name) }), review.send);
  await toast(page, review.done(name));
}

/** The same without a mouse. */
async function sendReportByKeys(page: Page, verdict: string, summary: string): Promise<void> {
  await pressByKey(page, page.getByRole('group', { name: review.whole }).getByRole('button', { name: verdict, exact: true }));
  await tabTo(page, page.getByLabel(answerDealCheckForm.summary.label));
  await page.keyboard.type(summary);
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
  await pressByKey(page, page.getByRole('dialog', { name: review.confirm(name) }).getByRole('button', { name: review.send }));
  await toast(page, review.done(name));
}

describe('a deal check', () => {
  it('is bought, answered, and its second version compared with the first', async () => {
    const client = await visitor(browser, { alone: true, host: roleHost('client', 'localhost'), viewport: phone, hasTouch: true });
    const advisor = await visitor(browser, { alone: true, host: roleHost('employee', 'localhost') });
    const asAdmin = await callerFor('admin@forecourt.example');
    await Promise.all([signIn(advisor.page, 'advisor@forecourt.example'), signUpFor(client.page, prospect, 'deal-check', '$249.00')]);
    const [person] = await asAdmin.get<User[]>('/users/detail', { q: prospect.email });
    const { id: advisorId } = await (await callerFor('advisor@forecourt.example')).get<User>('/auth/get/me');
    await asAdmin.send('PATCH', `/employees/update/${advisorId}`, { userId: advisorId, clients: [person?.id] });

    // The first paper: the advisor's open list has it at once.
    await advisor.page.goto('/deal-checks');
    await title(advisor.page, 'Deal checks');
    await client.page.goto('/deal-check');
    await client.page.getByLabel(sendDealCheckForm.title.label, { exact: true }).fill(car);
    await looksRight(client.page);
    await client.page.getByTestId('file-input').first().setInputFiles({ name: 'quote.png', mimeType: 'image/png', buffer: picture });
    await client.page.getByText('quote.png').waitFor();
    await sendLines(client.page, lines);
    await live(client.page, messages.waiting.submitted('quote'));
    await live(advisor.page, name);

    // The review, seen from its start.
    const [check] = await asAdmin.get<DealCheck[]>('/deal-checks', { user_id: person?.id });
    await advisor.page.goto(`/deal-checks/${check?.id}/review`);
    const { page: desk } = advisor;
    await desk.getByRole('img', { name: 'quote.png' }).waitFor();
    await pressByKey(desk, desk.getByRole('button', { name: review.start.act }));
    await live(client.page, messages.waiting.in_review('Maria', 'quote'));
    // From here to the report no mouse: the document beside the lines, the lines by their keys, everything else by Tab.
    const place = () => desk.locator('[data-place][aria-current="true"]').getAttribute('data-place');
    await place();
    expect(await unreachedByTab(desk, 'main')).toEqual([]);
    await desk.keyboard.press('Escape');
    // Tab leaves the last line current: back to the first one, then down to the fee.
    const first = await desk.locator('[data-place]').first().getAttribute('data-place');
    const count = await desk.locator('[data-place]').count();
    for (let line = 1; line < count; line += 1) await desk.keyboard.press('k');
    await expect.poll(place).toBe(first);
    for (let at = await place(); at !== 'doc_fee'; at = await place()) {
      await desk.keyboard.press('j');
      await expect.poll(place).not.toBe(at);
    }
    await desk.keyboard.press(String(1 + verdictsOfLines.indexOf('high')));
    const aim = desk.getByLabel(saidField('aim').label, { exact: true });
    await expect.poll(() => aim.evaluate((field) => field === document.activeElement)).toBe(true);
    await desk.keyboard.type('250');
    await looksRight(desk);
    await sendReportByKeys(desk, dealVerdictLabels.ask_first, 'The doc fee is too high.');
    await live(client.page, 'The doc fee is too high.');
    const [answered] = (await asAdmin.get<DealCheck>(`/deal-checks/${check?.id}`)).versions;
    await live(client.page, moneyText(answered?.report?.aim_total ?? 0));
    await looksRight(client.page);

    // The dealer came down: the second version beside the first.
    await press(client.page, messages.report.next);
    await sendLines(client.page, { ...lines, 'Doc fee': '250' });
    await live(advisor.page, review.compares(1));
    await press(advisor.page, review.start.act);
    await live(advisor.page, review.columns.before(1));
    await sendReport(advisor.page, dealVerdictLabels.good, 'Take it.');
    await live(client.page, new RegExp(messages.report.fixed(1)));
    await live(client.page, /\$449\.00 less/);
    expect([...client.problems(), ...advisor.problems()]).toEqual([]);
    for (const one of [client, advisor]) await one.close();
  });
});
