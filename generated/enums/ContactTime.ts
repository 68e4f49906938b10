// Written by `npm run generate` from openapi/. Do not edit.
import type { ContactTime } from '../api.ts';

/** Best time: When the person likes to be called. */
export const contactTimeValues = ["morning","afternoon","evening","any"] as const;
/** The labels people read. */
export const contactTimeLabels: Readonly<Record<ContactTime, string>> = {
  "morning": "Morning",
  "afternoon": "Afternoon",
  "evening": "Evening",
  "any": "Any time"
};
