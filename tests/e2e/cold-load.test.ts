// The budgets of a first visit (issue 12): what it moves over the wire, and how many scripts a screen's heading waits for. `npm run build` holds the same
// of every screen by the files alone (scripts/check-budgets.ts).
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { coldVisit } from '../support/cold.ts';

const kB = 1000;
/** `most`: bytes on the wire. `scripts`: those asked for before the heading of the screen itself can be read, that of the frame needs none; the goal
 * is 8 everywhere (docs/performance.md, *What limits it*). The advisor's dashboard has the parts of a list, and queue and week beside it:
 * no goal is set for its bytes, and it may not grow unseen. A list's heading comes with its rows, so what its cells are drawn with is among its scripts.
 * The cut is a search, which a word anywhere moves: the last one has room for one script more, the others the goal. */
const visits = [
  { path: '/login', email: null, most: 130 * kB, scripts: 8 },
  { path: '/client/dashboard', email: 'client@forecourt.example', most: 245 * kB, scripts: 8 },
  { path: '/employee/dashboard', email: 'advisor@forecourt.example', most: 380 * kB, scripts: 15 },
  { path: '/admin/coupons', email: 'admin@forecourt.example', most: 350 * kB, scripts: 8 },
];
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

it.each(visits)(
  'a first visit of $path moves no more than $most bytes, and its heading waits for few scripts and for nothing that the frame counts',
  async ({ path, email, most, scripts }) => {
    const { bytes, before, after, callsBefore, untaken, moving, strayStyles } = await coldVisit(browser, path, email);
    // oxlint-disable-next-line no-console -- the figures are what whoever changes the build wants to see
    console.info(`${path}: ${(bytes / kB).toFixed(1)} kB on the wire, ${before.length} scripts before the heading, ${after.length} after`);
    expect(bytes).toBeLessThanOrEqual(most);
    expect(before.length, before.join(' ')).toBeLessThanOrEqual(scripts);
    // Of the menu, the bell and the watch over the session: on the way they would hold the screen back.
    expect(
      callsBefore.filter((call) =>
        /^\/api\/(?:(?:chats|complaints|notifications|users)\/.*\bcount\b|cases\/counts|users\/check\/status|auth\/get\/me$)/.test(call),
      ),
    ).toEqual([]);
    expect(untaken).toEqual([]);
    expect(moving).toEqual([]);
    // Each among what it is for would be worked out by itself, and moved into the head before the app's first line.
    expect(strayStyles).toBe(0);
  },
);
