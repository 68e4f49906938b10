// Written by `npm run generate` from openapi/. Do not edit.
import type { PurchaseMethod } from '../api.ts';

/** Paying by: How the car is paid for. */
export const purchaseMethodValues = ["cash","finance","lease"] as const;
/** The labels people read. */
export const purchaseMethodLabels: Readonly<Record<PurchaseMethod, string>> = {
  "cash": "Cash",
  "finance": "Finance",
  "lease": "Lease"
};
