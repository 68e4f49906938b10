// Written by `npm run generate` from openapi/. Do not edit.
import type { FinancingMethod } from '../api.ts';

/** Financed or leased: How a car is paid for by the month. */
export const financingMethodValues = ["finance","lease"] as const;
/** The labels people read. */
export const financingMethodLabels: Readonly<Record<FinancingMethod, string>> = {
  "finance": "Finance",
  "lease": "Lease"
};
