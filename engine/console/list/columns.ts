import type { FieldDescriptor, ResourceDescriptor } from '../../contract/descriptor.ts';
import { isFigure, viewKind } from '../fields/viewKind.ts';

/** One column of a list: a field of the contract, or a name only an override knows. */
export interface Column {
  name: string;
  field?: FieldDescriptor;
  label: string;
  figure: boolean;
  /** A bare number, which says nothing without its heading. */
  count: boolean;
  sortable: boolean;
}

/** The columns a role sees, in the contract's order. A column that is no readable field stays only where an override draws it. */
export function listColumns(
  resource: ResourceDescriptor,
  role: string,
  isDrawn: (name: string) => boolean,
  names: readonly string[] = resource.columns,
): Column[] {
  return names.flatMap((name): Column[] => {
    const field = resource.fields.find((one) => one.name === name);
    if (field?.read && !field.read.includes(role)) return [];
    if (!field && !isDrawn(name)) return [];
    return [
      {
        name,
        ...(field ? { field } : {}),
        label: field?.label ?? name,
        figure: field ? isFigure(field) : false,
        count: field !== undefined && viewKind(field) === 'number' && !isDrawn(name),
        sortable: resource.sortable.includes(name),
      },
    ];
  });
}

/** What fits into one cell of a row. */
const inOneCell = ({ kind, items }: FieldDescriptor): boolean =>
  kind !== 'object' && kind !== 'json' && kind !== 'password' && !(kind === 'array' && items?.kind === 'object');

/** The names of all columns a list can have: the contract's own, then every other field that fits. */
export function possibleColumns({ columns, fields, hidden }: ResourceDescriptor): string[] {
  return [...new Set([...columns, ...fields.filter((field) => inOneCell(field) && !hidden.includes(field.name)).map(({ name }) => name)])];
}

/** Whether the column's own value can be the link to its record: there is one, and it is no link itself. */
export function canLead({ name, field }: Column, record: Readonly<Record<string, unknown>>): boolean {
  if (field?.reference || field?.kind === 'email' || field?.kind === 'url') return false;
  return !field || !(record[name] === null || record[name] === undefined || record[name] === '');
}

/** The columns' positions in the two-line row of a phone. */
export interface PhoneRow {
  title: string | undefined;
  below: string | undefined;
  state: string | undefined;
  figure: string | undefined;
  /** In the figure's place in a row that has none: a date. */
  instead?: string | undefined;
  /** A text that is read to its end, in a line of its own below. */
  whole?: string | undefined;
  /** What is written before a value, by its column: before a bare number, and before a date that the rows are not sorted by. */
  headings?: Readonly<Record<string, string>>;
}

/**
 * Title and state in the first line, one more fact and one figure or date in the second; everything else waits on the record's page.
 * @param sort the column that the rows are sorted by, whose date is read without its heading
 */
export function phoneRow(columns: readonly Column[], sort?: string): PhoneRow {
  const [title, ...rest] = columns;
  const kindOf = (column: Column) => (column.field ? viewKind(column.field) : 'text');
  const isToned = (column: Column) => kindOf(column) === 'choice' && column.field?.choices?.some((choice) => choice.tone);
  const isDate = (column: Column) => kindOf(column) === 'day' || kindOf(column) === 'moment';
  const preferred = (some: readonly Column[]) => some.find(({ name }) => name === sort) ?? some[0];
  const state =
    rest.find((column) => column.field?.transitions) ??
    rest.find((column) => isToned(column)) ??
    rest.find((column) => kindOf(column) === 'yesNo') ??
    rest.find((column) => kindOf(column) === 'choice');
  const whole = rest.find((column) => column.field?.whole && kindOf(column) === 'longText');
  const left = rest.filter((column) => column !== state && column !== whole);
  // An amount says more than a bare number or a date, which need their headings beside them.
  const figure = preferred(left.filter((column) => kindOf(column) === 'money')) ?? preferred(left.filter((column) => column.figure || isDate(column)));
  const others = left.filter((column) => column !== figure);
  const facts = others.filter((column) => kindOf(column) !== 'image');
  const below = facts.find((column) => !column.count && !isDate(column)) ?? facts[0] ?? others[0];
  const instead = figure && preferred(others.filter((column) => column !== below && isDate(column)));
  const headed = [below, figure, instead].filter((column) => column !== undefined && (column.count || (isDate(column) && column.name !== sort)));
  return {
    title: title?.name,
    below: below?.name,
    state: state?.name,
    figure: figure?.name,
    instead: instead?.name,
    whole: whole?.name,
    ...(headed.length > 0 ? { headings: Object.fromEntries(headed.flatMap((column) => (column ? [[column.name, column.label]] : []))) } : {}),
  };
}
