// Written by `npm run generate` from openapi/. Do not edit.
import type { CouponRefusal } from '../api.ts';

/** Reason: Why a coupon does not hold. */
export const couponRefusalValues = ["unknown","inactive","not_started","expired","exhausted","used_by_user","below_minimum","wrong_package"] as const;
/** The labels people read. */
export const couponRefusalLabels: Readonly<Record<CouponRefusal, string>> = {
  "unknown": "We do not know this code.",
  "inactive": "This code is not in use.",
  "not_started": "This code does not hold yet.",
  "expired": "This code has ended.",
  "exhausted": "This code is used up.",
  "used_by_user": "You have used this code already.",
  "below_minimum": "This code holds for a higher package price.",
  "wrong_package": "This code does not hold for this package."
};
