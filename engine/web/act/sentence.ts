import type { ActDescriptor, ActSentences } from '../../contract/descriptor.ts';
import { formatNumber } from '../format.ts';

/** The values for a sentence's braces: text ready to read, or a number that `{x|car|cars}` counts. Nothing is null. */
export type Fillings = Readonly<Record<string, string | number | null | undefined>>;

const placeholder = /\{([a-z]+(?:\.[A-Za-z_]+)?)(?:\|([^|}]*)\|([^}]*))?\}/g;

/** The sentences of an act for this body: the first `when` that matches, over the defaults. A value not sent counts as null. */
export function sentencesFor(act: ActDescriptor | undefined, body: Readonly<Record<string, unknown>> = {}): ActSentences {
  const { when = [], ...plain } = act ?? {};
  const fitting = when.find(({ is }) => Object.entries(is).every(([name, value]) => (body[name] ?? null) === value));
  if (!fitting) return plain;
  const { is: _is, ...others } = fitting;
  return { ...plain, ...others };
}

/** Which names a text asks for. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(placeholder)].flatMap(([, name]) => (name ? [name] : []));
}

/** The text with its braces filled in; undefined where something it names is not known. */
export function fill(text: string | undefined, values: Fillings): string | undefined {
  if (text === undefined) return undefined;
  let complete = true;
  const filled = text.replace(placeholder, (_whole, name: string, one: string | undefined, many: string | undefined) => {
    const value = values[name];
    if (value === undefined || value === null || value === '') {
      complete = false;
      return '';
    }
    if (typeof value !== 'number') return value;
    return one === undefined || many === undefined ? formatNumber(value) : `${formatNumber(value)} ${value === 1 ? one : many}`;
  });
  return complete ? filled.charAt(0).toUpperCase() + filled.slice(1) : undefined;
}

/** Sentences with their braces filled in; those that would count zero, or name an unknown value, are left out. */
export function fillEach(texts: readonly string[] | undefined, values: Fillings): string[] {
  return (texts ?? []).flatMap((text) => {
    if (namesIn(text).some((name) => values[name] === 0)) return [];
    return fill(text, values) ?? [];
  });
}

/** Is this asked before it is done? */
export function isFar(sentences: ActSentences, count: number): boolean {
  return sentences.far === true || (sentences.far === 'many' && count > 1);
}

/** The result of an act on one record, as the contract says it for this body. */
export function doneOf(act: ActDescriptor, body: Readonly<Record<string, unknown>>, values: Fillings): string {
  return toldOf(sentencesFor(act, body), 1, values).done ?? '';
}

/** The question before an act, and the message after it; undefined where the contract has none. */
export function toldOf(sentences: ActSentences, count: number, values: Fillings): { done: string | undefined; ask: string | undefined; follows: string[] } {
  const number = count === 1 ? 'one' : 'many';
  const counted = { count, ...values };
  return {
    done: fill(sentences.done?.[number], counted),
    ask: fill(sentences.ask?.[number], counted),
    follows: fillEach(sentences.consequence?.[number], counted),
  };
}
