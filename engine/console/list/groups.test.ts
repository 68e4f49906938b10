import { expect, it } from 'vitest';
import { filterOf, inOrder, nextOf, rowsInSight, type Group } from './groups.ts';
import { field } from '../fixture/library.ts';

const shelf = field('shelf', 'enum', { choices: ['fiction', 'maps', 'science'].map((id) => ({ id, name: id })) });
const group = (value: Group['value'], count: number): Group => ({ value, count });

it('puts choices in the order of the contract, what has none last, and leaves records the largest first', () => {
  const values = (groups: readonly Group[]) => groups.map(({ value }) => value);
  expect(values(inOrder([group('science', 9), group(null, 7), group('maps', 5), group('fiction', 1)], shelf))).toEqual(['fiction', 'maps', 'science', null]);
  expect(values(inOrder([group(false, 9), group(true, 5)], field('is_lendable', 'boolean')))).toEqual([true, false]);
  expect(values(inOrder([group(null, 9), group('r2', 5), group('r1', 4)], field('reader_id', 'reference')))).toEqual(['r2', 'r1', null]);
});

it('begins with as many groups open as a page has rows', () => {
  const groups = ['a', 'b', 'c', 'd', 'e', 'f'].map((value) => group(value, 300));
  expect([...rowsInSight(groups, new Map()).values()]).toEqual([6, 6, 6, 6, 6, 0]);
  expect([
    ...rowsInSight(
      groups,
      new Map([
        ['"b"', 0],
        ['"f"', 106],
      ]),
    ).values(),
  ]).toEqual([6, 0, 6, 6, 6, 106]);
  expect([...rowsInSight([group('z', 2), ...groups], new Map()).values()]).toEqual([2, 6, 6, 6, 6, 0, 0]);
});

it('shows more of a group by hundreds, up to what a page has', () => {
  expect(nextOf(group('a', 214), 6)).toBe(100);
  expect(nextOf(group('a', 214), 206)).toBe(8);
  expect(nextOf(group('a', 3_000), 906)).toBe(94);
  expect(nextOf(group('a', 3_000), 1_000)).toBe(0);
});

it('finds the rows of a group within the filter, whatever that says of the field', () => {
  expect(filterOf({ q: 'atlas' }, shelf, group('maps', 1))).toEqual({ q: 'atlas', shelf: 'maps' });
  expect(filterOf({ q: 'atlas' }, shelf, group(null, 1))).toEqual({ q: 'atlas', shelf_empty: true });
  expect(filterOf({ shelf: ['maps', 'science'] }, shelf, group('maps', 1))).toEqual({ shelf: ['maps', 'science'], or: [[{ shelf: 'maps' }]] });
});
