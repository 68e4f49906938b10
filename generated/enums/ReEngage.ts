// Written by `npm run generate` from openapi/. Do not edit.
import type { ReEngage } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** Follow-up: Whether it is time to get in touch. */
export const reEngageValues = ["overdue","today","later","none"] as const;
/** The labels people read. */
export const reEngageLabels: Readonly<Record<ReEngage, string>> = {
  "overdue": "Overdue",
  "today": "Today",
  "later": "Later",
  "none": "No date"
};
export const reEngageTones: Readonly<Partial<Record<ReEngage, Tone>>> = {
  "overdue": "error",
  "today": "turn",
  "later": "neutral",
  "none": "neutral"
};
