// The ten most frequent tasks of an advisor in one day, by keyboard alone (docs/keyboard.md counts the keys).
import type { Browser, Page } from 'playwright-core';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { urgencyKindLabels } from '../../generated/enums.ts';
import { addOtdWorksheetForm } from '../../generated/forms.ts';
import { openBrowser, settled, signIn, visitor, type Visitor } from '../support/browser.ts';
import { callerFor, type Caller } from '../support/caller.ts';
import { toast } from '../support/console.ts';
import { tabTo } from '../support/keyboard.ts';

interface Link {
  id: string;
  title: string;
  status: string;
  is_displayed: boolean;
}

let browser: Browser;
let advisor: Visitor;
let page: Page;
let desk: Caller;
let client: Caller;
let clientId: string;
const name = 'Hannah Okafor';
const cars = ['2023 Honda CR-V By Key', '2022 Mazda CX-5 By Key', '2024 Kia Sportage By Key'];

beforeAll(async () => {
  browser = await openBrowser();
  desk = await callerFor('advisor@forecourt.example');
  client = await callerFor('client@forecourt.example');
  clientId = (await client.get<{ id: string }>('/auth/get/me')).id;
  await desk.send('POST', '/links/manual-upload', { user_id: clientId, links: cars.map((title) => ({ title })) });
  advisor = await visitor(browser, { alone: true, permissions: ['clipboard-read', 'clipboard-write'] });
  page = advisor.page;
  await signIn(page, 'advisor@forecourt.example');
  await settled(page);
});
afterAll(() => advisor.close());

const press = (...keys: readonly string[]) => keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
const send = () => press('ControlOrMeta+Enter');
const links = () => desk.get<Link[]>('/links', { user_id: clientId, q: 'By Key' });
const idOf = async (title: string | undefined) => (await links()).find((each) => each.title === title)?.id;
const toHannah = async () => {
  await press('/');
  await page.getByRole('combobox', { name: 'Search or run a command' }).waitFor();
  await page.keyboard.type('hannah');
  await page.getByRole('option', { name: new RegExp(`^${name}`), selected: true }).waitFor();
  await press('Enter');
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await settled(page);
};
/** Goes down the queue of the dashboard to somebody's row of a kind. */
const toRow = async (whose: string, kind: string) => {
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await press('g', 'd');
  const queue = page.getByRole('region', { name: 'Who needs me now' });
  await queue.getByRole('listitem').first().waitFor();
  await settled(page);
  for (let count = 0; count < 60; count += 1) {
    await press('j');
    const row = await queue.locator('li[aria-current]').innerText();
    if (row.includes(whose) && row.includes(kind)) return;
  }
  throw new Error(`No row of the queue says ${whose} ${kind}.`);
};

it('is worked through by keyboard alone', async () => {
  // A contact, the step, the follow-up, a file, and a reply: each from the client's page.
  await toHannah();
  await press('l');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Summary' }).waitFor();
  await page.keyboard.type('Called about the trunk.');
  await send();
  await toast(page, `Call with ${name} logged`);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await press('m');
  await page.getByRole('menuitemradio', { checked: true }).waitFor();
  await page.keyboard.type('Neg');
  await press('Enter');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await press('d');
  await page.getByRole('dialog', { name: `Follow up with ${name}` }).waitFor();
  await page.keyboard.type('12242026');
  await press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect
    .poll(() => desk.get<{ step_in_process: string; date_to_re_engage: string }[]>('/dashboard-listings/all', { user_id: clientId }))
    .toMatchObject([{ step_in_process: 'negotiating', date_to_re_engage: '2026-12-24' }]);
  const chooser = page.waitForEvent('filechooser');
  await press('f');
  await (await chooser).setFiles({ name: 'by-key.txt', mimeType: 'text/plain', buffer: Buffer.from('A list of questions') });
  await toast(page, 'File shared. Client notified.');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await press('r');
  await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA');
  const text = `By key ${uuidv7()}`;
  await page.keyboard.type(text);
  await press('Enter');
  await page.getByText(text).first().waitFor();

  // Two of the three hidden links, and one from the clipboard.
  await press('Escape', 'c');
  await page.getByRole('checkbox', { name: `Select ${cars[0]}` }).waitFor();
  await settled(page);
  // All that fit at once, but for the one that is not wanted.
  await press('h');
  await page.getByText('3 selected', { exact: true }).waitFor();
  for (let count = 0; count < 60; count += 1) {
    await press('j');
    if ((await page.evaluate(() => document.activeElement?.textContent)) === cars[1]) break;
  }
  await press('x');
  await page.getByText('2 selected', { exact: true }).waitFor();
  await press('p');
  await toast(page, '2 links published');
  expect((await links()).filter((link) => link.is_displayed)).toHaveLength(2);
  await press('a');
  await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA');
  await page.evaluate(() => navigator.clipboard.writeText('https://by-key.example/inventory/2024-mazda-cx-90'));
  await press('ControlOrMeta+v');
  await page.getByRole('button', { name: 'Publish 1 car' }).and(page.locator(':enabled')).waitFor();
  await send();
  await page.getByText('1 car published. Hannah notified.').waitFor();
  await press('Escape');

  // What the client then asks for comes up in the queue, with what they asked for before; the row opens the very form of the oldest.
  for (const [title, status] of [
    [cars[0], 'research_requested'],
    [cars[2], 'otd_requested'],
  ])
    await client.send('PATCH', `/links/${await idOf(title)}/status`, { status });
  await toRow(name, urgencyKindLabels.research_asked);
  await press('Enter');
  await page.getByRole('dialog', { name: 'Research report' }).waitFor();
  await page.waitForFunction(() => document.activeElement?.closest('[role="toolbar"]') !== null);
  const researched = new URL(page.url()).searchParams.get('report');
  await press('Space', 'Tab');
  await page.keyboard.type('One owner, no accidents.');
  await send();
  await toast(page, 'Report posted. Client notified.');
  await toRow(name, urgencyKindLabels.otd_asked);
  await press('Enter');
  await page.getByRole('heading', { level: 1, name: /^OTD worksheet/ }).waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
  const priced = /links\/([^/]+)\/worksheet/.exec(page.url())?.[1];
  await page.keyboard.type('Key Motors');
  await tabTo(page, page.getByLabel(addOtdWorksheetForm.msrp.label, { exact: true }));
  await page.keyboard.type('28500');
  await send();
  await toast(page, 'OTD price saved. Client notified.');
  const statusOf = async (id: string | null | undefined) => (await desk.get<Link>(`/links/${id}`)).status;
  expect([await statusOf(researched), await statusOf(priced)]).toEqual(['researched', 'otd_received']);
  // The link opens beside the list once it is saved, and takes the keys.
  await page.waitForFunction(() => document.activeElement?.closest('[role="dialog"]'));
  await press('Escape');

  // Somebody new: the whole brief, then it is begun.
  await toRow('', urgencyKindLabels.checklist_submitted);
  await press('Enter');
  await page.getByRole('region', { name: 'Preferences' }).waitFor();
  await settled(page);
  await send();
  await toast(page, '’s advisor');
  expect(advisor.problems()).toEqual([]);
});
