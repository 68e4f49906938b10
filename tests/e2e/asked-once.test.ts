// No call is made twice while a page loads: neither by two of its parts, nor once more when the live channel is there (issue 12).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { openBrowser, settled, signIn, visitor } from '../support/browser.ts';
import { callerFor } from '../support/caller.ts';
import { askedBy, hearCalls, type HeardCall } from '../support/heard-calls.ts';
import { LiveLine } from '../support/live-line.ts';

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
  { email: 'advisor@forecourt.example', screens: ['/employee/client-profiles/CLIENT', '/employee/client-profiles/CLIENT?tab=links'] },
  {
    email: 'admin@forecourt.example',
    screens: ['/admin/dashboard', '/admin/coupons', '/admin/client-profiles', '/admin/complaints', '/admin/settings', '/admin/profile'],
  },
];

/** Asked every five seconds while somebody is signed in. */
const poll = /\/users\/check\/status\//;

/** What a load asked for more than once, by itself or together with other things. */
async function askedAgain(page: Page, line: LiveLine, heard: HeardCall[], path: string): Promise<string[]> {
  await page.goto(path);
  await line.hears();
  await settled(page);
  // The bodies of the last ones are still on their way.
  await expect.poll(() => heard.every((call) => call.path !== '/together' || call.body !== '')).toBe(true);
  const asked = heard.filter((call) => !poll.test(call.path)).flatMap(askedBy);
  return asked.filter((call, at) => asked.indexOf(call) !== at);
}

let clientId = '';
beforeAll(async () => {
  const [chat] = await (await callerFor('client@forecourt.example')).get<{ client_id: string }[]>('/chats', { kind: 'advisor' });
  if (!chat) throw new Error('The demo has a client with an advisor.');
  clientId = chat.client_id;
});

describe.each(people)('for $email', ({ email, screens }) => {
  let page: Page;
  let line: LiveLine;
  const heard: HeardCall[] = [];
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ page, close } = await visitor(await openBrowser()));
    await hearCalls(page, {
      asked: (call) => void heard.push(call),
      // What the page before it asks until it is left is none of its.
      left: () => void heard.splice(0),
    });
    line = await LiveLine.of(page);
    await signIn(page, email);
    await settled(page);
  });
  afterAll(() => close());
  it.each(screens)('%s asks for nothing twice while it loads', async (path) => {
    const address = path.replace('CLIENT', clientId);
    expect(await line.unbroken(() => askedAgain(page, line, heard, address))).toEqual([]);
  });
});
