/** Objects and arrays in each other; no body of the contract comes near it. */
const MAX_DEPTH = 32;

/** JSON that is refused; the message says why, in words for the sender. */
export class JsonRefusal extends Error {
  override name = 'JsonRefusal';
}

/**
 * Reads JSON from outside. Beyond the syntax it refuses input that two parsers could read differently: an object with the same key twice, keys that reach into
 * prototypes, nesting beyond 32. Texts are checked where the field is known (`keptTexts`).
 * @throws JsonRefusal
 */
export function parseJson(text: string): unknown {
  // First, so that a parser's own stack does not decide about depth.
  scan(text);
  return parse(text);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new JsonRefusal('The body is not valid JSON.');
  }
}

/** Follows strings and brackets; wrong syntax is left to the parser. */
function scan(text: string): void {
  /** The keys of each open object; undefined for an array. */
  const open: (Set<string> | undefined)[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === 0x7b || character === 0x5b) {
      if (open.length === MAX_DEPTH) throw new JsonRefusal(`The body is nested deeper than ${MAX_DEPTH} levels.`);
      open.push(character === 0x7b ? new Set() : undefined);
    } else if (character === 0x7d || character === 0x5d) open.pop();
    else if (character === 0x22) {
      const end = endOfString(text, at);
      const keys = open.at(-1);
      if (keys && isKey(text, end)) checkKey(keys, text.slice(at, end + 1));
      at = end;
    }
  }
}

/** Position of the closing quote of the string that opens at `start`. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== 0x22) at += text.charCodeAt(at) === 0x5c ? 2 : 1;
  return at;
}

/** A string is a key if a colon follows: a string value never has one behind it. */
function isKey(text: string, end: number): boolean {
  let at = end + 1;
  while (/\s/.test(text.charAt(at))) at += 1;
  return text.charAt(at) === ':';
}

function checkKey(keys: Set<string>, quoted: string): void {
  const key = quoted.includes('\\') ? String(parse(quoted)) : quoted.slice(1, -1);
  if (keys.has(key)) throw new JsonRefusal('An object of the body has the same key twice.');
  if (key === '__proto__' || key === 'constructor' || key === 'prototype') throw new JsonRefusal('The body has a key that is not allowed.');
  keys.add(key);
}
