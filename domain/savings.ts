// What clients saved, for the front door: only where there are enough deals that none can be told from another.

/** From so many delivered deals on the figures are shown (docs/rules.md, Front door). */
export const fewestDeals = 10;
const width = 50_000;
const bars = 8;

/** A bar: deals that saved at least `from` cents and less than the next; the first are those that saved nothing. */
export interface SavingsBar {
  from: number;
  count: number;
}

export interface Savings {
  deals: number;
  /** Half of the deals saved at least so much; cents. */
  median: number;
  /** How many saved nothing. */
  none: number;
  /** Nothing, under 500 dollars, and so on by 500; the last has no upper end. */
  bars: SavingsBar[];
}

/** The distribution of savings in cents; nothing while there are too few. @param saved one figure for each delivered deal; below zero counts as nothing */
export function savingsOf(saved: readonly number[]): Savings | undefined {
  if (saved.length < fewestDeals) return undefined;
  const sorted = saved.map((cents) => Math.max(0, cents)).toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const counts = Array.from({ length: bars + 1 }, (_, index): SavingsBar => ({ from: index === 0 ? 0 : Math.max(1, (index - 1) * width), count: 0 }));
  for (const cents of sorted) {
    const bar = counts.findLast(({ from }) => cents >= from);
    if (bar) bar.count += 1;
  }
  return { deals: sorted.length, median, none: sorted.filter((cents) => cents === 0).length, bars: counts };
}
