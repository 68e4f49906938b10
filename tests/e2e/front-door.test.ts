// The front door in Chromium (issue 16): read and usable without a script, clean for axe, and sign-in from its first screen.
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoEmails, demoPassword } from '../../server/demo/logins.ts';
import { axeViolations, openBrowser, visitor } from '../support/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

describe('the front door', () => {
  it.each([390, 1280])('is clean for axe at %i px, light and dark, and never scrolls sideways', async (width) => {
    const { page, close } = await visitor(browser);
    await page.setViewportSize({ width, height: 844 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/');
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await close();
  });

  it('says what it costs and opens the worksheet without any script; its form leads to sign-in', async () => {
    const { page, close } = await visitor(browser, { javaScriptEnabled: false });
    await page.goto('/');
    expect(
      await page
        .getByRole('link', { name: /Full Service/ })
        .first()
        .innerText(),
    ).toContain('$999');
    await page.getByText('Fees', { exact: true }).click();
    expect(await page.getByText('Dealer prep').isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: 'Sign in without a password' }).getAttribute('href')).toBe('/sign-in-link');
    await page.getByLabel('E-mail').fill(demoEmails.client);
    await page.getByLabel('Password').fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/login');
    await close();
  });

  it('signs in from its first screen with one press, and then goes home at once', async () => {
    const { page, close } = await visitor(browser);
    const complaints: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
    await page.goto('/');
    await page.getByLabel('E-mail').fill(demoEmails.client);
    await page.getByLabel('Password').fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/client/dashboard');
    await page.goto('/');
    await page.waitForURL('**/client/dashboard');
    expect(complaints).toEqual([]);
    await close();
  });

  it('keeps what was typed where sign-in refuses it, and Back leads to it again', async () => {
    const { page, close } = await visitor(browser);
    await page.goto('/');
    await page.getByLabel('E-mail').fill(demoEmails.client);
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/login');
    await page.getByRole('alert').first().waitFor();
    expect(await page.getByLabel('E-mail').inputValue()).toBe(demoEmails.client);
    await page.goBack();
    await page.getByRole('heading', { name: 'How it works' }).waitFor();
    await close();
  });
});
