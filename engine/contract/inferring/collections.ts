// Where records live: the paths that have records below them, lists, or something to create in them.
import type { PlacedText } from '../reading/files.ts';
import type { ApiOperation, Shape } from '../reading/form.ts';
import { propertiesOf } from '../reading/schemas.ts';
import { answerOf, successOf, unwrapped, type Answer } from './answers.ts';
import { alike, beginsWithVerb, plain, singular, wordsOf } from './guess.ts';
import { isPrefix, isSession, parsePath, patternOf, type Placed, type Segment } from './paths.ts';

export interface Collection {
  pattern: string;
  segments: Segment[];
  /** The last literal part of its path; with what it is in, where another collection is called the same. */
  name: string;
  /** The parameter of a record's path. */
  parameter?: string;
  /** The parameter behind it, where no path ends in the first alone: one is known by two keys. */
  second?: string;
  /** What a record holds, by the best witness: shown, listed, made, sent. */
  shape?: Shape;
  /** The property that the document names as its key. */
  identity?: PlacedText;
  /** The document names one that its records do not have. */
  strangeIdentity?: PlacedText;
  /** Is another thing, with lists and records of its own, called the same? */
  apart?: true;
  /** A collection that holds the same, and has a path to one record. */
  twin?: Collection;
  /** What stands behind it chooses rows, and is no key of one: `/members/{team}`. */
  chooses?: true;
  /** What is read at its own path is one thing, no list. */
  single?: true;
  /** The collection whose records these are too: `/users/by-email/{email}` of `/users`. */
  same?: Collection;
}

export interface Seen extends Placed {
  answer: Answer;
}

/** Operations with their paths in parts and their answers read. */
export function seenOf(operations: readonly ApiOperation[]): Seen[] {
  return withoutShared(operations.map((operation) => ({ operation, ...parsePath(operation.path) }))).map(({ operation, ...parsed }) => {
    const literals = parsed.segments.filter(({ parameter }) => parameter === undefined).map(({ text }) => text);
    // `/animals/search` answers with animals.
    const called = literals.findLast((text) => !isView(text)) ?? literals.at(-1) ?? '';
    return { ...parsed, operation, answer: answerOf(operation, called) };
  });
}

/**
 * `/invoicing/invoices`, `/invoicing/templates`: a part that every path begins with and nothing lives in names the interface. There must be records below it:
 * `/orders/recent` and `/orders/stats` alone are about orders.
 */
function withoutShared(placed: Placed[]): Placed[] {
  const [first] = placed;
  const shared = first?.segments[0];
  if (!shared || shared.parameter !== undefined || placed.length < 2) return placed;
  const isShared = placed.every(({ segments: [one, two] }) => one?.text === shared.text && two && two.parameter === undefined);
  const hasRecords = placed.some(({ segments: [, two, three] }) => two && three?.parameter !== undefined && !beginsWithVerb(two.text) && !isView(two.text));
  return isShared && hasRecords ? withoutShared(placed.map((one) => ({ ...one, segments: one.segments.slice(1) }))) : placed;
}

/** The last part, where it is no parameter. */
export const literalEnd = ({ segments }: Placed): string | undefined => {
  const last = segments.at(-1);
  return last?.parameter === undefined ? last?.text : undefined;
};

/** Words for another view of the same list: `list`, `search`, `findByStatus`. */
const isView = (text: string): boolean => /^(?:list|all|search|find|query|filter|index|recent|latest|active|mine|by|export)$/.test(wordsOf(text)[0] ?? '');

/** Every collection by the pattern of its path. */
export function collectionsOf(seen: readonly Seen[]): Map<string, Collection> {
  const found = new Map<string, Collection>();
  const add = (segments: readonly Segment[], parameter?: string) => {
    const last = segments.at(-1);
    if (last?.parameter !== undefined || last === undefined) return;
    const pattern = patternOf(segments);
    const known = found.get(pattern) ?? { pattern, segments: [...segments], name: last.text };
    if (parameter !== undefined) known.parameter ??= parameter;
    found.set(pattern, known);
  };
  for (const { segments } of seen) {
    for (const [index, { parameter }] of segments.entries()) if (parameter !== undefined && index > 0) add(segments.slice(0, index), parameter);
  }
  // `/members/{team}` lists the members of a team: what stands at its end is no key of theirs.
  for (const { segments, answer, operation } of seen) {
    const collection = segments.at(-1)?.parameter === undefined ? undefined : found.get(patternOf(segments.slice(0, -1)));
    const alone = collection && seen.filter((other) => patternOf(other.segments) === `${collection.pattern}/{}`).length === 1;
    if (!alone || operation.method !== 'get' || answer.kind !== 'list') continue;
    delete collection.parameter;
    collection.chooses = true;
  }
  // `/verdicts/{kind}/{id}`, and nothing at `/verdicts/{kind}`.
  for (const collection of found.values()) {
    if (seen.some(({ segments }) => patternOf(segments) === `${collection.pattern}/{}`)) continue;
    const further = seen.find(({ segments }) => patternOf(segments.slice(0, collection.segments.length + 2)) === `${collection.pattern}/{}/{}`);
    const second = further?.segments[collection.segments.length + 1]?.parameter;
    if (collection.parameter !== undefined && second !== undefined) collection.second = second;
  }
  for (const placed of seen) {
    const end = literalEnd(placed);
    if (placed.verb === 'list' && end !== undefined && placed.answer.kind === 'list') add(placed.segments);
    if (
      end === undefined ||
      placed.segments.at(-2)?.text === 'relationships' ||
      placed.verb !== undefined ||
      isSession(placed) ||
      found.has(patternOf(placed.segments))
    )
      continue;
    const above = found.get(patternOf(placed.segments.slice(0, -1)));
    const listed = placed.answer.kind === 'list';
    // `/animals/search` lists what is in `/animals`, even where nothing else is said of it.
    if (listed && isView(end) && placed.segments.at(-2)?.parameter === undefined && placed.segments.length > 1) add(placed.segments.slice(0, -1));
    else if (placed.operation.method === 'get' && listed && !(above && isView(end))) add(placed.segments);
    if (placed.operation.method === 'post' && !listed && !above && isMade(placed, end)) add(placed.segments);
  }
  for (const { operation, segments, answer } of seen) {
    const read = operation.method === 'get' && answer.kind === 'record' ? found.get(patternOf(segments)) : undefined;
    if (read && read.parameter === undefined) read.single = true;
  }
  for (const collection of found.values()) {
    const shape = shapeOf(collection, seen);
    if (shape) collection.shape = shape;
  }
  for (const collection of found.values()) {
    const above = found.get(patternOf(collection.segments.slice(0, -1)));
    if (above && (isView(collection.name) || sameRecord(above.shape, collection.shape))) collection.same = above;
  }
  for (const { operation, segments } of seen) {
    const named = operation.said?.identity;
    const collection = named && nearestOf(segments, found)?.collection;
    if (collection) nameKey(collection, named);
  }
  for (const collection of found.values()) if (collection.shape?.identity && !collection.identity) nameKey(collection, collection.shape.identity);
  for (const collection of found.values()) {
    if (collection.parameter !== undefined || collection.same) continue;
    const twin = [...found.values()].find((other) => other.parameter !== undefined && sameRecord(other.shape, collection.shape));
    if (twin) collection.twin = twin;
  }
  nameApart([...found.values()]);
  return found;
}

/** By which property one is known, as the document says it (`x-identity`). */
function nameKey(collection: Collection, named: PlacedText): void {
  const properties = propertiesOf(collection.shape);
  if (Object.keys(properties).length === 0 || Object.hasOwn(properties, named.text)) collection.identity = named;
  else collection.strangeIdentity = named;
}

/** Collections of one name that hold other things are called by what they are in as well; those that hold the same are one resource. */
function nameApart(collections: readonly Collection[]): void {
  const own = collections.filter(({ same }) => !same).toSorted((a, b) => a.segments.length - b.segments.length);
  const named: Collection[] = [];
  for (const collection of own) {
    // `/reports/agent` beside `/agents`: two things with one name to people.
    const first = named.find(({ name }) => alike(name, collection.name));
    if (!first) named.push(collection);
    else if (first.name !== collection.name && sameRecord(first.shape, collection.shape)) continue;
    else if (!sameRecord(first.shape, collection.shape)) {
      const parts = collection.segments.flatMap((segment) => (segment.parameter === undefined && !isPrefix(segment) ? [segment.text] : []));
      collection.name = parts.join('-');
      if (first.parameter !== undefined) collection.apart = true;
    }
  }
}

/** A POST that makes something: a thing's name at the end, a 201 or a name that says so. */
function isMade({ operation, segments }: Seen, end: string): boolean {
  if (beginsWithVerb(end) || operation.bodies.length === 0) return false;
  // `/bookings/{id}/payment` does something with a booking; nothing says that there is one payment more.
  if (segments.at(-2)?.parameter !== undefined && singular(end) === end && !saysCreated(operation)) return false;
  return (
    operation.answers.some(({ status }) => status === '201') ||
    /^(?:create|add|new|post|register|insert|buy|book)/i.test(operation.named ? operation.id : (operation.summary ?? ''))
  );
}

/** Are these two readings of one schema, or of a choice of the same? */
export const sameRecord = (a: Shape | undefined, b: Shape | undefined): boolean => {
  const name = schemaName(a);
  return name !== undefined && name === schemaName(b);
};

function schemaName(shape: Shape | undefined): string | undefined {
  if (shape?.name !== undefined) return plain(shape.name);
  const options = shape?.kind === 'choice' ? shape.options.map(({ name }) => name) : [];
  return options.length > 0 && options.every((name) => name !== undefined) ? options.map(plain).toSorted().join('|') : undefined;
}

function shapeOf({ pattern }: Collection, seen: readonly Seen[]): Shape | undefined {
  const at = (wanted: string, ...methods: string[]) =>
    seen.filter(
      ({ segments, verb, operation }) => (verb === undefined || verb === 'list') && methods.includes(operation.method) && patternOf(segments) === wanted,
    );
  const recordIn = ({ answer }: Seen): Shape[] => (answer.kind === 'record' ? [answer.shape] : []);
  const rowsIn = ({ answer }: Seen): Shape[] => (answer.kind === 'list' ? [unwrapped(answer.list.value.row)] : []);
  const bodyIn = ({ operation }: Seen): Shape[] =>
    operation.bodies.slice(0, 1).flatMap(({ shape }) => (shape.kind === 'object' || shape.kind === 'choice' ? [unwrapped(shape)] : []));
  const item = `${pattern}/{}`;
  return [
    ...at(item, 'get').flatMap(recordIn),
    ...at(pattern, 'get').flatMap(rowsIn),
    ...seen.filter((one) => one.verb === undefined && isView(literalEnd(one) ?? '') && patternOf(one.segments.slice(0, -1)) === pattern).flatMap(rowsIn),
    ...at(item, 'put', 'patch').flatMap(recordIn),
    ...at(pattern, 'post').flatMap(recordIn),
    ...at(item, 'put', 'patch').flatMap(bodyIn),
    ...at(pattern, 'post').flatMap(bodyIn),
    // `/complaints/user/{id}` lists complaints.
    ...at(item, 'get').flatMap(rowsIn),
  ][0];
}

/** Does the document say of this call that something new is there after it? */
export const saysCreated = (operation: ApiOperation): boolean => successOf(operation)?.status === '201';

/** The collection in which a path ends or which it goes through last, and whether a record of it is named. */
export function nearestOf(
  segments: readonly Segment[],
  collections: ReadonlyMap<string, Collection>,
): { collection: Collection; record: boolean; rest: number } | undefined {
  for (let end = segments.length; end > 0; end -= 1) {
    const last = segments[end - 1];
    if (!last) continue;
    const record = last.parameter !== undefined;
    const found = collections.get(patternOf(segments.slice(0, record ? end - 1 : end)));
    if (found) return { collection: found, record: record && !found.chooses, rest: segments.length - end };
  }
  return undefined;
}

/** The name of the resource that a collection's records are. */
export const resourceOf = (collection: Collection): string => (collection.same ? resourceOf(collection.same) : collection.name);
