// `npm run build && npm run bench [-- --only api] [--case links] [--seconds 3] [--rounds 3] [--links 1000000] [--tries 25] [--messages 30] [--dry]`: how fast Forecourt is beside what one would write by
// hand, and writes it into docs/performance.md, each part into a section of its own. On a PostgreSQL and servers of its own on this machine, in turns:
// the machine's pace is no part of a ratio.
import { parseArgs } from 'node:util';
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
    tries: { type: 'string', default: '25' },
    dry: { type: 'boolean', default: false },
  },
});

/** By the name of the section: what measures it, and answers with its text. */
const parts: Readonly<Record<string, () => Promise<string>>> = {
  api: () => race({ seconds: Number(flags.seconds), rounds: Number(flags.rounds), only: flags.case }),
  web: () => webRace({ rounds: Number(flags.rounds) }),
  live: () => liveRace({ messages: Number(flags.messages) }),
  scale: () => scale({ links: Number(flags.links), tries: Number(flags.tries), only: flags.case }),
};

for (const [name, measure] of Object.entries(parts)) {
  if (flags.only !== undefined && flags.only !== name) continue;
  const text = await measure();
  console.log(`\n${text}\n`);
  if (!flags.dry && flags.case === undefined) keepSection(performancePage, name, text);
}
