// A list in groups: which filter finds the rows of each, and how many of them are shown at first.
import type { FieldDescriptor } from '../../contract/descriptor.ts';
import { entryOf } from '../../contract/conditions.ts';
import { together, type FilterValues } from './conditions.ts';
import { filterChoices } from './filters.ts';
import { rowsAtFirst } from './rowsAtFirst.ts';
import type { ListGroups } from './viewStore.ts';

export type Group = ListGroups['groups'][number];

/** An open group shows so many rows until its reader asks for more, and so many more each time. */
const rowsOfGroup = 6;
const moreOfGroup = 100;

/** No page has more. */
export const mostOfGroup = 1000;

export const keyOf = ({ value }: Pick<Group, 'value'>): string => JSON.stringify(value);

/** The filter that finds the rows of a group. */
export const filterOf = (filter: FilterValues, { name }: Pick<FieldDescriptor, 'name'>, { value }: Pick<Group, 'value'>): FilterValues =>
  together(filter, value === null ? { [entryOf(name, 'empty')]: true } : { [name]: value });

/** Choices in the order of the contract, what has no value last; names of records as they come, the largest group first. */
export function inOrder(groups: readonly Group[], by: FieldDescriptor): Group[] {
  const places = filterChoices(by).map(({ id }) => id);
  const place = ({ value }: Group): number => (value === null ? Infinity : value === true ? -2 : places.indexOf(String(value)));
  return groups.toSorted((one, other) => {
    const [at, next] = [place(one), place(other)];
    return at === next ? 0 : at - next;
  });
}

/** How many rows of each group are in sight: as many groups begin open as a page has rows for, each with its first ones. */
export function rowsInSight(groups: readonly Group[], chosen: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  let room: number = rowsAtFirst;
  return new Map(
    groups.map((group) => {
      const first = room > 0 ? Math.min(group.count, rowsOfGroup) : 0;
      room -= first;
      return [keyOf(group), Math.min(chosen.get(keyOf(group)) ?? first, group.count)];
    }),
  );
}

/** How many a closed group shows once it is opened. */
export const whenOpened = ({ count }: Group): number => Math.min(count, rowsOfGroup);

/** How many more are shown where more are asked for; none beyond what a page has. */
export const nextOf = ({ count }: Group, rows: number): number => Math.max(0, Math.min(count - rows, moreOfGroup, mostOfGroup - rows));
