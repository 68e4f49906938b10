import { formatNumber } from '../../web/format.ts';

/** Totals are exact up to here; beyond, the server answers one more (docs/rules.md, Lists). */
export const exactTotals = 10_000;

/** A total, or a number of pages of it, in words: "319", "10,000+". */
export function totalText(total: number, shown: number = Math.min(total, exactTotals)): string {
  return `${formatNumber(shown)}${total > exactTotals ? '+' : ''}`;
}
