// Written by `npm run generate` from openapi/. Do not edit.
import type { CouponUsageState } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** State: A coupon is reserved while a buyer pays, then used, or free again after 30 minutes. */
export const couponUsageStateValues = ["reserved","consumed","released"] as const;
/** The labels people read. */
export const couponUsageStateLabels: Readonly<Record<CouponUsageState, string>> = {
  "reserved": "Reserved",
  "consumed": "Used",
  "released": "Released"
};
export const couponUsageStateTones: Readonly<Partial<Record<CouponUsageState, Tone>>> = {
  "reserved": "warning",
  "consumed": "success",
  "released": "neutral"
};
