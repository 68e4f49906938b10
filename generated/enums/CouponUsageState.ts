// Written by `npm run generate` from openapi/. Do not edit.
import type { CouponUsageState } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** State: A coupon is held while somebody pays, then used, or free again after 30 minutes. */
export const couponUsageStateValues = ["reserved","consumed","released"] as const;
/** The labels people read. */
export const couponUsageStateLabels: Readonly<Record<CouponUsageState, string>> = {
  "reserved": "Held",
  "consumed": "Used",
  "released": "Free again"
};
export const couponUsageStateTones: Readonly<Partial<Record<CouponUsageState, Tone>>> = {
  "reserved": "warning",
  "consumed": "success",
  "released": "neutral"
};
