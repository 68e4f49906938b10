// What is written in a chat arrives, whatever happens to the server, the network or the browser.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, signIn, visitor } from '../support/browser.ts';
import { startServed, type Served } from '../support/served.ts';

let browser: Browser;
let folder: string;
let served: Served;
/** Its own server: it is killed. The address stays the same. */
let baseURL: string;
beforeAll(async () => {
  browser = await openBrowser();
  folder = await mkdtemp(join(tmpdir(), 'forecourt-e2e-chat-'));
  served = await startServed(folder);
  baseURL = served.url;
});
afterAll(async () => {
  await served.stop();
});

const startAgain = async () => {
  served = await startServed(folder, { PORT: new URL(baseURL).port });
};
const box = (page: Page) => page.getByLabel('Write a message');
async function write(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.locator('[data-messages]').getByText(text, { exact: true }).waitFor();
}
/** What stands in the conversation, of the texts that begin so. */
const seen = (page: Page, beginning: string) =>
  page
    .locator('[data-messages]')
    .getByText(new RegExp(`^${beginning} `))
    .allInnerTexts();
async function nothingWaits(page: Page): Promise<void> {
  await expect.poll(() => page.getByText(/^(Sending\.\.\.|Waiting to send)/).count(), { timeout: 60_000 }).toBe(0);
}

it('both sides write while the server is killed three times: everything arrives once, in order, and both see the same', async () => {
  const client = await visitor(browser, { baseURL });
  const advisor = await visitor(browser, { baseURL });
  await signIn(client.page, 'client@forecourt.example');
  await client.page.goto('/client/chats');
  await box(client.page).waitFor();
  await signIn(advisor.page, 'advisor@forecourt.example');
  const name = await client.page.evaluate(() => document.querySelector('h2')?.textContent ?? '');
  expect(name).not.toBe('');
  await advisor.page.goto('/employee/chats?view=all');
  await advisor.page
    .getByRole('link', { name: /Hannah Okafor/ })
    .or(advisor.page.getByRole('button', { name: /Hannah Okafor/ }))
    .first()
    .click();
  await box(advisor.page).waitFor();

  // Before the first is written, everything is there that writing needs: the server may go at any time from then on.
  await Promise.all([write(client.page, 'Begin client'), write(advisor.page, 'Begin advisor')]);
  await Promise.all([nothingWaits(client.page), nothingWaits(advisor.page)]);
  for (const round of [1, 2, 3]) {
    await Promise.all([write(client.page, `Walk ${round}, client, before`), write(advisor.page, `Walk ${round}, advisor, before`), served.kill()]);
    for (const part of ['away', 'away still']) {
      await Promise.all([write(client.page, `Walk ${round}, client, ${part}`), write(advisor.page, `Walk ${round}, advisor, ${part}`)]);
    }
    await startAgain();
  }
  await nothingWaits(client.page);
  await nothingWaits(advisor.page);

  const expected = (who: string) => [1, 2, 3].flatMap((round) => ['before', 'away', 'away still'].map((part) => `Walk ${round}, ${who}, ${part}`));
  await expect.poll(async () => (await seen(client.page, 'Walk')).length, { timeout: 60_000 }).toBe(18);
  await expect.poll(() => seen(advisor.page, 'Walk'), { timeout: 60_000 }).toEqual(await seen(client.page, 'Walk'));
  const list = await seen(client.page, 'Walk');
  for (const who of ['client', 'advisor']) expect(list.filter((text) => text.includes(`, ${who},`))).toEqual(expected(who));
  await client.close();
  await advisor.close();
}, 300_000);

it('what was written offline is there in another tab after the first is gone, and is sent once the network is back', async () => {
  const { page, close } = await visitor(browser, { baseURL });
  await signIn(page, 'client2@forecourt.example');
  await page.goto('/client/chats');
  await expect.poll(() => page.getByRole('button', { name: 'Send' }).count()).toBe(1);
  const context = page.context();
  const other = await context.newPage();
  await other.goto('/client/chats');
  await box(other).waitFor();
  await context.setOffline(true);
  for (const text of ['Offline one', 'Offline two']) await write(page, text);
  await expect.poll(() => page.getByText('Waiting to send').count()).toBe(2);
  await write(other, 'Offline three');
  await box(page).fill('half a thought');
  await page.getByText('Draft saved').waitFor();
  // The tab is gone, as after a crash: nothing in it may have the last word.
  await page.close({ runBeforeUnload: false });
  await context.setOffline(false);
  const third = await context.newPage();
  await third.goto('/client/chats');
  await nothingWaits(third);
  await expect.poll(() => seen(third, 'Offline'), { timeout: 30_000 }).toEqual(['Offline one', 'Offline two', 'Offline three']);
  await expect.poll(() => box(third).inputValue()).toBe('half a thought');
  await expect.poll(() => seen(other, 'Offline'), { timeout: 30_000 }).toEqual(['Offline one', 'Offline two', 'Offline three']);

  // They leave: the next person at this device finds nothing of it.
  await third.goto('/logout');
  await third.waitForURL(/\/login$/);
  await signIn(third, 'client2@forecourt.example');
  await third.goto('/client/chats');
  await box(third).waitFor();
  expect(await box(third).inputValue()).toBe('');
  await close();
}, 180_000);
