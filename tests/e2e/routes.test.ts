// Every route of the brief in a browser: it stands, with its title, without an error, readable by everybody on a desk by day and on a phone by night.
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { Route } from '../../scripts/coverage/brief.ts';
import { demoEmails, demoPassword } from '../../server/demo/logins.ts';
import {
  axeViolations,
  cutHeadings,
  desk,
  openBrowser,
  phone,
  settled,
  sidewaysScroll,
  signIn,
  underHelp,
  underToasts,
  visitor,
  type Visitor,
} from '../support/browser.ts';
import { faultsEverywhere } from '../support/faults.ts';
import { callerFor } from '../support/caller.ts';
import { tokenMailedTo } from '../support/mailed-token.ts';
import { addressOf, fillRoutes, isShared, routesOf, titleOf, type Filled } from '../support/route-addresses.ts';

let browser: Browser;
let filled: Filled;
beforeAll(async () => {
  browser = await openBrowser();
  filled = await fillRoutes(inject('serverUrl'), { email: demoEmails.employee, password: demoPassword, client: demoEmails.client });
});

/** What is wrong with how the page looks and what lies over what, on a desk by day. */
async function faultsOnDesk(page: Page): Promise<string[]> {
  return [...(await axeViolations(page)), ...(await underHelp(page)), ...(await underToasts(page)), ...(await cutHeadings(page))];
}

/** The same on a phone by night. */
async function faultsOnPhone(page: Page): Promise<string[]> {
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await settled(page);
  const faults = (await axeViolations(page)).map((fault) => `${fault} (on a phone, dark)`);
  faults.push(...[...(await underHelp(page)), ...(await underToasts(page))].map((fault) => `${fault} (on a phone)`));
  const sideways = await sidewaysScroll(page);
  if (sideways > 0) faults.push(`scrolls ${sideways} px sideways at ${phone.width} px`);
  return faults;
}

/** Everything that is wrong with one route, as sentences. A screen that both kinds of staff have is looked at on the admins' desk and on the advisors' phone. */
async function faultsOf({ page, problems }: Visitor, route: Route): Promise<string[]> {
  const faults: string[] = [];
  await page.setViewportSize(desk);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(addressOf(route.path, filled));
  // A screen is fetched when it is first opened; one that never names itself is told of below.
  await page.waitForFunction(() => document.title.endsWith(' · Forecourt')).catch(() => undefined);
  await settled(page);
  // A screen takes its name from what it shows, and that may come a moment after the calls.
  await page.waitForFunction((name) => document.title.includes(name), titleOf(route), { timeout: 5_000 }).catch(() => undefined);
  const title = await page.title();
  if (!title.endsWith(' · Forecourt') || !title.includes(titleOf(route))) faults.push(`has the title "${title}"`);
  if ((await page.locator('main').count()) !== 1) faults.push('has no one main part');
  if (!isShared(route) || route.group === 'admin') faults.push(...(await faultsOnDesk(page)));
  if (!isShared(route) || route.group === 'employee') faults.push(...(await faultsOnPhone(page)));
  faults.push(...problems());
  return faults.map((fault) => `${route.path}: ${fault}`);
}

describe('every route of the brief', () => {
  it.concurrent('stands in public', async () => {
    const somebody = await visitor(browser);
    const faults: string[] = [];
    for (const route of routesOf('public', 'package')) faults.push(...(await faultsOf(somebody, route)));
    await somebody.close();
    expect(faults).toEqual([]);
  });

  it.concurrent.each(['client', 'employee', 'admin'] as const)('stands in the area of %s', async (role) => {
    const somebody = await visitor(browser);
    await signIn(somebody.page, demoEmails[role]);
    const faults: string[] = [];
    for (const route of routesOf(role)) faults.push(...(await faultsOf(somebody, route)));
    await somebody.close();
    expect(faults).toEqual([]);
  });

  it.concurrent('stands for who decides with a client, at every width, light and dark, and says whose it is', async () => {
    const host = await callerFor('caleb.lindgren@mailhaven.example');
    const email = 'dana.lindgren@mailhaven.example';
    await host.send('POST', '/auth/guests', { first_name: 'Dana', last_name: 'Lindgren', email, decides: ['rejected'] });
    // The letter goes out after the invitation is kept.
    const token = await vi.waitFor(() => tokenMailedTo(email, /#token=([\w.-]+)/), { timeout: 50_000 });
    await host.send('POST', '/auth/reset-password', { token, password: demoPassword });
    const [accepted] = await host.get<{ id: string }[]>('/links', { status: 'accepted' });
    const [open] = await host.get<{ id: string }[]>('/links', { status: 'proposed' });
    const { page, problems, close } = await visitor(browser);
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('You’re choosing with Caleb Lindgren. Forecourt Auto Advisors, LLC finds the cars.').waitFor();
    const faults: string[] = [];
    for (const path of ['/listings', `/listings/${accepted?.id}/worksheet`, '/profile', `/listings/${open?.id}`]) {
      await page.goto(`/client${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const found = await faultsEverywhere(page);
      if (!(await page.getByRole('banner').getByRole('img', { name: 'Forecourt' }).isVisible())) found.push('has no name of whose it is');
      faults.push(...[...found, ...problems()].map((fault) => `${path}: ${fault}`));
    }
    // What they may decide stands in the thumb's reach on a phone, and on the frame's foot at the end of the page.
    await page.setViewportSize(phone);
    const bar = page.getByRole('region', { name: 'Your decision on this car' });
    expect(await bar.getByRole('button').allInnerTexts()).toEqual(['Rejected']);
    const foot = () => bar.evaluate((element) => element.getBoundingClientRect().bottom);
    const above = await foot();
    expect(above).toBeGreaterThan(phone.height / 2);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await settled(page);
    expect(await foot()).toBe(above);
    await close();
    expect(faults).toEqual([]);
  });
});
