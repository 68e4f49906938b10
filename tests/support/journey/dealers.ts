// Dealers of the story: they have no account, only the address of a letter.
import type { Page } from 'playwright-core';
import { tokenMailedTo } from '../mailed-token.ts';

/** The token of the newest letter to this address. @throws when there is none */
export const dealerToken = (email: string): Promise<string> => tokenMailedTo(email, /\/dealer#t=([\w.~-]+)/);

/** Puts a dealer's page half a minute on, after which it asks how its request is. Its clock was installed before it was opened. */
export const halfMinute = (page: Page): Promise<void> => page.clock.fastForward(31_000);
