// What an upgrade costs (docs/rules.md, Upgrades).
import type { Cents, Package } from '../generated/api.ts';

/**
 * What a client pays on top for a higher package: its price less the price of the one they have, coupons not counted,
 * so that nobody pays more for two steps than for one.
 * @returns cents, or `undefined` where the other package is not higher
 */
export function upgradeDifference(from: Pick<Package, 'price'>, to: Pick<Package, 'price'>): Cents | undefined {
  return to.price > from.price ? to.price - from.price : undefined;
}
