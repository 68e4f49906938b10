// OpenAPI Overlay 1.0 and 1.1: what somebody says of a document beside it, applied before it is read.
import { query } from 'json-p3';
import { below, childrenOf, isRecord, shown, textAt, UnreadableDocument, type Cursor, type DocumentFiles } from '../reading/files.ts';

type Location = readonly (string | number)[];

/**
 * A document's value with an overlay's actions applied, in their order; the given value stays as it is. A target that names nothing is a finding, and the rest is
 * applied all the same (Overlay 1.0, section 4.4.3.2: zero matches are no error).
 * @throws UnreadableDocument when the file is no overlay
 */
export function overlaid(files: DocumentFiles, document: unknown, overlayFile: string): unknown {
  const top = files.top(overlayFile);
  const version = textAt(top, 'overlay') ?? '';
  if (!/^1\.[01](?:\.\d+)?$/.test(version))
    throw new UnreadableDocument(`${shown(top.file)}:1: is no overlay: it does not begin with “overlay: 1.0.0” or “1.1.0”.`);
  const actions = below(top, 'actions');
  let value = structuredClone(document);
  for (const action of actions ? childrenOf(actions) : []) value = applied(files, value, action);
  return value;
}

function applied(files: DocumentFiles, document: unknown, action: Cursor): unknown {
  const target = textAt(action, 'target');
  if (target === undefined) {
    files.note(action, 'is an action without a target.');
    return document;
  }
  const places = placesOf(files, document, target, action);
  if (places === undefined) return document;
  if (places.length === 0) files.note(action, `the target ${target} names nothing in the document.`);
  const written = isRecord(action.value) ? action.value : {};
  if (written['remove'] === true) return places.toReversed().reduce((value, at) => without(value, at), document);
  const copied = typeof written['copy'] === 'string' ? placesOf(files, document, written['copy'], action)?.map((at) => valueAt(document, at)) : undefined;
  if (copied && copied.length !== 1) files.note(action, `copy names ${copied.length} places; it must name one.`);
  const update: unknown = written['update'] ?? copied?.[0];
  return update === undefined ? document : places.reduce((value, at) => replaced(value, at, (old) => merged(old, update)), document);
}

function placesOf(files: DocumentFiles, document: unknown, path: string, action: Cursor): Location[] | undefined {
  try {
    return query(path, document as Parameters<typeof query>[1]).nodes.map(({ location }) => location);
  } catch (error) {
    files.note(action, `${path} is no JSONPath (RFC 9535): ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
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
