import type { FieldDescriptor } from '../descriptor.ts';
import { isRecord } from '../provider/problem.ts';

/** Spreadsheets run what begins like a formula; an apostrophe keeps it text. */
function disarmed(text: string): string {
  return /^[=+\-@\t\r]/.test(text) && !/^-?\d+([.,]\d+)?$/.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  const safe = disarmed(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One value as text for a spreadsheet: money in units with two decimals, enums in words, references by `nameOf`. */
export function cell(field: FieldDescriptor, value: unknown, nameOf: (segment: string, id: string) => string = (_segment, id) => id): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) {
    const { items } = field;
    return value.map((item: unknown) => (items ? cell(items, item, nameOf) : String(item))).join('; ');
  }
  if (field.kind === 'cents' && typeof value === 'number') return (value / 100).toFixed(2);
  if (field.choices) return field.choices.find((choice) => choice.id === value)?.name ?? String(value);
  if (field.reference && typeof value === 'string') return nameOf(field.reference.resource, value);
  return isRecord(value) ? JSON.stringify(value) : String(value);
}

/** The heading of a table. */
export function csvHead(fields: readonly FieldDescriptor[]): string {
  return fields.map((field) => quoted(field.label)).join(',');
}

/** One row of it. */
export function csvRow(fields: readonly FieldDescriptor[], row: Readonly<Record<string, unknown>>, nameOf?: (segment: string, id: string) => string): string {
  return fields.map((field) => quoted(cell(field, row[field.name], nameOf))).join(',');
}
