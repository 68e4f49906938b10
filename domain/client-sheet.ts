// A sheet of clients (CSV, XLSX): which column is which field, and a row of cells as an account to make, by the contract's own fields of a client.
import { columnsByLooks, type Looks } from '../engine/contract/cell-looks.ts';
import { columnFields, readCell, squeezed } from '../engine/contract/cells.ts';
import type { Choice, FieldDescriptor } from '../engine/contract/descriptor.ts';
import { checked } from '../engine/contract/field-errors.ts';
import type { ClientDraft } from '../generated/api.ts';
import { checkClientsForm } from '../generated/forms/checkClients.ts';
import { validateClientDraft } from '../generated/validators/schemas/ClientDraft.js';

export type ClientField = keyof ClientDraft;

/** The fields of a client to import, in the contract's order. */
export const clientFields: readonly FieldDescriptor[] = checkClientsForm.clients.items.fields;
const byName: ReadonlyMap<string, FieldDescriptor> = new Map(clientFields.map((field) => [field.name, field]));

/** A column that has first and last name in one. */
export const wholeName = 'name';

/** What a column may be. */
export type ClientColumn = ClientField | typeof wholeName;

/** The cells of one client, by what their columns are. */
export type ClientCells = Readonly<Partial<Record<ClientColumn, string>>>;

export const isClientColumn = (name: string): name is ClientColumn => name === wholeName || byName.has(name);

/** Other words a column may be headed with. */
const headings: Readonly<Record<string, ClientColumn>> = {
  name: wholeName,
  fullname: wholeName,
  client: wholeName,
  clientname: wholeName,
  customer: wholeName,
  customername: wholeName,
  first: 'first_name',
  givenname: 'first_name',
  forename: 'first_name',
  last: 'last_name',
  surname: 'last_name',
  familyname: 'last_name',
  mail: 'email',
  emailaddress: 'email',
  mobile: 'phone',
  cell: 'phone',
  cellphone: 'phone',
  telephone: 'phone',
  phonenumber: 'phone',
  zipcode: 'zip',
  postalcode: 'zip',
  postcode: 'zip',
  plan: 'package_id',
  packagename: 'package_id',
  agent: 'advisor_id',
  consultant: 'advisor_id',
  advisorname: 'advisor_id',
  advisoremail: 'advisor_id',
  contact: 'best_contact',
  contactby: 'best_contact',
  contacttime: 'best_time',
};

/** What each column is; undefined for an unknown one, and for the second of two that are the same. */
export function clientColumns(header: readonly string[]): (ClientColumn | undefined)[] {
  const taken = new Set<string>();
  return columnFields(header, clientFields, headings).map((name) => {
    if (name === undefined || !isClientColumn(name) || taken.has(name)) return undefined;
    taken.add(name);
    return name;
  });
}

/** What a column without a known heading is told by. What is in words of the firm's own, packages and advisors, has none. */
const looks: Looks<ClientColumn> = [
  ['email', (cell) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cell)],
  ['zip', (cell) => /^\d{5}(?:-\d{4})?$/.test(cell)],
  ['phone', (cell) => /^[+\d(][\d\s().-]+$/.test(cell) && /^1?\d{10}$/.test(cell.replaceAll(/\D/g, ''))],
  ['time_zone', (cell) => /^[A-Z]\w+(?:\/[A-Z]\w+)+$/.test(cell)],
  ['best_contact', isChoice('best_contact')],
  ['best_time', isChoice('best_time')],
  [wholeName, (cell) => /^\p{Lu}[\p{L}'’.-]+(?:,? \p{Lu}[\p{L}'’.-]*){1,3}$/u.test(cell)],
];

function isChoice(name: ClientField): (cell: string) => boolean {
  return (cell) => byName.get(name)?.choices?.some((choice) => squeezed(choice.name) === squeezed(cell) || choice.id === cell) ?? false;
}

/** The same, with what headings leave open told by the cells below them. */
export const clientColumnsOf = (header: readonly string[], rows: readonly (readonly string[])[]): (ClientColumn | undefined)[] =>
  columnsByLooks(
    clientColumns(header),
    rows,
    looks,
    // Who has a column of first or last names writes no whole ones.
    (name, taken) => taken.has(name) || (name === wholeName && (taken.has('first_name') || taken.has('last_name'))),
  );

/** What a sheet names by a word and an account by an id: packages by name, advisors by name or e-mail. */
export interface Named extends Choice {
  /** Another word that is its alone. */
  also?: string | undefined;
}
export type NamedByField = Readonly<Partial<Record<ClientField, readonly Named[]>>>;

/** The result of reading one row. */
export interface SheetClient {
  /** What could be read; an account to make where nothing is wrong. */
  draft: Partial<ClientDraft>;
  /** Field → the cell's error. */
  errors: Record<string, string>;
}

/** Cells by their columns as a client. @param named where references are written as words; without it a cell has the id */
export function clientOfCells(cells: ClientCells, named: NamedByField = {}): SheetClient {
  const draft: Record<string, unknown> = {};
  const errors: Record<string, string> = {};
  for (const [name, cell] of Object.entries({ ...namesIn(cells[wholeName]), ...filled(cells) })) {
    const field = byName.get(name);
    if (!field) continue;
    const among = namesOf(named, name);
    const reading = among ? readName(field, among, cell) : readCell(field, cell);
    if ('problem' in reading) errors[name] = reading.problem;
    else if (reading.value !== undefined) draft[name] = reading.value;
  }
  for (const [path, problem] of Object.entries(checked(validateClientDraft, draft).errors)) errors[path] ??= problem;
  // Read by the contract's own fields, kind by kind.
  return { draft: draft as Partial<ClientDraft>, errors };
}

/** Nothing is wrong with it: it is an account to make. */
export function isWhole(client: SheetClient): client is SheetClient & { draft: ClientDraft } {
  return Object.keys(client.errors).length === 0;
}

const filled = (cells: ClientCells): ClientCells => Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell.trim() !== ''));

/** `Mary Ann Okafor` → Mary Ann, Okafor; `Okafor, Mary Ann` the same. */
function namesIn(whole = ''): ClientCells {
  const text = whole.replaceAll(/\s+/g, ' ').trim();
  if (text === '') return {};
  const comma = text.indexOf(',');
  if (comma > 0) return filled({ first_name: text.slice(comma + 1).trim(), last_name: text.slice(0, comma).trim() });
  const blank = text.lastIndexOf(' ');
  return blank < 0 ? { first_name: text } : { first_name: text.slice(0, blank), last_name: text.slice(blank + 1) };
}

const namesOf = (named: NamedByField, name: string): readonly Named[] | undefined => Object.entries(named).find(([field]) => field === name)?.[1];

function readName({ name: field }: FieldDescriptor, among: readonly Named[], cell: string): ReturnType<typeof readCell> {
  const plain = squeezed(cell);
  const exact = among.find(({ id, also }) => id === cell.trim() || (also !== undefined && squeezed(also) === plain));
  const [first, second] = exact ? [exact] : among.filter(({ name }) => squeezed(name) === plain);
  if (second) return { problem: 'Several have this name. Use the e-mail.' };
  return first ? { value: first.id } : { problem: field === 'advisor_id' ? 'No active advisor has this name.' : 'Nothing has this name.' };
}

/** Two e-mails are one where they differ in case and blanks alone. */
export const emailKey = (email: string): string => email.trim().toLowerCase();
