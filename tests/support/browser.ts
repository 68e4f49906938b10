// A person in Chromium: opens pages, signs in, and notices what goes wrong.
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { demoPassword } from '../../scripts/demo/logins.ts';
import { findChromium } from '../../scripts/setup/system-programs.ts';

/** The widths every screen is seen at, in px. */
export const desk = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };

/** Starts the system's Chromium. Close it in afterAll. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium() ?? 'chromium', args: ['--no-sandbox', '--disable-background-networking'] });
}

/** A tab of its own, with a memory of its own. */
export interface Visitor {
  page: Page;
  /** What went wrong since the last look: errors of the page, calls that failed. */
  problems: () => string[];
  close: () => Promise<void>;
}

/** Opens a tab at the started server. `host` chooses a role host (`admin.localhost`). */
export async function visitor(browser: Browser, options: BrowserContextOptions & { host?: string } = {}): Promise<Visitor> {
  const { host, ...rest } = options;
  const served = new URL(inject('serverUrl'));
  const context = await browser.newContext({ viewport: desk, baseURL: `http://${host ?? served.hostname}:${served.port}`, reducedMotion: 'reduce', ...rest });
  const page = await context.newPage();
  let seen: string[] = [];
  page.on('pageerror', (error) => seen.push(`page error: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) seen.push(`${response.status()} ${response.request().method()} ${response.url()}`);
  });
  page.on('console', (message) => {
    // A failed call is told above, with its address.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) seen.push(`console: ${message.text()}`);
  });
  return {
    page,
    problems: () => {
      const told = seen;
      seen = [];
      return told;
    },
    close: () => context.close(),
  };
}

/** Signs in through the form and waits for the person's own dashboard. */
export async function signIn(page: Page, email: string, password: string = demoPassword): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/dashboard$/);
}

/** Waits until what the screen asked for has come and nothing on it says that it is busy. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
}

/** How many px the page can be scrolled sideways: 0 where it fits. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));
}

/** What axe has against the page, or against what `within` selects: a rule, how often, and the first element, one line for each rule. */
export async function axeViolations(page: Page, within?: string): Promise<string[]> {
  const builder = within === undefined ? new AxeBuilder({ page }) : new AxeBuilder({ page }).include(within);
  const { violations } = await builder.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
  return violations.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.target.join(' ') ?? ''}`);
}
