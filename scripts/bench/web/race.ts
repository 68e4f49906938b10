// The web application beside a bare react-admin that reads the same API over the same line: in turns, each visit cold.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { demoEmails, demoPassword } from '../../../server/demo/logins.ts';
import { startServed } from '../../../tests/support/served.ts';
import { findChromium } from '../../setup/system-programs.ts';
import { machine, middle, table } from '../page.ts';
import { buildBare, serveBare } from './bare-server.ts';
import { columnsOf, scoreOf } from './lighthouse.ts';
import { stepTo, visit, type Visit, type Visited } from './visit.ts';

/** A cell of a column: the frame before the scripts and the placeholders of both have none. */
const rows = 'tbody td[class*="column-"]';

async function signInAt(page: Page, url: string, email: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/dashboard$/);
}

async function signInBare(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/#/login`);
  await page.locator('input[name=username]').fill(demoEmails.admin);
  await page.locator('input[name=password]').fill(demoPassword);
  await page.getByRole('button', { name: /sign in/i }).click();
  await page.locator(rows).first().waitFor();
}

/** What the browser keeps of somebody who signed in. */
async function keptOf(browser: Browser, signIn: (page: Page) => Promise<void>) {
  const context = await browser.newContext();
  await signIn(await context.newPage());
  const kept = await context.storageState();
  await context.close();
  return kept;
}

const ms = (value: number) => `${Math.round(value)} ms`;
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
const verdict = (ratio: number, goal: number) => `**${ratio.toFixed(2)}** ${ratio <= goal ? '✓' : '✗'}`;

/**
 * Visits both in turns and says it as Markdown.
 * @param rounds visits of each page; the middle one counts
 */
export async function webRace({ rounds }: { rounds: number }): Promise<string> {
  await buildBare();
  const product = await startServed(await mkdtemp(join(tmpdir(), 'forecourt-bench-web-')));
  const bare = await serveBare(product.url);
  const browser = await chromium.launch({
    executablePath: findChromium() ?? 'chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'],
  });
  try {
    const asAdmin = (page: Page) => signInAt(page, product.url, demoEmails.admin);
    const asClient = (page: Page) => signInAt(page, product.url, demoEmails.client);
    const onBare = (page: Page) => signInBare(page, bare.url);
    const [admin, client, there] = [await keptOf(browser, asAdmin), await keptOf(browser, asClient), await keptOf(browser, onBare)];
    const visits = {
      frontDoor: { url: `${product.url}/`, selector: 'h1', phone: true },
      signIn: { url: `${product.url}/login`, selector: 'h1' },
      bareSignIn: { url: `${bare.url}/#/login`, selector: 'button[type="submit"]' },
      barePhone: { url: `${bare.url}/#/login`, selector: 'button[type="submit"]', phone: true },
      portal: { url: `${product.url}/client/dashboard`, selector: 'h1', storageState: client },
      portalWork: { url: `${product.url}/client/dashboard`, selector: 'main section', storageState: client },
      list: { url: `${product.url}/admin/client-listings`, selector: rows, storageState: admin },
      bareList: { url: `${bare.url}/#/links`, selector: rows, storageState: there },
    } satisfies Record<string, Visit>;
    const names = Object.keys(visits) as (keyof typeof visits)[];
    const seen = new Map<keyof typeof visits, Visited[]>(names.map((name) => [name, []]));
    const steps: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const name of names) seen.get(name)?.push(await visit(browser, visits[name]));
      steps.push(await stepTo(browser, visits.list, 'a[href="/admin/packages"]', 'tbody td.column-name'));
    }
    const of = (name: keyof typeof visits, what: keyof Visited) => middle((seen.get(name) ?? []).map((visited) => visited[what]));
    const line = (what: string, goal: number, [ours, theirs]: readonly [number, number]) => [
      what,
      `≤ ${goal}`,
      ms(theirs),
      ms(ours),
      verdict(ours / theirs, goal),
    ];
    const wire = (what: string, goal: number, name: keyof typeof visits) => {
      const bytes = of(name, 'codeBytes');
      return [what, `≤ ${goal} kB`, kilobytes(bytes), String(of(name, 'scriptFiles')), bytes <= goal * 1000 ? '✓' : '✗'];
    };
    const scores = {
      bareSignIn: await scoreOf(visits.bareSignIn.url, 3),
      bareList: await scoreOf(visits.bareList.url, 3, onBare),
      signIn: await scoreOf(visits.signIn.url, 3),
      portal: await scoreOf(visits.portal.url, 3, asClient),
      list: await scoreOf(visits.list.url, 3, asAdmin),
    };
    const door = await columnsOf(visits.frontDoor.url);
    const scored = (what: string, goal: number, ours: number, theirs: number) => [
      what,
      `≥ ${goal}, above`,
      String(theirs),
      String(ours),
      ours >= goal && ours > theirs ? '✓' : '✗',
    ];
    return [
      `${machine()} · ${rounds} visits of each in turns, the middle one; 1.6 Mbit/s, 150 ms, a quarter of the machine's pace; demo firm on the embedded database.`,
      '',
      table(
        ['cold', 'goal', 'bare react-admin', 'product', 'ratio'],
        [
          line('front door on a phone, largest paint, beside the sign-in', 0.4, [of('frontDoor', 'largest'), of('barePhone', 'largest')]),
          line('sign-in, largest paint', 0.4, [of('signIn', 'largest'), of('bareSignIn', 'largest')]),
          line('portal’s heading, beside the list’s rows', 0.6, [of('portal', 'shown'), of('bareList', 'shown')]),
          line('portal’s own content, beside the list’s rows', 0.6, [of('portalWork', 'shown'), of('bareList', 'shown')]),
          line('a console list’s rows', 1, [of('list', 'shown'), of('bareList', 'shown')]),
          [
            'list to list, warm, beside its own cold load',
            '≤ 0.25',
            ms(of('list', 'shown')),
            ms(middle(steps)),
            verdict(middle(steps) / of('list', 'shown'), 0.25),
          ],
        ],
      ),
      '',
      table(
        ['HTML, styles and JavaScript over the wire, headers included, until the page is quiet', 'goal', 'bytes', 'scripts', ''],
        [
          wire('sign-in', 130, 'signIn'),
          wire('portal’s dashboard', 245, 'portal'),
          wire('a console list', 350, 'list'),
          wire('bare react-admin’s list', 350, 'bareList'),
        ],
      ),
      '',
      table(
        ['Lighthouse, mobile', 'goal', 'bare react-admin', 'product', ''],
        [
          scored('sign-in', 97, scores.signIn, scores.bareSignIn),
          scored('portal’s dashboard, beside the list', 90, scores.portal, scores.bareList),
          scored('a console list', 75, scores.list, scores.bareList),
          ...Object.entries(door).map(([column, score]) => [`front door, ${column}`, '≥ 95', '–', String(score), score >= 95 ? '✓' : '✗']),
        ],
      ),
    ].join('\n');
  } finally {
    await browser.close();
    await Promise.all([bare.close(), product.stop()]);
  }
}
