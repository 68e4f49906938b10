// Written by `npm run generate` from openapi/. Do not edit.
import type { JourneyStepState } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** State of a step: How far one step of the journey is. */
export const journeyStepStateValues = ["done","now","next"] as const;
/** The labels people read. */
export const journeyStepStateLabels: Readonly<Record<JourneyStepState, string>> = {
  "done": "Done",
  "now": "Now",
  "next": "Next"
};
export const journeyStepStateTones: Readonly<Partial<Record<JourneyStepState, Tone>>> = {
  "done": "success",
  "now": "turn",
  "next": "neutral"
};
