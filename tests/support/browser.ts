// A person in Chromium: opens pages, signs in, and notices what goes wrong.
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { roleHost } from '../../domain/role-hosts.ts';
import { roleValues } from '../../generated/enums.ts';
import { demoPassword } from '../../server/demo/logins.ts';
import { findChromium } from '../../scripts/setup/system-programs.ts';
import { closeTabs } from './close-tabs.ts';

/** The widths every screen is seen at, in px. */
export const desk = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };

/** How long a person waits to see or press something, in ms: a machine that builds and tests beside it may take long, and none of them tells how fast it should be. */
export const patience = 60_000;

/** One Chromium for all files; it ends with the process that drives it. */
let chromiumOfAll: Promise<Browser> | undefined;

/**
 * It draws without imitating a graphics card, which costs a tenth of the processor's time. No page lives long enough for its scripts to be compiled once more to run
 * quicker: with that, and with a second thread that collects garbage, the same walks cost a third more.
 */
export const sparing = ['--no-sandbox', '--disable-background-networking', '--disable-gpu', '--js-flags=--no-maglev --no-turbofan --single-threaded-gc'];

/** The system's Chromium. */
export function openBrowser(): Promise<Browser> {
  chromiumOfAll ??= chromium.launch({
    executablePath: findChromium() ?? 'chromium',
    args: sparing,
  });
  return chromiumOfAll;
}

/** A Chromium of its own that shows notifications, where this system has one; to be closed by whoever asked. One without windows refuses them whatever it is granted. */
export const openWholeBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium({ isWhole: true }) ?? findChromium() ?? 'chromium',
    args: sparing,
  });

/** A tab of its own, with a memory of its own. */
export interface Visitor {
  page: Page;
  /** What went wrong since the last look: errors of the page, calls that failed. */
  problems: () => string[];
  close: () => Promise<void>;
}

export interface VisitorOptions extends BrowserContextOptions {
  /** Chooses a role host: `admin.localhost`. */
  host?: string;
  /** Lets the portal keep itself on the device (its service worker), which calls pass by unseen: for the tests of just that. */
  keepsApp?: boolean;
  /** For who changes the browser itself, as its clock: nobody comes after them. Others may find files there that were fetched before. */
  alone?: boolean;
}

/** Left by visitors who are gone: their files are known, and the scripts among them read. By what the browser was told of them. */
const memories = new Map<string, BrowserContext[]>();

/** Forgets everything about the addresses but their files. */
async function forget(context: BrowserContext, page: Page): Promise<void> {
  await context.clearCookies();
  const { origin, port } = new URL(inject('serverUrl'));
  const hosts = roleValues.map((role) => `http://${roleHost(role, 'localhost')}:${port}`);
  const session = await context.newCDPSession(page);
  for (const address of [origin, `http://localhost:${port}`, ...hosts])
    await session.send('Storage.clearDataForOrigin', { origin: address, storageTypes: 'all' });
  await session.detach();
}

/** What the console tells as errors and no page can help: a failed call is told with its address by its answer, and pusher-js cannot know that the other side
 * has begun to close the socket it writes to; whatever it wrote is written again once it is back. */
const noFaults = ['Failed to load resource', 'WebSocket is already in CLOSING or CLOSED state'];

/** Opens a tab at the started server. */
export async function visitor(browser: Browser, options: VisitorOptions = {}): Promise<Visitor> {
  const { host, alone = false, keepsApp = false, ...rest } = options;
  const served = new URL(inject('serverUrl'));
  const asked = {
    viewport: desk,
    baseURL: `http://${host ?? served.hostname}:${served.port}`,
    reducedMotion: 'reduce',
    serviceWorkers: keepsApp ? 'allow' : 'block',
    ...rest,
  } as const;
  // A memory that begins with something, or belongs to another server, is made anew.
  const mayShare = !alone && rest.storageState === undefined && rest.baseURL === undefined;
  const key = JSON.stringify(asked);
  const known = mayShare ? memories.get(key)?.pop() : undefined;
  const context = known ?? (await browser.newContext(asked));
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  if (known) await forget(context, page);
  let seen: string[] = [];
  page.on('pageerror', (error) => seen.push(`page error: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) seen.push(`${response.status()} ${response.request().method()} ${response.url()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !noFaults.some((text) => message.text().includes(text))) seen.push(`console: ${message.text()}`);
  });
  return {
    page,
    problems: () => {
      const told = seen;
      seen = [];
      return told;
    },
    close: async () => {
      if (!mayShare) return context.close();
      // One that keeps a tab is not used again; its end is not waited for either.
      if (!(await closeTabs(context))) return void context.close();
      memories.set(key, [...(memories.get(key) ?? []), context]);
    },
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

/** Waits until the page may be left without a question: what was typed is kept on the device. */
export async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
}

/** How many px the page can be scrolled sideways: 0 where it fits. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));
}

/**
 * The controls whose middle lies under "How it works" with the page at its top, half-way and at its end. On a phone its bar is
 * the lower edge of what scrolls, so there it is what can be scrolled no further that counts: all of it at the end, and
 * what is pinned to the window anywhere.
 */
export function underHelp(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const help = document.querySelector('[data-how-it-works]');
    if (!help) return ['there is no "How it works"'];
    const isBar = help.getBoundingClientRect().width >= window.innerWidth;
    const isPinned = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement) if (getComputedStyle(at).position === 'fixed') return true;
      return false;
    };
    const covered = (all: boolean): string[] => {
      const { left, right, top, bottom } = help.getBoundingClientRect();
      return [
        ...document.querySelectorAll('a[href], button, input, select, textarea, [role="button"], [role="checkbox"], [role="tab"], [tabindex="0"]'),
      ].flatMap((control) => {
        const box = control.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const lies = x > left && x < right && y > top && y < bottom;
        if (!lies || box.width === 0 || help.contains(control) || !document.elementsFromPoint(x, y).includes(control) || !(all || isPinned(control))) return [];
        return [`"${(control.getAttribute('aria-label') ?? control.textContent ?? control.tagName).trim().slice(0, 40)}" lies under "How it works"`];
      });
    };
    const found = new Set<string>();
    const end = document.documentElement.scrollHeight;
    for (const at of [0, end / 2, end]) {
      window.scrollTo({ top: at, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      for (const fault of covered(!isBar || at === end)) found.add(fault);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    return [...found];
  });
}

const twoLines = 'Fatima Haddad, Nora Castellano and 12 more were left as they were: they are somebody else\u2019s now.';

/** As text: an import inside a function of a test would be made one of the test's own. */
const raising = (message: string): string => `(async () => {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  for (const script of loaded.filter((name) => name.startsWith(location.origin) && /\\.js(\\?|$)/.test(name))) {
    const toaster = Object.values(await import(script)).find((part) => part && typeof part === 'object' && 'dismiss' in part && 'warning' in part);
    if (toaster) return toaster.warning(${JSON.stringify(message)}, { duration: null, action: { label: 'Undo', onClick() {} } });
  }
  throw new Error('The page has loaded no toaster.');
})()`;

/** Shows a toast of several lines with a way back, by the app's own toaster among the scripts that the page has loaded. */
async function raiseToast(page: Page): Promise<void> {
  await page.evaluate(raising(twoLines));
  await page.locator('[data-toast]').waitFor();
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
}

/**
 * The controls whose middle lies under a toast with the page at its top, half-way and at its end: at the top any that is there at all,
 * further down those that could be pressed if it were not for the toast. What is scrolled under a bar of the frame cannot.
 */
export async function underToasts(page: Page): Promise<string[]> {
  await raiseToast(page);
  const found = await page.evaluate(async () => {
    const toasts = [...document.querySelectorAll('[data-toast]')];
    const inToast = (element: Element): boolean => toasts.some((toast) => toast.contains(element) || element.contains(toast));
    const covered = (atTop: boolean): string[] =>
      [...document.querySelectorAll('a[href], button, input, select, textarea, [role="button"], [role="checkbox"], [role="tab"], [tabindex="0"]')].flatMap(
        (control) => {
          const box = control.getBoundingClientRect();
          const stack = document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2);
          if (inToast(control) || box.width === 0 || !stack.some((element) => toasts.some((toast) => toast.contains(element)))) return [];
          const behind = stack.find((element) => !inToast(element));
          const lies = atTop ? stack.includes(control) : behind !== undefined && (control.contains(behind) || behind === control);
          return lies ? [`"${(control.getAttribute('aria-label') ?? control.textContent ?? control.tagName).trim().slice(0, 40)}" lies under a toast`] : [];
        },
      );
    const faults = new Set<string>();
    const end = document.documentElement.scrollHeight;
    for (const at of [0, end / 2, end]) {
      window.scrollTo({ top: at, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      for (const fault of covered(at === 0)) faults.add(fault);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    return [...faults];
  });
  await page.locator('[data-toast]').getByRole('button', { name: 'Close' }).click();
  await page.locator('[data-toast]').waitFor({ state: 'detached' });
  return found;
}

/** The headings of tables that are cut off, or that the actions at the rows' ends lie over. */
export function cutHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('th')].flatMap((heading) => {
      const box = heading.getBoundingClientRect();
      if (box.width === 0 || !heading.textContent?.trim() || heading.querySelector('.vh')) return [];
      const range = document.createRange();
      range.selectNodeContents(heading);
      const ofText = range.getBoundingClientRect();
      const over = document.elementFromPoint(ofText.right - 2, ofText.top + ofText.height / 2);
      const within = ofText.right <= box.right + 1 && ofText.left >= box.left - 1;
      return within && (over === null || heading.contains(over) || over.closest('th') === null) ? [] : [`the heading "${heading.textContent}" is cut`];
    }),
  );
}

/**
 * What axe has against the page, or against what `within` selects: a rule, how often, and the first element, one line for each rule.
 * Only violations are written out, and the report is put together in the page itself; a second, empty page for that, which
 * takes three times as long, is only needed where frames of others stand in the page.
 * @param rules of axe by name, where not all of them are asked
 */
export async function axeViolations(page: Page, within?: string, rules?: readonly string[]): Promise<string[]> {
  // What is on its way in or out has no size of its own yet: a toast that closes shrinks, and its button with it.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Number.POSITIVE_INFINITY),
  );
  const isAlone = page.frames().length === 1;
  // A page that was asked before has axe: 1.3 MB of it, read anew, is half of what asking costs.
  const isThere = isAlone && (await page.evaluate(() => 'axe' in window));
  const builder = new AxeBuilder({ page, ...(isThere ? { axeSource: 'void 0' } : {}) }).options({ resultTypes: ['violations'] }).setLegacyMode(isAlone);
  if (within !== undefined) builder.include(within);
  // The rows of a table are made alike, and each costs as much as the first.
  else builder.exclude('tbody tr:nth-of-type(n+7)');
  if (rules) builder.withRules([...rules]);
  else builder.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.target.join(' ') ?? ''}`);
}
