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

const mileSteps = [250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000];
/** Below it miles make no difference to a price: new cars do not stand apart by the width of the drawing. */
const fewestMiles = 1_000;

/** The round marks of an axis from 0 to the last of them, which holds all miles. @param most how many spaces between marks there is room for */
export function milesTicks(miles: readonly number[], most: number): number[] {
  const highest = Math.max(fewestMiles, ...miles);
  const step = mileSteps.find((each) => highest / each <= most) ?? Math.ceil(highest / most / 100_000) * 100_000;
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_each, index) => index * step);
}
