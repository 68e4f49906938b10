// Written by `npm run generate` from openapi/. Do not edit.
import type { UrgentMarkKind } from '../api.ts';

/** Mark: Snoozed until a moment, done, or neither any more. */
export const urgentMarkKindValues = ["snoozed","done","open"] as const;
/** The labels people read. */
export const urgentMarkKindLabels: Readonly<Record<UrgentMarkKind, string>> = {
  "snoozed": "Snoozed",
  "done": "Done",
  "open": "Open"
};
