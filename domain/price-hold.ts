// How long a price shown at checkout is held (docs/rules.md, Coupons: held for 30 minutes, the price with them).
import type { Cents, Instant } from '../generated/api.ts';

/** A price is held for so many minutes from when it was first shown, and its coupon as long. */
export const priceHoldMinutes = 30;

/** Until when a price first shown `now` is held. */
export const priceKeptUntil = (now: Date): Instant => new Date(now.getTime() + priceHoldMinutes * 60_000).toISOString();

/** The order a price was shown for. */
export interface PricedFor {
  kind: string;
  package_identifier: string;
  /** The package that is upgraded from; null for a first one. */
  from_package: string | null;
}

interface Shown extends Omit<PricedFor, 'from_package'> {
  quote: { until: Instant; from_package: string | null } | null;
}

/** Whether the price that was shown is still held for the current request. Its coupon may differ. */
export function isPriceKept<Row extends Shown>(shown: Row | undefined, asked: PricedFor, now: Date): shown is Row & { quote: NonNullable<Row['quote']> } {
  return isSameOrder(shown, asked) && now < new Date(shown.quote.until);
}

/** Whether the price was shown for the same thing, kept or not. */
export function isSameOrder<Row extends Shown>(shown: Row | undefined, asked: PricedFor): shown is Row & { quote: NonNullable<Row['quote']> } {
  if (!shown?.quote) return false;
  return shown.kind === asked.kind && shown.package_identifier === asked.package_identifier && shown.quote.from_package === asked.from_package;
}

/**
 * The previous total to show: the same order's total until its price expired, if it differs now.
 * @param before the order as last shown, with the coupon requested then
 */
export function totalBefore(before: { total: Cents; asked_code: string | null } | undefined, now: { total: Cents; asked_code: string | null }): Cents | null {
  return before !== undefined && before.asked_code === now.asked_code && before.total !== now.total ? before.total : null;
}
