// The parts of a call as the API wants them written, and an answer read.
import type { Wire, WireList, WireValue } from '../contract/drawing/wire.ts';
import { takesAn } from '../contract/inSentence.ts';
import { filledIn, type Words } from './words.ts';

type WireOrder = NonNullable<WireList['sort']>;

export type Values = Record<string, unknown>;
export const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

export const words = (name: string): string =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .replace(/ ?\b(?:id|uuid|guid|gid|key)$/i, '')
    .toLowerCase() || name;

/** `agent` → `an agent`. */
export const oneOf = (noun: string, texts: Words): string => filledIn(takesAn(noun) ? texts.an : texts.a, { noun });

export function filled(wire: Wire, values: Readonly<Record<string, string>>): string {
  return wire.path.replaceAll(/\{([^}]+)\}/g, (_whole, name: string) => encodeURIComponent(values[name] ?? ''));
}

export const withQuery = (path: string, query: readonly [string, string][]): string =>
  query.length === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams([...query]).toString()}`;

export const textOf = (value: unknown): string =>
  value === undefined || value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);

export function written({ name, written: how }: WireValue, value: unknown): [string, string][] {
  if (how === 'json') return [[name, JSON.stringify(value)]];
  if (Array.isArray(value))
    return how === 'comma' ? [[name, value.map(textOf).join(',')]] : value.map((one) => [how === 'brackets' ? `${name}[]` : name, textOf(one)]);
  if (isRecord(value)) return Object.entries(value).map(([part, one]) => [how === 'deepObject' ? `${name}[${part}]` : part, textOf(one)]);
  return [[name, textOf(value)]];
}

/** `sort=-name`, `sort=name:desc`, `sort=name&order=desc`: as the API writes an order. */
function sortQuery(
  wire: Wire,
  { parameter, as, direction, words: [up, down] }: WireOrder,
  [field, order]: readonly [string, 'ASC' | 'DESC'],
): [string, string][] {
  const theirs = Object.entries(wire.renamed).find(([, ours]) => ours === field)?.[0] ?? field;
  const way = order === 'DESC' ? down : up;
  switch (as) {
    case 'pair':
      return [[parameter, theirs], ...(direction === undefined ? [] : [[direction, way] satisfies [string, string]])];
    case 'colon':
      return [[parameter, `${theirs}:${way}`]];
    case 'space':
      return [[parameter, `${theirs} ${way}`]];
    case 'json':
      return [[parameter, JSON.stringify([theirs, order])]];
    default:
      return [[parameter, order === 'DESC' ? `-${theirs}` : theirs]];
  }
}

/** What is searched for, and in which order; it takes the place of what the document would send by itself. */
export const askedOf = (
  wire: Wire,
  list: WireList,
  { search, sort }: { search: string | undefined; sort: readonly [string, 'ASC' | 'DESC'] | undefined },
): [string, string][] => [
  ...(search !== undefined && list.search !== undefined ? [[list.search, search] satisfies [string, string]] : []),
  ...(sort && list.sort !== undefined ? sortQuery(wire, list.sort, sort) : []),
];

/** What stands in the headers: as somebody filled it in, as it is set for all calls, or as the document says by itself. */
export const headersOf = (wire: Wire, values: Values, context: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    wire.values.flatMap(({ in: place, field, name, fallback }) => {
      const text = [values[field], context[name], fallback].map(textOf).find((one) => one !== '');
      return place === 'header' && text !== undefined ? [[name, text]] : [];
    }),
  );

export function formOf(values: Values): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    for (const part of Array.isArray(value) && value.some((one) => one instanceof Blob) ? value : [value]) {
      if (part instanceof Blob) form.append(name, part);
      else if (part !== null && part !== undefined) form.append(name, textOf(part));
    }
  }
  return form;
}

export const typed = (wire: Wire, key: string): unknown => (wire.record?.type === 'integer' || wire.record?.type === 'number' ? Number(key) : key);

/** What a value is, in words. */
export function formOfValue(value: unknown, texts: Words): string {
  if (value === undefined) return texts.nothing;
  if (value === null) return 'null';
  if (Array.isArray(value)) return texts.aList;
  return { string: texts.aString, number: texts.aNumber, boolean: texts.aBoolean }[String(typeof value)] ?? texts.anObject;
}

export async function read(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
