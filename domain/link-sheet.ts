// A sheet of links (CSV, XLSX): which column is which field, and a cell as that field's value.
import type { LinkDraft } from '../generated/api.ts';
import {
  bodyStyleValues,
  bodyStyleLabels,
  drivetrainValues,
  drivetrainLabels,
  fuelKindValues,
  fuelKindLabels,
  linkTierValues,
  linkTierLabels,
  transmissionValues,
  transmissionLabels,
  vehicleConditionValues,
  vehicleConditionLabels,
} from '../generated/enums.ts';
import { keptText, unfitText } from '../engine/contract/text-rules.ts';

/** The columns of the template, in order, with an example row. */
export const sheetTemplate: readonly (readonly [column: string, example: string])[] = [
  ['url', 'https://northgate-toyota.example/inventory/2025-toyota-rav4-hybrid'],
  ['title', '2025 Toyota RAV4 Hybrid XLE Premium'],
  ['vin', '2T3P1RFV8SC123456'],
  ['year', '2025'],
  ['make', 'Toyota'],
  ['model', 'RAV4 Hybrid'],
  ['trim', 'XLE Premium'],
  ['condition', 'New'],
  ['price', '37,480'],
  ['miles', '6'],
  ['dealer', 'Northgate Toyota'],
  ['place', 'Dublin, OH'],
  ['distance', '14'],
  ['exterior_colour', 'Blueprint'],
  ['interior_colour', 'Black'],
  ['options', 'Heated seats; Power tailgate'],
  ['category', 'Hybrid SUVs, new'],
  ['tier', 'Top pick'],
  ['comments', 'Meets every must-have.'],
  ['notes', ''],
];

/** The result of reading one row. */
export interface SheetRow {
  draft: LinkDraft;
  /** Field → the cell's error. */
  errors: Record<string, string>;
}

type Field = keyof LinkDraft;

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

const fields: readonly Field[] = [
  'url',
  'title',
  'vin',
  'make',
  'model',
  'trim',
  'year',
  'condition',
  'price',
  'miles',
  'dealer',
  'place',
  'distance',
  'body_style',
  'fuel',
  'drivetrain',
  'transmission',
  'seats',
  'doors',
  'exterior_colour',
  'interior_colour',
  'options',
  'category',
  'tier',
  'comments',
  'notes',
];

/** The field of each column; undefined for an unknown one. */
export function sheetColumns(header: readonly string[]): (Field | undefined)[] {
  return header.map((cell) => {
    const plain = squeezed(cell);
    return fields.find((field) => squeezed(field) === plain) ?? headings[plain];
  });
}

/** One row of cells as a link to add. Cells that are empty are left out. */
export function sheetRow(columns: readonly (Field | undefined)[], cells: readonly string[]): SheetRow {
  const row: SheetRow = { draft: {}, errors: {} };
  for (const [index, field] of columns.entries()) {
    const cell = keptText(cells[index] ?? '');
    if (field && cell === undefined) row.errors[field] = unfitText;
    else if (field && cell?.trim()) setField(row, field, cell.trim());
  }
  return row;
}

function setField({ draft, errors }: SheetRow, field: Field, cell: string): void {
  switch (field) {
    case 'year':
    case 'miles':
    case 'distance':
    case 'seats':
    case 'doors':
      assign(wholeNumber(cell), 'Enter a whole number.', (value) => (draft[field] = value));
      return;
    case 'price':
      assign(cents(cell), 'Enter an amount, like 37480 or 37,480.00.', (value) => (draft.price = value));
      return;
    case 'condition':
      assign(choice(cell, vehicleConditionValues, vehicleConditionLabels), known(vehicleConditionLabels), (value) => (draft.condition = value));
      return;
    case 'body_style':
      assign(choice(cell, bodyStyleValues, bodyStyleLabels), known(bodyStyleLabels), (value) => (draft.body_style = value));
      return;
    case 'fuel':
      assign(choice(cell, fuelKindValues, fuelKindLabels), known(fuelKindLabels), (value) => (draft.fuel = value));
      return;
    case 'drivetrain':
      assign(choice(cell, drivetrainValues, drivetrainLabels), known(drivetrainLabels), (value) => (draft.drivetrain = value));
      return;
    case 'transmission':
      assign(choice(cell, transmissionValues, transmissionLabels), known(transmissionLabels), (value) => (draft.transmission = value));
      return;
    case 'tier':
      assign(choice(cell, linkTierValues, linkTierLabels), known(linkTierLabels), (value) => (draft.tier = value));
      return;
    case 'options':
      draft.options = cell
        .split(/[;|]/)
        .map((option) => option.trim())
        .filter(Boolean);
      return;
    default:
      draft[field] = cell;
  }

  function assign<Value>(value: Value | undefined, problem: string, set: (value: Value) => void): void {
    if (value === undefined) errors[field] = problem;
    else set(value);
  }
}

function wholeNumber(cell: string): number | undefined {
  const text = cell.replaceAll(/[,\s]|mi(?:les)?$/gi, '');
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** Dollars as written, to cents, without passing through a fraction. */
function cents(cell: string): number | undefined {
  const match = /^\$?(\d{1,7}(?:,\d{3})*|\d{1,9})(?:\.(\d{1,2}))?$/.exec(cell.replaceAll(/\s|USD$/g, ''));
  return match?.[1] === undefined ? undefined : Number(match[1].replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

function choice<Value extends string>(cell: string, values: readonly Value[], labels: Readonly<Record<Value, string>>): Value | undefined {
  return values.find((value) => squeezed(value) === squeezed(cell) || squeezed(labels[value]) === squeezed(cell));
}

function known(labels: Readonly<Record<string, string>>): string {
  return `Choose one of: ${Object.values(labels).join(', ')}.`;
}

function squeezed(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
