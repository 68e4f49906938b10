// Written by `npm run generate` from openapi/. Do not edit.
import type { SecondStep } from '../api.ts';

/** Second step: What a sign-in, or an act, waits for beside the password. */
export const secondStepValues = ["confirm","set_up","again"] as const;
/** The labels people read. */
export const secondStepLabels: Readonly<Record<SecondStep, string>> = {
  "confirm": "Confirm it’s you",
  "set_up": "Set up a second step",
  "again": "Confirm it’s you again"
};
