// `npm run bench [-- --only api] [--case links] [--seconds 3] [--rounds 3] [--links 1000000] [--tries 60] [--messages 30] [--requests 500] [--vins 2000] [--clients 2000] [--dry]`: how fast Forecourt is beside what one would write by
// hand, and writes it into docs/performance.md, each part into a section of its own. On a PostgreSQL and servers of its own on this machine, in turns:
// the machine's pace is no part of a ratio.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text as textOf } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../setup/build.mjs';
import { race } from './api/race.ts';
import { webRace } from './web/race.ts';
import { liveRace } from './live/live.ts';
import { keepSection, performancePage } from './page.ts';
import { scale } from './scale/scale.ts';

const { values: flags } = parseArgs({
  options: {
    only: { type: 'string' },
    case: { type: 'string' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    links: { type: 'string', default: '1000000' },
    messages: { type: 'string', default: '30' },
    tries: { type: 'string', default: '60' },
    requests: { type: 'string', default: '500' },
    vins: { type: 'string', default: '2000' },
    clients: { type: 'string', default: '2000' },
    dry: { type: 'boolean', default: false },
  },
});

/** What a bench prints that is a program of its own: it fills a database, or measures what a process that has just begun takes. @throws Error where it fails, as it does where a goal is one that may not be missed */
async function printedBy(script: string, ...args: readonly string[]): Promise<string> {
  const program = fileURLToPath(new URL(script, import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', program, '--dry', ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [printed, [code]] = await Promise.all([textOf(child.stdout), once(child, 'close')]);
  // What it measured is kept, and the run says that a goal is missed.
  if (code === 2) process.exitCode = 1;
  if (code === 0 || code === 2) return printed.trim();
  console.log(printed);
  throw new Error(`${script} failed.`);
}

/** By the name of the section: what measures it, and answers with its text. */
const parts: Readonly<Record<string, () => Promise<string>>> = {
  api: () => race({ seconds: Number(flags.seconds), rounds: Number(flags.rounds), only: flags.case }),
  web: () => webRace({ rounds: Number(flags.rounds) }),
  live: () => liveRace({ messages: Number(flags.messages) }),
  scale: () => scale({ links: Number(flags.links), tries: Number(flags.tries), only: flags.case }),
  bids: () => printedBy('./bids.ts', '--requests', flags.requests),
  desk: () => printedBy('./desk.ts', '--clients', flags.clients, ...(flags.case === undefined ? [] : ['--case', flags.case])),
  intake: () => printedBy('./intake.ts'),
  interaction: () => printedBy('./interaction.ts'),
  export: () => printedBy('./export.ts'),
  work: () => printedBy('./work.ts'),
  vins: () => printedBy('./vins.ts', '--vins', flags.vins),
};

if (flags.only !== undefined && !(flags.only in parts)) throw new Error(`There is no bench called ${flags.only}: ${Object.keys(parts).join(', ')}.`);

// What is measured is this commit's.
await buildIfStale();
for (const [name, measure] of Object.entries(parts)) {
  if (flags.only !== undefined && flags.only !== name) continue;
  try {
    const text = await measure();
    console.log(`\n${text}\n`);
    if (!flags.dry && flags.case === undefined) keepSection(performancePage, name, text);
  } catch (error) {
    // The others take half an hour: they are measured all the same, in this run.
    console.error(`${name}:`, error);
    process.exitCode = 1;
  }
}
