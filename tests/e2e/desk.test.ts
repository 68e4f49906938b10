// An advisor at work for one client, in a browser: paste links, publish, report, quote with live totals, quote again.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeViolations, openBrowser, settled, sidewaysScroll, signIn, visitor, type Visitor } from '../support/browser.ts';
import { callerFor, type Caller } from '../support/caller.ts';
import { fieldOf, toast } from '../support/console.ts';

let browser: Browser;
let advisor: Visitor;
let page: Page;
let desk: Caller;
let client: Caller;
let clientId: string;

beforeAll(async () => {
  browser = await openBrowser();
  desk = await callerFor('advisor@forecourt.example');
  client = await callerFor('client@forecourt.example');
  clientId = (await client.get<{ id: string }>('/auth/get/me')).id;
  advisor = await visitor(browser);
  page = advisor.page;
  await signIn(page, 'advisor@forecourt.example');
});
afterAll(async () => {
  await advisor.close();
});

interface Link {
  id: string;
  title: string;
  url: string | null;
  status: string;
  is_displayed: boolean;
  comments: string | null;
  total_otd: number | null;
}
const address = 'https://desk-motors.example/inventory/2024-mazda-cx-50-hybrid';
const theLink = async (): Promise<Link> => {
  const links = await desk.get<Link[]>('/links', { user_id: clientId, q: 'Mazda CX' });
  const link = links.find((each) => each.url === address);
  if (!link) throw new Error('The pasted link is not there.');
  return link;
};
const decides = async (status: string) => client.send('PATCH', `/links/${(await theLink()).id}/status`, { status });
const openLinks = async () => {
  await page.goto(`/employee/client-profiles/${clientId}?tab=links`);
  await settled(page);
};

it('is walked from pasted addresses to the second revision of a price', async () => {
  await page.goto(`/employee/client-profiles/${clientId}`);
  await page.getByRole('heading', { level: 1, name: 'Hannah Okafor' }).waitFor();
  await page.getByRole('tab', { name: 'Links & OTD' }).click();
  await page.getByRole('link', { name: 'Add links' }).click();

  const before = await desk.get<Link[]>('/links', { user_id: clientId });
  const known = before.find((link) => link.url !== null)?.url ?? '';
  await page.getByLabel('Web addresses').fill(`${address}?utm_source=mail\n${known}\nnowhere`);
  await page.getByRole('button', { name: 'Add to the table' }).click();
  const grid = page.getByRole('grid', { name: '3 cars to add' });
  await grid.getByText('Hannah has this car.').waitFor();
  await grid.getByText('Not a valid web address.').waitFor();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemradio', { name: 'Comments' }).click();
  // From here on by the keyboard alone: the first row's price, and its comments further on.
  await grid.focus();
  await page.keyboard.press('Control+Home');
  for (let column = 0; column < 3; column += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.type('31,995');
  await page.keyboard.press('Tab');
  await grid.getByRole('gridcell', { name: '$31,995' }).waitFor();
  // Behind them the address, because one is wrong, and the must-haves.
  await page.keyboard.press('End');
  for (let column = 0; column < 2; column += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('Two hours from you, but the best price.');
  await page.keyboard.press('Enter');
  await page.getByLabel('Message to Hannah').fill('Found this one today.');
  // The row is looked at anew after what was typed.
  await page.getByRole('button', { name: 'Publish 1 car' }).and(page.locator(':enabled')).waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByText('1 car published. Hannah notified.').waitFor();
  expect(await theLink()).toMatchObject({ is_displayed: true, comments: 'Two hours from you, but the best price.', status: 'proposed', price: 3_199_500 });

  await decides('research_requested');
  await openLinks();
  await page.goto(`/employee/client-profiles/${clientId}?tab=links&report=${(await theLink()).id}`);
  const report = page.getByRole('dialog', { name: 'Research report' });
  await report.getByRole('button', { name: 'Post research report' }).click();
  await report.getByText('Fix 3 fields to continue').or(report.getByText('Fix 2 fields to continue')).waitFor();
  await report.getByRole('button', { name: 'Go ahead', exact: true }).click();
  await report.getByLabel('Summary').fill('One owner, no accidents.');
  await report.getByLabel('Concerns').fill('Tires at 4/32.\nOne key.');
  await report.getByRole('button', { name: 'Post research report' }).click();
  await toast(page, 'Report posted. Client notified.');
  const reports = await desk.get<{ concerns: string[] }[]>('/research-reports', { link_id: (await theLink()).id });
  expect(reports[0]?.concerns).toEqual(['Tires at 4/32.', 'One key.']);

  await decides('otd_requested');
  await page.goto(`/employee/client-profiles/${clientId}/links/${(await theLink()).id}/worksheet`);
  await page.getByRole('heading', { level: 1, name: /^OTD worksheet/ }).waitFor();
  const total = page.getByLabel('Out the Door', { exact: true });
  await page.getByLabel('Tax rule').selectOption({ label: 'No rule: the dealer’s own tax' });
  await fieldOf(page, 'Selling price').fill('31,995');
  await fieldOf(page, 'Doc fee').fill('250');
  await fieldOf(page, 'Sales tax').fill('2,000.50');
  await page.getByRole('button', { name: 'Add rebate' }).click();
  const rebate = page.getByRole('group', { name: 'Rebate 1' });
  await fieldOf(rebate, 'Amount').fill('500');
  // 31,995.00 + 250.00 + 2,000.50 - 500.00
  await page.waitForFunction(() => document.querySelector('output')?.textContent === '$33,745.50');
  await page.getByRole('button', { name: 'Enter OTD worksheet' }).click();
  await page.getByText('Fix 1 field to continue').waitFor();
  expect(await fieldOf(page, 'Doc fee').inputValue()).toBe('250.00');
  await fieldOf(rebate, 'Rebate').fill('Loyalty');
  await page.getByRole('button', { name: 'Enter OTD worksheet' }).click();
  await toast(page, 'OTD price saved. Client notified.');
  expect(await theLink()).toMatchObject({ status: 'otd_received', total_otd: 3_374_550 });

  await page.goto(`/employee/client-profiles/${clientId}/links/${(await theLink()).id}/worksheet`);
  await fieldOf(page, 'Doc fee').fill('100');
  await page.getByText('$150.00 less than revision 1').waitFor();
  const table = page.getByRole('region', { name: 'Revisions' });
  expect(await table.getByRole('row', { name: /^Doc fee/ }).innerText()).toContain('−$150.00');
  expect(await total.innerText()).toBe('$33,595.50');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Enter revision 2' }).click();
  // The link's drawer opens over the page; what is told stays in reach.
  await page.getByRole('dialog').waitFor();
  await toast(page, 'OTD price saved. Client notified.');
  expect(await theLink()).toMatchObject({ total_otd: 3_359_550 });
  expect(advisor.problems()).toEqual([]);
});

it('stands in every tab without an error, and the back button leads through them', async () => {
  await page.goto(`/employee/client-profiles/${clientId}`);
  for (const tab of ['Preferences', 'Files', 'Complaints', 'Tracker', 'Payments']) {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('tabpanel', { name: tab }).waitFor();
    await settled(page);
    expect(await page.getByRole('alert').count()).toBe(0);
  }
  await page.goBack();
  await page.getByRole('tab', { name: 'Tracker', selected: true }).waitFor();
  expect(new URL(page.url()).searchParams.get('tab')).toBe('tracker');

  await page.getByLabel('Objections').fill('Wants no dealer add-ons.');
  await page.getByLabel('Objections').blur();
  await toast(page, 'Objections saved.');
  // Each pause in the typing is a change of its own.
  await page.getByText('Objections set').first().waitFor();
  await page.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'See as client' }).click();
  await page.getByText('You see what Hannah sees.').waitFor();
  await settled(page);
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['?tab=links', '?tab=tracker', '/as-client', '/add-links']) {
    await page.goto(`/employee/client-profiles/${clientId}${path}`);
    await settled(page);
    expect(await sidewaysScroll(page), path).toBe(0);
  }
  expect(advisor.problems()).toEqual([]);
});

it('what is pressed stays under the pointer: a row of the queue that is not the open one acts at the first press, and so does a form’s button', async () => {
  await page.goto('/employee/dashboard');
  await settled(page);
  const queue = page.getByRole('region', { name: 'Who needs me now' });
  const row = queue.getByRole('listitem').filter({ hasText: 'Checklist submitted' }).last();
  const action = row.getByRole('link', { name: /^Begin/ });
  const before = page.url();
  // Nothing of it is waited for between the two: where it is is where it is pressed.
  await action.click({ noWaitAfter: true, force: true });
  await page.waitForURL((url) => url.href !== before);

  await page.goto('/support');
  const mail = page.getByLabel('E-mail');
  const send = page.getByRole('button', { name: /^Send/ });
  // What checks it is there from now on.
  await mail.fill('nobody');
  await mail.blur();
  const wrong = page.getByText(/e-mail address/i);
  await wrong.first().waitFor();
  await mail.fill('nobody@mailhaven.example');
  await expect.poll(() => wrong.count()).toBe(0);
  await mail.fill('nobody');
  const { x, y, width, height } = (await send.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  // Long enough for the error to be drawn, were it not waiting.
  await page.evaluate(() => new Promise<void>((resolve) => setTimeout(() => requestAnimationFrame(() => setTimeout(resolve)))));
  expect(await send.boundingBox()).toMatchObject({ x, y });
  await page.mouse.up();
  await wrong.first().waitFor();
});
