import { expect, it } from 'vitest';
import { fewestDeals, savingsOf } from './savings.ts';

const times = (count: number, cents: number) => Array.from({ length: count }, () => cents);

it('says nothing of fewer deals than may be told apart', () => {
  expect(savingsOf(times(fewestDeals - 1, 100_000))).toBeUndefined();
  expect(savingsOf(times(fewestDeals, 100_000))?.deals).toBe(fewestDeals);
});

it('counts each deal in one bar: nothing, under 500 dollars, by 500, and what is above', () => {
  const savings = savingsOf([...times(3, 0), -5_000, 1, 49_999, 50_000, 99_999, 350_000, 900_000]);
  expect(savings?.none).toBe(4);
  expect(savings?.bars.map(({ count }) => count)).toEqual([4, 2, 2, 0, 0, 0, 0, 0, 2]);
  expect(savings?.bars.map(({ from }) => from)).toEqual([0, 1, 50_000, 100_000, 150_000, 200_000, 250_000, 300_000, 350_000]);
});

it('takes the middle one of the savings', () => {
  expect(savingsOf([...times(5, 0), ...times(6, 70_000)])?.median).toBe(70_000);
});
