// One cold visit of a page on a slow line and a slow phone, and what it took.
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/** The line and processor of Lighthouse's mobile visits: 1.6 Mbit/s down, 750 kbit/s up, 150 ms; a quarter of this machine's pace. */
const line = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const slowdown = 4;
/** What counts as the page's code; neither font, images nor the API's answers. */
const code: ReadonlySet<string> = new Set(['Document', 'Stylesheet', 'Script']);

export interface Visited {
  /** When what was waited for stood on the screen, in ms since the navigation. */
  shown: number;
  /** Largest contentful paint until then, in ms. */
  largest: number;
  /** HTML, styles and JavaScript over the wire until the page was quiet, headers included, in bytes; and how many of the files are scripts. */
  codeBytes: number;
  scriptFiles: number;
}

/** What stands in the page; see `in-page.js`. Told by the page itself, so that the driver's own pace is no part of it. */
declare global {
  interface Window {
    bench: { shown?: number; largest?: number; watch: (selector: string) => void; step: (link: string, selector: string) => Promise<number> };
  }
}
const inPage = { path: fileURLToPath(new URL('./in-page.js', import.meta.url)) };

async function slow(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return session;
}

export interface Visit {
  url: string;
  /** What is waited for. */
  selector: string;
  /** Who is signed in. */
  storageState?: BrowserContextOptions['storageState'];
  /** On a phone in one hand; on a desk otherwise. */
  phone?: true;
}

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/** Notes the calls of the API that a page makes and that are no success: one that is tried again, or draws an error, says nothing of the page's pace. */
function refusals(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (answer) => {
    const path = new URL(answer.url()).pathname;
    if (path.startsWith('/api/') && !answer.ok() && answer.status() !== 304) refused.push(`${answer.request().method()} ${path}: ${answer.status()}`);
  });
  return refused;
}

/** Opens the page with nothing kept from before but the session. @throws Error where a call of the API is no success */
export async function visit(browser: Browser, { url, selector, storageState, phone: isPhone }: Visit): Promise<Visited> {
  const context = await browser.newContext({ viewport: isPhone ? phone : desk, ...(storageState ? { storageState } : {}) });
  try {
    const page = await context.newPage();
    const session = await slow(page);
    const files = new Map<string, { type: string; bytes: number }>();
    session.on('Network.responseReceived', ({ requestId, type }) => void (code.has(type) && files.set(requestId, { type, bytes: 0 })));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const file = files.get(requestId);
      if (file) file.bytes = encodedDataLength;
    });
    const refused = refusals(page);
    await page.addInitScript(inPage);
    await page.addInitScript((wanted) => window.bench.watch(wanted), selector);
    await page.goto(url, { waitUntil: 'commit', timeout: 120_000 });
    await page.waitForFunction(() => window.bench.shown !== undefined && window.bench.largest !== undefined, undefined, { timeout: 120_000 });
    await page.waitForLoadState('networkidle', { timeout: 120_000 });
    if (refused.length > 0) throw new Error(`${url} asks in vain: ${refused.join(', ')}`);
    const told = await page.evaluate(() => ({ shown: window.bench.shown, largest: window.bench.largest }));
    return {
      shown: told.shown ?? Number.NaN,
      largest: told.largest ?? Number.NaN,
      codeBytes: [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0),
      scriptFiles: [...files.values()].filter(({ type }) => type === 'Script').length,
    };
  } finally {
    await context.close();
  }
}

/**
 * Goes from a list that stands to another one, on the same slow line and processor.
 * @param press follows the link
 * @param shown of the other list
 * @returns ms from the press to its rows
 */
export async function stepTo(browser: Browser, from: Visit, press: string, shown: string): Promise<number> {
  const context = await browser.newContext({ viewport: desk, ...(from.storageState ? { storageState: from.storageState } : {}) });
  try {
    const page = await context.newPage();
    await page.addInitScript(inPage);
    await page.goto(from.url);
    await page.locator(from.selector).first().waitFor();
    await page.waitForLoadState('networkidle');
    await slow(page);
    return await page.evaluate(([link, rows]) => window.bench.step(link, rows), [press, shown] as const);
  } finally {
    await context.close();
  }
}
