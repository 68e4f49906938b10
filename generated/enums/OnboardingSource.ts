// Written by `npm run generate` from openapi/. Do not edit.
import type { OnboardingSource } from '../api.ts';

/** Started by: Whether the client signed up alone or staff did it with them. */
export const onboardingSourceValues = ["self","assisted"] as const;
/** The labels people read. */
export const onboardingSourceLabels: Readonly<Record<OnboardingSource, string>> = {
  "self": "Client",
  "assisted": "Staff"
};
