// A person's own browser: what it keeps outlives it, and it can be killed.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { findChromium } from '../../scripts/setup/system-programs.ts';
import { desk, patience, signIn, sparing } from './browser.ts';

const day = 24 * 60 * 60 * 1000;

export interface OwnBrowser {
  /** Opens it as the person left it. @param daysLater what its clock says */
  open: (daysLater?: number) => Promise<BrowserContext>;
  /** Killed, not closed: nothing gets to say goodbye. */
  kill: () => Promise<void>;
  /** Closes it, and forgets what it kept. */
  remove: () => Promise<void>;
}

/** A browser with a memory of its own. @param baseURL the server whose pages it opens, asked for when it is opened */
export async function ownBrowser(baseURL: () => string): Promise<OwnBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-browser-'));
  let context: BrowserContext | undefined;
  return {
    open: async (daysLater = 0) => {
      context = await chromium.launchPersistentContext(folder, {
        executablePath: findChromium() ?? 'chromium',
        args: sparing,
        viewport: desk,
        baseURL: baseURL(),
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      context.setDefaultTimeout(patience);
      if (daysLater > 0) await context.clock.setSystemTime(Date.now() + daysLater * day);
      return context;
    },
    kill: async () => {
      const killed = context;
      const gone = new Promise((closed) => killed?.once('close', closed));
      const session = await killed?.browser()?.newBrowserCDPSession();
      await session?.send('Browser.crash').catch(() => undefined);
      await gone;
    },
    remove: async () => {
      await context?.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A browser that is killed may forget who was signed in a moment before: it writes that down seconds later. Then one signs in again, as a person would. */
export async function signInWhereAsked(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  const asked = page.getByLabel('E-mail').waitFor();
  const known = page.waitForURL(/\/dashboard$/);
  if (await Promise.race([asked.then(() => true), known.then(() => false)])) await signIn(page, email);
}
