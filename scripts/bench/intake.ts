// `npm run bench -- --only intake [--rows 5000] [--way sheet] [--dry]`: so many cars in through the table, pasted and from a spreadsheet, in Chromium at a quarter of this machine's
// pace: the frames while it is scrolled, a key in a cell, how far it is while they are added, and all of it undone. On the demo firm, for a client of its own.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Locator, type Page } from 'playwright-core';
import { checkDigit } from '../../domain/vin.ts';
import { demoEmails, demoPassword } from '../../server/demo/logins.ts';
import * as roles from '../../generated/roles.ts';
import { messages } from '../../src/console/client/intake/messages.ts';
import { messages as words } from '../../src/console/sheet/messages.ts';
import { startServed } from '../../tests/support/served.ts';
import { findChromium } from '../setup/system-programs.ts';
import { almostSlowest, written } from './asked.ts';
import { keepSection, machine, middle, performancePage, table } from './page.ts';
import { signInAt } from './program.ts';

const { values: flags } = parseArgs({
  options: { rows: { type: 'string', default: '5000' }, way: { type: 'string' }, dry: { type: 'boolean', default: false } },
});
const count = Number(flags.rows);
const slowdown = 4;
/** In ms, for a frame while scrolling, at the 95th percentile. */
const goal = 50;
const ways = ['sheet', 'paste'] as const;
type Way = (typeof ways)[number];
const names: Readonly<Record<Way, string>> = { sheet: 'spreadsheet', paste: 'pasted' };
const chosen = ways.filter((way) => flags.way === undefined || flags.way === way);

const headings = ['Web address', 'VIN', 'Title', 'Asking price', 'Miles', 'Dealer', 'Tier', 'Category'];
function vinOf(number: number): string {
  const vin = `1HGCM8260RA${String(number).padStart(6, '0')}`;
  return vin.slice(0, 8) + (checkDigit(vin) ?? '0') + vin.slice(9);
}

/** One in fifty has a price with a letter in it. */
const cars = (from: number): string[][] =>
  Array.from({ length: count }, (_car, at) => {
    const number = from + at;
    const price = at % 50 === 7 ? '38,49O' : String(24_000 + (number % 300) * 50);
    return [
      `https://dealer-${number % 40}.example/car/${number}`,
      vinOf(number),
      `2024 Honda Accord EX ${number}`,
      price,
      String(number % 40_000),
      `Dealer ${number % 40}`,
      'Strong',
      'Hybrids',
    ];
  });

/** Lengths of frames in ms. */
interface Paces {
  own: readonly number[];
  quarter: readonly number[];
}

interface Measured {
  /** From the file or the paste to the table, in ms. */
  shown: number;
  /** While the server looks at the rows, and when it has: at the machine's own pace, and at a quarter of it. */
  during: Paces;
  after: Paces;
  /** From a key to its picture, in ms. */
  keys: readonly number[];
  added: { ms: number; count: number; steps: number };
  undone: { ms: number; left: number };
}

const product = await startServed(await mkdtemp(join(tmpdir(), 'forecourt-bench-intake-')));
const browser = await chromium.launch({
  executablePath: findChromium() ?? 'chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'],
});

async function call<Answer>(token: string, method: string, path: string, body?: object): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${product.url}/api${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json() as Promise<Answer>;
}

/** Pixels a second: a wheel that is turned fast. */
const pace = 6_000;

/** The lengths of the frames in ms while a table is scrolled for ten seconds at a hand's pace. */
const framesOf = (grid: Locator): Promise<number[]> =>
  grid.evaluate(async (frame, perSecond) => {
    frame.scrollTop = 0;
    const lengths: number[] = [];
    let before = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const begun = before;
    while (before - begun < 10_000 && frame.scrollTop + frame.clientHeight < frame.scrollHeight - 1) {
      const moment = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      frame.scrollTop += ((moment - before) / 1000) * perSecond;
      lengths.push(moment - before);
      before = moment;
    }
    return lengths.slice(3);
  }, pace);

/** From each key to the end of the frame that shows it, in ms: a price is typed over, and sent down with Enter. */
async function keysIn(page: Page, grid: Locator): Promise<number[]> {
  await grid.evaluate((frame) => (frame.scrollTop = frame.scrollHeight / 2));
  await grid.locator('[data-cell][data-figure]').nth(4).click();
  await page.evaluate(() => {
    const took: number[] = [];
    Object.assign(window, { took });
    window.addEventListener(
      'keydown',
      (event) =>
        requestAnimationFrame(() => {
          // A task behind the frame that shows it: style, layout and paint are done.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => took.push(performance.now() - event.timeStamp));
          port1.start();
          port2.postMessage(null);
        }),
      { capture: true },
    );
  });
  for (const key of ['3', '1', '5', '0', '0', 'Enter', '2', '9', '9', '0', '0', 'Enter']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(700);
  }
  return page.evaluate(() => ('took' in window ? (window.took as number[]) : []));
}

async function measured(page: Page, token: string, clientId: string, way: Way, from: number): Promise<Measured> {
  const rows = cars(from);
  await page.goto(`${product.url}/employee/client-profiles/${clientId}/add-links?from=${way}`);
  const grid = page.getByRole('grid');
  const session = await page.context().newCDPSession(page);
  if (way === 'paste') await page.getByLabel(messages.addresses).waitFor();
  else await page.locator('input[type=file]').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const begun = performance.now();
  if (way === 'sheet') {
    const text = [headings, ...rows].map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'cars.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  } else {
    const text = [headings, ...rows].map((cells) => cells.join('\t')).join('\n');
    await page.getByLabel(messages.addresses).evaluate((field, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  }
  await grid.locator('[data-line]').nth(5).waitFor();
  const shown = performance.now() - begun;
  const quarterDuring = await framesOf(grid);
  const paceOf = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  await paceOf(1);
  const looking = page.getByLabel(words.checkedLabel);
  if ((await looking.count()) === 0) throw new Error('The rows were looked at before they were scrolled.');
  const during = { own: await framesOf(grid), quarter: quarterDuring };
  await looking.waitFor({ state: 'detached', timeout: 240_000 });
  const ownAfter = await framesOf(grid);
  await paceOf(slowdown);
  const after = { own: ownAfter, quarter: await framesOf(grid) };
  const keys = await keysIn(page, grid);
  await paceOf(1);
  const asked = performance.now();
  await page.getByRole('button', { name: messages.hold }).click();
  const progress = page.getByLabel(messages.addedLabel);
  const over = page.getByRole('alert').getByRole('button', { name: words.undo });
  const seen = new Set<string>();
  while ((await over.count()) === 0) {
    const at = await progress.getAttribute('aria-valuenow', { timeout: 2_000 }).catch(() => null);
    if (at !== null) seen.add(at);
    await page.waitForTimeout(50);
  }
  const added = { ms: performance.now() - asked, ...(await call<{ count: number }>(token, 'GET', `/links/${clientId}/count`)), steps: seen.size };
  const back = performance.now();
  await over.click();
  await over.waitFor({ state: 'detached', timeout: 240_000 });
  while ((await progress.count()) > 0) await page.waitForTimeout(50);
  const undone = { ms: performance.now() - back, left: (await call<{ count: number }>(token, 'GET', `/links/${clientId}/count`)).count };
  return { shown, during, after, keys, added, undone };
}

async function advisorsClient(): Promise<{ id: string; token: string }> {
  const token = await signInAt(product.url, demoEmails.employee, demoPassword);
  const me = await call<{ id: string }>(token, 'GET', '/auth/get/me');
  const admin = await signInAt(product.url, demoEmails.admin, demoPassword);
  const made = { email: 'five.thousand@mailhaven.example', first_name: 'Ida', last_name: 'Keller', role: roles.client, advisor_id: me.id };
  return { token, id: (await call<{ id: string }>(admin, 'POST', '/users', made)).id };
}

try {
  const { id, token } = await advisorsClient();
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await page.goto(`${product.url}/login`);
  await page.getByLabel('E-mail').fill(demoEmails.employee);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/dashboard$/);
  const found: Measured[] = [];
  for (const [at, way] of chosen.entries()) found.push(await measured(page, token, id, way, at * count));
  const frames = (all: readonly number[]) =>
    `${written(middle(all))} · ${written(almostSlowest(all))} · ${written(Math.max(...all))}${almostSlowest(all) <= goal ? ' ✓' : ' ✗'}`;
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  const text = [
    `${machine()} · Chromium without a graphics processor; keys and the first drawing at a quarter of the pace; the embedded database; the middle, the 95th percentile and the longest in ms; goal: ${goal} at the 95th while scrolling, ${pace.toLocaleString('en-US')} px a second.`,
    '',
    table(
      [`${count.toLocaleString('en-US')} cars`, ...chosen.map((way) => names[way])],
      [
        ['in the table after', ...found.map(({ shown }) => seconds(shown))],
        ['scrolled while they are looked at', ...found.map(({ during }) => frames(during.own))],
        ['scrolled afterwards', ...found.map(({ after }) => frames(after.own))],
        ['while they are looked at, at a quarter of the pace', ...found.map(({ during }) => frames(during.quarter))],
        ['afterwards, at a quarter of the pace', ...found.map(({ after }) => frames(after.quarter))],
        ['a key in a cell', ...found.map(({ keys }) => `${written(middle(keys))} · ${written(Math.max(...keys))}`)],
        ['added', ...found.map(({ added }) => `${added.count.toLocaleString('en-US')} in ${seconds(added.ms)}, ${added.steps} steps of progress seen`)],
        ['undone', ...found.map(({ undone }) => `${seconds(undone.ms)}, ${undone.left} left${undone.left === 0 ? ' ✓' : ' ✗'}`)],
      ],
    ),
  ].join('\n');
  console.log(`\n${text}\n`);
  if (!flags.dry && flags.way === undefined) keepSection(performancePage, 'intake', text);
} finally {
  await browser.close();
  await product.stop();
}
