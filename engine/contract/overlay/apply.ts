// OpenAPI Overlay 1.0 and 1.1: what somebody says of a document beside it, applied before it is read.
import { query } from 'json-p3';
import { below, childrenOf, isRecord, shown, textAt, UnreadableDocument, type Cursor, type DocumentFiles, type Place } from '../reading/files.ts';

type Location = readonly (string | number)[];

/** Where values stand that an overlay brought, by their way in the document; what is below one stands below it there, too. */
export type Origins = ReadonlyMap<string, Place>;

/** A way in a document as one text. */
const wayOf = (at: readonly (string | number)[]): string => at.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** Where a value stands that an overlay brought, or what is around it. */
export function originOf(origins: Origins, at: readonly string[]): Place | undefined {
  for (let length = at.length; length > 0; length -= 1) {
    const origin = origins.get(wayOf(at.slice(0, length)));
    if (origin) return { file: origin.file, at: [...origin.at, ...at.slice(length)] };
  }
  return undefined;
}

interface Overlaid {
  value: unknown;
  origins: Map<string, Place>;
}

/**
 * A document's value with an overlay's actions applied, in their order, and where each value comes from that is not the document's own; the given ones stay as they are. A target that names nothing is a finding, and the rest is
 * applied all the same (Overlay 1.0, section 4.4.3.2: zero matches are no error).
 * @throws UnreadableDocument when the file is no overlay
 */
export function overlaid(files: DocumentFiles, document: unknown, overlayFile: string, before: Origins = new Map()): Overlaid {
  const top = files.top(overlayFile);
  const version = textAt(top, 'overlay') ?? '';
  if (!/^1\.[01](?:\.\d+)?$/.test(version))
    throw new UnreadableDocument(`${shown(top.file)}:1: is no overlay: it does not begin with “overlay: 1.0.0” or “1.1.0”.`);
  const actions = below(top, 'actions');
  const origins = new Map(before);
  let value = structuredClone(document);
  for (const action of actions ? childrenOf(actions) : []) value = applied(files, { value, origins }, action);
  return { value, origins };
}

/** @param into is read, and its origins are brought up to date */
function applied(files: DocumentFiles, into: Overlaid, action: Cursor): unknown {
  const { value: document, origins } = into;
  const target = textAt(action, 'target');
  if (target === undefined) {
    files.note(action, 'is an action without a target.');
    return document;
  }
  const places = placesOf(files, document, target, action);
  if (places === undefined) return document;
  if (places.length === 0) files.note(action, `the target ${target} names nothing in the document.`);
  const written = isRecord(action.value) ? action.value : {};
  if (written['remove'] === true)
    return places.toReversed().reduce((value, at) => {
      forget(origins, at, Array.isArray(valueAt(value, at.slice(0, -1))));
      return without(value, at);
    }, document);
  const copied = typeof written['copy'] === 'string' ? placesOf(files, document, written['copy'], action)?.map((at) => valueAt(document, at)) : undefined;
  if (copied && copied.length !== 1) files.note(action, `copy names ${copied.length} places; it must name one.`);
  const update: unknown = written['update'] ?? copied?.[0];
  const source = below(action, written['update'] === undefined ? 'copy' : 'update') ?? action;
  return update === undefined
    ? document
    : places.reduce((value, at) => {
        remember(origins, { at, old: valueAt(value, at), update }, source);
        return replaced(value, at, (old) => merged(old, update));
      }, document);
}

function placesOf(files: DocumentFiles, document: unknown, path: string, action: Cursor): Location[] | undefined {
  try {
    return query(path, document as Parameters<typeof query>[1]).nodes.map(({ location }) => location);
  } catch (error) {
    files.note(action, `${path} is no JSONPath (RFC 9535): ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

/** Keeps where the parts of an update stand that `merged` puts into the document. */
function remember(origins: Map<string, Place>, { at, old, update }: { at: Location; old: unknown; update: unknown }, { file, at: source }: Place): void {
  if (Array.isArray(old)) {
    const several = Array.isArray(update);
    for (const index of several ? update.keys() : [0])
      origins.set(wayOf([...at, old.length + index]), { file, at: several ? [...source, String(index)] : source });
  } else if (isRecord(old) && isRecord(update)) {
    for (const [name, inner] of Object.entries(update))
      remember(origins, { at: [...at, name], old: Object.hasOwn(old, name) ? old[name] : undefined, update: inner }, { file, at: [...source, name] });
  } else {
    forget(origins, at, false);
    origins.set(wayOf(at), { file, at: source });
  }
}

/** What is gone stands nowhere; of a list's entries the later ones move up. */
function forget(origins: Map<string, Place>, at: Location, moves: boolean): void {
  const gone = wayOf(at);
  const list = wayOf(at.slice(0, -1));
  // What moves is not looked at again.
  const known = [...origins];
  for (const [way, place] of known) {
    if (way === gone || way.startsWith(`${gone}/`)) origins.delete(way);
    const [, index, rest = ''] = (moves && way.startsWith(`${list}/`) ? /^(\d+)(\/.*)?$/.exec(way.slice(list.length + 1)) : undefined) ?? [];
    if (index === undefined || Number(index) <= Number(at.at(-1))) continue;
    origins.delete(way);
    origins.set(`${list}/${Number(index) - 1}${rest}`, place);
  }
}

/** Objects are merged, lists get an entry more, anything else is replaced. */
function merged(old: unknown, update: unknown): unknown {
  if (Array.isArray(old)) return [...old, ...(Array.isArray(update) ? update : [update])];
  if (!isRecord(old) || !isRecord(update)) return structuredClone(update);
  const entries = Object.entries(update).map(([name, value]) => [name, name in old ? merged(old[name], value) : structuredClone(value)] as const);
  return { ...old, ...Object.fromEntries(entries) };
}

const valueAt = (value: unknown, at: Location): unknown =>
  at.reduce<unknown>((inner, step) => (Array.isArray(inner) ? inner[Number(step)] : isRecord(inner) ? inner[String(step)] : undefined), value);

function replaced(value: unknown, [step, ...rest]: Location, change: (old: unknown) => unknown): unknown {
  if (step === undefined) return change(value);
  if (Array.isArray(value)) return value.map((item: unknown, index) => (index === Number(step) ? replaced(item, rest, change) : item));
  return isRecord(value) ? { ...value, [step]: replaced(value[step], rest, change) } : value;
}

function without(value: unknown, at: Location): unknown {
  const last = at.at(-1);
  if (last === undefined) return value;
  return replaced(value, at.slice(0, -1), (parent) => {
    if (Array.isArray(parent)) return parent.filter((_item, index) => index !== Number(last));
    return isRecord(parent) ? Object.fromEntries(Object.entries(parent).filter(([name]) => name !== String(last))) : parent;
  });
}
