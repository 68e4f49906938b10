// `npm run build && npx tsx scripts/bench/faults.ts [--minutes 5] [--only mail] [--write]`: people work while one thing after another fails:
// the card payment provider, the mail server, the bucket, the disk, the database's connections, the process itself. Says what was lost or doubled of
// what had been acknowledged (it should be nothing), and how long after each fault's end everything worked again. On a PostgreSQL of its own and
// stand-ins of its own on this machine; `--write` puts the figures into docs/trust.md.
import { parseArgs } from 'node:util';
import { takeAccount, type Account } from './faults/account.ts';
import { startFirm, type Firm } from './faults/firm.ts';
import type { Gate } from './faults/gate.ts';
import { kinds, startLoad, type Kind, type Load, type Sample } from './faults/load.ts';
import { keepSection } from './page.ts';

const { values: flags } = parseArgs({
  options: { minutes: { type: 'string', default: '5' }, only: { type: 'string' }, write: { type: 'boolean', default: false } },
});
const minutes = Number(flags.minutes);

interface Fault {
  name: string;
  /** @returns what ends it; undefined where it cannot be made on this machine */
  begin(firm: Firm): (() => void | Promise<void>) | undefined;
}

const faults: readonly Fault[] = [
  { name: 'payment provider never answers', begin: ({ providers }) => closed(providers.gates.payments, 'silent') },
  { name: 'payment provider refuses', begin: ({ providers }) => closed(providers.gates.payments, 'shut') },
  { name: 'mail server down', begin: ({ providers }) => closed(providers.gates.mail, 'shut') },
  { name: 'mail server never answers', begin: ({ providers }) => closed(providers.gates.mail, 'silent') },
  { name: 'bucket down', begin: ({ providers }) => closed(providers.gates.bucket, 'shut') },
  { name: 'bucket never answers', begin: ({ providers }) => closed(providers.gates.bucket, 'silent') },
  { name: 'disk full', begin: (firm) => firm.fillDisk() },
  { name: 'database connections killed', begin: ({ database }) => repeated(() => database.cut(), 2_000) },
  { name: 'process killed with -9', begin: (firm) => killing(firm) },
];

function closed(gate: Gate, state: 'shut' | 'silent'): () => void {
  gate.set(state);
  return () => gate.set('open');
}

function repeated(act: () => void, everyMs: number): () => void {
  act();
  const timer = setInterval(act, everyMs);
  return () => clearInterval(timer);
}

/** Killed at the beginning; the fault ends when it is up again, however long that takes. */
function killing(firm: Firm): () => Promise<void> {
  const up = firm.killAndRestart();
  return () => up;
}

interface Result {
  name: string;
  calls: number;
  /** Answers other than success, by status; 0 is none at all. */
  refused: Record<number, number>;
  /** Median and slowest of readings, in ms, and the median before the fault. */
  reads: { before: number; median: number; slowest: number };
  /** Until each kind of work succeeded again, in ms after the fault's end; Infinity where it did not. */
  backAfterMs: number;
}

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
const isGood = ({ status }: Sample): boolean => status >= 200 && status < 300;
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

async function suffer(fault: Fault, firm: Firm, load: Load, calmMs: number, faultMs: number): Promise<Result | undefined> {
  const calmFrom = Date.now();
  await pause(calmMs);
  const from = Date.now();
  const end = fault.begin(firm);
  if (!end) return undefined;
  await pause(faultMs);
  await end();
  const until = Date.now();
  // Long enough to see everything work again, or to see that it does not.
  await pause(Math.max(calmMs, 12_000));
  const during = load.samples.filter(({ at }) => at >= from && at < until);
  const reads = (samples: readonly Sample[]) => samples.filter(({ kind }) => kind === 'reads').map(({ ms }) => ms);
  const refused: Record<number, number> = {};
  for (const sample of during) if (!isGood(sample)) refused[sample.status] = (refused[sample.status] ?? 0) + 1;
  const backAt = (kind: Kind): number => {
    const first = load.samples.find((sample) => sample.kind === kind && sample.at + sample.ms >= until && isGood(sample));
    return first ? Math.max(0, first.at + first.ms - until) : isBusy(kind, until) ? Number.POSITIVE_INFINITY : 0;
  };
  const isBusy = (kind: Kind, since: number): boolean => load.samples.some((sample) => sample.kind === kind && sample.at >= since);
  return {
    name: fault.name,
    calls: during.length,
    refused,
    reads: {
      before: median(reads(load.samples.filter(({ at }) => at >= calmFrom && at < from))),
      median: median(reads(during)),
      slowest: Math.max(...reads(during)),
    },
    backAfterMs: Math.max(...kinds.map(backAt)),
  };
}

const ms = (value: number): string => (Number.isFinite(value) ? `${Math.round(value)} ms` : '–');
const statuses = (refused: Readonly<Record<number, number>>): string =>
  Object.entries(refused)
    .map(([status, count]) => `${count} × ${status === '0' ? 'no answer' : status}`)
    .join(', ') || 'none';

function report(results: readonly Result[], left: readonly string[], account: Account): string {
  const rows = results.map(
    ({ name, calls, refused, reads, backAfterMs }) =>
      `| ${name} | ${calls} | ${statuses(refused)} | ${ms(reads.before)}, ${ms(reads.median)}, ${ms(reads.slowest)} | ${Number.isFinite(backAfterMs) ? `${(backAfterMs / 1_000).toFixed(1)} s` : 'not'} |`,
  );
  const said = Object.entries(account.acknowledged)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ');
  return [
    '| fault | calls | not answered as asked | readings: median before, during, slowest | all well again after |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    ...(left.length > 0 ? [`Not made on this machine: ${left.join(', ')}.`, ''] : []),
    `Acknowledged: ${said}. Lost: ${account.lost.length}. Doubled: ${account.doubled.length}. Letters that came twice (after a kill, as documented): ${account.lettersAgain}.`,
    ...[...account.lost.map((what) => `- lost: ${what}`), ...account.doubled.map((what) => `- doubled: ${what}`)].slice(0, 20),
  ].join('\n');
}

const chosen = faults.filter(({ name }) => flags.only === undefined || name.includes(flags.only));
const share = (minutes * 60_000) / chosen.length;
const buyers = Math.ceil(minutes * 40);
const firm = await startFirm(buyers);
const load = await startLoad(firm, buyers);
const results: Result[] = [];
const left: string[] = [];
for (const fault of chosen) {
  const result = await suffer(fault, firm, load, share * 0.25, share * 0.4);
  if (result) results.push(result);
  else left.push(fault.name);
  process.stdout.write(`${fault.name}: ${result ? `${statuses(result.refused)}; well again after ${ms(result.backAfterMs)}` : 'not made here'}\n`);
}
await load.stop();
// What was acknowledged is delivered by jobs: they get a minute.
for (let waited = 0; waited < 60_000 && (await takeAccount(firm.db, firm.providers, load.acknowledged)).lost.length > 0; waited += 1_000) await pause(1_000);
const account = await takeAccount(firm.db, firm.providers, load.acknowledged);
await firm.stop();
const text = report(results, left, account);
process.stdout.write(`\n${text}\n`);
if (flags.write) keepSection('docs/trust.md', 'faults', text);
process.exitCode = account.lost.length + account.doubled.length > 0 ? 1 : 0;
