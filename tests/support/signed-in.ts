// One person at work in a browser, for all tests of a block: signed in before the first, gone after the last.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openBrowser, settled, signIn, visitor, type Visitor } from './browser.ts';
import { callerFor, type Caller } from './caller.ts';

interface SignedIn {
  visitor: Visitor;
  page: Page;
  /** Calls the API as the same person. */
  api: Caller;
}

/** Signs in before the block's tests and hands over what they work with; what went wrong in one test is not told of the next. */
export function signedIn(email: string, take: (signedIn: SignedIn) => void): void {
  let browser: Browser;
  let person: Visitor;
  beforeAll(async () => {
    browser = await openBrowser();
    const api = await callerFor(email);
    person = await visitor(browser);
    await signIn(person.page, email);
    await settled(person.page);
    take({ visitor: person, page: person.page, api });
  });
  beforeEach(() => void person.problems());
  afterAll(async () => {
    await person.close();
  });
}
