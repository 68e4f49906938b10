// The contract's files as written: the line of each part of the bundle, unreadable files, and references to missing parts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve as resolvePath } from 'node:path';
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, visit, type Document, type Node } from 'yaml';
import { nearest } from './nearest.ts';

interface Source {
  file: string;
  document: Document.Parsed;
  lines: LineCounter;
}

/** A part of a file, and the line on which it starts. */
interface Spot {
  source: Source;
  node: Node | null;
  line: number;
}

export interface Sources {
  /** The errors that keep files from being read, each once: `file:line: sentence`. */
  unreadable: string[];
  /** References to missing parts, each target once. */
  missing: string[];
  /** `file:line` of a place in the bundled contract; of the nearest thing around it, where it was derived. */
  locate: (at: readonly string[]) => string;
  /** `file:line` of a place in one file. */
  locateIn: (file: string, at: readonly string[]) => string;
}

/** Reads a contract's root file and every file that it refers to. */
export function readSources(root: string): Sources {
  const files = new Map<string, Source>();
  const named = new Map<string, { file: string; at: string[] }>();
  const references: { from: Source; line: number; file: string; at: string[] }[] = [];
  const waiting = [resolvePath(root)];
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    if (files.has(file) || !existsSync(file)) continue;
    const source = sourceOf(file);
    files.set(file, source);
    for (const { text, line } of referencesIn(source)) {
      const target = targetOf(file, text);
      references.push({ from: source, line, ...target });
      waiting.push(target.file);
      const name =
        target.at.at(-1) ??
        target.file
          .split('/')
          .at(-1)
          ?.replace(/\.ya?ml$/, '');
      if (name !== undefined && !named.has(name)) named.set(name, target);
    }
  }

  const spotIn = (file: string, at: readonly string[]): { spot: Spot | undefined; whole: boolean } => {
    const source = files.get(file);
    return source ? walk(source, at, (from, text) => startOf(targetOf(from, text))) : { spot: undefined, whole: false };
  };
  const startOf = (target: { file: string; at: string[] }): Spot | undefined => {
    const { spot, whole } = spotIn(target.file, target.at);
    return whole ? spot : undefined;
  };
  const say = (spot: Spot | undefined, file: string) => (spot ? `${shown(spot.source.file)}:${spot.line}` : shown(file));

  const locate = (at: readonly string[]): string => {
    const [part, , name, ...rest] = at;
    const direct = spotIn(resolvePath(root), at);
    if (direct.whole || part !== 'components' || name === undefined) return say(direct.spot, root);
    // A component that the bundle named for its file, or that was derived from one.
    const target = named.get(name) ?? named.get(name.replace(/(Create|Update)$/, ''));
    if (!target) return say(direct.spot, root);
    return say(spotIn(target.file, [...target.at, ...rest]).spot, target.file);
  };

  return {
    unreadable: [...files.values()].flatMap(unreadableIn),
    missing: missingOf(references, (target) => startOf(target) !== undefined),
    locate,
    locateIn: (file, at) => say(spotIn(file, at).spot, file),
  };
}

const shown = (file: string): string => relative(process.cwd(), file).replaceAll('\\', '/');

function sourceOf(file: string): Source {
  const lines = new LineCounter();
  return { file, lines, document: parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines, prettyErrors: false }) };
}

function unreadableIn({ file, document, lines }: Source): string[] {
  // The first error of a line is the cause; later ones there, and often below, are only its consequences.
  const places = new Map<number, string>();
  for (const { pos, message } of document.errors) {
    const { line } = lines.linePos(pos[0]);
    if (!places.has(line)) places.set(line, message);
  }
  return [...places].map(([line, message]) => `${shown(file)}:${line}: cannot be read as YAML: ${message}${hintOf(message)}`);
}

/** The usual cause. */
function hintOf(message: string): string {
  if (/node end|flow (map|collection|sequence)|compact mappings/i.test(message))
    return ' (a comma, a bracket or quotes around a text with ":" or "," may be missing)';
  return '';
}

function referencesIn(source: Source): { text: string; line: number }[] {
  const found: { text: string; line: number }[] = [];
  visit(source.document, {
    Pair: (_, { key, value }) => {
      if (isScalar(key) && key.value === '$ref' && isScalar(value) && typeof value.value === 'string') {
        found.push({ text: value.value, line: source.lines.linePos(key.range?.[0] ?? 0).line });
      }
    },
  });
  return found;
}

function targetOf(from: string, reference: string): { file: string; at: string[] } {
  const [path = '', pointer = ''] = reference.split('#');
  const at = pointer
    .split('/')
    .slice(1)
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));
  return { file: path === '' ? from : resolvePath(dirname(from), path), at };
}

/** Follows names from the top of a file, through references; if one is missing, returns how far it got. */
function walk(source: Source, at: readonly string[], follow: (from: string, reference: string) => Spot | undefined): { spot: Spot; whole: boolean } {
  let spot: Spot = { source, node: source.document.contents, line: 1 };
  for (const name of at) {
    const next = below(spot, name) ?? behind(spot, name, follow);
    if (!next) return { spot, whole: false };
    spot = next;
  }
  return { spot, whole: true };
}

function behind(spot: Spot, name: string, follow: (from: string, reference: string) => Spot | undefined): Spot | undefined {
  const reference = isMap(spot.node) ? spot.node.get('$ref') : undefined;
  const target = typeof reference === 'string' ? follow(spot.source.file, reference) : undefined;
  return target && (below(target, name) ?? behind(target, name, follow));
}

function below({ source, node }: Spot, name: string): Spot | undefined {
  const whole = isAlias(node) ? node.resolve(source.document) : node;
  const spotOf = (child: unknown, offset: number | undefined): Spot => {
    const inner = isAlias(child) ? child.resolve(source.document) : child;
    return { source, node: (inner ?? null) as Node | null, line: source.lines.linePos(offset ?? 0).line };
  };
  if (isMap(whole)) {
    const pair = whole.items.find(({ key }) => isScalar(key) && String(key.value) === name);
    return pair && isScalar(pair.key) ? spotOf(pair.value, pair.key.range?.[0]) : undefined;
  }
  if (!isSeq(whole)) return undefined;
  const item = whole.items[Number(name)] as Node | undefined;
  return item && spotOf(item, item.range?.[0]);
}

function missingOf(
  references: readonly { from: Source; line: number; file: string; at: string[] }[],
  isThere: (target: { file: string; at: string[] }) => boolean,
): string[] {
  const byTarget = new Map<string, { says: string; places: string[] }>();
  for (const { from, line, file, at } of references) {
    if (isThere({ file, at })) continue;
    const target = `${shown(file)}${at.length > 0 ? `#/${at.join('/')}` : ''}`;
    const place = `${shown(from.file)}:${line}`;
    const told = byTarget.get(target);
    if (told) told.places.push(place);
    else byTarget.set(target, { says: `refers to ${target}, which is not there${fileMeant(file)}`, places: [place] });
  }
  return [...byTarget.values()].map(({ says, places: [first = '', ...others] }) => {
    const more =
      others.length > 0 ? ` (${others.length === 1 ? `and ${others[0] ?? ''}` : `and in ${others.length} other places, such as ${others[0] ?? ''}`})` : '';
    return `${first}: ${says}${more}`;
  });
}

/** The file that was probably meant. */
function fileMeant(file: string): string {
  if (existsSync(file) || !existsSync(dirname(file))) return '';
  const near = nearest(file.split('/').at(-1) ?? '', readdirSync(dirname(file)));
  return near === undefined ? '' : `; did you mean ${near}?`;
}
