import { expect, it } from 'vitest';
import { milesTicks, placeOn, priceAxis } from './axis.ts';

it('prices stand on an axis with round marks that holds them all', () => {
  const axis = priceAxis([3_901_140, 4_063_130]);
  expect(axis).toEqual({ from: 3_900_000, to: 4_100_000, ticks: [3_900_000, 3_950_000, 4_000_000, 4_050_000, 4_100_000] });
  expect(placeOn(axis, 4_000_000)).toBe(50);
  const one = priceAxis([3_900_000]);
  expect(one.to).toBeGreaterThan(one.from);
});

it.each<[number[], number, number[]]>([
  [[], 4, [0, 250, 500, 750, 1_000]],
  [[5, 12, 27], 3, [0, 500, 1_000]],
  [[9_800, 37_500], 4, [0, 10_000, 20_000, 30_000, 40_000]],
  [[9_800, 37_500], 3, [0, 25_000, 50_000]],
  [[612_000], 3, [0, 300_000, 600_000, 900_000]],
])('marks the miles %j in at most %i round spaces, all of them within', (miles, most, marks) => {
  expect(milesTicks(miles, most)).toEqual(marks);
});
