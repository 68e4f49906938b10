// What was typed, read as words to find and as a command with words to find.

/** By which words something is called. */
export interface Callable {
  /** Those of its name. */
  name: string;
  /** Those that narrow it: what its record is called, what it asks for. */
  beside: string;
  /** What else it can be done to is called so. */
  others?: string;
}

export interface Reading {
  /** What is searched for. */
  q: string;
  /** All that was typed. */
  all: string;
  /** Words at the beginning that call a command; empty where none is called. */
  called: readonly string[];
  /** One of them is of a command's name: the command is meant, and not what has these words in it. */
  isNamed: boolean;
  /** Only commands are wanted. */
  isOnly: boolean;
}

/** Said with a command, and no part of what it is called. */
const small: ReadonlySet<string> = new Set(['a', 'an', 'the', 'to', 'of', 'for', 'with', 'this']);

export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s:,]+/)
    .filter(Boolean);
const meantBy = (words: readonly string[]): string[] => words.filter((word) => !small.has(word));

/** Each word begins a word of the label; small words are passed over. */
export function fits(label: string, called: readonly string[]): boolean {
  const words = wordsOf(label);
  return meantBy(called).every((part) => words.some((word) => word.startsWith(part)));
}

/** One of the words begins a word of the label. */
export function fitsInPart(label: string, called: readonly string[]): boolean {
  const words = wordsOf(label);
  return meantBy(called).some((part) => words.some((word) => word.startsWith(part)));
}

/**
 * These words call it: each is a word of it, and one of its name, of its record or of what it asks for. What else it can be done to narrows it only:
 * "assign refund" is *Assign* for a refund request, "refund" is not.
 */
export const isCalled = ({ name, beside, others = '' }: Callable, called: readonly string[]): boolean =>
  fits(`${name} ${beside} ${others}`, called) && fitsInPart(`${name} ${beside}`, called);

/**
 * "log hannah" calls *Log contact* and looks for Hannah; "hannah" calls nothing. Of the words at the beginning as many as call any command together are the
 * call; if all of them do, they are looked for as well.
 */
export function readingOf(text: string, commands: readonly Callable[]): Reading {
  const isOnly = text.trimStart().startsWith('>');
  const typed = (isOnly ? text.replace('>', '') : text).toLowerCase().split(/\s+/).filter(Boolean);
  const calls = (count: number): boolean => commands.some((command) => isCalled(command, typed.slice(0, count)));
  let count = typed.length;
  while (count > 0 && !calls(count)) count -= 1;
  const [called, rest] = [typed.slice(0, count), typed.slice(count)];
  const q = rest.length > 0 ? rest.join(' ') : typed.join(' ');
  const isNamed = commands.some((command) => isCalled(command, called) && fitsInPart(command.name, called));
  return { q: isOnly && rest.length === 0 ? '' : q, all: typed.join(' '), called, isNamed, isOnly };
}
