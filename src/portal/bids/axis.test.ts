import { expect, it } from 'vitest';
import { placeOn, priceAxis } from './axis.ts';

it('prices stand on an axis with round marks that holds them all', () => {
  const axis = priceAxis([3_901_140, 4_063_130]);
  expect(axis).toEqual({ from: 3_900_000, to: 4_100_000, ticks: [3_900_000, 3_950_000, 4_000_000, 4_050_000, 4_100_000] });
  expect(placeOn(axis, 4_000_000)).toBe(50);
  const one = priceAxis([3_900_000]);
  expect(one.to).toBeGreaterThan(one.from);
});
