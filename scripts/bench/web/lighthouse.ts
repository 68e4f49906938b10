// Lighthouse's mobile score of pages, signed in or not. It is fetched when it is first wanted: nothing else needs it.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { projectRoot } from '../../../server/root.ts';
import { findChromium } from '../../setup/system-programs.ts';
import { middle } from '../page.ts';
import { freePort } from '../program.ts';

/** The last that runs on Node 20. */
const version = '12.8.2';
const folder = join(projectRoot, '.cache', 'bench', 'lighthouse');
const run = promisify(execFile);

async function program(): Promise<string> {
  const cli = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');
  if (!existsSync(cli)) {
    await mkdir(folder, { recursive: true });
    await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `lighthouse@${version}`], { maxBuffer: 1e8 });
  }
  return cli;
}

/** What Lighthouse judges a page by, as it names them. */
const columns = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

async function scoresOnce<Column extends (typeof columns)[number]>(
  cli: string,
  port: number,
  url: string,
  asked: readonly Column[],
): Promise<Record<Column, number>> {
  const args = [cli, url, `--port=${port}`, '--output=json', '--quiet', `--only-categories=${asked.join(',')}`, '--disable-storage-reset'];
  const { stdout } = await run(process.execPath, args, { maxBuffer: 1e9 });
  const { categories }: { categories: Record<Column, { score: number | null }> } = JSON.parse(stdout);
  const scores: Partial<Record<Column, number>> = {};
  for (const column of asked) scores[column] = Math.round((categories[column].score ?? Number.NaN) * 100);
  return scores as Record<Column, number>;
}

/** Each of the four columns of one visit, 0 to 100, of a page that everybody sees. */
export async function columnsOf(url: string): Promise<Record<(typeof columns)[number], number>> {
  const cli = await program();
  return inBrowser((port) => scoresOnce(cli, port, url, columns));
}

/** A browser of its own, which Lighthouse reaches at a port. */
async function inBrowser<Result>(measure: (port: number, context: BrowserContext) => Promise<Result>): Promise<Result> {
  const [port, profile] = await Promise.all([freePort(), mkdtemp(join(tmpdir(), 'forecourt-lighthouse-'))]);
  let context: BrowserContext | undefined;
  try {
    context = await chromium.launchPersistentContext(profile, {
      executablePath: findChromium() ?? 'chromium',
      args: ['--no-sandbox', `--remote-debugging-port=${port}`],
    });
    return await measure(port, context);
  } finally {
    await context?.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/**
 * The middle of several scores, 0 to 100, of one browser in which somebody may sign in first. Its cache is emptied before each visit.
 * @param signIn leaves the browser as the person has it
 */
export async function scoreOf(url: string, rounds: number, signIn?: (page: Page) => Promise<void>): Promise<number> {
  const cli = await program();
  return inBrowser(async (port, context) => {
    const page = await context.newPage();
    if (signIn) await signIn(page);
    await page.goto('about:blank');
    const session = await context.newCDPSession(page);
    const scores: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await session.send('Network.clearBrowserCache');
      scores.push((await scoresOnce(cli, port, url, ['performance'])).performance);
    }
    return middle(scores);
  });
}
