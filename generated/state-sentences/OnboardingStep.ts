// Written by `npm run generate` from openapi/. Do not edit.
import type { StateSentence } from '../../engine/contract/state-sentences.ts';

/** Each state of a Step as a sentence. */
export const onboardingStepSentences: Readonly<Record<string, StateSentence>> = {
  "incomplete": "{name} is still signing up.",
  "payment": "{name} hasn’t paid yet.",
  "payment_success": "{name} has already paid.",
  "discarded": "This sign-up is already discarded."
};
