// What was typed, read as words to find and as a command with words to find.
import type { CommandDescriptor } from '../../../engine/contract/found-descriptor.ts';

export interface Reading {
  /** What is searched for. */
  q: string;
  /** Words at the beginning that call a command; empty where none is called. */
  called: readonly string[];
  /** Only commands are wanted. */
  isOnly: boolean;
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Each word begins a word of the label. */
export function fits(label: string, called: readonly string[]): boolean {
  const words = wordsOf(label);
  return called.every((part) => words.some((word) => word.startsWith(part)));
}

/**
 * "log hannah" calls *Log contact* and looks for Hannah; "hannah" calls nothing. Of the words at the beginning as many as call any command together are the
 * call; if all of them do, they are looked for as well.
 */
export function readingOf(text: string, commands: readonly CommandDescriptor[]): Reading {
  const isOnly = text.trimStart().startsWith('>');
  const words = wordsOf(isOnly ? text.replace('>', '') : text);
  const calls = (count: number): boolean =>
    commands.some(({ label, with: say = '' }) => fits(`${label} ${say.replace('{record}', '')}`, words.slice(0, count)));
  let count = 0;
  while (count < words.length && calls(count + 1)) count += 1;
  const rest = words.slice(count);
  const q = rest.length > 0 ? rest.join(' ') : words.join(' ');
  return { q: isOnly && rest.length === 0 ? '' : q, called: words.slice(0, count), isOnly };
}
