// Written by `npm run generate` from openapi/. Do not edit.
import type { WeekEntryKind } from '../api.ts';

/** Kind: What happens on a day of the week. */
export const weekEntryKindValues = ["task","follow_up","bids_due","quote_ends","delivery"] as const;
/** The labels people read. */
export const weekEntryKindLabels: Readonly<Record<WeekEntryKind, string>> = {
  "task": "Task",
  "follow_up": "Follow-up",
  "bids_due": "Bids due",
  "quote_ends": "Quote ends",
  "delivery": "Delivery"
};
