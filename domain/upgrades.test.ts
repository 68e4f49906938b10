import fc from 'fast-check';
import { expect, it } from 'vitest';
import { upgradeDifference } from './upgrades.ts';

const price = fc.integer({ min: 0, max: 100_000_000 }).map((cents) => ({ price: cents }));

it('is the difference of the prices', () => {
  expect(upgradeDifference({ price: 24_900 }, { price: 99_900 })).toBe(75_000);
});

it('is offered upwards only', () => {
  fc.assert(
    fc.property(price, price, (from, to) => {
      expect(upgradeDifference(from, to) !== undefined).toBe(to.price > from.price);
    }),
  );
});

it('costs the same in two steps as in one', () => {
  fc.assert(
    fc.property(price, price, price, (a, b, c) => {
      const [first, second, direct] = [upgradeDifference(a, b), upgradeDifference(b, c), upgradeDifference(a, c)];
      if (first !== undefined && second !== undefined) expect(direct).toBe(first + second);
    }),
  );
});
