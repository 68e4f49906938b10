// Written by `npm run generate` from openapi/. Do not edit.
import type { CouponKind } from '../api.ts';

/** Kind: Whether the value is a share of the price or an amount off it. */
export const couponKindValues = ["percent","amount"] as const;
/** The labels people read. */
export const couponKindLabels: Readonly<Record<CouponKind, string>> = {
  "percent": "Percent",
  "amount": "Amount"
};
