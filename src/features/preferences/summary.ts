import type { FieldDescriptor } from '../../../engine/contract/descriptor.ts';
import { formatCents, formatDay, formatNumber } from '../../../engine/web/format.ts';
import { inSentence } from '../../../engine/contract/inSentence.ts';
import { isValues, type Values } from './inputs/values.ts';
import { messages } from './messages.ts';

/** One answered field. */
export interface SummaryLine {
  name: string;
  label: string;
  value: string;
}

/** An object's answered fields in words, by the contract's labels and choices; empty ones are left out. */
export function linesOf(fields: readonly FieldDescriptor[], value: unknown): SummaryLine[] {
  if (!isValues(value)) return [];
  return fields.flatMap((field) => {
    if (field.kind === 'id' || field.name === 'photo_ids') return [];
    const text = textOf(field, value[field.name]);
    return text === '' ? [] : [{ name: field.name, label: field.label, value: text }];
  });
}

/** A value as people read it. */
export function textOf(field: FieldDescriptor, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (Array.isArray(value)) {
    const { items } = field;
    return items
      ? value
          .map((each) => textOf(items, each))
          .filter((text) => text !== '')
          .join(items.kind === 'object' ? '; ' : ', ')
      : '';
  }
  if (isValues(value)) return partsText(field.fields ?? [], value);
  if (typeof value === 'boolean') return value ? messages.tradeIn.yes : messages.tradeIn.no;
  if (typeof value === 'number')
    return /distance/.test(field.name)
      ? messages.miles(formatNumber(value))
      : field.kind === 'cents'
        ? formatCents(value, { whole: value % 100 === 0 })
        : /year/i.test(field.name)
          ? String(value)
          : formatNumber(value);
  const text = String(value);
  if (field.kind === 'date') return formatDay(text);
  return field.choices?.find((choice) => choice.id === text)?.name ?? text;
}

/** What has several parts: the first names it, the others stand behind it, as "Sunroof (must have)". */
function partsText(fields: readonly FieldDescriptor[], value: Values): string {
  const [first = '', ...others] = linesOf(fields, value).map((line, index) => {
    const isChoice = fields.find(({ name }) => name === line.name)?.kind === 'enum';
    return isChoice && index > 0 ? inSentence(line.value) : line.value;
  });
  return others.length > 0 ? `${first} (${others.join(', ')})` : first;
}
