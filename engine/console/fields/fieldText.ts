import { formatCents, formatDate, formatDateTime, formatDay, formatNumber, formatPercent, formatSpan } from '../../web/format.ts';
import type { FieldDescriptor } from '../../contract/descriptor.ts';
import { inUnit } from '../../contract/unit.ts';
import { messages } from '../messages.ts';

/**
 * The value of a field as it reads inside a sentence; a bare number stays one, so that it can be counted. Null for nothing, and for what has no text of its own.
 * @param timed moments with their time of day
 */
export function fieldText(field: FieldDescriptor | undefined, value: unknown, { timed = false }: { timed?: boolean } = {}): string | number | null {
  if (value === undefined || value === null || value === '') return null;
  switch (field?.kind) {
    case 'enum':
      return field.choices?.find((choice) => choice.id === value)?.name ?? String(value);
    case 'cents':
      return typeof value === 'number' ? formatCents(value, { whole: field.whole === true && value % 100 === 0 }) : null;
    case 'percent':
      return typeof value === 'number' ? formatPercent(value) : null;
    case 'minutes':
      return typeof value === 'number' ? formatSpan(value * 60_000) : null;
    case 'date':
      return formatDay(String(value));
    case 'datetime':
      return timed ? formatDateTime(String(value)) : formatDate(String(value));
    case 'boolean':
      return value === true ? messages.yes : messages.no;
    default:
      return typeof value === 'number' ? value : typeof value === 'string' ? value : null;
  }
}

const placeholder = /\{([a-z_]+)(?:\|([^|}]*)\|([^}]*))?\}/g;

/** A sentence about a record with its `{fields}` and `{field|car|cars}` filled in; undefined where it names an empty one. */
export function fillFields(text: string, fields: readonly FieldDescriptor[], record: Readonly<Record<string, unknown>>): string | undefined {
  let complete = true;
  const filled = text.replace(placeholder, (_whole, name: string, one: string | undefined, many: string | undefined) => {
    const field = fields.find((each) => each.name === name);
    const value = fieldText(field && inUnit(field, record), record[name], { timed: true });
    if (value === null) complete = false;
    if (typeof value !== 'number') return value ?? '';
    return one === undefined || many === undefined ? formatNumber(value) : `${formatNumber(value)} ${value === 1 ? one : many}`;
  });
  return complete ? filled : undefined;
}
