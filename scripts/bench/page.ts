// Figures in a page of the docs: each bench writes between two marks of its own and leaves the rest as it is.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';

/** The page of all benches of speed. */
export const performancePage = 'docs/performance.md';

/** Puts text between the marks of a section. @throws Error where the page has no such section */
export function keepSection(page: string, section: string, text: string): void {
  const [begin, end] = [`<!-- ${section} -->`, `<!-- /${section} -->`];
  const whole = readFileSync(page, 'utf8');
  const [before, rest] = whole.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`${page} has no section ${section}.`);
  writeFileSync(page, `${before}${begin}\n${text}\n${end}${after}`);
}

/** What it was measured on, in one line. */
export function machine(): string {
  const [cpu] = cpus();
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  return [
    new Date().toISOString().slice(0, 10),
    `commit ${commit}`,
    `Node ${process.versions.node}`,
    `${availableParallelism()} cores (${cpu?.model.trim() ?? 'unknown'})`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
  ].join(' · ');
}

/** The middle one; of an even number the lower. */
export function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}
