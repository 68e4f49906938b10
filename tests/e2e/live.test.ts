// What somebody else did is seen at once, without asking; and by asking where nothing can be pushed.
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, settled, signIn, visitor } from '../support/browser.ts';
import { callerFor } from '../support/caller.ts';
import { press } from '../support/console.ts';
import { LiveLine } from '../support/live-line.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/** Pushed: long enough for a busy machine, in ms. A page asks nothing by itself while it listens. */
const atOnce = 10_000;

/** What the page is told over the socket and what it asks for, in order. */
function log(page: Page, asked: RegExp): string[] {
  const lines: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const { event } = JSON.parse(String(payload)) as { event: string };
      lines.push(event);
    }),
  );
  page.on('request', (request) => {
    if (asked.test(request.url())) lines.push('asked');
  });
  return lines;
}

/** Waits until the page hears what is pushed and has caught up. */
async function listening(page: Page, lines: string[]): Promise<void> {
  await expect.poll(() => lines.includes('pusher_internal:subscription_succeeded'), { timeout: 50_000 }).toBe(true);
  await settled(page);
  lines.length = 0;
}

/** Writes a message, and waits until it is kept. */
const write = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel('Write a message').fill(text);
  await Promise.all([page.waitForResponse(/\/api\/chats\/send$/), press(page, 'Send')]);
};

/** The chat of the demo's client with their advisor. */
async function demoChat(): Promise<string> {
  const [chat] = await (await callerFor('client@forecourt.example')).get<{ id: string }[]>('/chats', { kind: 'advisor' });
  return chat?.id ?? '';
}

const textOf = (what: string) => `${what} ${Date.now()}`;

describe('with live updates', () => {
  it('a page whose server was away as it fetched the code for it hears them all the same', async () => {
    const { page, close } = await visitor(browser);
    const lines = log(page, /\/api\/chats/);
    let missed = 0;
    // Announced, then wanted.
    await page.route(/\/assets\/follow-/, (route) => {
      missed += 1;
      return missed > 2 ? route.continue() : route.abort('connectionrefused');
    });
    await signIn(page, 'client@forecourt.example');
    await expect.poll(() => lines.includes('pusher_internal:subscription_succeeded')).toBe(true);
    expect(missed).toBeGreaterThan(2);
    await close();
  });

  it('a message stands on the other side at once, both ways, because it was pushed', async () => {
    const client = await visitor(browser);
    const advisor = await visitor(browser);
    const clientLog = log(client.page, /\/api\/chats/);
    const advisorLog = log(advisor.page, /\/api\/chats/);
    await signIn(client.page, 'client@forecourt.example');
    await client.page.goto('/client/chats');
    await signIn(advisor.page, 'advisor@forecourt.example');
    await advisor.page.goto(`/employee/chats?chat=${await demoChat()}`);
    await advisor.page.getByLabel('Write a message').waitFor();
    await listening(client.page, clientLog);
    await listening(advisor.page, advisorLog);

    const question = textOf('Is it still there?');
    await write(client.page, question);
    await advisor.page.getByText(question).last().waitFor({ timeout: atOnce });
    expect(advisorLog).toContain('changed');

    await settled(client.page);
    clientLog.length = 0;
    const answer = textOf('It is.');
    await write(advisor.page, answer);
    await client.page.getByText(answer).last().waitFor({ timeout: atOnce });
    expect(clientLog).toContain('changed');
    expect([client.problems(), advisor.problems()]).toEqual([[], []]);
    await client.close();
    await advisor.close();
  });

  it('the bell’s number rises at once', async () => {
    const { page, problems, close } = await visitor(browser);
    const lines = log(page, /\/api\/notifications/);
    const line = await LiveLine.of(page);
    await signIn(page, 'admin@forecourt.example');
    await listening(page, lines);
    const bell = page.getByRole('button', { name: /notification/i });
    const client = await callerFor('client2@forecourt.example');
    const first = await line.unbroken(async () => {
      await settled(page);
      lines.length = 0;
      const before = Number.parseInt((await bell.getAttribute('aria-label')) ?? '', 10) || 0;
      await client.send('POST', '/complaints', { subject: textOf('Slow answer'), category: 'delay', details: 'I wait since Monday.' });
      await page.getByRole('button', { name: new RegExp(`^${before + 1} unread`) }).waitFor({ timeout: atOnce });
      return lines[0];
    });
    expect(first).toBe('changed');
    expect(problems()).toEqual([]);
    await close();
  });
});

describe('where no socket opens', () => {
  it('a message comes all the same, by asking', async () => {
    const client = await visitor(browser);
    const lines = log(client.page, /\/api\/chats/);
    await client.page.routeWebSocket(/\/api\/app\//, (socket) => socket.close({ code: 4100 }));
    await signIn(client.page, 'client@forecourt.example');
    await client.page.goto('/client/chats');
    await client.page.getByLabel('Write a message').waitFor();
    const advisor = await callerFor('advisor@forecourt.example');
    const text = textOf('Good news.');
    await advisor.send('POST', '/chats/send', { chat_id: await demoChat(), message_id: crypto.randomUUID(), text });
    // The thread is asked for every 3 s.
    await client.page.getByText(text).last().waitFor({ timeout: 50_000 });
    expect(new Set(lines)).toEqual(new Set(['asked']));
    await client.close();
  });
});
