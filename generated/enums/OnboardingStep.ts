// Written by `npm run generate` from openapi/. Do not edit.
import type { OnboardingStep } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** Step: How far the prospect has come on the way to an account. */
export const onboardingStepValues = ["incomplete","payment","payment_success","discarded"] as const;
/** The labels people read. */
export const onboardingStepLabels: Readonly<Record<OnboardingStep, string>> = {
  "incomplete": "Incomplete",
  "payment": "At payment",
  "payment_success": "Paid",
  "discarded": "Discarded"
};
export const onboardingStepTones: Readonly<Partial<Record<OnboardingStep, Tone>>> = {
  "incomplete": "turn",
  "payment": "warning",
  "payment_success": "success",
  "discarded": "neutral"
};
