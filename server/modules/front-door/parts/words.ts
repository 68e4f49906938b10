// How figures read on the front door.
import { moneyText } from '../../../../domain/money.ts';

/** Cents as a price: whole dollars without cents. */
export const dollars = (cents: number): string => moneyText(cents).replace(/\.00$/, '');

/** Cents on a worksheet: to the cent, a reduction with a minus; nothing is `none`. */
export const lineText = (cents: number | null): string => (cents === null || cents === 0 ? 'none' : moneyText(cents).replace('-', '−'));

/** By how much a line moved. */
export const movement = (before: number | null, after: number | null): string => {
  const by = (after ?? 0) - (before ?? 0);
  return by === 0 ? 'same' : lineText(by);
};

/** An hour of the day: 9 AM, noon, 6 PM. */
export function hourText(hour: number): string {
  if (hour === 12) return 'noon';
  if (hour % 24 === 0) return 'midnight';
  return `${hour % 12} ${hour < 12 ? 'AM' : 'PM'}`;
}
