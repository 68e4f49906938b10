import { decimalSeparator, formatNumber } from '../format.ts';

/** Integer cents as the text of a field, without a currency sign: 312000 is "3,120.00". */
export function centsToText(cents: number | null | undefined): string {
  if (cents === null || cents === undefined) return '';
  const whole = Math.trunc(Math.abs(cents) / 100);
  const rest = String(Math.abs(cents) % 100).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}${formatNumber(whole)}${decimalSeparator()}${rest}`;
}

/** Typed text as integer cents; null when empty, NaN when it is no amount. */
export function textToCents(text: string): number | null {
  const decimal = decimalSeparator();
  const cleaned = text
    .replace(/[\s$€£]/g, '')
    .replaceAll(decimal === ',' ? '.' : ',', '')
    .replace(decimal, '.');
  if (cleaned === '') return null;
  return /^-?\d+(\.\d{0,2})?$|^-?\.\d{1,2}$/.test(cleaned) ? Math.round(Number(cleaned) * 100) : Number.NaN;
}
