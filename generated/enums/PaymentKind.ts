// Written by `npm run generate` from openapi/. Do not edit.
import type { PaymentKind } from '../api.ts';

/** Kind: What was paid for. */
export const paymentKindValues = ["package","upgrade"] as const;
/** The labels people read. */
export const paymentKindLabels: Readonly<Record<PaymentKind, string>> = {
  "package": "Package",
  "upgrade": "Upgrade"
};
