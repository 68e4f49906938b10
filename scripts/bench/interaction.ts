// `npm run bench -- --only interaction [--dry]`, or this file by itself with [--messages 5000] [--times 9]: how soon the hand is answered at a quarter of this machine's
// pace. Ticks rows of a list of 100, and scrolls a chat of 5,000 messages from its end to its beginning. In Chromium, without a graphics processor. Writes it into docs/performance.md.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type CDPSession, type Page } from 'playwright-core';
import { uuidv7 } from 'uuidv7';
import { messages as chatMessages } from '../../src/features/chat/messages.ts';
import { demoEmails, demoPassword } from '../../server/demo/logins.ts';
import { startServed } from '../../tests/support/served.ts';
import { findChromium } from '../setup/system-programs.ts';
import { keepSection, machine, middle, performancePage, table } from './page.ts';
import { signInAt } from './program.ts';

const { values } = parseArgs({
  options: { messages: { type: 'string', default: '5000' }, times: { type: 'string', default: '9' }, dry: { type: 'boolean', default: false } },
});
const slowdown = 4;

const product = await startServed(await mkdtemp(join(tmpdir(), 'forecourt-bench-interaction-')));
const browser = await chromium.launch({
  executablePath: findChromium() ?? 'chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'],
});

async function pageOf(email: string): Promise<{ page: Page; session: CDPSession }> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await page.goto(`${product.url}/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/dashboard$/);
  return { page, session: await page.context().newCDPSession(page) };
}

/** From each press on a row's tick to the end of the work of its frame, in ms of the page's main thread. */
async function ticks(times: number): Promise<number[]> {
  const { page, session } = await pageOf(demoEmails.admin);
  await page.goto(`${product.url}/admin/client-profiles?perPage=100`);
  await page.locator('tbody tr').nth(99).waitFor();
  await page.waitForLoadState('networkidle');
  const boxes = page.locator('tbody input[type=checkbox]');
  // The first one fetches the bar of what can be done.
  await boxes.nth(0).click();
  await page.getByRole('toolbar').waitFor();
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const took: number[] = [];
  for (let time = 1; time <= times; time += 1) {
    took.push(
      await boxes.nth(time).evaluate(
        (box) =>
          new Promise<number>((resolve) => {
            const begun = performance.now();
            box.dispatchEvent(new MouseEvent('click', { bubbles: true }));
            // A task behind the frame that shows it: style, layout and paint are done.
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.addEventListener('message', () => resolve(performance.now() - begun));
              port1.start();
              port2.postMessage(null);
            });
          }),
      ),
    );
    await page.waitForTimeout(300);
  }
  await page.context().close();
  return took;
}

/** The lengths of the frames while a long chat is scrolled, in ms. */
async function scroll(count: number): Promise<number[]> {
  const token = await signInAt(product.url, demoEmails.client, demoPassword);
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(`${product.url}/api${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const chats: unknown = await call('GET', '/chats');
  const [chat] = chats as { id: string }[];
  const send = (at: number) =>
    call('POST', '/chats/send', { chat_id: chat?.id, message_id: uuidv7(), text: `${at}: ${'The dealer holds it until Friday. '.repeat(1 + (at % 4))}` });
  for (let at = 0; at < count; at += 8) await Promise.all(Array.from({ length: Math.min(8, count - at) }, (_, more) => send(at + more)));
  const { page, session } = await pageOf(demoEmails.client);
  await page.goto(`${product.url}/client/chats`);
  const older = page.getByRole('button', { name: chatMessages.older });
  await older.waitFor();
  // Pressed in the page itself, as often as it can be: scrolled into view for each press, so many messages take minutes.
  await page.evaluate(async (name) => {
    for (;;) {
      const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
      if (!button) return;
      if (!button.disabled) button.click();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }, chatMessages.older);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const frames = await page.getByRole('log').evaluate(async (log) => {
    const box = log.scrollHeight > log.clientHeight ? log : log.parentElement;
    if (!box) throw new Error('There is nothing to scroll.');
    box.scrollTop = box.scrollHeight;
    const moments: number[] = [];
    while (box.scrollTop > 0 && moments.length < 5_000) {
      moments.push(await new Promise<number>((resolve) => requestAnimationFrame(resolve)));
      box.scrollTop -= 400;
    }
    return moments.slice(3).map((moment, at) => moment - (moments[at + 2] ?? moment));
  });
  await page.context().close();
  return frames;
}

const p95 = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * 0.95) - 1] ?? Number.NaN;

try {
  const ticked = await ticks(Number(values.times));
  const frames = await scroll(Number(values.messages));
  const row = (what: string, value: number, rest: string) => [what, '≤ 50 ms', `${value.toFixed(0)} ms`, rest, value <= 50 ? '✓' : '✗'];
  const said = `${machine()} · a quarter of the machine's pace; ${ticked.length} ticks, ${frames.length} frames.\n\n${table(
    ['what', 'goal', 'measured', 'beside it', ''],
    [
      row('a tick among 100 rows, until its frame is painted, in the middle', middle(ticked), `${Math.max(...ticked).toFixed(0)} ms at most`),
      row(
        `scrolling ${Number(values.messages).toLocaleString('en-US')} messages: frames at p95`,
        p95(frames),
        `${middle(frames).toFixed(0)} ms in the middle, ${Math.max(...frames).toFixed(0)} at most`,
      ),
    ],
  )}`;
  console.log(said);
  if (!values.dry) keepSection(performancePage, 'interaction', said);
} finally {
  await browser.close();
  await product.stop();
}
