// Staff who need a second step, with a passkey of Chromium's own virtual authenticator and with codes of an app.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '../../server/demo/logins.ts';
import { codeOf } from '../api/cases/second-factor.ts';
import { axeViolations, openBrowser, visitor } from '../support/browser.ts';
import { demoFolder } from '../support/own-server.ts';
import { startServed, type Served } from '../support/served.ts';

let browser: Browser;
let served: Served;
let baseURL: string;
beforeAll(async () => {
  browser = await openBrowser();
  served = await startServed(await demoFolder('second-step'), { SECOND_STEP: 'staff' });
  // Passkeys belong to a host's name.
  baseURL = served.url.replace('127.0.0.1', 'localhost');
});
afterAll(() => served.stop());

async function password(page: Page, email: string, path = '/login'): Promise<void> {
  await page.goto(path);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

it('an admin sets up a passkey before anything else, and signs in with it afterwards', async () => {
  const { page, close } = await visitor(browser, { baseURL });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  });
  await password(page, 'admin@forecourt.example', '/admin/coupons');
  await heading(page, 'Set up a second step');
  expect(await axeViolations(page)).toEqual([]);
  // Nothing else opens.
  await page.goto('/admin/dashboard');
  await heading(page, 'Set up a second step');
  await page.getByRole('button', { name: /^A passkey/ }).click();
  await page.getByLabel('Name of this passkey').fill('Front desk');
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByRole('button', { name: 'I saved them' }).waitFor();
  expect(await page.getByRole('listitem').count()).toBe(10);
  await page.getByRole('button', { name: 'I saved them' }).click();
  await page.waitForURL('**/admin/dashboard');

  await page.goto('/logout');
  await page.waitForURL('**/login');
  await password(page, 'admin@forecourt.example', '/admin/coupons');
  await heading(page, 'Confirm it’s you');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await page.waitForURL('**/admin/coupons');
  await page.goto('/admin/profile');
  await page.getByText('Front desk').waitFor();
  await close();
});

it('an advisor sets up an app by its key, and signs in with a code', async () => {
  const { page, problems, close } = await visitor(browser, { baseURL });
  await password(page, 'advisor@forecourt.example');
  await page.getByRole('button', { name: /^An authenticator app/ }).click();
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Code the app shows now').fill('000000');
  await page.getByRole('button', { name: 'Add app' }).click();
  await page.getByText('This code isn’t right. Enter the one the app shows now.').waitFor();
  await page.getByLabel('Code the app shows now').fill(codeOf(secret, Date.now()));
  await page.getByRole('button', { name: 'Add app' }).click();
  await page.getByRole('button', { name: 'I saved them' }).click();
  await page.waitForURL('**/employee/dashboard');

  await page.goto('/logout');
  await page.waitForURL('**/login');
  await password(page, 'advisor@forecourt.example');
  await heading(page, 'Confirm it’s you');
  // The code of this period is used up; the next one is taken already.
  await page.getByLabel('Code from your authenticator app').fill(codeOf(secret, Date.now() + 30_000));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL('**/employee/dashboard');
  expect(problems().filter((problem) => !problem.startsWith('422 POST'))).toEqual([]);
  await close();
});
