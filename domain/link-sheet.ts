// A sheet of links (CSV, XLSX): which column is which field, and a cell as that field's value, by the contract's own fields of a link.
import { cellText, columnFields, readCell } from '../engine/contract/cells.ts';
import type { FieldDescriptor } from '../engine/contract/descriptor.ts';
import type { LinkDraft } from '../generated/api.ts';
import { addLinkBatchForm } from '../generated/forms/addLinkBatch.ts';

type Field = keyof LinkDraft;

/** The fields of a link to add, in the contract's order. */
export const draftFields: readonly FieldDescriptor[] = addLinkBatchForm.links.items.fields;
const byName: ReadonlyMap<string, FieldDescriptor> = new Map(draftFields.map((field) => [field.name, field]));

/** The columns of the template, in order, with an example row. */
export const sheetTemplate: readonly (readonly [column: string, example: string])[] = draftFields.map((field) => [
  field.name,
  field.kind === 'array' ? cellText(field, [field.items?.example]) : cellText(field, field.example ?? field.choices?.[0]?.id),
]);

/** The result of reading one row. */
export interface SheetRow {
  draft: LinkDraft;
  /** Field → the cell's error. */
  errors: Record<string, string>;
}

/** Other words a column may be headed with. */
const headings: Readonly<Record<string, Field>> = {
  link: 'url',
  address: 'url',
  webaddress: 'url',
  website: 'url',
  listingurl: 'url',
  name: 'title',
  vehicle: 'title',
  car: 'title',
  modelyear: 'year',
  mileage: 'miles',
  odometer: 'miles',
  askingprice: 'price',
  listprice: 'price',
  seller: 'dealer',
  dealership: 'dealer',
  location: 'place',
  city: 'place',
  milesaway: 'distance',
  color: 'exterior_colour',
  colour: 'exterior_colour',
  exteriorcolor: 'exterior_colour',
  interiorcolor: 'interior_colour',
  body: 'body_style',
  neworused: 'condition',
  group: 'category',
  comment: 'comments',
  note: 'notes',
  features: 'options',
  drive: 'drivetrain',
};

const isField = (name: string): name is Field => byName.has(name);

/** The field of each column; undefined for an unknown one. */
export function sheetColumns(header: readonly string[]): (Field | undefined)[] {
  return columnFields(header, draftFields, headings).map((name) => (name !== undefined && isField(name) ? name : undefined));
}

/** One row of cells as a link to add. Cells that are empty are left out. */
export function sheetRow(columns: readonly (Field | undefined)[], cells: readonly string[]): SheetRow {
  return draftOfCells(Object.fromEntries(columns.flatMap((field, index) => (field === undefined ? [] : [[field, cells[index] ?? ''] as const]))));
}

/** Cells by their fields as a link to add. */
export function draftOfCells(cells: Readonly<Partial<Record<Field, string>>>): SheetRow {
  const draft: Record<string, unknown> = {};
  const errors: Record<string, string> = {};
  for (const [name, cell] of Object.entries(cells)) {
    const field = byName.get(name);
    const reading = field && readCell(field, cell);
    if (reading && 'problem' in reading) errors[name] = reading.problem;
    else if (reading?.value !== undefined) draft[name] = reading.value;
  }
  // Read by the contract's own fields, kind by kind.
  return { draft: draft as LinkDraft, errors };
}
