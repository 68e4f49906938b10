/** A price axis: where it begins and ends, in cents, and the marks on it. */
export interface PriceAxis {
  from: number;
  to: number;
  ticks: readonly number[];
}

const steps = [10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000];

/** An axis that holds all prices, with two to five round marks. @param prices in cents, at least one */
export function priceAxis(prices: readonly number[]): PriceAxis {
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const step = steps.find((each) => (highest - lowest) / each <= 4) ?? 2_500_000;
  const from = Math.floor(lowest / step) * step;
  const to = Math.max(Math.ceil(highest / step) * step, from + step);
  return { from, to, ticks: Array.from({ length: Math.round((to - from) / step) + 1 }, (_each, index) => from + index * step) };
}

/** Where on the axis a price is, in percent. */
export const placeOn = ({ from, to }: PriceAxis, price: number): number => ((price - from) / (to - from)) * 100;
