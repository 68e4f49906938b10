// Written by `npm run generate` from openapi/. Do not edit.
import type { DealPaperBy } from '../api.ts';

/** Who brings it: Who takes care of a paper. */
export const dealPaperByValues = ["client","advisor","dealer"] as const;
/** The labels people read. */
export const dealPaperByLabels: Readonly<Record<DealPaperBy, string>> = {
  "client": "Client",
  "advisor": "Advisor",
  "dealer": "Dealer"
};
