// Written by `npm run generate` from openapi/. Do not edit.
import type { PaymentKind } from '../api.ts';

/** Kind: What was paid for. */
export const paymentKindValues = ["package","upgrade"] as const;
/** The words people read. */
export const paymentKindWords: Readonly<Record<PaymentKind, string>> = {
  "package": "Package",
  "upgrade": "Upgrade"
};
