// OWASP ASVS 5.0, levels 1 and 2: what asvs.yaml says of each requirement, held against the files it names, as a table of docs/trust.md.
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Outcome } from './outcome.ts';

/** How many requirements the standard has at levels 1 and 2 (70 and 183 in its version 5.0.0). */
export const howMany = 253;

const states = ['met', 'partly', 'gap'] as const;
type Standing = (typeof states)[number];

interface Requirement {
  id: string;
  asks: string;
  standing: Standing;
  by: string;
  /** A file, and words that stand in it. */
  proof: string;
}

export interface Chapter {
  chapter: string;
  requirements: Requirement[];
  /** Numbers, or a range of them with how many it has in brackets, and why nothing is asked. */
  elsewhere: [string, string][];
}

type Written = readonly { chapter: string; requirements: Record<string, readonly string[]>; elsewhere?: Record<string, string> }[];

/** @param text asvs.yaml @throws Error for a requirement that is not whole */
export function readAsvs(text: string = readFileSync('scripts/trust/asvs.yaml', 'utf8')): Chapter[] {
  return (parse(text, { schema: 'failsafe' }) as Written).map(({ chapter, requirements, elsewhere = {} }) => ({
    chapter,
    requirements: Object.entries(requirements).map(([id, parts]) => {
      // A comma within a part splits it, too: what is asked ends before the state, the proof is last.
      const at = parts.findIndex((part) => states.some((name) => name === part));
      const standing = states.find((name) => name === parts[at]);
      const [asks, by, proof = ''] = [parts.slice(0, at).join(', '), parts.slice(at + 1, -1).join(', '), parts.at(-1)];
      if (!standing || !asks || !proof) throw new Error(`${id} says not all of: what is asked, its state, how, where.`);
      if (standing !== 'met' && !by) throw new Error(`${id} is not met, and does not say what is missing.`);
      return { id, asks, standing, by, proof };
    }),
    elsewhere: Object.entries(elsewhere),
  }));
}

/** What is wrong with the proofs: files that are not there, words that no longer stand in them. */
export function brokenProofs(chapters: readonly Chapter[], read = (file: string) => (existsSync(file) ? textOf(file) : undefined)): string[] {
  return chapters.flatMap(({ requirements }) =>
    requirements.flatMap(({ id, proof }) => {
      const [file = '', words] = proof.split(' › ');
      const text = read(file);
      if (text === undefined) return [`${id}: ${file} is not there`];
      return words && !text.includes(words) ? [`${id}: ${file} does not say “${words}”`] : [];
    }),
  );
}

/** A folder has no text, and is there. */
const textOf = (file: string): string => (/\.\w+$/.test(file) ? readFileSync(file, 'utf8') : '');

/** How many requirements a key of `elsewhere` stands for. */
const countOf = (numbers: string): number => Number(/\((\d+)\)/.exec(numbers)?.[1] ?? 1);

/** The row of `npm run trust`: it fails where a requirement is left out or a proof is gone; gaps are told, and are no failure of the proof. */
export function asvsOutcome(chapters: readonly Chapter[] = readAsvs()): Outcome {
  const all = chapters.flatMap(({ requirements }) => requirements);
  const elsewhere = chapters.flatMap((one) => one.elsewhere).reduce((sum, [numbers]) => sum + countOf(numbers), 0);
  const broken = brokenProofs(chapters);
  if (broken.length > 0) return { state: 'failed', figure: broken.join('; ') };
  if (all.length + elsewhere !== howMany) return { state: 'failed', figure: `${all.length + elsewhere} of ${howMany} requirements` };
  const count = (standing: Standing) => all.filter((one) => one.standing === standing).length;
  return {
    state: 'held',
    figure: `${all.length} of ${howMany} apply: ${count('met')} met, ${count('partly')} partly, ${count('gap')} gaps; each proof is there`,
  };
}

const marks: Readonly<Record<Standing, string>> = { met: '✓', partly: '◐ partly', gap: '✗ gap' };

const nameOf = (id: string): string => id.replaceAll('|', String.raw`\|`);

/** All chapters as Markdown. */
export function asvsTable(chapters: readonly Chapter[]): string {
  return chapters
    .map(({ chapter, requirements, elsewhere }) => {
      const rows = requirements.map(({ id, asks, standing, by, proof }) => `| ${nameOf(id)} | ${asks} | ${marks[standing]}${by ? `: ${by}` : ''} | ${proof} |`);
      const table = rows.length > 0 ? ['', '| | asks | state | proof |', '|---|---|---|---|', ...rows] : [];
      const none = elsewhere.length > 0 ? ['', `Does not apply: ${elsewhere.map(([numbers, why]) => `${numbers} ${why}`).join('; ')}.`] : [];
      return [`### ${chapter}`, ...table, ...none].join('\n');
    })
    .join('\n\n');
}
