import { expect, it } from 'vitest';
import { tradeEquity } from './trade-equity.ts';

const offer = (amount: number) => ({ from: 'CarMax', amount, offered_on: null });

it('is the best offer less the payoff, below zero where more is owed', () => {
  expect(tradeEquity({ offers: [offer(1_100_000), offer(1_150_000)], payoff: 312_000 })).toEqual({ best: 1_150_000, payoff: 312_000, equity: 838_000 });
  expect(tradeEquity({ offers: [offer(1_000_000)], payoff: 1_312_000 })?.equity).toBe(-312_000);
  expect(tradeEquity({ offers: [offer(1_000_000)], payoff: null })).toEqual({ best: 1_000_000, payoff: 0, equity: 1_000_000 });
});

it('waits for the first offer, and says nothing where there is nothing to say', () => {
  expect(tradeEquity({ offers: [], payoff: 312_000 })).toEqual({ best: null, payoff: 312_000, equity: null });
  expect(tradeEquity({ offers: [], payoff: null })).toBeUndefined();
  // A row whose amount is not typed yet.
  expect(tradeEquity({ offers: [offer(Number.NaN)], payoff: 0 })).toBeUndefined();
});
