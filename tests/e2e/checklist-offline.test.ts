// A day without a connection: typed in two tabs, the network cut, the browser killed, another device meanwhile. The next day everything is there, merged.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openBrowser, settled, signIn, visitor } from '../support/browser.ts';
import { ownBrowser, signInWhereAsked, type OwnBrowser } from '../support/own-browser.ts';

let elsewhere: Browser;
let mine: OwnBrowser;
beforeAll(async () => {
  elsewhere = await openBrowser();
  mine = await ownBrowser(() => inject('serverUrl'));
});
afterAll(() => mine.remove());

async function open(page: Page, step: 'money' | 'logistics'): Promise<void> {
  await page.goto(`/client/preference-checklist?step=${step}`);
  await page.getByRole('status', { name: 'Saving' }).waitFor();
  await settled(page);
}
async function type(page: Page, label: string, value: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel(label, { exact: true }).blur();
}
const says = (page: Page, words: string) => page.getByRole('status', { name: 'Saving' }).getByText(words, { exact: true }).waitFor();
const valueOf = (page: Page, label: string) => page.getByLabel(label, { exact: true }).inputValue();

it('loses nothing that was typed offline, in two tabs, before the browser was killed', async () => {
  const before = await mine.open();
  const first = await before.newPage();
  await signIn(first, 'client2@forecourt.example');
  await open(first, 'money');
  const second = await before.newPage();
  await open(second, 'logistics');

  await before.setOffline(true);
  await type(first, 'Total budget', '41,250');
  await type(second, 'How far will you go?', '75');
  for (const page of [first, second]) await says(page, 'Offline. Saved on this device and sent when you’re back online.');

  await mine.kill();

  const other = await visitor(elsewhere);
  await signIn(other.page, 'client2@forecourt.example');
  await open(other.page, 'money');
  await type(other.page, 'Down payment', '6,400');
  await says(other.page, 'Saved');
  await other.close();

  const next = await (await mine.open(1)).newPage();
  await signInWhereAsked(next, 'client2@forecourt.example');
  await open(next, 'money');
  await next.getByText(/^You saved this elsewhere .* Also updated: Down payment\.$/).waitFor();
  await says(next, 'Saved');
  expect(await valueOf(next, 'Total budget')).toBe('41,250.00');
  expect(await valueOf(next, 'Down payment')).toBe('6,400.00');

  const after = await visitor(elsewhere);
  await signIn(after.page, 'client2@forecourt.example');
  await open(after.page, 'money');
  expect([await valueOf(after.page, 'Total budget'), await valueOf(after.page, 'Down payment')]).toEqual(['41,250.00', '6,400.00']);
  await open(after.page, 'logistics');
  expect(await valueOf(after.page, 'How far will you go?')).toMatch(/^75/);
  await after.close();
});
