// A cell of a table or a spreadsheet as the value of a field, and back: what people write there is text, whatever the contract calls it.
import type { FieldDescriptor } from './descriptor.ts';
import { keptText, unfitText } from './text-rules.ts';

/** What a cell says; undefined for an empty one. */
export type CellReading = { value: unknown } | { problem: string };

/** Short enough to stand in a cell. */
export const cellProblems = {
  figure: 'Use digits.',
  choice: (names: readonly string[]) => `Choose one of: ${names.join(', ')}.`,
} as const;

/** Reads a cell by the kind of its field. What else a value must meet, the contract's validators say. */
export function readCell(field: FieldDescriptor, cell: string): CellReading {
  const text = keptText(cell)?.trim();
  if (text === undefined) return { problem: unfitText };
  if (text === '') return { value: undefined };
  switch (field.kind) {
    case 'integer':
    case 'minutes':
      return told(wholeNumber(text), cellProblems.figure);
    case 'number':
    case 'percent':
      return told(/^-?\d+(?:\.\d+)?%?$/.test(text) ? Number(text.replace('%', '')) : undefined, cellProblems.figure);
    case 'cents':
      return told(cents(text), cellProblems.figure);
    case 'boolean':
      return told(({ yes: true, true: true, no: false, false: false } as const)[text.toLowerCase()], cellProblems.choice(['Yes', 'No']));
    case 'enum': {
      const { choices = [] } = field;
      const meant = choices.find(({ id, name }) => squeezed(id) === squeezed(text) || squeezed(name) === squeezed(text));
      return told(meant?.id, cellProblems.choice(choices.map(({ name }) => name)));
    }
    case 'array':
      return {
        value: text
          .split(/[;|\n]/)
          .map((part) => part.trim())
          .filter(Boolean),
      };
    default:
      return { value: text };
  }
}

/** A value as it is written in a cell, to be read again by `readCell`. */
export function cellText(field: FieldDescriptor, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(String).join('; ');
  if (field.kind === 'cents' && typeof value === 'number') return value % 100 === 0 ? String(value / 100) : (value / 100).toFixed(2);
  if (field.kind === 'enum') return field.choices?.find(({ id }) => id === value)?.name ?? String(value);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** Two words are one column or choice where they differ in case, blanks and signs alone. */
export const squeezed = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/**
 * Which field each column of a sheet is: headed with its name or its label, or with another word for it; undefined for an unknown one.
 * @param others squeezed words → names of fields
 */
export function columnFields(header: readonly string[], fields: readonly FieldDescriptor[], others: Readonly<Record<string, string>>): (string | undefined)[] {
  return header.map((cell) => {
    const plain = squeezed(cell);
    const meant = fields.find(({ name, label }) => squeezed(name) === plain || squeezed(label) === plain)?.name;
    return meant ?? (Object.hasOwn(others, plain) ? others[plain] : undefined);
  });
}

const told = (value: unknown, problem: string): CellReading => (value === undefined ? { problem } : { value });

/** `11,860`, `12,400 mi`. */
function wholeNumber(text: string): number | undefined {
  const plain = text.replaceAll(/[,\s]|mi(?:les)?$/gi, '');
  return /^\d{1,9}$/.test(plain) ? Number(plain) : undefined;
}

/** Dollars as written, to cents, without passing through a fraction. */
function cents(text: string): number | undefined {
  const match = /^\$?(\d{1,7}(?:,\d{3})*|\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.replaceAll(/\s|USD$/g, ''));
  return match?.[1] === undefined ? undefined : Number(match[1].replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
