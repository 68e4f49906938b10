// Pages that the build draws ahead (issue 12): readable before any script, and whoever is faster than the scripts loses nothing.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { doorOfArea, drawnFile, firstLoadsFile, type DrawnPage, type FirstLoads } from '../../domain/doors.ts';
import { roleValues } from '../../generated/enums.ts';
import { demoEmails, demoPassword } from '../../server/demo/logins.ts';
import { axeViolations, openBrowser, settled, signIn, visitor } from '../support/browser.ts';

const pages = [
  { path: '/login', heading: 'Sign in' },
  { path: '/login/full-service', heading: 'Sign in' },
  { path: '/forgot-password', heading: 'Forgot your password?' },
  { path: '/forgot-password/full-service', heading: 'Forgot your password?' },
  { path: '/reset-password', heading: 'Choose a new password' },
];
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/** Holds the page's scripts back until they are let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = (): void => {};
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await isFree;
    await route.continue();
  });
  return () => letGo();
}

describe.each(pages)('$path', ({ path, heading }) => {
  it('is read without any script, with its title, its form and what it came with', async () => {
    const { page, close } = await visitor(browser, { javaScriptEnabled: false });
    await page.goto(path);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading);
    expect(await page.title()).toBe(`${heading} · Forecourt`);
    expect(await page.locator('form').getAttribute('method')).toBe('post');
    const [, , chosen] = path.split('/');
    const links = await page.locator('main a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    if (chosen !== undefined) for (const link of links) expect(link).toMatch(/\/full-service$/);
    await close();
  });

  it('is taken over as it stands, not drawn again', async () => {
    const { page, close } = await visitor(browser);
    const said: string[] = [];
    page.on('console', (message) => void said.push(message.text()));
    const letGo = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-first', ''));
    letGo();
    await page.waitForLoadState('load');
    await settled(page);
    await expect.poll(() => page.locator('form[data-waits]').count()).toBe(0);
    // A link without its token is something else to say than what is drawn for a whole one.
    expect(await page.locator('h1[data-first]').count()).toBe(path === '/reset-password' ? 0 : 1);
    expect(said.filter((text) => text.startsWith('Drawn again'))).toEqual([]);
    await close();
  });
});

describe('whoever is faster than the scripts', () => {
  it('is signed in by what was typed and pressed before them', async () => {
    const { page, problems, close } = await visitor(browser);
    const letGo = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('E-mail').fill(demoEmails.client);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    expect(new URL(page.url()).pathname).toBe('/login');
    letGo();
    await page.waitForURL('**/client/dashboard');
    expect(problems()).toEqual([]);
    await close();
  });

  it('is told what is missing once they are there, and keeps what was typed', async () => {
    const { page, close } = await visitor(browser);
    const letGo = await holdScripts(page);
    await page.goto('/login?next=%2Fclient%2Fchats', { waitUntil: 'commit' });
    await page.getByLabel('E-mail').fill('nobody@forecourt.example');
    await page.keyboard.press('Enter');
    letGo();
    await page.getByText('Fill this in.').waitFor();
    expect(await page.getByLabel('E-mail').inputValue()).toBe('nobody@forecourt.example');
    await page.getByText('Sign in to open the page you chose.').waitFor();
    await close();
  });

  it('gets the page again where no script runs at all, and no password into an address', async () => {
    const { page, problems, close } = await visitor(browser, { javaScriptEnabled: false });
    await page.goto('/login/full-service');
    await page.getByLabel('E-mail').fill(demoEmails.client);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/login/full-service');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Sign in');
    expect(problems()).toEqual([]);
    await close();
  });
});

const frames = [
  { email: demoEmails.client, path: '/client/dashboard', first: 'Welcome back', screen: /^Good .*, Hannah$/ },
  { email: demoEmails.client, path: '/client/deal', first: 'Your deal', screen: /./ },
  { email: demoEmails.admin, path: '/admin/coupons', first: 'Coupons', screen: /^Coupons$/ },
  { email: demoEmails.admin, path: '/admin/coupons/create', first: 'Create coupon', screen: /^Create coupon$/ },
  { email: demoEmails.admin, path: '/admin/coupons/of-nobody', first: 'Coupon', screen: /^Coupon not found$/ },
  { email: demoEmails.employee, path: '/employee/client-profiles/of-nobody/add-links', first: 'Add cars', screen: /^Client not found$/ },
];

describe.each(frames)('the frame of $path', ({ email, path, first, screen }) => {
  it('is seen before any script, nothing of it can be pressed in vain, and it gives way to the screen', async () => {
    const { page, problems, close } = await visitor(browser);
    await signIn(page, email);
    await settled(page);
    const letGo = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const frame = page.locator('#ahead');
    await frame.locator('h1').waitFor();
    expect(await frame.locator('h1').innerText()).toBe(first);
    expect(await frame.locator('nav').count()).toBeGreaterThan(0);
    // What stands for what is to come is seen from the first frame on.
    for (const shape of await frame.locator('[aria-busy="true"]').all()) expect(await shape.isVisible()).toBe(true);
    expect(await frame.getAttribute('inert')).toBe('');
    letGo();
    await frame.waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toMatch(screen);
    await settled(page);
    // That nobody is there is what the last ones ask for.
    expect(problems().filter((each) => !/^404 GET .*of-nobody$/.test(each))).toEqual([]);
    await close();
  });

  it.runIf(frames.findIndex((each) => each.email === email) === frames.findIndex((each) => each.path === path))(
    'is not shown to whoever is not signed in',
    async () => {
      const { page, close } = await visitor(browser);
      const letGo = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('#ahead').waitFor({ state: 'attached' });
      expect(await page.locator('#ahead').isVisible()).toBe(false);
      letGo();
      await page.waitForURL('**/login?**');
      await close();
    },
  );
});

it('at every address of an area the heading comes with the page, before any script', () => {
  const folder = 'dist/web';
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const loads = read(firstLoadsFile) as FirstLoads;
  const found: string[] = [];
  for (const role of roleValues) {
    const own = loads[doorOfArea(role)].addresses.filter(({ roles }) => roles?.includes(role) !== false);
    for (const { path, screen } of own.filter((address) => address === own.find((other) => other.path === address.path))) {
      // It leads to another address, and shows nothing of its own.
      if (screen === 'src/console/settings/ToStudio.tsx') continue;
      const { title, html } = read(drawnFile(role, `/${path}`)) as DrawnPage;
      const headings = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text = '']) => text.replaceAll(/<[^>]*>/g, '').trim());
      expect([headings.length, headings[0] !== '', title.replace(' · Forecourt', '') !== ''], `${role} ${path}`).toEqual([1, true, true]);
      found.push(path);
    }
  }
  expect(found.length).toBeGreaterThan(180);
});

it('what is drawn ahead says nothing of the day it was drawn on', () => {
  const folder = 'dist/web/.vite/drawn';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  expect(files.length).toBeGreaterThan(180);
  for (const file of files) {
    const { html }: { html: string } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const text = html.replaceAll(/<(style|svg)[^]*?<\/\1>|<[^>]*>/g, ' ');
    expect(text, file).not.toMatch(/\b20\d\d\b|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|Good (?:morning|afternoon|evening)/);
  }
});
