import { entryOf } from '../../contract/conditions.ts';
import { inSentence } from '../../contract/inSentence.ts';
import { formatDate, formatDay } from '../../web/format.ts';
import type { FieldDescriptor } from '../../contract/descriptor.ts';
import { messages } from '../messages.ts';
import { messages as listMessages } from './messages.ts';

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
    case 'minutes':
      return 'figure';
    default:
      return 'text';
  }
}

/** What is wrong with an end of a field's range beside the other end. */
export function rangeFault(
  values: Readonly<Record<string, unknown>>,
  { name, label, kind }: Pick<FieldDescriptor, 'name' | 'label' | 'kind'>,
  end: 'gte' | 'lte',
  value: unknown,
): string | undefined {
  const other = values[entryOf(name, end === 'lte' ? 'gte' : 'lte')];
  const [from, to] = end === 'lte' ? [other, value] : [value, other];
  const isAmount = kind !== 'date' && kind !== 'datetime';
  // A filter taken from the address is text.
  const order = (one: unknown) => (isAmount ? Number(one) : Date.parse(String(one)));
  if (from === undefined || to === undefined || !(order(to) < order(from))) return undefined;
  const named = end === 'lte' ? listMessages.lowest(label) : listMessages.highest(label);
  if (end === 'lte') return isAmount ? messages.notLess(named) : messages.notBefore(named);
  return isAmount ? messages.notMore(named) : messages.notAfter(named);
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
