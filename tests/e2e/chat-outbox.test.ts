// What is written in a chat arrives, whatever happens to the server, the network or the browser.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messages } from '../../src/features/chat/messages.ts';
import { openBrowser, signIn, visitor, type Visitor } from '../support/browser.ts';
import { ownBrowser, signInWhereAsked, type OwnBrowser } from '../support/own-browser.ts';
import { ownServer, type OwnServer } from '../support/own-server.ts';

let browser: Browser;
let mine: OwnBrowser;
let server: OwnServer;
beforeAll(async () => {
  browser = await openBrowser();
  mine = await ownBrowser(() => server.url);
});
ownServer('chat', (own) => {
  server = own;
});
afterAll(() => mine.remove());

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
/** The client on another device. */
async function asClient(): Promise<Visitor> {
  const client = await visitor(browser, { baseURL: server.url });
  await signIn(client.page, 'client@forecourt.example');
  await openChats(client.page);
  return client;
}
async function openChats(page: Page): Promise<void> {
  await page.goto('/client/chats');
  await box(page).waitFor();
}
/** Their advisor, in the same chat. */
async function asAdvisor(): Promise<Visitor> {
  const advisor = await visitor(browser, { baseURL: server.url });
  await signIn(advisor.page, 'advisor@forecourt.example');
  await advisor.page.goto('/employee/chats?view=all');
  await advisor.page
    .getByRole('link', { name: /Hannah Okafor/ })
    .or(advisor.page.getByRole('button', { name: /Hannah Okafor/ }))
    .first()
    .click();
  await box(advisor.page).waitFor();
  return advisor;
}
async function nothingWaits(page: Page): Promise<void> {
  const waiting = page.getByText(messages.sending).or(page.getByText(messages.waitingToSend));
  await expect.poll(() => waiting.count(), { timeout: 60_000 }).toBe(0);
}

const rounds = [1];

it('both sides write while the server is killed: everything arrives once, in order, and both see the same', async () => {
  const client = await asClient();
  const advisor = await asAdvisor();

  // Before the first is written, everything is there that writing needs: the server may go at any time from then on.
  await Promise.all([write(client.page, 'Begin client'), write(advisor.page, 'Begin advisor')]);
  await Promise.all([nothingWaits(client.page), nothingWaits(advisor.page)]);
  // Once in a browser; tests/program/chat-kill.test.ts does it three times under many more.
  for (const round of rounds) {
    await Promise.all([write(client.page, `Walk ${round}, client, before`), write(advisor.page, `Walk ${round}, advisor, before`), server.kill()]);
    for (const part of ['away', 'away still']) {
      await Promise.all([write(client.page, `Walk ${round}, client, ${part}`), write(advisor.page, `Walk ${round}, advisor, ${part}`)]);
    }
    await server.startAgain();
  }
  await nothingWaits(client.page);
  await nothingWaits(advisor.page);

  const expected = (who: string) => rounds.flatMap((round) => ['before', 'away', 'away still'].map((part) => `Walk ${round}, ${who}, ${part}`));
  await expect.poll(async () => (await seen(client.page, 'Walk')).length, { timeout: 60_000 }).toBe(rounds.length * 6);
  await expect.poll(() => seen(advisor.page, 'Walk'), { timeout: 60_000 }).toEqual(await seen(client.page, 'Walk'));
  const list = await seen(client.page, 'Walk');
  for (const who of ['client', 'advisor']) expect(list.filter((text) => text.includes(`, ${who},`))).toEqual(expected(who));
  await client.close();
  await advisor.close();
});

it('what was written offline is there in another tab after the first is gone, and is sent once the network is back', async () => {
  const { page, close } = await visitor(browser, { baseURL: server.url });
  await signIn(page, 'client2@forecourt.example');
  await page.goto('/client/chats');
  await expect.poll(() => page.getByRole('button', { name: 'Send' }).count()).toBe(1);
  const context = page.context();
  const other = await context.newPage();
  await other.goto('/client/chats');
  await box(other).waitFor();
  await context.setOffline(true);
  for (const text of ['Offline one', 'Offline two']) await write(page, text);
  await expect.poll(() => page.getByText(messages.waitingToSend).count()).toBe(2);
  await write(other, 'Offline three');
  await box(page).fill('half a thought');
  await page.getByText('Draft saved').waitFor();
  // The tab is gone, as after a crash: nothing in it may have the last word.
  await page.close({ runBeforeUnload: false });
  await context.setOffline(false);
  const third = await context.newPage();
  await third.goto('/client/chats');
  await nothingWaits(third);
  await expect.poll(() => seen(third, 'Offline')).toEqual(['Offline one', 'Offline two', 'Offline three']);
  await expect.poll(() => box(third).inputValue()).toBe('half a thought');
  await expect.poll(() => seen(other, 'Offline')).toEqual(['Offline one', 'Offline two', 'Offline three']);

  // They leave: the next person at this device finds nothing of it.
  await third.goto('/logout');
  await third.waitForURL(/\/login$/);
  await signIn(third, 'client2@forecourt.example');
  await third.goto('/client/chats');
  await box(third).waitFor();
  expect(await box(third).inputValue()).toBe('');
  await close();
});

it('a day offline: typed in two tabs, the browser killed, the other side and another device meanwhile. All of it is there, in order, once', async () => {
  const before = await mine.open();
  const first = await before.newPage();
  await signIn(first, 'client@forecourt.example');
  await openChats(first);
  const second = await before.newPage();
  await openChats(second);
  await nothingWaits(first);

  await before.setOffline(true);
  await write(first, 'Day one');
  await write(second, 'Day two');
  await write(first, 'Day three');
  await expect.poll(() => second.getByText(messages.waitingToSend).count()).toBe(3);
  await box(second).fill('Day four, half a');
  await second.getByText('Draft saved').waitFor();
  await mine.kill();

  const [elsewhere, advisor] = [await asClient(), await asAdvisor()];
  await write(elsewhere.page, 'Day zero, from my phone');
  await nothingWaits(elsewhere.page);
  await write(advisor.page, 'Day zero, from your advisor');
  await nothingWaits(advisor.page);
  await expect.poll(() => seen(advisor.page, 'Day')).toEqual(['Day zero, from my phone', 'Day zero, from your advisor']);

  const next = await (await mine.open(1)).newPage();
  await signInWhereAsked(next, 'client@forecourt.example');
  await openChats(next);
  await nothingWaits(next);
  const list = ['Day zero, from my phone', 'Day zero, from your advisor', 'Day one', 'Day two', 'Day three'];
  for (const page of [next, elsewhere.page, advisor.page]) await expect.poll(() => seen(page, 'Day')).toEqual(list);
  expect(await box(next).inputValue()).toBe('Day four, half a');
  for (const visiting of [elsewhere, advisor]) await visiting.close();
});

it('a page hears what is pushed again within 2 seconds of the server’s return', async () => {
  const { page, close } = await asClient();
  let listeningAt = Number.POSITIVE_INFINITY;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('subscription_succeeded')) listeningAt = performance.now();
    }),
  );
  for (const away of ['once', 'longer, until the page says so, and that it tries']) {
    await server.kill();
    listeningAt = Number.POSITIVE_INFINITY;
    if (away !== 'once') await page.locator('[data-connection="away"]').waitFor();
    await server.startAgain();
    const backAt = performance.now();
    await expect.poll(() => listeningAt - backAt, { interval: 20 }).toBeLessThan(2_000);
  }
  await close();
});
