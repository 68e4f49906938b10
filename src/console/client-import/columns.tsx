// The columns of the grid: the contract's fields of a client, as they are typed and shown.
import { clientFields, type ClientField, type NamedByField } from '../../../domain/client-sheet.ts';
import { cellText } from '../../../engine/contract/cells.ts';
import type { FieldDescriptor } from '../../../engine/contract/descriptor.ts';
import type { CellMark, GridColumn } from '../../../engine/console/grid/column.ts';
import { isField, readingOf, type ClientRow, type Reader, type RowStanding } from './clientTable.ts';
import { messages } from './messages.ts';

const widths: Readonly<Partial<Record<ClientField, number>>> = {
  email: 240,
  zip: 112,
  phone: 132,
  first_name: 128,
  last_name: 128,
  package_id: 140,
  advisor_id: 150,
};

/** Always seen; the others where the sheet has them, or something is wrong in them. */
export const firstColumns: readonly ClientField[] = ['first_name', 'last_name', 'email'];

export function columnsFor(shown: readonly ClientField[], reader: Reader, standing: (row: ClientRow) => RowStanding | undefined): GridColumn<ClientRow>[] {
  return clientFields.filter(({ name }) => shown.some((one) => one === name)).map((field) => columnOf(field, reader, standing));
}

function columnOf(field: FieldDescriptor, reader: Reader, standing: (row: ClientRow) => RowStanding | undefined): GridColumn<ClientRow> {
  const { name, label, rules } = field;
  if (!isField(name)) throw new Error(`A client has no field ${name}.`);
  const choices = choicesOf(field, reader.named);
  return {
    id: name,
    label,
    width: widths[name] ?? 130,
    text: (row) => textOf(row, field, name, reader),
    edit: { ...(choices ? { choices } : {}), ...(rules.maxLength === undefined || choices ? {} : { maxLength: rules.maxLength }) },
    mark: (row) => markOf(row, name, reader, standing(row)),
    show: (row) => shownOf(row, field, name, reader),
  };
}

/** The words an account has ids for, or the contract's own. */
export function choicesOf(field: FieldDescriptor, named: NamedByField): FieldDescriptor['choices'] {
  return (isField(field.name) ? named[field.name] : undefined) ?? field.choices;
}

/** As it is typed: what the cell says, else what the whole name says of it. */
export function textOf(row: ClientRow, field: FieldDescriptor, name: ClientField, reader: Reader): string {
  const { cells, draft } = readingOf(row, reader);
  return cells[name]?.trim() ? (cells[name] ?? '') : cellText(field, draft[name]);
}

/** As it is read; what cannot be read stands as it was written. */
function shownOf(row: ClientRow, field: FieldDescriptor, name: ClientField, reader: Reader): string {
  const { draft, errors } = readingOf(row, reader);
  if (name in errors) return textOf(row, field, name, reader);
  const value = draft[name];
  return choicesOf(field, reader.named)?.find(({ id }) => id === value)?.name ?? cellText(field, value);
}

function markOf(row: ClientRow, name: ClientField, reader: Reader, standing: RowStanding | undefined): CellMark | undefined {
  const error = readingOf(row, reader).errors[name];
  if (error !== undefined) return { tone: 'error', message: error };
  return name === 'email' && (standing?.state === 'twin' || standing?.state === 'repeat') ? { tone: 'warning', message: messages.sameEmail } : undefined;
}

/** Who it is, as far as the row says. */
export function nameOf(row: ClientRow, reader: Reader): string {
  const { draft } = readingOf(row, reader);
  return [draft.first_name, draft.last_name].filter(Boolean).join(' ') || draft.email || messages.row(String(row.place));
}
