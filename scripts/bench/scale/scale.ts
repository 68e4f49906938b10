// How an answer's time grows from a thousand links to a million: both firms are asked in turns, so that the machine's other work falls on both.
import { poolSize } from '../../../server/db/pool.ts';
import { almostSlowest, timed, written } from '../asked.ts';
import { machine, middle, table } from '../page.ts';
import { startFirms, type ScaledFirm } from './firms.ts';
import { pickersBesideKeys } from './pickers.ts';
import { asked, questions, type Sample } from './questions.ts';

export interface ScaleOptions {
  /** Links of the large firm. */
  links: number;
  tries: number;
  /** Part of the names of the questions wanted. */
  only?: string | undefined;
}

const small = 1_000;
/** Of issue 12: twice as long, or so many ms more. */
const most = { times: 2, more: 25 };

/** As a section of docs/performance.md; prints each question as it is answered. */
export async function scale({ links, tries, only }: ScaleOptions): Promise<string> {
  const { firms, stop } = await startFirms([small, links]);
  try {
    return await grown(firms, tries, only);
  } finally {
    await stop();
  }
}

/** What a firm's links hold: of each field the first value among the advisor's oldest. */
async function sampleOf({ url, tokens }: ScaledFirm): Promise<Sample> {
  const path = asked('/links', { sort: ['created_at', 'ASC'], range: [0, 99] });
  const answer = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${tokens.advisor}` } });
  const links: readonly Readonly<Record<string, unknown>>[] = JSON.parse(await answer.text());
  return (field) => {
    const value = links.map((link) => link[field]).find((each) => each !== null && each !== undefined);
    if (value === undefined) throw new Error(`No link at ${url} has a ${field}: the filter by it would find nothing.`);
    return value;
  };
}

/** @param firms the small one and the large one */
export async function grown(firms: readonly ScaledFirm[], tries: number, only?: string): Promise<string> {
  const rows: string[][] = [];
  const samples = await Promise.all(firms.map(sampleOf));
  for (const question of questions()) {
    if (only !== undefined && !question.name.includes(only)) continue;
    const times = firms.map((): number[] => []);
    const { name, role, path } = question;
    const paths = new Map(firms.map((firm, index) => [firm, path(samples[index] ?? (() => undefined))]));
    const ask = (firm: ScaledFirm) => timed({ what: `${name} as ${role}`, url: firm.url, path: paths.get(firm) ?? '', token: firm.tokens[role] });
    // Before anything counts: what is read for the first time comes from the disk, and to each connection's process of PostgreSQL from the memory that all share.
    for (const firm of firms) for (let round = 0; round < 2; round += 1) await Promise.all(Array.from({ length: poolSize }, () => ask(firm)));
    for (let count = 0; count < tries; count += 1) for (const [index, firm] of firms.entries()) times[index]?.push(await ask(firm));
    const [before, after] = times.map(almostSlowest) as [number, number];
    const isGood = after <= Math.max(most.times * before, before + most.more);
    const cells = times.map((each, index) => `${written(middle(each))} · ${written([before, after][index] ?? Number.NaN)}`);
    const row = [question.name, question.role, ...cells, `${(after / before).toFixed(1)}${isGood ? '' : ' ✗'}`];
    console.log(row.join('  '));
    rows.push(row);
  }
  const largest = firms.at(-1);
  if (!largest) throw new Error('There is no firm.');
  const large = largest.links.toLocaleString('en-US');
  const isWanted = only === undefined || 'pickers'.includes(only);
  return [
    `${machine()} · PostgreSQL 15 · one call at a time, the two firms in turns, ${tries} of each, after twice as many at once as there are connections; the middle and the 95th percentile in ms; goal, of the latter: twice as long or ${most.more} ms more at most.`,
    '',
    table(['asked', 'as', `${small.toLocaleString('en-US')} links`, `${large} links`, 'times'], rows),
    ...(isWanted ? ['', await pickersBesideKeys(largest, tries)] : []),
  ].join('\n');
}
