// A day without a connection: typed in two tabs, the network cut, the browser killed, another device meanwhile. The next day everything is there, merged.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { findChromium } from '../../scripts/setup/system-programs.ts';
import { desk, openBrowser, settled, signIn, visitor } from '../support/browser.ts';

const day = 24 * 60 * 60 * 1000;
let folder: string;
let elsewhere: Browser;
let mine: BrowserContext | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-offline-'));
  elsewhere = await openBrowser();
});
afterAll(async () => {
  await mine?.close();
  await rm(folder, { recursive: true, force: true });
});

/** The person's own browser, as they left it. */
const openMine = () =>
  chromium.launchPersistentContext(folder, {
    executablePath: findChromium() ?? 'chromium',
    args: ['--no-sandbox', '--disable-background-networking'],
    viewport: desk,
    baseURL: inject('serverUrl'),
    reducedMotion: 'reduce',
  });

async function open(page: Page, step: 'money' | 'logistics'): Promise<void> {
  await page.goto(`/client/preference-checklist?step=${step}`);
  await page.getByRole('status', { name: 'Saving' }).waitFor();
  await settled(page);
}
/** A browser that is killed may forget who was signed in a moment before: it writes that down seconds later. Then one signs in again, as a person would. */
async function signInWhereAsked(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  const asked = page.getByLabel('E-mail').waitFor();
  const known = page.waitForURL(/\/dashboard$/);
  if (await Promise.race([asked.then(() => true), known.then(() => false)])) await signIn(page, email);
}
async function type(page: Page, label: string, value: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel(label, { exact: true }).blur();
}
const says = (page: Page, words: string) => page.getByRole('status', { name: 'Saving' }).getByText(words, { exact: true }).waitFor();
const valueOf = (page: Page, label: string) => page.getByLabel(label, { exact: true }).inputValue();

it('loses nothing that was typed offline, in two tabs, before the browser was killed', async () => {
  mine = await openMine();
  const first = await mine.newPage();
  await signIn(first, 'client2@forecourt.example');
  await open(first, 'money');
  const second = await mine.newPage();
  await open(second, 'logistics');

  await mine.setOffline(true);
  await type(first, 'Total budget', '41,250');
  await type(second, 'How far will you go?', '75');
  for (const page of [first, second]) await says(page, 'Offline. Saved on this device and sent when you’re back online.');

  // Killed, not closed: nothing gets to say goodbye.
  const gone = new Promise((closed) => mine?.once('close', closed));
  const session = await mine.browser()?.newBrowserCDPSession();
  await session?.send('Browser.crash').catch(() => undefined);
  await gone;

  const other = await visitor(elsewhere);
  await signIn(other.page, 'client2@forecourt.example');
  await open(other.page, 'money');
  await type(other.page, 'Down payment', '6,400');
  await says(other.page, 'Saved');
  await other.close();

  mine = await openMine();
  await mine.clock.setSystemTime(Date.now() + day);
  const next = await mine.newPage();
  await signInWhereAsked(next, 'client2@forecourt.example');
  await open(next, 'money');
  await next.getByText(/^You saved this on another device .* Also updated: Down payment\.$/).waitFor();
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
