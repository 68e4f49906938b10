// A coupon's discount and validity (docs/rules.md, Coupons). Pure: the caller provides the counts and the clock.
import type { Cents, Coupon, CouponAnswer, CouponRefusal, CouponStatus, Instant, PackageIdentifier } from '../generated/api.ts';

/** The part of a coupon that decides. */
export type CouponTerms = Pick<Coupon, 'kind' | 'value' | 'is_active' | 'package_identifiers'> & {
  starts_at: Instant | null;
  ends_at: Instant | null;
  max_redemptions: number | null;
  max_per_user: number | null;
  min_package_price: Cents | null;
};

/** The buyer, the purchase, and how often the coupon is used already. */
export interface CouponUse {
  now: Date;
  /** Price of the package in cents, before the coupon. */
  package_price: Cents;
  /** Not known yet: the packages the coupon applies to are checked again at checkout. */
  package_identifier?: PackageIdentifier;
  /** Uses consumed or held by anyone, excluding this buyer's own hold. */
  taken: number;
  /** Uses consumed or held by this buyer elsewhere; not known for a stranger. */
  taken_by_user?: number;
}

/**
 * What the coupon takes off, in whole cents: a share is rounded half up, an amount never exceeds the price.
 * @returns cents between 0 and `price`
 */
export function couponDiscount({ kind, value }: Pick<CouponTerms, 'kind' | 'value'>, price: Cents): Cents {
  const off = kind === 'percent' ? Math.round((price * value) / 100) : value;
  return Math.max(0, Math.min(price, off));
}

/**
 * Whether a code is valid; `undefined` means an unknown code. The first reason found is returned, in the order a person would understand: the code itself, its
 * dates, its packages, its limits.
 */
export function answerCoupon(coupon: CouponTerms | undefined, use: CouponUse): CouponAnswer {
  const reason = coupon ? refusalOf(coupon, use) : 'unknown';
  if (reason || !coupon) return { valid: false, discount: 0, final_price: use.package_price, reason: reason ?? 'unknown' };
  const discount = couponDiscount(coupon, use.package_price);
  return { valid: true, discount, final_price: use.package_price - discount };
}

function refusalOf(coupon: CouponTerms, use: CouponUse): CouponRefusal | undefined {
  if (!coupon.is_active) return 'inactive';
  if (coupon.starts_at !== null && use.now < new Date(coupon.starts_at)) return 'not_started';
  if (coupon.ends_at !== null && use.now >= new Date(coupon.ends_at)) return 'expired';
  if (use.package_identifier !== undefined && coupon.package_identifiers.length > 0 && !coupon.package_identifiers.includes(use.package_identifier))
    return 'wrong_package';
  if (coupon.min_package_price !== null && use.package_price < coupon.min_package_price) return 'below_minimum';
  if (coupon.max_per_user !== null && (use.taken_by_user ?? 0) >= coupon.max_per_user) return 'used_by_user';
  if (coupon.max_redemptions !== null && use.taken >= coupon.max_redemptions) return 'exhausted';
  return undefined;
}

/** A coupon's status today, as lists show it. A hold may still be released, so only consumed uses make it used up. */
export function couponStatus(
  coupon: Pick<CouponTerms, 'is_active' | 'starts_at' | 'ends_at' | 'max_redemptions'> & { redeemed_count: number },
  now: Date,
): CouponStatus {
  if (!coupon.is_active) return 'off';
  if (coupon.ends_at !== null && now >= new Date(coupon.ends_at)) return 'expired';
  if (coupon.max_redemptions !== null && coupon.redeemed_count >= coupon.max_redemptions) return 'used_up';
  if (coupon.starts_at !== null && now < new Date(coupon.starts_at)) return 'scheduled';
  return 'active';
}

/** The form in which codes are compared: case and outer blanks make no difference. */
export function normalCode(code: string): string {
  return code.trim().toUpperCase();
}
