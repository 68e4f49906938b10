// Runs product and reference in turns over the same calls, and first sees that both answer the same bytes.
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { machine, middle, table } from '../page.ts';
import { casesOf, type Case } from './cases.ts';
import { startRace, type Racer } from './firm.ts';

export interface RaceOptions {
  /** Of one run of one case on one server. */
  seconds: number;
  rounds: number;
  /** Part of the names of the cases wanted. */
  only?: string | undefined;
}

const connections = 10;
/** Calls before anything is counted. */
const warmUp = 1_500;

interface Run {
  /** Calls per second. */
  rate: number;
  /** Of the server's process for a call; NaN where the system does not say. */
  cpuMs: number;
}

/** The race as a section of docs/performance.md; prints each case as it ends. */
export async function race({ seconds, rounds, only }: RaceOptions): Promise<string> {
  const firm = await startRace();
  const rows: string[][] = [];
  try {
    for (const each of casesOf(firm)) {
      if (only !== undefined && !each.name.includes(only)) continue;
      await requireSameBytes(each, firm.racers);
      const runs = await runsOf(each, firm.racers, { seconds, rounds });
      const [product, reference] = [runs.product, runs.reference].map((all) => ({
        rate: middle(all.map(({ rate }) => rate)),
        cpuMs: middle(all.map(({ cpuMs }) => cpuMs)),
      })) as [Run, Run];
      const ratio = middle(runs.product.map(({ rate }, round) => rate / (runs.reference[round]?.rate ?? Number.NaN)));
      const verdict = `**${ratio.toFixed(2)}**${ratio >= each.goal ? '' : ' ✗'}`;
      const row = [each.name, `≥ ${each.goal}`, rateText(reference), rateText(product), verdict, (reference.cpuMs / product.cpuMs).toFixed(2)];
      console.log(row.join('  '));
      rows.push(row);
    }
  } finally {
    await firm.stop();
  }
  return [
    `${machine()} · PostgreSQL 15 · ${connections} connections, ${rounds} rounds of ${seconds} s in turns, the middle one; calls per second (ms of the server's processor a call). Where other work runs beside it, the ratio by processor is the truer one.`,
    '',
    table(['call', 'goal', 'reference', 'product', 'ratio', 'ratio by processor'], rows),
  ].join('\n');
}

const rateText = ({ rate, cpuMs }: Run): string => `${Math.round(rate)}${Number.isNaN(cpuMs) ? '' : ` (${cpuMs.toFixed(2)})`}`;

async function runsOf(each: Case, racers: readonly Racer[], { seconds, rounds }: Omit<RaceOptions, 'only'>): Promise<Record<Racer['name'], Run[]>> {
  const runs: Record<Racer['name'], Run[]> = { product: [], reference: [] };
  // Long enough for both to be compiled.
  for (const racer of racers) await run(each, racer, { amount: warmUp });
  for (let round = 0; round < rounds; round += 1) {
    // Who goes first changes with the round.
    for (const racer of round % 2 === 0 ? racers : racers.toReversed()) runs[racer.name].push(await run(each, racer, { duration: seconds }));
  }
  return runs;
}

/** One case on one server, for some seconds or for so many calls. @throws Error where a call is not answered with success */
export async function run(
  { method, path, token, body, name }: Case,
  { url, pid }: Pick<Racer, 'url' | 'pid'>,
  length: { duration: number } | { amount: number },
): Promise<Run> {
  const headers = { ...(token ? { authorization: `Bearer ${token}` } : {}), ...(body ? { 'content-type': 'application/json' } : {}) };
  const before = processorMs(pid);
  const result = await autocannon({
    url,
    connections,
    ...length,
    requests: [{ method, path: `/api${path}`, headers, ...(body ? { setupRequest: (request) => ({ ...request, body: JSON.stringify(body()) }) } : {}) }],
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${name} at ${url}: ${result.non2xx} refused, ${result.errors} failed.`);
  return { rate: result['2xx'] / result.duration, cpuMs: (processorMs(pid) - before) / result['2xx'] };
}

/** What a process has used of the processor, in ms, where the system has /proc. */
function processorMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    // Ticks of 10 ms: in user and in system mode.
    return 10 * (Number(fields[11]) + Number(fields[12]));
  } catch {
    return Number.NaN;
  }
}

/** Both answer the same, but for signatures, which name the moment they end, and of a write, what is new with each. @throws Error that shows where they part */
async function requireSameBytes({ method, path, token, body, name }: Case, racers: readonly Racer[]): Promise<void> {
  const bodies = racers.map(() => body?.());
  const answers: string[] = [];
  for (const [index, { url }] of racers.entries()) {
    const sent = bodies[index];
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...(sent ? { 'content-type': 'application/json' } : {}) },
      ...(sent ? { body: JSON.stringify(sent) } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${name}: ${url} answers ${answer.status} ${text}`);
    const same = sent ? withoutNew(text, madeUp(bodies, index)) : text.replaceAll(/token=[\w.-]+/g, (signed) => `token=${signed.length}`);
    answers.push(`${answer.status} ${same} ${answer.headers.get('content-range') ?? ''}`);
  }
  const [one = '', other = ''] = answers;
  if (one === other) return;
  const at = [...one].findIndex((character, index) => character !== other[index]);
  throw new Error(`${name}: the answers part at ${at}:\n${one.slice(Math.max(0, at - 80), at + 80)}\n${other.slice(Math.max(0, at - 80), at + 80)}`);
}

/** The texts of a body that the others do not have: it made them up for its call alone, as a coupon's code. */
function madeUp(bodies: readonly (object | undefined)[], index: number): string[] {
  const textsOf = (body: object = {}) => Object.values(body).filter((value): value is string => typeof value === 'string');
  const elsewhere = new Set(bodies.flatMap((body, at) => (at === index ? [] : textsOf(body))));
  return textsOf(bodies[index]).filter((text) => !elsewhere.has(text));
}

/** A write's answer but for what is new with each: what its body made up, ids, moments, and a message's number in its chat. */
function withoutNew(text: string, made: readonly string[]): string {
  return made
    .reduce((left, each) => left.replaceAll(each, '<made up>'), text)
    .replaceAll(/"[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}"/g, '"<id>"')
    .replaceAll(/"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"/g, '"<moment>"')
    .replaceAll(/"seq":\d+/g, '"seq":<number>');
}
