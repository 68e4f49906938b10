// The screens of dealers' prices, deals, deal checks, refunds and money that no address of the brief names: readable on a desk by day and on a phone by night.
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { axeViolations, desk, openBrowser, phone, settled, sidewaysScroll, signIn, visitor } from '../support/browser.ts';
import { callerFor } from '../support/caller.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const lists = ['/dealers', '/bid-requests', '/deals', '/deal-checks', '/refund-requests'] as const;

/** The lists, the newest record of each, and the pages of their own. */
async function addresses(): Promise<string[]> {
  const asAdmin = await callerFor('admin@forecourt.example');
  const newest = async (path: string) => (await asAdmin.get<{ id: string }[]>(path))[0]?.id ?? '';
  const [dealer, request, deal, check, refund] = await Promise.all(lists.map(newest));
  return ['/money', ...lists, `/dealers/${dealer}`, `/bid-requests/${request}`, `/deals/${deal}`, `/deals/${deal}/contract`].concat(
    `/deal-checks/${check}/show`,
    `/deal-checks/${check}/review`,
    refund === '' ? [] : `/refund-requests/${refund}`,
  );
}

describe('the screens of deals', () => {
  it('stand for an admin, by day on a desk and by night on a phone', async () => {
    const { page, problems, close } = await visitor(browser);
    await signIn(page, 'admin@forecourt.example');
    const faults: string[] = [];
    for (const address of await addresses()) {
      await page.setViewportSize(desk);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(`/admin${address}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await settled(page);
      const found = await axeViolations(page);
      await page.setViewportSize(phone);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await settled(page);
      found.push(...(await axeViolations(page)).map((fault) => `${fault} (on a phone, dark)`));
      const sideways = await sidewaysScroll(page);
      if (sideways > 0) found.push(`scrolls ${sideways} px sideways`);
      faults.push(...[...found, ...problems()].map((fault) => `${address}: ${fault}`));
    }
    await close();
    expect(faults).toEqual([]);
  });
});
