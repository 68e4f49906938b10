// The portal as an app without a store: files looked at and shared over the page.
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
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
