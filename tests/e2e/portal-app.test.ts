// The portal as an app without a store: files looked at and shared over the page, and what was last seen read without a connection.
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { manifestPath } from '../../domain/portal-app.ts';
import { axeViolations, openBrowser, phone, settled, sidewaysScroll, signIn, visitor } from '../support/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/** The device has a share sheet: what it is handed is noted. Chromium has none without a desktop around it. */
const withShareSheet = `
  navigator.canShare = () => true;
  navigator.share = async ({ files, title }) => { window.shared = { title, type: files[0].type, isFull: files[0].size > 400 }; };
`;
const shared = (page: Page) => page.evaluate(() => Reflect.get(window, 'shared') as unknown);

describe('a file', () => {
  it('is read over the page on a phone, and handed to another app', async () => {
    const { page, problems, close } = await visitor(browser, { viewport: phone });
    await page.addInitScript(withShareSheet);
    await signIn(page, 'client@forecourt.example');
    await page.goto('/client/shared-files');
    await page.getByRole('button', { name: 'Open Joint title form.pdf' }).click();
    const viewer = page.getByRole('dialog', { name: 'Joint title form.pdf' });
    // What the page says is read to who does not see it.
    await viewer.getByRole('img', { name: /Page 1 of 1.*a photo ID each/ }).waitFor();
    await settled(page);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeViolations(page, '[role=dialog]')).toEqual([]);
    await viewer.getByRole('button', { name: 'Share Joint title form.pdf' }).click();
    expect(await shared(page)).toEqual({ title: 'Joint title form.pdf', type: 'application/pdf', isFull: true });
    await viewer.getByRole('button', { name: 'Close' }).click();
    await viewer.waitFor({ state: 'detached' });
    expect(problems()).toEqual([]);
    await close();
  });

  it('that the server makes when it is asked for, as a worksheet, opens the same way', async () => {
    const { page, problems, close } = await visitor(browser);
    await signIn(page, 'client@forecourt.example');
    await page.goto('/client/listings');
    await page.getByRole('button', { name: 'Open the worksheet' }).first().click();
    await page.getByRole('button', { name: 'PDF' }).first().click();
    const viewer = page.getByRole('dialog', { name: /^Worksheet, revision \d+$/ });
    await viewer.getByRole('img', { name: /Out the door/i }).waitFor();
    await viewer.getByRole('button', { name: 'Zoom in' }).click();
    expect(problems()).toEqual([]);
    await close();
  });
});

/** Whether the worker has taken over the pages, and everything of this screen is kept. */
const isKept = async (page: Page) => {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(async () => {
    if (navigator.serviceWorker.controller === null) return false;
    navigator.serviceWorker.controller.postMessage('keep-all', []);
    const loaded = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'));
    const known = await Promise.all(loaded.map(({ name }) => caches.match(name)));
    return known.every((answer) => answer !== undefined);
  });
};
/** How many things of anybody this device keeps, and whose keys. */
const left = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('forecourt-seen');
        opening.addEventListener('success', () => {
          const db = opening.result;
          if (!db.objectStoreNames.contains('rows')) {
            db.close();
            resolve(0);
            return;
          }
          const rows = db.transaction(['rows', 'keys']).objectStore('rows').count();
          rows.addEventListener('success', () => {
            db.close();
            resolve(rows.result);
          });
        });
      }),
  );

/** Chromium’s own emulation tells a page that comes from the worker that there is a network: then it is the server that is away. */
const line = /^(?:You’re offline|Forecourt can’t be reached)\. This is from \d+:\d\d\s[AP]M\.$/;

describe('without a connection', () => {
  it.each([
    ['localhost', '/client'],
    ['portal.localhost', ''],
  ])('on %s what was last seen is read, says from when it is, and goes with whoever signs out', async (host, base) => {
    const { page, close } = await visitor(browser, { viewport: phone, host, keepsApp: true, alone: true });
    const context = page.context();
    await signIn(page, 'client@forecourt.example');
    // What Chromium itself asks of an app before it offers to install it.
    const session = await context.newCDPSession(page);
    const { errors, url } = await session.send('Page.getAppManifest');
    expect({ errors, path: new URL(url).pathname }).toEqual({ errors: [], path: `${base}${manifestPath}` });
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

    await page.goto(`${base}/listings`);
    await settled(page);
    const car = (await page.getByRole('heading', { level: 2 }).allTextContents()).join();
    await page.goto(`${base}/dashboard`);
    await settled(page);
    await isKept(page);
    await page.waitForFunction(() => navigator.onLine);
    await expect.poll(() => left(page), { timeout: 10_000 }).toBeGreaterThan(5);

    await context.setOffline(true);
    await page.goto(`${base}/listings`);
    await page.getByText(line).waitFor();
    expect((await page.getByRole('heading', { level: 2 }).allTextContents()).join()).toBe(car);
    expect(await axeViolations(page)).toEqual([]);

    await context.setOffline(false);
    await page.getByText(line).waitFor({ state: 'detached' });
    await page.goto('/logout');
    await page.getByLabel('E-mail').waitFor();
    await expect.poll(() => left(page)).toBe(0);

    // Another person on this device, without a connection as well: nothing of the first.
    await signIn(page, 'client2@forecourt.example');
    await settled(page);
    await context.setOffline(true);
    await page.goto(`${base}/listings`);
    await page.locator('[data-connection]').waitFor();
    expect((await page.getByRole('heading', { level: 2 }).allTextContents()).join()).not.toBe(car);
    await context.setOffline(false);
    await close();
  });
});
