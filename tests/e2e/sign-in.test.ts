// Signing in and out in a browser: everybody lands in their own area, and whom the server no longer admits is out.
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { demoPassword } from '../../server/demo/logins.ts';
import { openBrowser, settled, signIn, visitor } from '../support/browser.ts';
import { callerFor, callerWith } from '../support/caller.ts';

/** The brief's sentence, to the letter. */
const suspended = 'Your account got suspended from the admin.';

const people = [
  { email: 'admin@forecourt.example', area: '/admin', host: 'admin.localhost' },
  { email: 'advisor@forecourt.example', area: '/employee', host: 'team.localhost' },
  { email: 'advisor2@forecourt.example', area: '/employee', host: 'team.localhost' },
  { email: 'client@forecourt.example', area: '/client', host: 'portal.localhost' },
  { email: 'client2@forecourt.example', area: '/client', host: 'portal.localhost' },
] as const;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const pathOf = (page: Page): string => new URL(page.url()).pathname;
const originOf = (page: Page): string => new URL(page.url()).host;

/** Fills in the sign-in form that stands on the page. */
async function fillIn(page: Page, email: string, password: string = demoPassword): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** What the browser's storage keeps of the session. */
const stored = (page: Page): Promise<(string | null)[]> => page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('token')]);

/** The token the page sends, told by the next call that carries one. */
async function tokenOf(page: Page): Promise<string> {
  const request = await page.waitForRequest((one) => one.headers()['authorization']?.startsWith('Bearer ') === true);
  return (request.headers()['authorization'] ?? '').replace('Bearer ', '');
}

describe('signing in', () => {
  it.each(people)('$email lands on the dashboard of $area', async ({ email, area }) => {
    const { page, problems, close } = await visitor(browser);
    await signIn(page, email);
    await settled(page);
    expect(pathOf(page)).toBe(`${area}/dashboard`);
    await expect.poll(() => page.title()).toMatch(/^(\(\d+\) )?Dashboard · Forecourt$/);
    // Kept, and not to be read at a glance.
    const [user, token] = await stored(page);
    expect(user).toBeTruthy();
    expect(user).not.toContain(email);
    expect(token).toBeTruthy();
    expect(problems()).toEqual([]);
    await close();
  });

  it.each(people.filter(({ email }) => !email.includes('2')))('$email lands on $host, on its own host', async ({ email, host }) => {
    const { page, problems, close } = await visitor(browser, { host });
    await signIn(page, email);
    await settled(page);
    expect(originOf(page)).toBe(`${host}:${new URL(inject('serverUrl')).port}`);
    expect(pathOf(page)).toBe('/dashboard');
    expect(problems()).toEqual([]);
    await close();
  });

  it('hands the session over to the own host, and leaves none behind', async () => {
    const port = new URL(inject('serverUrl')).port;
    const { page, problems, close } = await visitor(browser, { host: 'admin.localhost' });
    await page.goto('/login');
    await fillIn(page, 'client@forecourt.example');
    await page.waitForURL(`http://portal.localhost:${port}/dashboard`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await settled(page);
    // The single-use code has left the address.
    expect(page.url()).not.toContain('hand-over');
    expect(problems()).toEqual([]);
    // There the short address is the canonical one.
    await page.goto(`http://portal.localhost:${port}/client/complaints`);
    await page.waitForURL(`http://portal.localhost:${port}/complaints`);
    await page.goto('/not-found');
    expect(await stored(page)).toEqual([null, null]);
    await close();
  });

  it('sends whom another area’s page was given to their own', async () => {
    const { page, close } = await visitor(browser);
    await signIn(page, 'advisor@forecourt.example');
    await page.goto('/admin/complaints');
    await page.waitForURL('**/employee/complaints');
    await page.getByRole('heading', { name: 'Complaints' }).waitFor();
    expect(await page.title()).toContain('Complaints');
    await close();
  });

  it('reaches the page that was asked for before', async () => {
    const { page, problems, close } = await visitor(browser);
    const asked = '/admin/coupons?filter=%7B%22q%22%3A%22FALL%22%7D';
    await page.goto(asked);
    await page.waitForURL('**/login?**');
    await fillIn(page, 'admin@forecourt.example');
    await page.waitForURL('**/admin/coupons?**');
    await page.getByRole('link', { name: 'FALL100', exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('filter')).toBe('{"q":"FALL"}');
    expect(problems()).toEqual([]);
    await close();
  });

  it('says at the fields what is missing, and that the password is wrong, without losing the e-mail', async () => {
    const { page, close } = await visitor(browser);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Fill this in.').first().waitFor();
    await fillIn(page, 'nobody@forecourt.example', 'Wrong-password-1');
    await page.getByRole('alert').waitFor();
    expect(await page.getByLabel('E-mail').inputValue()).toBe('nobody@forecourt.example');
    expect(pathOf(page)).toBe('/login');
    await close();
  });

  it('refuses a suspended account with the brief’s sentence', async () => {
    const { page, close } = await visitor(browser);
    await page.goto('/login');
    await fillIn(page, 'suspended@forecourt.example');
    await page.getByText(suspended).waitFor();
    expect(pathOf(page)).toBe('/login');
    expect(await stored(page)).toEqual([null, null]);
    await close();
  });
});

describe('signing out', () => {
  it('ends the session here and on the server', async () => {
    const { page, problems, close } = await visitor(browser);
    await signIn(page, 'admin@forecourt.example');
    const token = await tokenOf(page);
    expect(await callerWith(token).statusOf('/auth/get/me')).toBe(200);
    await page.getByRole('button', { name: /, account$/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL('**/login');
    expect(await stored(page)).toEqual([null, null]);
    expect(await callerWith(token).statusOf('/auth/get/me')).toBe(401);
    expect(problems()).toEqual([]);
    await page.goto('/admin/dashboard');
    await page.waitForURL('**/login?**');
    await close();
  });

  it('happens by itself when the admin suspends the account, which a toast tells for 10 seconds', async () => {
    const admin = await callerFor('admin@forecourt.example');
    const [client] = await admin.get<{ id: string }[]>('/users/detail', { q: 'client2@forecourt.example' });
    const { page, close } = await visitor(browser, { alone: true });
    // The browser's clock can be moved on, so that nobody waits for it.
    await page.clock.install();
    await signIn(page, 'client2@forecourt.example');
    await settled(page);
    // From here on its time passes only as it is told to, however long the answers take.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    try {
      await admin.send('PATCH', `/users/status/${client?.id ?? ''}`, { status: 'suspended' });
      // It is told by a push, or asks by itself after 5 seconds, whichever comes first.
      const told = page.getByRole('alert').filter({ hasText: suspended });
      await expect.poll(() => page.clock.runFor(100).then(() => told.isVisible())).toBe(true);
      await page.getByRole('heading', { name: 'This account is locked' }).waitFor();
      expect(await page.getByRole('navigation').count()).toBe(0);
      await page.clock.fastForward(8000);
      expect(await told.isVisible()).toBe(true);
      await page.clock.fastForward(2000);
      await page.clock.resume();
      await page.waitForURL('**/login');
      expect(await stored(page)).toEqual([null, null]);
    } finally {
      await admin.send('PATCH', `/users/status/${client?.id ?? ''}`, { status: 'active' });
    }
    await close();
  });
});
