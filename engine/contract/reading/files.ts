// The files of a document as cursors: a value, the file it stands in and the way to it, so that whatever is read of it has a line.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve as resolvePath } from 'node:path';
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, type Document, type Node } from 'yaml';

/** A place in a file: the names that lead to it, one by one. */
export interface Place {
  file: string;
  at: readonly string[];
}

/** A value and where it stands. */
export interface Cursor extends Place {
  value: unknown;
}

/** What could not be read as written; reading continued without it. */
export interface Finding extends Place {
  says: string;
}

/** The document cannot be read at all: no such file, no YAML or JSON, no OpenAPI. The message is `file:line: sentence`. */
export class UnreadableDocument extends Error {}

interface Loaded {
  value: unknown;
  origin?: (at: readonly string[]) => Place | undefined;
  positions: () => { document: Document.Parsed; lines: LineCounter };
}

/** What was fetched from addresses before reading, by address: its text, or why there is none. */
export type Fetched = ReadonlyMap<string, { text: string } | { fails: string }>;

/** The files of one document, each read once. */
export class DocumentFiles {
  readonly findings: Finding[] = [];
  /** Addresses that something refers to and that nobody has fetched. */
  readonly unread = new Set<string>();
  private readonly loaded = new Map<string, Loaded>();
  private readonly told = new Set<string>();
  private readonly fetched: Fetched;

  constructor(fetched: Fetched = new Map()) {
    this.fetched = fetched;
  }

  /**
   * The top of a file.
   * @throws UnreadableDocument when there is no such file, or it is neither YAML nor JSON
   */
  top(file: string): Cursor {
    return { file: absolute(file), at: [], value: this.load(absolute(file)).value };
  }

  /** From here on the file holds this value: what an overlay made of it. @param origin where a part of it stands that is not the file's own */
  replace(file: string, value: unknown, origin: (at: readonly string[]) => Place | undefined): void {
    this.loaded.set(absolute(file), { ...this.load(absolute(file)), value, origin });
  }

  /** Holds a document that is in memory already, under a name of its own; it has no lines. */
  hold(file: string, value: unknown): void {
    this.loaded.set(absolute(file), { value, positions: () => withLines('') });
  }

  /** The thing that a reference names: the cursor itself where it is none. Keys beside `$ref` stay on the cursor, and are read by whoever follows. */
  follow(cursor: Cursor): Cursor | undefined {
    const seen = new Set<string>();
    let here = cursor;
    for (let reference = referenceOf(here); reference !== undefined; reference = referenceOf(here)) {
      const key = `${here.file} ${reference}`;
      const next = seen.has(key) ? undefined : this.target(here, reference);
      if (!next) {
        const isUnread = this.unread.has(beside(here.file, reference.split('#')[0] ?? ''));
        const why = seen.has(key) ? 'refers to itself' : isUnread ? 'is an address that was not fetched' : 'leads nowhere';
        this.note(here, `${reference} ${why}.`);
        return undefined;
      }
      seen.add(key);
      here = next;
    }
    return here;
  }

  /** `file:line` of a place, or of the nearest thing around it; of what an overlay brought it is the overlay's. */
  where(place: Place): string {
    const { file, at } = this.load(place.file).origin?.(place.at) ?? place;
    return `${shown(file)}:${this.line({ file, at })}`;
  }

  /** Remembers what could not be read, once for each place. */
  note({ file, at }: Place, says: string): void {
    const key = `${file}#${at.join('/')} ${says}`;
    if (this.told.has(key)) return;
    this.told.add(key);
    this.findings.push({ file, at, says });
  }

  private line({ file, at }: Place): number {
    const { document, lines } = this.load(file).positions();
    let node: unknown = document.contents;
    let offset = 0;
    for (const name of at) {
      const inner: unknown = isAlias(node) ? node.resolve(document) : node;
      if (isMap(inner)) {
        const pair = inner.items.find(({ key }) => isScalar(key) && String(key.value) === name);
        if (!pair) break;
        offset = isScalar(pair.key) ? (pair.key.range?.[0] ?? offset) : offset;
        node = pair.value;
      } else if (isSeq(inner)) {
        const item = inner.items[Number(name)] as Node | undefined;
        if (!item) break;
        offset = item.range?.[0] ?? offset;
        node = item;
      } else break;
    }
    return lines.linePos(offset).line;
  }

  private target(from: Cursor, reference: string): Cursor | undefined {
    const [path = '', pointer = ''] = reference.split('#');
    const file = path === '' ? from.file : beside(from.file, path);
    if (isAddress(file) && !this.fetched.has(file)) {
      this.unread.add(file);
      return undefined;
    }
    try {
      const names = pointer.split('/').slice(1).map(unescaped);
      return pointer === '' || pointer.startsWith('/') ? down(this.top(file), names) : this.anchored(file, pointer);
    } catch (error) {
      if (!(error instanceof UnreadableDocument)) throw error;
      this.note(from, error.message);
      return undefined;
    }
  }

  /** The schema that carries `$anchor: name`. */
  private anchored(file: string, name: string): Cursor | undefined {
    const waiting = [this.top(file)];
    for (let here = waiting.shift(); here !== undefined; here = waiting.shift()) {
      if (isRecord(here.value) && here.value['$anchor'] === name) return here;
      waiting.push(...childrenOf(here));
    }
    return undefined;
  }

  private textOf(file: string): string {
    const fetched = this.fetched.get(file);
    if (fetched) {
      if ('fails' in fetched) throw new UnreadableDocument(`${file}: ${fetched.fails}`);
      return fetched.text;
    }
    // What came from an address never leads to a file of this machine.
    if (isAddress(file) || !existsSync(file)) throw new UnreadableDocument(`${shown(file)}:1: there is no such file.`);
    return readFileSync(file, 'utf8');
  }

  private load(file: string): Loaded {
    const known = this.loaded.get(file);
    if (known) return known;
    const text = this.textOf(file);
    let parsed: { document: Document.Parsed; lines: LineCounter } | undefined;
    const positions = () => (parsed ??= withLines(text));
    const loaded = { value: jsonOf(text) ?? yamlOf(file, positions()), positions };
    this.loaded.set(file, loaded);
    return loaded;
  }
}

function withLines(text: string): { document: Document.Parsed; lines: LineCounter } {
  const lines = new LineCounter();
  // A key written twice is a slip of the author's; the last one counts, as in JSON.
  return { document: parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false }), lines };
}

/** JSON is read by the runtime, many times faster than by way of YAML; positions are made when somebody asks. */
function jsonOf(text: string): unknown {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function yamlOf(file: string, { document, lines }: { document: Document.Parsed; lines: LineCounter }): unknown {
  const [first] = document.errors;
  if (first) throw new UnreadableDocument(`${shown(file)}:${lines.linePos(first.pos[0]).line}: cannot be read as YAML: ${first.message}`);
  return document.toJS();
}

export const shown = (file: string): string => (isAddress(file) ? file : relative(process.cwd(), file).replaceAll('\\', '/'));

export const isAddress = (reference: string): boolean => /^https?:/i.test(reference);

const absolute = (file: string): string => (isAddress(file) ? new URL(file).href : resolvePath(file));

/** Where a reference leads that stands in a file, or in what came from an address. */
function beside(file: string, path: string): string {
  if (isAddress(path)) return new URL(path).href;
  if (!isAddress(file)) return resolvePath(dirname(file), decodeURIComponent(path));
  const target = URL.canParse(path, file) ? new URL(path, file).href : '';
  return isAddress(target) ? target : new URL(file).origin;
}

const unescaped = (step: string): string => {
  const plain = step.replaceAll('~1', '/').replaceAll('~0', '~');
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
};

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function referenceOf({ value }: Cursor): string | undefined {
  const reference = isRecord(value) ? value['$ref'] : undefined;
  return typeof reference === 'string' ? reference : undefined;
}

/** One step down; undefined where there is nothing. */
export function below(cursor: Cursor, name: string): Cursor | undefined {
  const { value } = cursor;
  const found: unknown = Array.isArray(value) ? value[Number(name)] : isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return found === undefined ? undefined : { file: cursor.file, at: [...cursor.at, name], value: found };
}

function down(cursor: Cursor, names: readonly string[]): Cursor | undefined {
  let here: Cursor | undefined = cursor;
  for (const name of names) here = here && below(here, name);
  return here;
}

/** The cursors of a map's values or of a list's items, in the order written. */
export function childrenOf(cursor: Cursor): Cursor[] {
  const { value } = cursor;
  const names = Array.isArray(value) ? value.map((_, index) => String(index)) : isRecord(value) ? Object.keys(value) : [];
  return names.flatMap((name) => below(cursor, name) ?? []);
}

/** The last name on the way to a cursor. */
export const nameOf = ({ at }: Place): string => at.at(-1) ?? '';

/** The text at a name, if it is one. */
export function textAt(cursor: Cursor, name: string): string | undefined {
  const found = isRecord(cursor.value) ? cursor.value[name] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** A text and where it stands. */
export interface PlacedText extends Place {
  text: string;
}

/** The text at a name with its place, if it is one. */
export function placedTextAt(cursor: Cursor, name: string): PlacedText | undefined {
  const found = below(cursor, name);
  return typeof found?.value === 'string' ? { text: found.value, file: found.file, at: found.at } : undefined;
}

/** Is this written as `true`? */
export const flagAt = (cursor: Cursor, name: string): boolean => isRecord(cursor.value) && cursor.value[name] === true;
