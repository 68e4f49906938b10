// What the log must never say (server/log.ts): who somebody is, how to reach them, what they typed, and what opens their account.
import { advisorPeople, adminPeople, firstNames, lastNames } from '../../server/demo/names.ts';
import { demoPassword } from '../../server/demo/logins.ts';

const escaped = (words: readonly string[]): string => words.map((word) => word.replaceAll(/[^\w\s]/g, String.raw`\$&`)).join('|');
const first = [...firstNames, ...adminPeople.map(([name]) => name), ...advisorPeople.map(([name]) => name)];
const last = [...lastNames, ...adminPeople.map(([, name]) => name), ...advisorPeople.map(([, name]) => name)];

/** Shapes of what is somebody's. */
const shapes: readonly { what: string; pattern: RegExp }[] = [
  // A packet's version is no address (`/node_modules/@scope/name@1.2.3`), nor is what has no name before the sign.
  { what: 'an e-mail address', pattern: /(?<![\w/@])[\w.%+-]+@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}/i },
  { what: 'a phone number', pattern: /\(\d{3}\) ?\d{3}-\d{4}|\+1[ -]?\d{3}[ -]?\d{3}[ -]?\d{4}\b/ },
  {
    what: 'an address with what was asked for, or a token in it',
    pattern: /\/(?:api|client|admin|team|portal)\/[^\s"?]*\?\w|[?&](?:token|code|key|signature)=\w/,
  },
  { what: 'a bearer token', pattern: /\bbearer [\w.~+/-]{12}/i },
  { what: 'a password', pattern: new RegExp(escaped([demoPassword])) },
  { what: 'a person’s name', pattern: new RegExp(String.raw`\b(?:${escaped(first)}) (?:${escaped(last)})\b`) },
];

/** Of a line: names of fields that say which call or row it is, and lines about the installation itself. */
const ownFields = new Set(['level', 'time', 'reqId', 'pid', 'hostname', 'trace']);
/** The firm's own addresses stand in its settings. */
const ofTheInstallation = new Set(['configuration']);

/** Texts that are looked for: shorter ones, or single words, stand in anything. */
const isTelling = (text: string): boolean => text.length >= 12 && /\S\s+\S/.test(text);

export interface Finding {
  what: string;
  /** The beginning of the line. */
  line: string;
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (ownFields.has(name) ? [] : textsOf(part)));
}

/** A line as a JSON object of the log; undefined of what was printed for who started the server. */
function logged(line: string): object | undefined {
  if (!line.startsWith('{"level":')) return undefined;
  try {
    const read: unknown = JSON.parse(line);
    return typeof read === 'object' && read !== null ? read : undefined;
  } catch {
    // Cut off by a kill.
    return undefined;
  }
}

/** Looks through a log, line by line; the same text is looked at once. */
export class Search {
  readonly #typed: readonly string[];
  readonly #seen = new Set<string>();
  readonly #found = new Map<string, Finding>();
  lines = 0;

  /** @param typed what people typed while it was written */
  constructor(typed: Iterable<string>) {
    this.#typed = [...new Set(typed)].map((text) => text.trim()).filter(isTelling);
  }

  read(line: string): void {
    const entry = logged(line);
    if (!entry) return;
    this.lines += 1;
    if ('msg' in entry && ofTheInstallation.has(String(entry.msg))) return;
    for (const text of textsOf(entry)) {
      if (this.#seen.has(text)) continue;
      this.#seen.add(text);
      for (const what of this.#saidBy(text)) if (!this.#found.has(what)) this.#found.set(what, { what, line: line.slice(0, 400) });
    }
  }

  #saidBy(text: string): string[] {
    const shaped = shapes.filter(({ pattern }) => pattern.test(text)).map(({ what }) => what);
    const words = isTelling(text) ? this.#typed.filter((one) => text.includes(one)) : [];
    return [...shaped, ...words.map((one) => `what somebody typed: ${one.slice(0, 60)}`)];
  }

  get found(): Finding[] {
    return [...this.#found.values()];
  }
}
