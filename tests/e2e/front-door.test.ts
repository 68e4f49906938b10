// The front door in Chromium (issue 16): read and usable without a script, clean for axe, and sign-in from its first screen.
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { demoEmails, demoPassword } from '../../server/demo/logins.ts';
import type { FrontDoor } from '../../generated/api.ts';
import { updateFrontDoorForm } from '../../generated/forms.ts';
import { axeViolations, openBrowser, signIn, visitor } from '../support/browser.ts';
import { callerFor } from '../support/caller.ts';

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

  it('is edited by an admin, who sees it in a frame before anybody else does', async () => {
    const admin = await callerFor(demoEmails.admin);
    const before = await admin.get<FrontDoor>('/front-door');
    const headline = 'Your next car, found by somebody who works for you';
    const shown = async () => (await fetch(`${inject('serverUrl')}/`)).text();
    const { page, problems, close } = await visitor(browser);
    await signIn(page, demoEmails.admin);
    await page.goto('/admin/front-door');
    await page.getByLabel(updateFrontDoorForm.headline.label).fill(headline);
    await page.getByRole('button', { name: 'Preview' }).click();
    const frame = page.frameLocator('iframe[title="Preview, not saved"]');
    await frame.getByRole('heading', { level: 1, name: headline }).waitFor();
    // In the page's own font, as strangers see it.
    const usesFont = () => frame.locator('body').evaluate(async (body) => (await body.ownerDocument.fonts.load('15px "Inter Variable"')).length > 0);
    await expect.poll(usesFont).toBe(true);
    expect(await shown()).not.toContain(headline);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Publish 1 change' }).click();
    await page.getByText('1 change published.').waitFor();
    expect(await shown()).toContain(headline);
    expect(problems()).toEqual([]);
    await close();
    const { version } = await admin.get<FrontDoor>('/front-door');
    await admin.send('PATCH', '/front-door', { ...before, version });
    expect(await shown()).not.toContain(headline);
  });
});
