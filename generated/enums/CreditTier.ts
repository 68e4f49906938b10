// Written by `npm run generate` from openapi/. Do not edit.
import type { CreditTier } from '../api.ts';

/** Credit: As the client sees it; no number is asked. */
export const creditTierValues = ["excellent","good","fair","rebuilding","unsure"] as const;
/** The labels people read. */
export const creditTierLabels: Readonly<Record<CreditTier, string>> = {
  "excellent": "Excellent (740 and up)",
  "good": "Good (670 to 739)",
  "fair": "Fair (580 to 669)",
  "rebuilding": "Rebuilding (under 580)",
  "unsure": "Not sure"
};
