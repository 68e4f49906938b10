// Written by `npm run generate` from openapi/. Do not edit.
import type { OnboardingSource } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** Started by: Whether the client signed up alone or staff did it with them. */
export const onboardingSourceValues = ["self","assisted"] as const;
/** The labels people read. */
export const onboardingSourceLabels: Readonly<Record<OnboardingSource, string>> = {
  "self": "Client",
  "assisted": "Staff"
};
export const onboardingSourceTones: Readonly<Partial<Record<OnboardingSource, Tone>>> = {
  "self": "neutral",
  "assisted": "info"
};
