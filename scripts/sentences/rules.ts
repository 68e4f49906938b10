// The rules of docs/voice.md as functions: its tables are read, so that the page and the check cannot differ.
import { readFileSync } from 'node:fs';
import * as briefTexts from '../../domain/brief-texts.ts';
import type { Sentence } from './from-source.ts';

/** One row of a table of the page. */
interface Row {
  was: string;
  is: string;
}

/** The tables of docs/voice.md. */
export interface Voice {
  sentences: readonly Row[];
  phrases: readonly { pattern: RegExp; instead: string }[];
  labels: ReadonlyMap<string, string>;
}

/** The rows of the table below a heading. */
function rowsUnder(page: string, heading: string): Row[] {
  const part = page.split(/^## /m).find((text) => text.startsWith(heading)) ?? '';
  const rows = part.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((line) => {
    const [, was = '', is = ''] = line.split(/(?<!\\)\|/);
    return { was: was.trim().replaceAll('\\|', '|'), is: is.trim() };
  });
}

/** Reads the page. */
export function readVoice(page: string = readFileSync('docs/voice.md', 'utf8')): Voice {
  return {
    sentences: rowsUnder(page, 'Whole sentences').map(({ was, is }) => ({ was: was.replace(/\.$/, ''), is })),
    phrases: rowsUnder(page, 'Phrases').map(({ was, is }) => ({ pattern: new RegExp(was.replaceAll('`', ''), 'i'), instead: is })),
    labels: new Map(rowsUnder(page, 'Labels').map(({ was, is }) => [was, is])),
  };
}

/** The brief's own texts, which no rule touches. */
const exempt: ReadonlySet<string> = new Set(Object.values(briefTexts).flatMap((texts) => Object.values(texts)));

/** People of the demo write to each other as people do: *please* is theirs to say. */
const politeness = /\bplease\b/i;

/** What is filled in, as a reader sees it: something. */
const filled = (text: string): string => text.replaceAll(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, '{}');

/** A sentence put together from the label of a button or a state: `{label}: done.`, `{name}?`. */
const glued = [
  /^\{(?:\w+\.)?(?:label|action|button)\}(?:\?|…)/,
  /\{(?:\w+\.)?(?:label|action|button)\} (?:is|was|done)\b/,
  /\{[^{}]*\.to(?:Locale)?LowerCase\(\)\}/,
  /\}: (?:\{\w+\} )?done\.?$/,
];

/** An apostrophe is typographic; the brief's own texts keep theirs, also inside another sentence. */
function hasStraightApostrophe(words: string): boolean {
  const ours = [...exempt].filter((text) => text.includes("'")).reduce((left, text) => left.replaceAll(text, ''), words);
  return /[\p{L}}]'\p{L}|\p{L}s' /u.test(ours);
}

/** What a sentence breaks: each with what to say instead. */
export function brokenBy({ area, text }: Pick<Sentence, 'area' | 'text'>, voice: Voice): string[] {
  if (exempt.has(text)) return [];
  const words = filled(text);
  const isDemo = area.startsWith('server/demo');
  const label = voice.labels.get(words.trim().replace(/[.:]$/, ''));
  return [
    ...(label === undefined ? [] : [`as a label say “${label}”`]),
    ...voice.sentences.filter(({ was }) => words.includes(was)).map(({ was, is }) => `“${was}” → “${is}”`),
    ...voice.phrases
      .filter(({ pattern }) => pattern.test(words) && !(isDemo && pattern.source === politeness.source))
      .map(({ pattern, instead }) => `${pattern.source}: say “${instead}”`),
    ...(hasStraightApostrophe(words) ? ['write the apostrophe as ’'] : []),
    ...glued.filter((pattern) => pattern.test(text)).map(() => 'glued from a label: write the sentence'),
  ];
}
