// The end of a person's tabs.
import { setTimeout } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';

/** How long a tab may take to close, in ms. */
const closesWithin = 5_000;

/**
 * Closes all tabs. Chromium says that it closes one whose next page is just arriving, and does not: whoever waits for it waits for ever
 * (microsoft/playwright#42068).
 * @returns whether they are closed
 */
export async function closeTabs(context: BrowserContext): Promise<boolean> {
  const closed = Promise.all(context.pages().map((tab) => tab.close())).then(() => true);
  const late = new AbortController();
  const patience = setTimeout(closesWithin, false, { signal: late.signal }).catch(() => false);
  return Promise.race([closed, patience]).finally(() => late.abort());
}
