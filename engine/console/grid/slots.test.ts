import { expect, it } from 'vitest';
import { slotsOf } from './slots.ts';

it('a row that scrolls in is drawn where one was that scrolled out; the others stay where they are', () => {
  const first = slotsOf([0, 1, 2, 3], new Map());
  expect([...first]).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
  const next = slotsOf([2, 3, 4, 5], first);
  expect([...next].toSorted(([one], [other]) => one - other)).toEqual([
    [2, 2],
    [3, 3],
    [4, 0],
    [5, 1],
  ]);
  // Never more places than rows in sight were at once.
  expect(Math.max(...slotsOf([90, 91, 92, 93], next).values())).toBe(3);
});
