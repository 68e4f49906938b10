// What stands on each route of the brief where there is nothing yet, and where what it asks for fails (docs/rules.md, Screens).
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Role } from '../../generated/api.ts';
import type { Route } from '../../scripts/coverage/brief.ts';
import { demoEmails, demoPassword } from '../../server/demo/logins.ts';
import { openBrowser, phone, settled, sidewaysScroll, signIn, visitor, type Visitor } from '../support/browser.ts';
import { emailOf, newPassword, startEmptyInstallation } from '../support/empty-installation.ts';
import { addressOf, fillRoutes, isShared, routesOf, titleOf, type Filled } from '../support/route-addresses.ts';
import type { Served } from '../support/served.ts';

const roles: readonly Role[] = ['client', 'employee', 'admin'];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

describe('where every call fails', () => {
  /** What keeps the session and the page around the screen alive is answered. */
  const answered = /\/api\/(auth\/get\/me|users\/check\/status|public-settings|push\/)/;
  /** These show nothing that has to be fetched. */
  const asksNothing: ReadonlySet<string> = new Set(['/client/launch-complaint', '/admin/create-employee']);

  let filled: Filled;
  beforeAll(async () => {
    filled = await fillRoutes(inject('serverUrl'), { email: demoEmails.employee, password: demoPassword, client: demoEmails.client });
  });

  /** Lets the page's calls fail while it is told so. In the page itself: a browser whose requests are intercepted keeps no file, and reads each page's scripts anew. */
  async function letCallsFail(page: Page): Promise<void> {
    await page.addInitScript((spared: string) => {
      const reallyFetch = window.fetch.bind(window);
      window.fetch = (input, init) => {
        const address = input instanceof Request ? input.url : String(input);
        const isSpared = sessionStorage.getItem('calls fail') === null || !address.includes('/api/') || new RegExp(spared).test(address);
        if (isSpared) return reallyFetch(input, init);
        const problem = JSON.stringify({ title: 'Internal Server Error', status: 500 });
        return Promise.resolve(new Response(problem, { status: 500, headers: { 'content-type': 'application/problem+json' } }));
      };
    }, answered.source);
  }

  async function faultsOf({ page, problems }: Visitor, route: Route): Promise<string[]> {
    const faults: string[] = [];
    await page.evaluate(() => sessionStorage.setItem('calls fail', 'yes'));
    const retry = page.locator('main').getByRole('button', { name: 'Try again' });
    await page.goto(addressOf(route.path, filled));
    await page.waitForFunction(() => document.title.endsWith(' · Forecourt'));
    // A call that fails is asked three times, with pauses of one and two seconds; some wait for another's answer.
    for (let tries = 0; tries < 4 && (await retry.count()) === 0; tries += 1) {
      await page.clock.fastForward(2_500);
      await settled(page);
    }
    const told = await retry.count();
    if (told === 0 && !asksNothing.has(route.path)) faults.push(`offers nothing to try again: ${(await page.getByRole('main').innerText()).slice(0, 200)}`);
    await page.evaluate(() => sessionStorage.removeItem('calls fail'));
    for (let clicks = 0; clicks < 12 && (await retry.count()) > 0; clicks += 1) {
      // What asks again by itself may take the button away first.
      await retry
        .first()
        .click({ timeout: 2_000 })
        .catch(() => undefined);
      await settled(page);
    }
    if ((await retry.count()) > 0) faults.push('does not recover by trying again');
    // A screen takes its name from what it shows, and that comes a moment after the call that is tried again.
    const named = () => page.waitForFunction((name) => document.title.includes(name), titleOf(route)).then(Boolean, () => false);
    if (told > 0 && !(await named())) faults.push(`has the title "${await page.title()}" after trying again`);
    faults.push(...problems());
    return faults.map((fault) => `${route.path}: ${fault}`);
  }

  // The public screens are forms and notes that fetch nothing before they are sent.
  it.concurrent.each(roles)('each screen of %s says so and recovers', async (role) => {
    const somebody = await visitor(browser, { alone: true });
    await somebody.page.clock.install();
    await letCallsFail(somebody.page);
    await signIn(somebody.page, demoEmails[role]);
    const faults: string[] = [];
    // A screen that both kinds of staff have is one screen: admins try it.
    for (const route of routesOf(role)) if (role !== 'employee' || !isShared(route)) faults.push(...(await faultsOf(somebody, route)));
    await somebody.close();
    expect(faults).toEqual([]);
  });
});

describe('where there is nothing yet', () => {
  /** What the screens without a word here show is there from the beginning: forms, the packages, the people themselves. */
  const labels: Readonly<Record<string, string>> = {
    '/client/dashboard': 'Choose your package',
    '/client/shared-files': 'No files yet',
    '/client/listings': 'No cars yet',
    '/client/preferences': 'No package yet',
    '/client/preferences/{vehicle}': 'No package yet',
    '/client/preference-checklist': 'No package yet',
    '/client/preference-trade-in': 'No package yet',
    '/client/packages': 'Choose your package',
    '/client/chats': 'No messages yet',
    '/client/complaints': 'No complaints',
    '/employee/dashboard': 'You’re all caught up',
    '/employee/client-profiles': 'No clients right now',
    '/employee/client-profiles/{client}': 'Client not found',
    '/employee/client-folders': 'No folders yet',
    '/admin/dashboard': 'No payments or refunds in this period',
    '/admin/client-profiles/{client}': 'Nothing has happened yet',
    '/admin/coupons': 'No coupons yet',
    '/admin/client-listings': 'No links yet',
  };
  /** The same for advisors and admins. */
  const staffTitles: Readonly<Record<string, string>> = {
    'new-requests': 'No new requests yet',
    'incomplete-onboardings': 'No onboardings right now',
    'incomplete-onboardings/onboard-the-client/payment': 'No onboarding chosen',
    'incomplete-onboardings/onboard-the-client/payment-success': 'No onboarding chosen',
    'client-preferences': 'No checklists yet',
    chats: 'No one is waiting for an answer',
    complaints: 'No complaints right now',
  };
  const titleAt = (path: string) => labels[path] ?? staffTitles[path.replace(/^\/(employee|admin)\//, '')];

  let firm: Served;
  let filled: Filled;
  beforeAll(async () => {
    firm = await startEmptyInstallation();
    filled = await fillRoutes(firm.url, { email: emailOf('admin'), password: newPassword, client: emailOf('client') });
  });
  afterAll(() => firm.stop());

  async function faultsOf({ page, problems }: Visitor, route: Route): Promise<string[]> {
    const faults: string[] = [];
    await page.goto(addressOf(route.path, filled));
    await page.waitForFunction(() => document.title.endsWith(' · Forecourt'));
    await settled(page);
    const expected = titleAt(route.path);
    const main = page.getByRole('main');
    // A screen that stands may still fetch what it shows.
    const says = (words: string) =>
      main
        .filter({ hasText: words })
        .waitFor({ timeout: 50_000 })
        .then(
          () => true,
          () => false,
        );
    if (expected !== undefined && !(await says(expected))) faults.push(`says nothing of “${expected}”: ${(await main.innerText()).slice(0, 200)}`);
    const sideways = await sidewaysScroll(page);
    if (sideways > 0) faults.push(`scrolls ${sideways} px sideways at ${phone.width} px`);
    // Their client has no advisor yet, so for an advisor it is as if there were none.
    const missing = route.path === '/employee/client-profiles/{client}' ? '404 ' : undefined;
    faults.push(...problems().filter((problem) => missing === undefined || !problem.startsWith(missing)));
    return faults.map((fault) => `${route.path}: ${fault}`);
  }

  it.concurrent.each(roles)('each screen of %s says what comes next', async (role) => {
    const somebody = await visitor(browser, { baseURL: firm.url, viewport: phone });
    await signIn(somebody.page, emailOf(role), newPassword);
    const faults: string[] = [];
    for (const route of routesOf(role)) faults.push(...(await faultsOf(somebody, route)));
    await somebody.close();
    expect(faults).toEqual([]);
  });
});
