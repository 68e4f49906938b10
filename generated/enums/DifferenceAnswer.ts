// Written by `npm run generate` from openapi/. Do not edit.
import type { DifferenceAnswer } from '../api.ts';

/** Answer: What is done about a difference. */
export const differenceAnswerValues = ["ask_to_remove","accepted"] as const;
/** The labels people read. */
export const differenceAnswerLabels: Readonly<Record<DifferenceAnswer, string>> = {
  "ask_to_remove": "Removal requested",
  "accepted": "Accepted with a reason"
};
