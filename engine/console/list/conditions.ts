// A list's filter as conditions that can be read and changed one by one.
import { alternatives, entryOf, operatorOf } from '../../contract/conditions.ts';
import type { FieldDescriptor, ResourceDescriptor } from '../../contract/descriptor.ts';
import type { Operator } from '../../contract/operators.ts';
import { isRecord } from '../../web/problem.ts';
import { filterKind } from './filters.ts';
import { messages } from './messages.ts';

/** How a condition reads. */
export type Comparison = 'is' | 'not' | 'contains' | 'between' | 'gte' | 'lte' | 'empty' | 'filled';

/** A field that a list is filtered by. */
export interface ListFilter extends FieldDescriptor {
  /** The ways it is compared; *is* alone without them. */
  operators?: readonly Operator[];
}

export interface ListCondition {
  field: ListFilter;
  comparison: Comparison;
  /** Of *between*, both ends; of *empty* and *filled*, nothing. */
  value?: unknown;
}

/** Where a condition is in the filter: by itself, or in a list of alternatives. */
export type Place = { list?: undefined } | { list: number; at: number };

export interface PlacedCondition extends ListCondition {
  place: Place;
}

export type FilterValues = Readonly<Record<string, unknown>>;

/** What a list can be filtered by; the search has a field of its own. */
export function listFilters({ filters, operators = {}, fields }: Pick<ResourceDescriptor, 'filters' | 'operators' | 'fields'>): ListFilter[] {
  const whole = filters.filter(({ name }) => name !== 'q' && name !== 'id');
  const others = Object.keys(operators).filter((name) => !whole.some((filter) => filter.name === name));
  const all = [...whole, ...others.flatMap((name) => fields.find((field) => field.name === name) ?? [])];
  // A record and its name beside it are both called after it, as columns are; asked for side by side, they are told apart.
  const isName = (field: FieldDescriptor) =>
    field.kind === 'string' && all.some(({ name, label, kind }) => name !== field.name && label === field.label && kind === 'reference');
  return all.map((field) => ({
    ...field,
    ...(isName(field) ? { label: messages.nameOf(field.label) } : {}),
    ...(operators[field.name] ? { operators: operators[field.name] ?? [] } : {}),
  }));
}

/** The ways a field can be compared, in the order they are offered. */
export function comparisonsOf(field: ListFilter): Comparison[] {
  const operators: readonly Operator[] = field.operators ?? ['is'];
  const has = (operator: Operator) => operators.includes(operator);
  return [
    ...(has('is') ? ['is' as const] : []),
    ...(has('not') ? ['not' as const] : []),
    ...(has('contains') ? ['contains' as const] : []),
    ...(has('gte') && has('lte') ? ['between' as const] : []),
    ...(has('gte') ? ['gte' as const] : []),
    ...(has('lte') ? ['lte' as const] : []),
    ...(has('empty') ? (['empty', 'filled'] as const) : []),
  ];
}

/** The entries of a filter that say a condition. */
export function entriesOf({ field: { name }, comparison, value }: ListCondition): Record<string, unknown> {
  switch (comparison) {
    case 'empty':
    case 'filled':
      return { [entryOf(name, 'empty')]: comparison === 'empty' };
    case 'between': {
      const [from, to] = ends(value);
      return { [entryOf(name, 'gte')]: from, [entryOf(name, 'lte')]: to };
    }
    default:
      return { [entryOf(name, comparison)]: value };
  }
}

export const ends = (value: unknown): readonly [unknown, unknown] => (Array.isArray(value) ? [value[0], value[1]] : [undefined, undefined]);

/** The conditions of one filter without its alternatives. What no filter of the list is called, is left to the server to refuse. */
function conditionsIn(filters: readonly ListFilter[], values: FilterValues): ListCondition[] {
  const found: ListCondition[] = [];
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || name === 'q' || name === 'id' || name === alternatives) continue;
    const whole = filters.find((filter) => filter.name === name);
    if (whole) {
      found.push({ field: whole, comparison: 'is', value });
      continue;
    }
    const { field: of, operator } = operatorOf(name);
    const field = filters.find((filter) => filter.name === of);
    if (!field) continue;
    if (operator === 'empty') found.push({ field, comparison: value === true || value === 'true' ? 'empty' : 'filled' });
    else if (operator === 'gte' || operator === 'lte') {
      const end = operator === 'gte' ? 'lte' : 'gte';
      const other = found.find((one) => one.field === field && one.comparison === end);
      if (other) Object.assign(other, { comparison: 'between', value: operator === 'lte' ? [other.value, value] : [value, other.value] });
      else found.push({ field, comparison: operator, value });
    } else found.push({ field, comparison: operator, value });
  }
  return found;
}

const listsIn = (values: FilterValues): readonly (readonly FilterValues[])[] => {
  const lists = values[alternatives];
  return Array.isArray(lists) ? lists.map((list: unknown) => (Array.isArray(list) ? list.filter(isRecord) : [])) : [];
};

/** The conditions that must all hold, each alone or with its alternatives. */
export function conditionGroups(filters: readonly ListFilter[], values: FilterValues): PlacedCondition[][] {
  const alone = conditionsIn(filters, values).map((condition): PlacedCondition[] => [{ ...condition, place: {} }]);
  const lists = listsIn(values).map((list, index) =>
    list.flatMap((one, at) => conditionsIn(filters, one).map((condition): PlacedCondition => ({ ...condition, place: { list: index, at } }))),
  );
  return [...alone, ...lists.filter((list) => list.length > 0)];
}

/** The filter without a condition. A list with one alternative left stays as it is: it says the same. */
export function without(values: FilterValues, condition: PlacedCondition): Record<string, unknown> {
  const { place } = condition;
  if (place.list === undefined) return omit(values, Object.keys(entriesOf(condition)));
  const lists = listsIn(values).map((list, index) =>
    index === place.list ? list.map((one, at) => (at === place.at ? omit(one, Object.keys(entriesOf(condition))) : one)) : list,
  );
  return withLists(values, lists);
}

/** The filter with one more condition that must hold. Where the field is compared that way already, it comes beside it. */
export function withCondition(values: FilterValues, condition: ListCondition): Record<string, unknown> {
  const entries = entriesOf(condition);
  if (Object.keys(entries).some((name) => values[name] !== undefined)) return withLists(values, [...listsIn(values), [entries]]);
  return { ...values, ...entries };
}

/** The filter with another condition in the place of one. */
export function changed(values: FilterValues, from: PlacedCondition, to: ListCondition): Record<string, unknown> {
  const { place } = from;
  if (place.list === undefined) return withCondition(without(values, from), to);
  const lists = listsIn(values).map((list, index) =>
    index === place.list ? list.map((one, at) => (at === place.at ? { ...omit(one, Object.keys(entriesOf(from))), ...entriesOf(to) } : one)) : list,
  );
  return withLists(values, lists);
}

/** The filter in which one condition or the other must hold. */
export function withAlternative(values: FilterValues, beside: PlacedCondition, condition: ListCondition): Record<string, unknown> {
  const { place } = beside;
  if (place.list === undefined) return withLists(without(values, beside), [...listsIn(values), [entriesOf(beside), entriesOf(condition)]]);
  return withLists(
    values,
    listsIn(values).map((list, index) => (index === place.list ? [...list, entriesOf(condition)] : list)),
  );
}

function withLists(values: FilterValues, lists: readonly (readonly FilterValues[])[]): Record<string, unknown> {
  const kept = lists.map((list) => list.filter((one) => Object.keys(one).length > 0)).filter((list) => list.length > 0);
  const { [alternatives]: _before, ...others } = values;
  return kept.length > 0 ? { ...others, [alternatives]: kept } : others;
}

const omit = (values: FilterValues, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/** The filter that asks for what both ask for: where both say something of the same, it is a list of its own with nothing else to choose from. */
export function together(one: FilterValues, other: FilterValues): FilterValues {
  const { [alternatives]: _before, ...entries } = other;
  const alike = Object.entries(entries).filter(([name, value]) => one[name] !== undefined && JSON.stringify(one[name]) !== JSON.stringify(value));
  const lists = [...listsIn(one), ...listsIn(other), ...alike.map(([name, value]) => [{ [name]: value }])];
  return withLists(
    {
      ...one,
      ...omit(
        entries,
        alike.map(([name]) => name),
      ),
    },
    lists,
  );
}

/** What a list asks for: the reader's filter, and what holds beside it. */
export const wholeFilter = ({ filter, filterValues }: { filter?: FilterValues | undefined; filterValues: FilterValues }): FilterValues => ({
  ...filterValues,
  ...filter,
});

/** Whether two filters ask for the same in the same words. */
export function sameFilter(one: FilterValues, other: FilterValues): boolean {
  const said = (filter: FilterValues) => JSON.stringify(Object.entries(filter).toSorted(([name], [next]) => name.localeCompare(next)));
  return said(one) === said(other);
}

/** Whether a comparison's value is complete. */
export function isWhole({ field, comparison, value }: ListCondition): boolean {
  if (comparison === 'empty' || comparison === 'filled') return true;
  if (comparison === 'between') {
    const [from, to] = ends(value);
    return from !== undefined && to !== undefined && orderOf(field, from) <= orderOf(field, to);
  }
  return value !== undefined;
}

/** A value of a range as something to compare by; a filter taken from the address is text. */
export function orderOf(field: FieldDescriptor, value: unknown): number {
  const kind = filterKind(field);
  return kind === 'day' || kind === 'momentDay' ? Date.parse(String(value)) : Number(value);
}
