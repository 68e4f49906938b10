// The rows of `npm run trust`: what is promised, the command that proves it, and how its figure is read.
import { readFileSync } from 'node:fs';
import { asvsOutcome } from './asvs.ts';
import { licences } from './licences.ts';
import { account, advisories, counted, tests, type Outcome, type Printed } from './outcome.ts';
import { sbomOutcome } from './sbom.ts';

interface ByCommand {
  command: string;
  read: (printed: Printed) => Outcome;
  /** It starts the built product. */
  needsBuild?: boolean;
}

interface ByCode {
  prove: () => Outcome;
}

/** `name` is for `--only`, `what` for people. */
export type Row = { name: string; what: string } & (ByCommand | ByCode);

const vitest = (project: 'unit' | 'api', ...files: string[]): string =>
  `npx vitest run --project ${project} ${files.map((file) => `tests/${project === 'api' ? 'api' : 'program'}/${file}.test.ts`).join(' ')}`;

/** The fuzz is that many calls, or it is none. */
export const leastCalls = 20_000;

export const rows: readonly Row[] = [
  {
    name: 'access',
    what: 'Every operation × every role; foreign, unknown and moved rows; what a client and an advisor own',
    command: vitest('api', 'access', 'ownership', 'one-predicate'),
    read: tests,
  },
  {
    name: 'second-step',
    what: 'Second step: guesses, replays, forged passkeys, acts that ask again',
    command: vitest('api', 'second-factor', 'second-step-acts'),
    read: tests,
  },
  {
    name: 'guesses',
    what: 'Passwords, codes, mails and coupons guessed, one after the other and all at once, over two processes',
    command: vitest('api', 'limits', 'sign-in'),
    read: tests,
  },
  {
    name: 'fuzz',
    what: `Hostile input to every operation, at least ${leastCalls.toLocaleString('en-US')} calls`,
    command: `HOSTILE_CALLS=${leastCalls} ${vitest('api', 'hostile')}`,
    read: counted(/Hostile calls: (\d+)/, 'calls', leastCalls),
  },
  {
    name: 'faults',
    what: 'Five minutes of work while payments, mail, bucket, disk, database and the process fail in turn',
    command: 'npx tsx scripts/bench/faults.ts --minutes 5 --write',
    read: account,
    needsBuild: true,
  },
  {
    name: 'crashes',
    what: 'kill -9 under writers, and under two people who chat',
    command: `CHAT_OPERATIONS=5000 ${vitest('unit', 'kill', 'chat-kill')}`,
    read: tests,
  },
  {
    name: 'races',
    what: 'Payments, the last redemption of a coupon, dealers’ prices, deals: pressed at once, on PostgreSQL',
    command: `TEST_ENGINE=postgres ${vitest('api', 'payment-races', 'bids', 'deals')}`,
    read: tests,
  },
  {
    name: 'embedded',
    what: 'Every test of the API on the embedded engine: `npm test` runs all on PostgreSQL, and here those that the engine could answer otherwise',
    command: 'npx vitest run --project api',
    read: tests,
  },
  {
    name: 'headers',
    what: 'Security headers, malformed requests, what production hides',
    command: vitest('api', 'server'),
    read: tests,
  },
  {
    name: 'log',
    what: 'No person and none of their words in the log',
    command: vitest('api', 'log-words'),
    read: tests,
  },
  {
    name: 'backup',
    what: 'A backup restored, and moved to PostgreSQL, has every row and file',
    command: vitest('api', 'backup'),
    read: tests,
  },
  {
    name: 'upgrade',
    what: 'The newest build starts on the data of former releases',
    command: vitest('unit', 'upgrade'),
    read: tests,
  },
  {
    name: 'advisories',
    what: 'Known vulnerabilities of what is shipped',
    command: 'npm audit --omit=dev --json',
    read: advisories,
  },
  { name: 'licences', what: 'Licences of what is shipped', prove: () => licences(readFileSync('package-lock.json', 'utf8')) },
  { name: 'sbom', what: 'What is shipped, part by part (CycloneDX)', prove: sbomOutcome },
  { name: 'asvs', what: 'OWASP ASVS 5.0, level 2: each requirement looked at, each proof there', prove: () => asvsOutcome() },
];

/** The command that proves a row. */
export const commandOf = (row: Row): string => ('command' in row ? row.command : `npm run trust -- --only ${row.name}`);
