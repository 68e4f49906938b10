import { expect, it } from 'vitest';
import { fairPrice, type Offered } from './fair-price.ts';

const offer = (price: number, miles: number | null): Offered => ({ price, miles, year: 2024 });
const offers = [offer(37_400_00, 2_300), offer(35_600_00, 9_800), offer(35_000_00, 13_200), offer(34_900_00, 15_200), offer(32_900_00, 27_600)];

it('holds a car against those with about the same miles, and says how far below or above them it is', () => {
  expect(fairPrice({ price: 34_200_00, miles: 11_860 }, offers)).toEqual({
    all: { count: 5, low: 32_900_00, high: 37_400_00 },
    similar: { count: 3, low: 34_900_00, high: 35_600_00 },
    away: -700_00,
  });
  expect(fairPrice({ price: 36_000_00, miles: 11_860 }, offers)?.away).toBe(400_00);
  expect(fairPrice({ price: 35_000_00, miles: 11_860 }, offers)?.away).toBe(0);
});

it('goes by all of them where too few are alike, and says nothing of too few', () => {
  expect(fairPrice({ price: 32_000_00, miles: 90_000 }, offers)).toMatchObject({ similar: null, away: -900_00 });
  expect(fairPrice({ price: 34_200_00, miles: null }, offers)).toMatchObject({ similar: null, away: 0 });
  expect(fairPrice({ price: 34_200_00, miles: 11_860 }, offers.slice(0, 2))).toBeNull();
  expect(fairPrice({ price: null, miles: 11_860 }, offers)).toBeNull();
});
