// docs/trust.md: the table of proofs and that of ASVS, each between marks of its own.
import type { Outcome } from './outcome.ts';

/** A row as it was proven: what, by which command, what came out, when. */
export interface Proven extends Outcome {
  what: string;
  command: string;
  /** ISO day. */
  on: string;
  /** How long it took, in seconds. */
  seconds: number;
}

const head = ['what', 'command', 'last figure', 'when'];

const cell = (text: string): string =>
  text
    .replaceAll('|', String.raw`\|`)
    .replaceAll(/\s+/g, ' ')
    .trim();

const marks: Readonly<Record<Outcome['state'], string>> = { held: '✓', failed: '✗ **failed**:', 'not run': '– not run:' };

function took(seconds: number): string {
  if (seconds < 1) return '';
  return seconds < 90 ? `, ${Math.round(seconds)} s` : `, ${(seconds / 60).toFixed(1)} min`;
}

const lineOf = ({ what, command, state, figure, on, seconds }: Proven): string =>
  `| ${cell(what)} | \`${cell(command)}\` | ${marks[state]} ${cell(figure)} | ${on}${took(seconds)} |`;

/**
 * Puts rows into the table between the marks `proof`: a row of the same name is replaced, others stay as they were, those that are no rows any more go.
 * @param all names of all rows, in their order
 * @throws Error where the page has no such table
 */
export function withProofs(page: string, proven: readonly Proven[], all: readonly string[]): string {
  const before = between(page, 'proof')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => ({ what: line.split(' | ')[0]?.slice(2) ?? '', line }));
  const lines = all.flatMap((what) => {
    const fresh = proven.find((row) => row.what === what);
    const kept = before.find((row) => row.what === cell(what));
    return fresh ? [lineOf(fresh)] : kept ? [kept.line] : [];
  });
  return put(page, 'proof', [`| ${head.join(' | ')} |`, `|${head.map(() => '---').join('|')}|`, ...lines].join('\n'));
}

/** Replaces what stands between the marks of a section. @throws Error where there are none */
export function put(page: string, section: string, text: string): string {
  between(page, section);
  const [begin, end] = [`<!-- ${section} -->`, `<!-- /${section} -->`];
  return `${page.slice(0, page.indexOf(begin))}${begin}\n${text}\n${page.slice(page.indexOf(end))}`;
}

function between(page: string, section: string): string {
  const [begin, end] = [`<!-- ${section} -->`, `<!-- /${section} -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The page has no section ${section}.`);
  return page.slice(from + begin.length, to);
}
