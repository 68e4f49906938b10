// A stand-in for an API, made from its document alone: it keeps records in memory, pages and filters in the API's own way, and refuses what is not in it.
// For trying a console where no server is reached (`--mock`) and for tests; it says so in every answer (`X-Stub: 1`).
import type { Wire } from '../contract/drawing/wire.ts';
import { answerOf, successOf, unwrapped } from '../contract/inferring/answers.ts';
import type { Understanding, Understood } from '../contract/inferring/understanding.ts';
import type { Shape } from '../contract/reading/form.ts';
import { singularOf } from '../contract/drawing/names.ts';
import { inSentence } from '../contract/inSentence.ts';
import { separate, together } from './apart.ts';
import { sampleOf } from './samples.ts';
import { Writings } from './stub-writings.ts';

const rowsAtFirst = 57;

type Row = Record<string, unknown>;
const isRecord = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

interface Kept {
  rows: Row[];
}

/** What reaches the stub: a method, a path with query, and a body. */
export interface StubCall {
  method: string;
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
}

/** @param wires how the operations are called, by the names of `drawConsole` */
export function stubOf({ operations, resources }: Understanding, wires: Readonly<Record<string, Wire>>): (call: StubCall) => Response {
  const kept = new Map<string, Kept>();
  const writings = new Writings();
  const wireOf = new Map(Object.values(wires).map((wire) => [`${wire.method} ${wire.path}`, wire]));
  const routes = operations
    .map((one) => ({
      one,
      wire: wireOf.get(`${one.operation.method} ${one.operation.path}`),
      pattern: patternFor(one.operation.path),
      fixed: one.operation.path.replaceAll(/\{[^}]+\}/g, '').length,
    }))
    .toSorted((a, b) => b.fixed - a.fixed);

  const isListed = (one: Understood): boolean => operations.some(({ kind, resource }) => kind.value === 'list' && resource.value === one.resource.value);

  const shapeOf = (one: Understood): Shape | undefined =>
    one.rows?.value.row ?? resources.find(({ name }) => name === one.resource.value)?.shape ?? shownShape(one);

  /** What one holds that has no collection, by the operation that shows it. */
  const shownShape = ({ resource }: Understood): Shape | undefined => {
    const show = operations.find((other) => other.kind.value === 'show' && other.resource.value === resource.value);
    const answer = show && answerOf(show.operation, '');
    return answer?.kind === 'record' ? answer.shape : undefined;
  };

  /** The records of a resource below the given parents; made when first asked for. */
  const rowsOf = (one: Understood, parents: readonly string[]): Kept => {
    const name = `${one.resource.value} ${parents.join('/')}`;
    const known = kept.get(name);
    if (known) return known;
    const shape = shapeOf(one);
    const property = one.identity?.value.property ?? resources.find(({ name: of }) => of === one.resource.value)?.identity.value.property;
    const shown = shownRows(one.resource.value);
    const keys = new Set(shown.flatMap((row) => (property === undefined ? [] : [String(row[property])])));
    const rows = Array.from({ length: rowsAtFirst }, (_row, index) => {
      const value = shape ? sampleOf(unwrapped(shape), one.resource.value, index) : {};
      const sample = isRecord(value) ? value : {};
      const told = shown[index];
      if (told && (property === undefined || told[property] !== undefined)) return { ...sample, ...told };
      const made = apart({ ...sample, ...told }, property, index);
      return property !== undefined && keys.has(String(made[property])) ? apart(sample, property, index + rowsAtFirst) : made;
    });
    const made = { rows };
    kept.set(name, made);
    return made;
  };

  /** The rows that the document's own examples show, of the list or of one record; each key once. */
  const shownRows = (resource: string): Row[] => {
    const own = operations.filter((one) => one.sure && one.resource.value === resource && ['list', 'show'].includes(one.kind.value));
    const found = own.flatMap((one) => {
      const path = one.rows?.value.envelope ?? wireOf.get(`${one.operation.method} ${one.operation.path}`)?.envelope ?? [];
      const example = path.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), successOf(one.operation)?.contents[0]?.example);
      return [example]
        .flat()
        .filter(isRecord)
        .map((row) => together(wireOf.get(`${one.operation.method} ${one.operation.path}`)?.apart, row));
    });
    const property = resources.find(({ name }) => name === resource)?.identity.value.property ?? '';
    return found.filter((row, index) => row[property] === undefined || found.findIndex((other) => other[property] === row[property]) === index);
  };

  return ({ method, url, headers = {}, body }) => {
    const at = new URL(url, 'http://stub.invalid');
    const found = routes.find(({ one, pattern }) => one.operation.method === method.toLowerCase() && pattern.test(at.pathname));
    if (!found?.wire) return told(404, { message: `The stub has no ${method} ${at.pathname}.` });
    const { one, wire, pattern } = found;
    const values = (pattern.exec(at.pathname) ?? []).slice(1).map(decodeURIComponent);
    const parents = wire.ownKey ? values.slice(0, -1) : values;
    const key = wire.ownKey ? values.at(-1) : undefined;
    const store = rowsOf(one, parents);
    const property = wire.record?.property;
    const place = key === undefined || property === undefined ? -1 : store.rows.findIndex((row) => String(row[property]) === key);
    if (key !== undefined && place < 0) return told(404, { message: `No ${called(one)} is kept under “${key}”.` });
    // `/settings`, of which there is one and no list.
    const isAlone = values.length === parents.length && shapeOf(one) !== undefined && !isListed(one);
    const row = store.rows[place] ?? (isAlone && key === undefined ? store.rows[0] : undefined);
    const sent = bodyRow(wire, body);
    const late = row && method.toUpperCase() !== 'GET' ? writings.refusal(wire, row, { given: headerIn(headers, 'if-match'), sent }) : undefined;
    if (late !== undefined) return told(late, { message: `This ${called(one)} was changed since.` });
    switch (one.kind.value) {
      case 'list':
        return listed(wire, store.rows, at.searchParams, headers);
      case 'show':
        return told(200, wrapped(wire, row ?? sampled(one)), row ? writings.headers(wire, row) : {});
      case 'create': {
        const base = apart({ ...freshRow(one), ...sent }, property !== undefined && sent[property] === undefined ? property : undefined, store.rows.length);
        store.rows.unshift(base);
        return told(201, wrapped(wire, base));
      }
      case 'update': {
        const target = row ?? store.rows.find((other) => property !== undefined && String(other[property]) === String(sent[property]));
        if (!target) return told(404, { message: 'There is no such record.' });
        if (wire.method === 'put') for (const name of Object.keys(target)) if (name !== property) delete target[name];
        Object.assign(target, sent);
        writings.written(wire, target);
        return told(200, wrapped(wire, target), writings.headers(wire, target));
      }
      case 'delete':
        if (place >= 0) store.rows.splice(place, 1);
        return told(204);
      case 'file':
        return new Response(picture, { status: 200, headers: { 'Content-Type': 'image/png', 'X-Stub': '1' } });
      default:
        if (row && Object.keys(sent).length > 0) Object.assign(row, Object.fromEntries(Object.entries(sent).filter(([name]) => name in row)));
        if (row && wire.method !== 'get') writings.written(wire, row);
        return told(200, sampled(one));
    }
  };

  function sampled(one: Understood): unknown {
    const answer = answerOf(one.operation, '');
    const content = one.operation.answers.find(({ status }) => status.startsWith('2') || status === 'default')?.contents[0];
    return answer.kind === 'nothing' || !content ? undefined : sampleOf(content.shape, one.resource.value, 0);
  }

  function freshRow(one: Understood): Row {
    const shape = shapeOf(one);
    const value = shape ? sampleOf(unwrapped(shape), one.resource.value, 3) : {};
    return isRecord(value) ? value : {};
  }
}

const headerIn = (headers: Readonly<Record<string, string>>, wanted: string): string | undefined =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === wanted)?.[1];

/** What people call one of its records, within a sentence. */
const called = ({ resource }: Understood): string => inSentence(singularOf(resource.value));

const picture = Uint8Array.from(atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='), (one) =>
  one.charCodeAt(0),
);

function patternFor(path: string): RegExp {
  const source = path
    .split(/(\{[^}]+\})/)
    .map((part) => (part.startsWith('{') ? '([^/]+)' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)))
    .join('');
  return new RegExp(`^${source}/?$`);
}

/** A record with a key that no other has. */
function apart(row: Row, property: string | undefined, index: number): Row {
  if (property === undefined) return row;
  const value = row[property];
  if (typeof value === 'number') return { ...row, [property]: index + 1 };
  if (typeof value === 'string' && /^[\da-f]{8}-/.test(value)) return { ...row, [property]: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}` };
  return { ...row, [property]: value === undefined || value === null ? String(index + 1) : `${String(value)}${index === 0 ? '' : `-${index + 1}`}` };
}

const told = (status: number, json?: unknown, headers: Record<string, string> = {}): Response =>
  json === undefined || status === 204
    ? new Response(null, { status: status === 200 ? 204 : status, headers: { 'X-Stub': '1' } })
    : Response.json(json, { status, headers: { 'X-Stub': '1', ...headers } });

const wrapped = (wire: Wire, row: unknown): unknown =>
  wire.envelope.toReversed().reduce<unknown>((inner, name) => ({ [name]: inner }), isRecord(row) && !('attributes' in row) ? separate(wire.apart, row) : row);

function bodyRow(wire: Wire, body: unknown): Row {
  const inner = wire.body?.envelope.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : value), body) ?? body;
  return isRecord(inner) ? together(wire.body?.apart, inner) : {};
}

function listed(wire: Wire, all: readonly Row[], query: URLSearchParams, headers: Readonly<Record<string, string>>): Response {
  const { list } = wire;
  if (!list) return told(500, { message: 'This isn’t a list.' });
  const chosen = all.filter((row) =>
    wire.values.every(({ name, in: place }) => {
      const wanted = place === 'query' ? [...query.getAll(name), ...query.getAll(`${name}[]`)] : [];
      const value = row[name];
      return (
        wanted.length === 0 || value === undefined || typeof value === 'object' || wanted.flatMap((one) => [one, ...one.split(',')]).includes(String(value))
      );
    }),
  );
  const searched = list.search === undefined ? null : query.get(list.search);
  const rows = searched ? chosen.filter((row) => JSON.stringify(row).toLowerCase().includes(searched.toLowerCase())) : chosen;
  const { pager, firstPage } = list;
  const size = Math.min(Number(query.get(pager.size ?? '') ?? 20) || 20, list.mostRows ?? 1000);
  const start = startOf(wire, rows, query, size, firstPage);
  const [first, last] =
    pager.kind === 'range'
      ? rangeOf(query.get(pager.parameter ?? '') ?? headerIn(headers, 'range'))
      : pager.kind === 'none'
        ? [0, rows.length - 1]
        : [start, start + size - 1];
  const page = rows.slice(first, last + 1).map((row) => separate(wire.apart, row));
  const next = last + 1 < rows.length ? String(last + 1) : undefined;
  const cursor: Row =
    pager.kind === 'cursor' ? { next_cursor: next ?? null } : pager.kind === 'link' ? { next: next === undefined ? null : `${wire.path}?page=${next}` } : {};
  const body =
    list.envelope.length === 0
      ? page
      : list.envelope
          .toReversed()
          .reduce<unknown>((inner, name, index) => ({ [name]: inner, ...(index === list.envelope.length - 1 ? { total: rows.length, ...cursor } : {}) }), page);
  return told(200, body, {
    ...(pager.kind === 'range' ? { 'Content-Range': `rows ${first}-${last}/${rows.length}` } : {}),
    ...(list.envelope.length === 0 && pager.kind !== 'none' ? { 'X-Total-Count': String(rows.length) } : {}),
    ...(pager.kind === 'link' && next !== undefined ? { Link: `<${wire.path}?page=${next}>; rel="next"` } : {}),
  });
}

function startOf(wire: Wire, rows: readonly Row[], query: URLSearchParams, size: number, firstPage: number): number {
  const { pager } = wire.list ?? { pager: { kind: 'none' as const } };
  const given = 'parameter' in pager && pager.parameter !== undefined ? query.get(pager.parameter) : null;
  switch (pager.kind) {
    case 'page':
      return (Number(given ?? firstPage) - firstPage) * size;
    case 'offset':
      return Number(given ?? 0);
    case 'cursor': {
      const place = rows.findIndex((row) => String(row[wire.record?.property ?? 'id']) === given);
      return given === null ? 0 : place >= 0 ? place + 1 : Number(given) || 0;
    }
    case 'link':
      return Number(query.get('page') ?? 0);
    default:
      return 0;
  }
}

function rangeOf(text: string | null | undefined): [number, number] {
  const found = /(\d+)\D+(\d+)/.exec(text ?? '');
  return found ? [Number(found[1]), Number(found[2])] : [0, 24];
}
