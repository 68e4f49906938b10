// What comes back: a list, bare or in an envelope, one record, bytes, or something else.
import type { ApiOperation, ObjectShape, Shape } from '../reading/form.ts';
import { propertiesOf } from '../reading/schemas.ts';
import { alike, guess, plain, type Guess } from './guess.ts';

/** The names under which an envelope keeps its rows, most usual first. */
const rowNames: ReadonlySet<string> = new Set(
  `data items results result rows records content entries values list hits payload value elements collection edges nodes`.split(' '),
);
/** What else stands in an envelope. */
const aroundRows =
  /^(?:ok|included|jsonapi|total|count|page|pages|per_?page|page_?size|size|limit|offset|skip|start|first|last|next|prev|previous|cursor|has_?more|has_?next|meta|metadata|links?|_links|pagination|paging|page_?info|sort|sorting|filter|filters|query|success|status|message|code|object|type|kind|etag|self|url|error|errors|warnings)|(?:total|count|page|pages|cursor|token|elements|size|more|links?|meta|metadata|number)$/i;

export interface ListAnswer {
  /** The names that lead to the rows; none where the answer is the list. */
  envelope: string[];
  row: Shape;
  /** The rest of the answer, where pagers leave their marks. */
  around: Record<string, Shape>;
}

export type Answer =
  | { kind: 'list'; list: Guess<ListAnswer> }
  | { kind: 'record'; shape: Shape }
  | { kind: 'file' }
  | { kind: 'other'; shape: Shape }
  | { kind: 'nothing' };

/** The first success that has a content, JSON before others. */
export function successOf({ answers }: ApiOperation) {
  const good = answers.filter(({ status }) => status.startsWith('2'));
  const all = good.length > 0 ? good : answers.filter(({ status }) => status === 'default');
  return all.find(({ contents }) => contents.length > 0) ?? all[0];
}

/** What an operation answers with; `called` is the last name of its path, by which envelopes name their rows. */
export function answerOf(operation: ApiOperation, called: string): Answer {
  const content = successOf(operation)?.contents[0];
  if (!content) return { kind: 'nothing' };
  const { shape } = content;
  if (shape.kind === 'file' || content.encoding === 'binary') return { kind: 'file' };
  // A stream is told as it comes; it has no pages and no records to open.
  if (content.stream) return { kind: 'other', shape };
  const list = listIn(shape, called, 0);
  if (list) return { kind: 'list', list };
  const inner = unwrapped(shape);
  return inner.kind === 'object' || inner.kind === 'choice' ? { kind: 'record', shape: inner } : { kind: 'other', shape: inner };
}

/** What is in a record's envelope, with its values together. */
export const unwrapped = (shape: Shape): Shape => together(peeled(shape));

/** What stands beside a record that its envelope calls by its own name. */
const aroundOne = /^(?:ok|success|errors?|warnings?|meta|_?links|request_?id)$/i;
const keyed = /^_?(?:id|uuid|key|slug|name)$/i;

/** A record alone in an envelope: `{data: {…}}` or, by its own name and with a key, `{droplet: {id, …}}`, with nothing but words about the call beside it. */
export function peeled(shape: Shape): Shape {
  const entries = Object.entries(propertiesOf(shape));
  const objects = entries.filter(([, { shape: inner }]) => inner.kind === 'object' || inner.kind === 'choice');
  const only = objects.find(([name]) => rowNames.has(plain(name)));
  const rest = entries.filter(([name]) => name !== only?.[0]);
  if (only && rest.every(([name]) => aroundRows.test(name))) return only[1].shape;
  const [own, ...others] = entries.filter(([name]) => !aroundOne.test(name));
  const isOwn = own && others.length === 0 && own[1].shape.kind === 'object' && Object.keys(propertiesOf(own[1].shape)).some((name) => keyed.test(name));
  return isOwn ? own[1].shape : shape;
}

/** What JSON:API has beside a record's values. */
const besideValues = /^(?:id|lid|type|attributes|relationships|links|meta)$/;

/** The values of a record that has them apart from its key, as JSON:API does: `{type, id, attributes: {…}}`. */
export function apartIn(shape: Shape): ObjectShape | undefined {
  if (shape.kind !== 'object') return undefined;
  const { attributes, ...others } = shape.properties;
  const names = Object.keys(others);
  const isApart = (names.length === 0 || names.includes('type') || names.includes('id')) && names.every((name) => besideValues.test(name));
  return isApart && attributes?.shape.kind === 'object' ? attributes.shape : undefined;
}

/** A record with its values beside its key, wherever the document has them. */
function together(shape: Shape): Shape {
  const values = apartIn(shape);
  if (!values || shape.kind !== 'object') return shape;
  const { id, relationships } = shape.properties;
  return { ...shape, properties: { ...(id ? { id } : {}), ...values.properties, ...(relationships ? { relationships } : {}) } };
}

function isRow(shape: Shape): boolean {
  return shape.kind === 'object' || shape.kind === 'choice' || shape.kind === 'again';
}

function listIn(shape: Shape, called: string, depth: number): Guess<ListAnswer> | undefined {
  if (shape.kind === 'list') {
    if (isRow(shape.items)) return guess({ envelope: [], row: shape.items, around: {} }, 0.97, 'the answer is a list of objects');
    return undefined;
  }
  const entries = Object.entries(propertiesOf(shape));
  const lists = entries.flatMap(([name, { shape: inner }]) => (inner.kind === 'list' && isRow(inner.items) ? [{ name, row: inner.items }] : []));
  const named = lists.find(({ name }) => alike(name, called)) ?? lists.find(({ name }) => rowNames.has(plain(name)));
  const [only] = lists;
  const rows = named ?? (lists.length === 1 ? only : undefined);
  const rest = entries.filter(([name]) => name !== rows?.name);
  const around = Object.fromEntries(rest.map(([name, { shape: inner }]) => [name, inner]));
  if (rows) {
    const envelopes = rest.every(([name]) => aroundRows.test(name));
    const own = rest.some(([name]) => /^_?(?:id|uuid|key|name|title)$/i.test(name));
    if (envelopes && named)
      return guess({ envelope: [rows.name], row: rows.row, around }, 0.92, `its rows are in “${rows.name}”, and only words about the page beside them`);
    // A record with lines of its own has a key or a name of its own.
    if (own) return undefined;
    if (alike(rows.name, called)) return guess({ envelope: [rows.name], row: rows.row, around }, 0.75, `its rows are in “${rows.name}”, as its path is called`);
    if (named)
      return guess(
        { envelope: [rows.name], row: rows.row, around },
        0.65,
        `its rows may be in “${rows.name}”, but more than words about the page is beside them`,
      );
    if (envelopes)
      return guess({ envelope: [rows.name], row: rows.row, around }, 0.8, `“${rows.name}” is its only list, and only words about the page are beside it`);
    return undefined;
  }
  if (depth > 1) return undefined;
  for (const [name, { shape: inner }] of entries) {
    if (inner.kind !== 'object' || !(rowNames.has(plain(name)) || plain(name) === 'embedded')) continue;
    const within = listIn(inner, called, depth + 1);
    if (within) {
      const { envelope, row, around: beside } = within.value;
      return guess(
        {
          envelope: [name, ...envelope],
          row,
          around: { ...Object.fromEntries(entries.filter(([other]) => other !== name).map(([other, one]) => [other, one.shape])), ...beside },
        },
        within.confidence - 0.04,
        ...within.reasons,
      );
    }
  }
  return undefined;
}
