// Becoming a client in a browser: alone, with a coupon and a card that is declined first; with staff; and paying for more.
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { byKeys, payFor, submitChecklist } from '../support/journey/becoming-a-client.ts';
import { tokenMailedTo } from '../support/mailed-token.ts';
import { axeViolations, openBrowser, phone, settled, sidewaysScroll, signIn, visitor, type Visitor } from '../support/browser.ts';

let browser: Browser;
let somebody: Visitor;
beforeAll(async () => {
  browser = await openBrowser();
});

const password = 'blue-kettle-9-harbour';

async function fillPerson(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Feld');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Phone').fill('(207) 555-0148');
  await page.getByLabel('ZIP').fill('04101');
  await page.getByRole('button', { name: 'Continue' }).click();
}

const card = (page: Page, number: string) => page.getByRole('button', { name: `Use ${number}` }).click();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function looksRight(page: Page): Promise<void> {
  await settled(page);
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
}

describe('somebody who signs up alone, on a phone', () => {
  it('goes from the first name to their own area, leaves at the payment, and is back there on another device by the letter', async () => {
    const email = 'nora.alone@mailhaven.example';
    const before = await visitor(browser, { viewport: phone });
    let { page } = before;
    await page.goto('/signup/guided-search');
    await press(page, 'Continue');
    await page.getByText('Fix 5 fields to continue').waitFor();
    await looksRight(page);
    await fillPerson(page, email);

    await page.getByRole('radio', { name: /Guided Search/, checked: true }).waitFor();
    await page.getByLabel('Coupon').fill('nothing-like-it');
    await page.getByText('We don’t know this code.').waitFor();
    await page.getByLabel('Coupon').fill('friends25');
    await page.getByText('$25.00 off, $574.00 left to pay.').waitFor();
    await looksRight(page);
    await press(page, 'Continue');
    await page.getByRole('button', { name: 'Pay $574.00' }).waitFor();
    expect(before.problems()).toEqual([]);
    await before.close();

    const link = await vi.waitFor(() => tokenMailedTo(email, /\/signup#resume=([\w.~-]+)/), { timeout: 50_000 });
    somebody = await visitor(browser, { viewport: phone });
    page = somebody.page;
    await page.goto(`/signup#resume=${link}`);
    await press(page, 'Continue');
    await page.waitForURL(/\/payment$/);
    await page.getByText('Coupon FRIENDS25').waitFor();

    await card(page, '4000 0000 0000 0002');
    await press(page, 'Pay $574.00');
    await page.getByText('Accept the terms, privacy notice and refund policy to continue.').waitFor();
    await page.getByRole('checkbox').check();
    await press(page, 'Pay $574.00');
    await page.getByText('The card was declined.').waitFor();
    await looksRight(page);

    await card(page, '4000 0025 0000 3155');
    await press(page, 'Pay $574.00');
    await press(page, 'Confirm the payment');
    await page.getByRole('heading', { name: 'Thank you, you’re in' }).waitFor();
    await page.getByRole('region', { name: 'Receipt' }).getByText('$574.00').waitFor();
    await looksRight(page);

    await page.getByLabel('Password', { exact: true }).fill(password);
    await press(page, 'Save and continue');
    await page.waitForURL(/\/dashboard$/);
    await page.goto('/client/packages');
    await page.getByRole('heading', { name: 'Guided Search' }).waitFor();
    await page.goto('/client/dashboard');
    await submitChecklist(page, byKeys(page));
    expect(somebody.problems()).toEqual([]);
    await somebody.close();
  });

  it('finds the payment paid when coming back to it', async () => {
    somebody = await visitor(browser);
    const { page } = somebody;
    await page.goto('/signup');
    await fillPerson(page, 'nora.again@mailhaven.example');
    await page.getByRole('radio', { name: /Deal Check/ }).click();
    await press(page, 'Continue');
    await page.getByRole('checkbox').check();
    await card(page, '4242 4242 4242 4242');
    await press(page, 'Pay $249.00');
    await page.getByRole('heading', { name: 'Thank you, you’re in' }).waitFor();
    await page.goto('/payment');
    await page.waitForURL(/\/payment-success$/);
    await page.getByRole('heading', { name: 'Thank you, you’re in' }).waitFor();
    expect(somebody.problems()).toEqual([]);
    await somebody.close();
  });
});

describe('a stranger on a phone with a slow connection', () => {
  it('knows the price after two presses at most, has paid after 25, and has submitted the checklist after 40 more', async () => {
    somebody = await visitor(browser, { viewport: phone });
    const { page } = somebody;
    // 1.6 Mbit/s down, 0.75 up, 150 ms.
    const wire = await page.context().newCDPSession(page);
    await wire.send('Network.enable');
    await wire.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 });
    await page.goto('/');
    // The price stands on the package itself, which leads to sign-up.
    const chosen = page.getByRole('link', { name: /Guided Search/ }).first();
    expect(await chosen.innerText()).toContain('$599');
    await chosen.click();
    await page.waitForURL(/\/signup\/guided-search/);
    await page.getByLabel('First name').waitFor();
    const presses = await payFor(page, { first: 'Ottilie', last: 'Strand', email: 'ottilie.strand@mailhaven.example' }, '$599.00');
    expect(1 + presses).toBeLessThanOrEqual(25);
    expect(await submitChecklist(page)).toBeLessThanOrEqual(40);
    expect(somebody.problems()).toEqual([]);
    await somebody.close();
  });
});

describe('an advisor', () => {
  it('brings a client in and pays with them; the prospect is in the list until then', async () => {
    somebody = await visitor(browser);
    const { page } = somebody;
    await signIn(page, 'advisor@forecourt.example');
    await page.goto('/employee/incomplete-onboardings/onboard-the-client/full-service');
    await fillPerson(page, 'nora.assisted@mailhaven.example');
    await page.getByRole('radio', { name: /Full Service/, checked: true }).waitFor();
    await press(page, 'Continue');
    await page.getByRole('heading', { name: 'Payment' }).waitFor();
    await page.goto('/employee/incomplete-onboardings');
    await page
      .getByRole('row', { name: /Nora Feld.*Full Service/ })
      .getByRole('link', { name: 'Resume' })
      .click();
    await press(page, 'Continue');
    await press(page, 'Send payment link');
    await page.getByText('We sent the link to nora.assisted@mailhaven.example.').waitFor();
    await card(page, '4242 4242 4242 4242');
    await page.getByRole('checkbox').check();
    await press(page, 'Pay $999.00');
    await page.getByRole('heading', { name: 'Nora is a client now' }).waitFor();
    await looksRight(page);
    expect(somebody.problems()).toEqual([]);
    await somebody.close();
  });
});

describe('a client', () => {
  it('upgrades by paying the difference', async () => {
    somebody = await visitor(browser);
    const { page } = somebody;
    await signIn(page, 'client2@forecourt.example');
    await page.goto('/client/packages');
    await page.getByRole('radio', { name: /Full Service/ }).click();
    await press(page, 'Upgrade to Full Service');
    await card(page, '4242 4242 4242 4242');
    await page.getByRole('checkbox').check();
    await looksRight(page);
    await press(page, 'Pay $400.00');
    await page.getByText('You have Full Service now.').waitFor();
    await page.getByText('Upgrade: Full Service').waitFor();
    expect(somebody.problems()).toEqual([]);
    await somebody.close();
  });
});
