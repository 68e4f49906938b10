import type { ViewProps } from '../../../../engine/console/overrides.ts';
import { discountText, readCoupon } from './coupon.ts';

/** What the coupon takes off: a share or an amount. */
export default function DiscountCell({ record }: ViewProps) {
  return <span className="num">{discountText(readCoupon(record))}</span>;
}
