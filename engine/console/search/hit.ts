// What a hit of a search shows beside its name, as the contract says (`x-display.found`).
import type { Tone } from '../../contract/descriptor.ts';
import type { FoundDescriptor } from '../../contract/found-descriptor.ts';
import { formatCents, formatDate, formatDay, formatNumber } from '../../web/format.ts';
import { messages } from '../messages.ts';

/** A hit as far as it is shown. */
interface HitValues {
  id: string;
  values: Readonly<Record<string, unknown>>;
}

type Field = FoundDescriptor['fields'][number];

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** "For Hannah Okafor, Northgate Toyota, $37,480": sentences with an empty field are left out. */
export function detailOf({ says, fields }: FoundDescriptor, { values }: HitValues): string {
  return says
    .flatMap((text) => {
      const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      if (names.some((name) => isEmpty(values[name]))) return [];
      return [text.replaceAll(/\{(\w+)\}/g, (_, name: string) => textOf(fieldOf(fields, name), values[name]))];
    })
    .join(', ');
}

/** Its state, in words and a tone; undefined for what has none. */
export function stateOf({ state, fields }: FoundDescriptor, { values }: HitValues): { label: string; tone: Tone } | undefined {
  const value = state === undefined ? undefined : values[state];
  if (state === undefined || isEmpty(value)) return undefined;
  const field = fieldOf(fields, state);
  if (typeof value === 'boolean') {
    const label = field?.label ?? state;
    return value ? { label, tone: 'success' } : { label: messages.not(label), tone: 'neutral' };
  }
  const choice = field?.choices?.find(({ id }) => id === value);
  return { label: choice?.name ?? String(value), tone: choice?.tone ?? 'neutral' };
}

/** Where it is opened, below the console's basename. */
export function pathOf({ at }: FoundDescriptor, { id, values }: HitValues): string {
  return at.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(name === 'id' ? id : (values[name] ?? ''))));
}

/** The id of the record of this kind that an address shows: the other way round. @param path below the console's basename */
export function idAt({ at }: Pick<FoundDescriptor, 'at'>, path: string, search: URLSearchParams): string | undefined {
  const [place = '', query = ''] = at.split('?');
  const [asked, is] = [place.split('/'), path.split('/').filter(Boolean)];
  const pairs = [
    ...asked.map((part, index) => [part, is[index]] as const),
    ...[...new URLSearchParams(query)].map(([key, part]) => [part, search.get(key)] as const),
  ];
  if (asked.length !== is.length) return undefined;
  const isThere = pairs.every(([part, value]) => (part.startsWith('{') ? Boolean(value) : part === value));
  return isThere ? (pairs.find(([part]) => part === '{id}')?.[1] ?? undefined) : undefined;
}

const fieldOf = (fields: readonly Field[], name: string): Field | undefined => fields.find((field) => field.name === name);

function textOf(field: Field | undefined, value: unknown): string {
  if (field?.kind === 'date') return formatDay(String(value));
  if (field?.kind === 'datetime') return formatDate(String(value));
  if (field?.kind === 'cents' && typeof value === 'number') return formatCents(value, { whole: field.whole ?? value % 100 === 0 });
  if (typeof value === 'number') return formatNumber(value);
  return field?.choices?.find(({ id }) => id === value)?.name ?? String(value);
}
