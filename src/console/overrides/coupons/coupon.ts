import type { RaRecord } from 'react-admin';
import type { CouponStatus } from '../../../../generated/api.ts';
import { couponKindValues, couponStatusValues } from '../../../../generated/enums.ts';
import { formatCents } from '../../../../engine/web/format.ts';

const numberOr = <T>(value: unknown, otherwise: T): number | T => (typeof value === 'number' ? value : otherwise);
const textOr = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** What the coupon's cells and cards read of a record. */
export function readCoupon(record: RaRecord) {
  const slugs: unknown = record['package_identifiers'];
  return {
    kind: couponKindValues.find((kind) => kind === record['kind']) ?? 'amount',
    value: numberOr(record['value'], 0),
    status: couponStatusValues.find((status): status is CouponStatus => status === record['status']) ?? 'off',
    starts_at: textOr(record['starts_at']),
    ends_at: textOr(record['ends_at']),
    used: numberOr(record['redeemed_count'], 0),
    reserved: numberOr(record['reserved_count'], 0),
    most: numberOr(record['max_redemptions'], null),
    packages: Array.isArray(slugs) ? slugs.filter((slug) => typeof slug === 'string') : [],
    gross: numberOr(record['gross'], 0),
    discounts: numberOr(record['discounts'], 0),
    net: numberOr(record['net_revenue'], 0),
  };
}

/** `10%`, or `$100.00`. */
export const discountText = ({ kind, value }: Pick<ReturnType<typeof readCoupon>, 'kind' | 'value'>): string =>
  kind === 'percent' ? `${value}%` : formatCents(value);
