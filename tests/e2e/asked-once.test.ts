// No call is made twice while a page loads: neither by two of its parts, nor once more when the live channel is there (issue 12).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { openBrowser, settled, signIn, visitor } from '../support/browser.ts';

const people = [
  {
    email: 'client@forecourt.example',
    screens: [
      '/client/dashboard',
      '/client/listings',
      '/client/packages',
      '/client/complaints',
      '/client/shared-files',
      '/client/profile',
      '/client/preference-checklist',
    ],
  },
  {
    email: 'admin@forecourt.example',
    screens: ['/admin/dashboard', '/admin/coupons', '/admin/client-profiles', '/admin/complaints', '/admin/settings', '/admin/profile'],
  },
];

/** Asked every five seconds while somebody is signed in. */
const poll = /\/users\/check\/status\//;

/** What a load asked for more than once. */
async function askedAgain(page: Page, path: string): Promise<string[]> {
  const calls: string[] = [];
  // What the page before it asks until it is left is none of its.
  let isOpening = false;
  const note = (request: { method: () => string; url: () => string; resourceType: () => string; isNavigationRequest: () => boolean }) => {
    if (request.isNavigationRequest()) isOpening = true;
    if (!isOpening) return;
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && request.resourceType() === 'fetch' && !poll.test(pathname)) calls.push(`${request.method()} ${pathname}${search}`);
  };
  page.on('request', note);
  const subscribed = page.waitForResponse((response) => isOpening && response.url().endsWith('/api/push/auth'));
  await page.goto(path);
  await subscribed;
  await settled(page);
  page.off('request', note);
  return calls.filter((call, at) => calls.indexOf(call) !== at);
}

describe.each(people)('for $email', ({ email, screens }) => {
  let page: Page;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ page, close } = await visitor(await openBrowser()));
    await signIn(page, email);
    await settled(page);
  });
  afterAll(() => close());
  it.each(screens)('%s asks for nothing twice while it loads', async (path) => {
    expect(await askedAgain(page, path)).toEqual([]);
  });
});
