// Rows as CSV in the words of the contract (RFC 4180), safe to open in a spreadsheet.
import type { Role } from './registered.ts';
import type { FieldDescriptor } from '../contract/descriptor.ts';
import { inUnit } from '../contract/unit.ts';

/** A column and how its values are written. */
export interface CsvColumn {
  field: FieldDescriptor;
  /** The field of the same row that already names the record referred to. */
  namedBy?: string;
}

/** The name of a referenced record, or its id if it is unknown. */
export type NameOf = (segment: string, id: string) => string;

/** Excel reads UTF-8 as such only behind this mark. */
export const byteOrderMark = '\uFEFF';

/**
 * The columns of a record, in the contract's order, as far as the role may read them. Fields useless in a table are left out: passwords, pictures, the version, and what the contract names.
 * A reference and its own name under the same title share one column.
 */
export function csvColumns(fields: readonly FieldDescriptor[], role: Role): CsvColumn[] {
  const shown = fields.filter(
    (field) =>
      (!field.read || field.read.includes(role)) && field.name !== 'version' && field.exported !== false && !['password', 'image', 'file'].includes(field.kind),
  );
  const nameBeside = (field: FieldDescriptor) =>
    field.reference || field.kind === 'id' ? shown.find((other) => other.kind === 'string' && other.label === field.label) : undefined;
  const named = new Set(shown.flatMap((field) => nameBeside(field) ?? []));
  return shown
    .filter((field) => !named.has(field))
    .map((field) => {
      const name = nameBeside(field);
      return name ? { field, namedBy: name.name } : { field };
    });
}

/** The heading: the fields' titles. */
export function csvHead(columns: readonly CsvColumn[]): string {
  return lineOf(columns.map(({ field }) => quoted(field.label)));
}

/**
 * Writes one record after the other. Money in units with two decimals, choices in words, instants and days as ISO 8601. An export has tens of thousands of them: the
 * list of values is one for all.
 */
export function csvRows(columns: readonly CsvColumn[], nameOf: NameOf): (row: Readonly<Record<string, unknown>>) => string {
  const values = columns.map(() => '');
  return (row) => {
    let index = 0;
    for (const { field, namedBy } of columns) {
      values[index] = quoted(textOf(inUnit(field, row), (namedBy && row[namedBy]) ?? row[field.name], nameOf));
      index += 1;
    }
    return lineOf(values);
  };
}

function lineOf(quotedValues: readonly string[]): string {
  return `${quotedValues.join(',')}\r\n`;
}

// Each by a name: where it is used it would be made anew for every value.
const needsQuotes = /[",\r\n]/;
const likeFormula = /^[=+\-@\t\r]/;
const plainNumber = /^-?\d+(\.\d+)?$/;

function quoted(text: string): string {
  const safe = disarmed(text);
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Spreadsheets run text that starts like a formula; an apostrophe keeps it text. A plain number runs nothing and stays one. */
function disarmed(text: string): string {
  return likeFormula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
}

function textOf(field: FieldDescriptor, value: unknown, nameOf: NameOf): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return listText(field, value, nameOf);
  if (field.kind === 'cents' && typeof value === 'number') return (value / 100).toFixed(2);
  if (field.choices) return field.choices.find((choice) => choice.id === value)?.name ?? String(value);
  if (typeof value === 'object') return field.fields ? groupText(field.fields, value as Record<string, unknown>, nameOf) : JSON.stringify(value);
  return field.reference && typeof value === 'string' ? nameOf(field.reference.resource, value) : String(value);
}

/** Values side by side. Records of their own (photos, files) are counted: their contents are with them. */
function listText({ items }: FieldDescriptor, values: readonly unknown[], nameOf: NameOf): string {
  if (items?.fields?.some(({ kind }) => kind === 'id')) return String(values.length);
  return values.map((value) => (items ? textOf(items, value, nameOf) : String(value))).join('; ');
}

function groupText(fields: readonly FieldDescriptor[], group: Readonly<Record<string, unknown>>, nameOf: NameOf): string {
  return fields
    .map((field) => [field.label, textOf(field, group[field.name], nameOf)] as const)
    .flatMap(([label, text]) => (text === '' ? [] : [`${label}: ${text}`]))
    .join(', ');
}
