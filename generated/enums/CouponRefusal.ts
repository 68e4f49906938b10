// Written by `npm run generate` from openapi/. Do not edit.
import type { CouponRefusal } from '../api.ts';

/** Reason: Why a coupon is not valid. */
export const couponRefusalValues = ["unknown","inactive","not_started","expired","exhausted","used_by_user","below_minimum","wrong_package"] as const;
/** The labels people read. */
export const couponRefusalLabels: Readonly<Record<CouponRefusal, string>> = {
  "unknown": "We don’t know this code.",
  "inactive": "This code is turned off.",
  "not_started": "This code isn’t valid yet.",
  "expired": "This code has expired.",
  "exhausted": "This code is used up.",
  "used_by_user": "You already used this code.",
  "below_minimum": "This code needs a higher-priced package.",
  "wrong_package": "This code isn’t valid for this package."
};
