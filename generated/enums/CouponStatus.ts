// Written by `npm run generate` from openapi/. Do not edit.
import type { CouponStatus } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** Status: Whether the code is valid today. */
export const couponStatusValues = ["active","scheduled","expired","used_up","off"] as const;
/** The labels people read. */
export const couponStatusLabels: Readonly<Record<CouponStatus, string>> = {
  "active": "Active",
  "scheduled": "Scheduled",
  "expired": "Expired",
  "used_up": "Used up",
  "off": "Off"
};
export const couponStatusTones: Readonly<Partial<Record<CouponStatus, Tone>>> = {
  "active": "success",
  "scheduled": "info",
  "expired": "neutral",
  "used_up": "error",
  "off": "neutral"
};
