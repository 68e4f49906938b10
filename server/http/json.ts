/** Objects and arrays in each other; no body of the contract comes near it. */
const MAX_DEPTH = 32;

/** JSON that is refused; the message says why, in words for the sender. */
export class JsonRefusal extends Error {
  override name = 'JsonRefusal';
}

const loneSurrogate = /\p{Surrogate}/u;

/** Why a text cannot be stored by PostgreSQL, or undefined. */
export function textFault(text: string): string | undefined {
  if (text.includes('\0')) return 'A text may not hold a NUL character.';
  if (loneSurrogate.test(text)) return 'A text holds half a character.';
  return undefined;
}

/**
 * Reads JSON from outside. Beyond the syntax it refuses what two readers could understand differently or
 * what cannot be stored: an object with the same key twice, keys that reach into prototypes, nesting
 * beyond 32, NUL characters, halves of characters.
 * @throws JsonRefusal
 */
export function parseJson(text: string): unknown {
  const value = parse(text);
  // The syntax is known to be right from here on, so the scan only has to follow strings and brackets.
  scan(text);
  return value;
}

function parse(text: string): unknown {
  const fault = depthFault(text);
  if (fault) throw new JsonRefusal(fault);
  try {
    return JSON.parse(text);
  } catch {
    throw new JsonRefusal('The body is not valid JSON.');
  }
}

/** Before parsing: a parser's own stack must not decide about it. Brackets inside strings are skipped. */
function depthFault(text: string): string | undefined {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === 0x22) at = endOfString(text, at);
    else if (character === 0x7b || character === 0x5b) {
      depth += 1;
      if (depth > MAX_DEPTH) return `The body is nested deeper than ${MAX_DEPTH} levels.`;
    } else if (character === 0x7d || character === 0x5d) depth -= 1;
  }
  return undefined;
}

/** Position of the closing quote of the string that opens at `start`. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== 0x22) at += text.charCodeAt(at) === 0x5c ? 2 : 1;
  return at;
}

function scan(text: string): void {
  /** The keys of each open object; undefined for an array. */
  const open: (Set<string> | undefined)[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === 0x7b) open.push(new Set());
    else if (character === 0x5b) open.push(undefined);
    else if (character === 0x7d || character === 0x5d) open.pop();
    else if (character === 0x22) {
      const end = endOfString(text, at);
      const content = contentOf(text.slice(at, end + 1));
      const fault = textFault(content);
      if (fault) throw new JsonRefusal(fault);
      const keys = open.at(-1);
      if (keys && isKey(text, end)) checkKey(keys, content);
      at = end;
    }
  }
}

/** Only strings with a backslash need the parser. */
function contentOf(quoted: string): string {
  return quoted.includes('\\') ? String(JSON.parse(quoted)) : quoted.slice(1, -1);
}

/** A string is a key if a colon follows: a string value never has one behind it. */
function isKey(text: string, end: number): boolean {
  let at = end + 1;
  while (/\s/.test(text.charAt(at))) at += 1;
  return text.charAt(at) === ':';
}

function checkKey(keys: Set<string>, key: string): void {
  if (keys.has(key)) throw new JsonRefusal('An object of the body has the same key twice.');
  if (key === '__proto__' || key === 'constructor' || key === 'prototype') throw new JsonRefusal('The body has a key that is not allowed.');
  keys.add(key);
}
