// What a proof came to, read from what its command printed.
import { stripVTControlCharacters } from 'node:util';

/** `held`: proven now. `failed`: it does not hold. `not run`: nothing was proven, for something this machine does not have. */
export type State = 'held' | 'failed' | 'not run';

export interface Outcome {
  state: State;
  /** One line: a figure, or why there is none. */
  figure: string;
}

/** What a command left behind. */
export interface Printed {
  /** The exit code; null where it was ended. */
  code: number | null;
  text: string;
}

/** Sentences of the tests where a program is missing that npm does not bring. */
const missing = /No PostgreSQL is installed|PostgreSQL does not run as root|No Chromium|No Caddy/;

/** The totals of a Vitest run. A run without totals, or with a test that failed, does not hold. */
export function tests({ code, text }: Printed): Outcome {
  const plain = stripVTControlCharacters(text);
  const totals = /^\s*Tests\s+(.+)$/m.exec(plain)?.[1]?.trim();
  const isMissing = missing.exec(plain)?.[0];
  if (code !== 0 && isMissing) return { state: 'not run', figure: `${isMissing}.` };
  if (!totals) return { state: 'failed', figure: code === 0 ? 'no test ran' : `ended without a figure (exit code ${code ?? 'none'})` };
  const passed = Number(/(\d+) passed/.exec(totals)?.[1] ?? 0);
  return { state: code === 0 && passed > 0 && !totals.includes('failed') ? 'held' : 'failed', figure: totals };
}

/** The totals, and a line of the test's own that counts what it did. @param line with one number in brackets @param least of it */
export const counted =
  (line: RegExp, what: string, least: number) =>
  (printed: Printed): Outcome => {
    const outcome = tests(printed);
    const count = Number(line.exec(stripVTControlCharacters(printed.text))?.[1] ?? 0);
    if (outcome.state === 'not run') return outcome;
    const figure = `${count.toLocaleString('en-US')} ${what}; ${outcome.figure}`;
    return { state: outcome.state === 'held' && count >= least ? 'held' : 'failed', figure };
  };

/** The account of the faults: what was acknowledged, and what of it was lost or doubled. */
export function account({ code, text }: Printed): Outcome {
  const isMissing = missing.exec(text)?.[0];
  if (code !== 0 && isMissing) return { state: 'not run', figure: `${isMissing}.` };
  const [line] = /^Acknowledged: .*$/m.exec(stripVTControlCharacters(text)) ?? [];
  return { state: code === 0 && line ? 'held' : 'failed', figure: line ?? `ended without an account (exit code ${code ?? 'none'})` };
}

/** `npm audit --json`: one known vulnerability is one too many. A registry that does not answer has proven nothing. */
export function advisories({ text }: Printed): Outcome {
  const found = /\{[^]*\}/.exec(text)?.[0];
  const answer = found === undefined ? undefined : parsed(found);
  const total = answer?.metadata?.vulnerabilities?.total;
  if (total === undefined) return { state: 'not run', figure: 'not asked: the registry gave no answer about advisories' };
  return { state: total === 0 ? 'held' : 'failed', figure: `${total} known` };
}

interface Audit {
  metadata?: { vulnerabilities?: { total?: number } };
}

function parsed(text: string): Audit | undefined {
  try {
    return JSON.parse(text) as Audit;
  } catch {
    return undefined;
  }
}
