// `npm run trust`: proves anew what docs/trust.md says, and writes its table and docs/access.md. `npm run trust -- access licences` runs those rows alone.
// A row that cannot be proven here (no network) says so, and keeps nothing of an earlier run.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { accessPage } from './access-page.ts';
import { licences } from './licences.ts';

interface Row {
  name: string;
  what: string;
  command: string;
  /** The figure in what the command printed. */
  figure: (printed: string) => string;
}

const tests = (printed: string): string => /Tests\s+(.*)/.exec(stripVTControlCharacters(printed))?.[1]?.trim() ?? 'no figure';

const rows: readonly Row[] = [
  {
    name: 'access',
    what: 'Every operation × every role, foreign and unknown rows',
    command: 'npx vitest run --project api tests/api/access.test.ts',
    figure: tests,
  },
  {
    name: 'second-step',
    what: 'Second step: guesses, replays, forged passkeys, acts that ask again',
    command: 'npx vitest run --project api tests/api/second-factor.test.ts tests/api/second-step-acts.test.ts',
    figure: tests,
  },
  {
    name: 'fuzz',
    what: 'Hostile input, 80 tries an operation (over 20,000 calls)',
    command: 'HOSTILE_RUNS=80 npx vitest run --project api tests/api/hostile.test.ts',
    figure: tests,
  },
  {
    name: 'races',
    what: 'Payments and the last redemption of a coupon, pressed at once',
    command: 'TEST_ENGINE=postgres npx vitest run --project api tests/api/payment-races.test.ts',
    figure: tests,
  },
  { name: 'crashes', what: 'kill -9 under writers', command: 'npx vitest run --project program tests/program/kill.test.ts', figure: tests },
  { name: 'headers', what: 'Headers, health, what production refuses', command: 'npx vitest run --project api tests/api/server.test.ts', figure: tests },
  { name: 'log', what: 'No person and none of their words in the log', command: 'npx vitest run --project api tests/api/log-words.test.ts', figure: tests },
  {
    name: 'advisories',
    what: 'Known vulnerabilities of what is shipped',
    command: 'npm audit --omit=dev --json',
    figure: (printed) => {
      const { metadata } = JSON.parse(printed) as { metadata?: { vulnerabilities: { total: number } } };
      return metadata ? `${metadata.vulnerabilities.total} known` : 'not asked: the registry did not answer';
    },
  },
];

/** What a command printed, also where it failed: the figure says so. */
function run(command: string): string {
  try {
    return execFileSync('sh', ['-c', command], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 100_000_000 });
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
  }
}

/** The figure, or that there is none: a registry out of reach answers with a page of its own. */
function proven({ command, figure }: Row): string {
  const printed = run(command);
  try {
    return figure(printed);
  } catch {
    return 'could not be proven here';
  }
}

writeFileSync('docs/access.md', accessPage());
const asked = new Set(process.argv.slice(2));
const table = rows
  .filter(({ name }) => asked.size === 0 || asked.has(name))
  .map((row) => {
    const figure = proven(row);
    console.log(`${row.name}: ${figure}`);
    return `| ${row.what} | \`${row.command}\` | ${figure} |`;
  });
table.push(`| Licences of what is shipped | \`npm run trust\` | ${licences(readFileSync('package-lock.json', 'utf8'))} |`);
const page = readFileSync('docs/trust.md', 'utf8');
const block = ['<!-- proof -->', '| what | command | last figure |', '|---|---|---|', ...table, '<!-- /proof -->'].join('\n');
const marked = /<!-- proof -->[\s\S]*<!-- \/proof -->/;
writeFileSync(
  'docs/trust.md',
  marked.test(page)
    ? page.replace(marked, () => block)
    : `${page.trimEnd()}\n\n## Proof\n\`npm run trust\` runs each command and writes its last figure here; who may call what is in [access.md](access.md).\n\n${block}\n`,
);
