import { expect, it } from 'vitest';
import { axisTicks } from './axis.ts';

it('goes below zero where something does, in the same steps', () => {
  expect(axisTicks(100, -10)).toEqual([-25, 0, 25, 50, 75, 100]);
  expect(axisTicks(0, -100)).toEqual([-100, -75, -50, -25, 0]);
});

it('ends at or above the highest value, in round steps', () => {
  expect(axisTicks(101_000)).toEqual([0, 50_000, 100_000, 150_000]);
  expect(axisTicks(92_000)).toEqual([0, 25_000, 50_000, 75_000, 100_000]);
  expect(axisTicks(100)).toEqual([0, 25, 50, 75, 100]);
  expect(axisTicks(7)).toEqual([0, 2, 4, 6, 8]);
  expect(axisTicks(0)).toEqual([0]);
});
