// What a trade-in is worth to its owner: the best offer less what is still owed on it.
import type { Cents, TradeIn } from '../generated/api.ts';

export interface TradeEquity {
  /** The best offer there is; null before the first. */
  best: Cents | null;
  /** What is still owed, the car's lender's figure. */
  payoff: Cents;
  /** What goes toward the next car; below zero it is owed on top of it. Null before the first offer. */
  equity: Cents | null;
}

/** @returns undefined where there is neither an offer nor anything owed: nothing to work out */
export function tradeEquity({ offers, payoff }: Pick<TradeIn, 'offers' | 'payoff'>): TradeEquity | undefined {
  const amounts = (offers ?? []).map(({ amount }) => amount).filter((amount) => Number.isFinite(amount) && amount > 0);
  const owed = payoff ?? 0;
  if (amounts.length === 0 && owed === 0) return undefined;
  const best = amounts.length === 0 ? null : Math.max(...amounts);
  return { best, payoff: owed, equity: best === null ? null : best - owed };
}
