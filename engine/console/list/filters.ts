import { inSentence } from '../../contract/inSentence.ts';
import { formatDate, formatDay } from '../../web/format.ts';
import type { FieldDescriptor } from '../../contract/descriptor.ts';
import { messages } from '../messages.ts';

/** How one filter is edited. */
export type FilterKind = 'choices' | 'yesNo' | 'references' | 'day' | 'momentDay' | 'figure' | 'text';

/** The editor for a filter of the contract. A list of values is identified by its items. */
export function filterKind(filter: FieldDescriptor): FilterKind {
  const one = filter.kind === 'array' && filter.items ? filter.items : filter;
  if (one.choices) return 'choices';
  switch (one.kind) {
    case 'boolean':
      return 'yesNo';
    case 'reference':
      return one.reference ? 'references' : 'text';
    case 'date':
      return 'day';
    case 'datetime':
      return 'momentDay';
    case 'integer':
    case 'number':
    case 'cents':
    case 'percent':
      return 'figure';
    default:
      return 'text';
  }
}

/** The filters one adds and removes; `q` has a field of its own. */
export function chipFilters(filters: readonly FieldDescriptor[]): FieldDescriptor[] {
  return filters.filter((filter) => filter.name !== 'q' && filter.name !== 'id');
}

/** What is wrong with a value beside the other end of its range: `_gte` and `_lte` of one field. */
export function rangeFault(
  filters: readonly FieldDescriptor[],
  values: Readonly<Record<string, unknown>>,
  { name, kind }: Pick<FieldDescriptor, 'name' | 'kind'>,
  value: unknown,
): string | undefined {
  const isEnd = name.endsWith('_lte');
  if (!isEnd && !name.endsWith('_gte')) return undefined;
  const other = filters.find((filter) => filter.name === name.slice(0, -4) + (isEnd ? '_gte' : '_lte'));
  const [from, to] = isEnd ? [other && values[other.name], value] : [value, other && values[other.name]];
  const isAmount = kind !== 'date' && kind !== 'datetime';
  // A filter taken from the address is text.
  const order = (one: unknown) => (isAmount ? Number(one) : Date.parse(String(one)));
  if (!other || from === undefined || to === undefined || !(order(to) < order(from))) return undefined;
  if (isEnd) return isAmount ? messages.notLess(other.label) : messages.notBefore(other.label);
  return isAmount ? messages.notMore(other.label) : messages.notAfter(other.label);
}

/** The choices of a filter, whether it takes one or a list. */
export function filterChoices(filter: FieldDescriptor) {
  return filter.choices ?? filter.items?.choices ?? [];
}

/** A filter's value as a list, the way its editor handles it. */
export function asList(value: unknown): string[] {
  if (value === undefined || value === null || value === '') return [];
  return (Array.isArray(value) ? value : [value]).map(String);
}

/** What a list of chosen values goes out as: nothing, the one, or all. */
export function fromList(values: readonly string[]): unknown {
  return values.length === 0 ? undefined : values.length === 1 ? values[0] : [...values];
}

/** A filter's value in words, for its chip; references are named by the chip itself. */
export function filterText(filter: FieldDescriptor, value: unknown): string {
  switch (filterKind(filter)) {
    case 'choices':
      return asList(value)
        .map((id) => inSentence(filterChoices(filter).find((choice) => choice.id === id)?.name ?? id))
        .join(', ');
    case 'yesNo':
      return value === true || value === 'true' ? messages.yes : messages.no;
    case 'day':
      return asList(value).map(formatDay).join(', ');
    case 'momentDay':
      return asList(value)
        .map((instant) => formatDate(instant))
        .join(', ');
    default:
      return asList(value).join(', ');
  }
}
