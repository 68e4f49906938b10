// Every route of the brief in a browser: it stands, with its title, without an error, readable by everybody on a desk by day and on a phone by night.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readBrief, type RouteGroup } from '../../scripts/coverage/brief.ts';
import { demoPassword } from '../../scripts/demo/logins.ts';
import { axeViolations, desk, openBrowser, phone, settled, sidewaysScroll, signIn, visitor, type Visitor } from '../support/browser.ts';

/** The title of each route without its area; where the areas differ, by the whole path. */
const titles: Readonly<Record<string, string>> = {
  '/login': 'Sign in',
  '/signup': 'Sign up',
  '/support': 'Get support',
  '/payment': 'Payment',
  '/payment-success': 'Payment received',
  '/unauthorized': 'This page is not for your role',
  '/logout': 'Sign in',
  '/forgot-password': 'Forgot your password?',
  '/reset-password': 'Choose a new password',
  '/not-found': 'This page does not exist',
  '*': 'This page does not exist',
  dashboard: 'Dashboard',
  profile: 'Profile',
  'shared-files': 'Shared files',
  listings: 'Listings',
  preferences: 'Your vehicles',
  'preferences/{vehicle}': '',
  'preference-checklist': 'Checklist',
  'preference-trade-in': 'Trade-in',
  packages: 'Package',
  '/admin/packages': 'Packages',
  chats: 'Chat',
  'launch-complaint': 'Launch a complaint',
  complaints: 'Complaints',
  'new-requests': 'New requests',
  'client-profiles': 'Clients',
  'client-profiles/{client}': '',
  'client-folders': 'Folders',
  'incomplete-onboardings': 'Onboardings',
  'incomplete-onboardings/onboard-the-client/{package_identifier}': 'Onboard',
  'incomplete-onboardings/onboard-the-client/payment': 'Payment',
  'incomplete-onboardings/onboard-the-client/payment-success': 'Payment received',
  'client-preferences': 'Checklists',
  coupons: 'Coupons',
  'client-listings': 'Links',
  'create-employee': 'employee',
  employees: 'Employees',
};

const emails: Readonly<Record<'admin' | 'employee' | 'client', string>> = {
  admin: 'admin@forecourt.example',
  employee: 'advisor@forecourt.example',
  client: 'client@forecourt.example',
};

let browser: Browser;
/** What stands in place of a route's parameters. */
const filled: Record<string, string> = { package_identifier: 'guided-search' };

async function ask<T>(path: string, token: string): Promise<T> {
  const answer = await fetch(`${inject('serverUrl')}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  return answer.json() as Promise<T>;
}

beforeAll(async () => {
  browser = await openBrowser();
  const signedIn = await fetch(`${inject('serverUrl')}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: emails.employee, password: demoPassword }),
  });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  const [client] = await ask<{ id: string; email: string }[]>(`/users/detail?filter=${encodeURIComponent(JSON.stringify({ q: emails.client }))}`, token);
  const open = await ask<{ id: string }[]>(`/users/initial-client-data?filter=${encodeURIComponent(JSON.stringify({ step: 'incomplete' }))}`, token);
  const paid = await ask<{ id: string }[]>(`/users/initial-client-data?filter=${encodeURIComponent(JSON.stringify({ step: 'payment_success' }))}`, token);
  const checklists = await ask<{ selections: { vehicles?: { id: string }[] } }[]>(
    `/user-preferences?filter=${encodeURIComponent(JSON.stringify({ user_id: client?.id }))}`,
    token,
  );
  filled['client'] = client?.id ?? '';
  filled['vehicle'] = checklists[0]?.selections.vehicles?.[0]?.id ?? '';
  filled['open'] = open[0]?.id ?? '';
  filled['paid'] = paid[0]?.id ?? '';
});
afterAll(() => browser.close());

function addressOf(route: string): string {
  const path = route.replaceAll(/\{(\w+)\}/g, (_match, name: string) => filled[name] ?? name);
  if (path === '*') return '/no/such/page';
  if (!path.includes('onboard-the-client')) return path;
  return `${path}?onboarding=${filled[path.endsWith('payment-success') ? 'paid' : 'open'] ?? ''}`;
}

function titleOf(group: RouteGroup, route: string): string {
  const short = route.replace(/^\/(client|employee|admin)\//, '').replace('/{package_identifier}', group === 'package' ? '' : '/{package_identifier}');
  return titles[route] ?? titles[short] ?? 'no title is expected';
}

/** Everything that is wrong with one route, as sentences. */
async function faultsOf({ page, problems }: Visitor, group: RouteGroup, route: string): Promise<string[]> {
  const faults: string[] = [];
  await page.setViewportSize(desk);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(addressOf(route));
  await settled(page);
  const title = await page.title();
  if (!title.endsWith(' · Forecourt') || !title.includes(titleOf(group, route))) faults.push(`has the title "${title}"`);
  if ((await page.locator('main').count()) !== 1) faults.push('has no one main part');
  faults.push(...(await axeViolations(page)));
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await settled(page);
  faults.push(...(await axeViolations(page)).map((fault) => `${fault} (on a phone, dark)`));
  const sideways = await sidewaysScroll(page);
  if (sideways > 0) faults.push(`scrolls ${sideways} px sideways at ${phone.width} px`);
  faults.push(...problems());
  return faults.map((fault) => `${route}: ${fault}`);
}

const { routes } = readBrief();
const of = (...groups: RouteGroup[]) => routes.filter((route) => groups.includes(route.group));

describe('every route of the brief', () => {
  it('stands in public', async () => {
    const somebody = await visitor(browser);
    const faults: string[] = [];
    for (const { group, path } of of('public', 'package')) faults.push(...(await faultsOf(somebody, group, path)));
    await somebody.close();
    expect(faults).toEqual([]);
  }, 300_000);

  it.each(['client', 'employee', 'admin'] as const)(
    'stands in the area of %s',
    async (role) => {
      const somebody = await visitor(browser);
      await signIn(somebody.page, emails[role]);
      const faults: string[] = [];
      for (const { group, path } of of(role)) faults.push(...(await faultsOf(somebody, group, path)));
      await somebody.close();
      expect(faults).toEqual([]);
    },
    400_000,
  );
});
