// From the press in one browser to the pixels in the other.
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import { findChromium } from '../../setup/system-programs.ts';
import { benchPassword } from '../api/firm.ts';

declare global {
  interface Window {
    liveBench: { seen: (text: string) => Promise<number>; press: (button: HTMLElement) => number };
  }
}
const inPage = { path: fileURLToPath(new URL('./in-page.js', import.meta.url)) };

async function openChat(browser: Browser, url: string, email: string, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(inPage);
  await page.goto(`${url}/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(benchPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/dashboard$/);
  const subscribed = page.waitForResponse(/\/api\/push\/auth$/);
  await page.goto(`${url}${path}`);
  await page.getByLabel('Write a message').waitFor();
  await subscribed;
  await page.waitForLoadState('networkidle');
  return page;
}

/**
 * Two people in two browsers write to each other, in turns.
 * @param messages how many each writes
 * @returns ms from each press to the frame that shows its message on the other side
 */
export async function pixels(url: string, chatId: string, messages: number): Promise<number[]> {
  // Two programs, as two people have: one draws while the other does.
  const browsers = await Promise.all(
    [0, 1].map(() =>
      chromium.launch({ executablePath: findChromium() ?? 'chromium', args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'] }),
    ),
  );
  try {
    const [one, other] = browsers;
    if (!one || !other) throw new Error('Two were started.');
    const client = await openChat(one, url, 'client@bench.example', '/client/chats');
    const advisor = await openChat(other, url, 'advisor@bench.example', `/employee/chats?chat=${chatId}`);
    const took: number[] = [];
    for (let count = 0; count < messages; count += 1) {
      for (const [from, to] of [
        [client, advisor],
        [advisor, client],
      ] as const) {
        const text = `Word ${count} ${crypto.randomUUID()}`;
        const seen = to.evaluate((wanted) => window.liveBench.seen(wanted), text);
        await from.getByLabel('Write a message').fill(text);
        const pressed = await from.getByRole('button', { name: 'Send', exact: true }).evaluate((button: HTMLElement) => window.liveBench.press(button));
        took.push((await seen) - pressed);
        // What follows from it, the mark as read among it, is no part of the next.
        await Promise.all([client, advisor].map((page) => page.waitForTimeout(400)));
      }
    }
    return took;
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
  }
}
