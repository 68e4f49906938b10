// What an upgrade costs (docs/rules.md, Upgrades).
import type { Cents, Package } from '../generated/api.ts';

/**
 * The additional price of a higher package: its price less the price of the current one, ignoring coupons, so that two steps never cost more than one.
 * @returns cents, or `undefined` if the other package is not higher
 */
export function upgradeDifference(from: Pick<Package, 'price'>, to: Pick<Package, 'price'>): Cents | undefined {
  return to.price > from.price ? to.price - from.price : undefined;
}
