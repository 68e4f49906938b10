// Written by `npm run generate` from openapi/. Do not edit.
import type { QueueBandKind } from '../api.ts';

/** Heading: When what is under a heading of the queue is to be done. */
export const queueBandKindValues = ["today","news","later","snoozed"] as const;
/** The labels people read. */
export const queueBandKindLabels: Readonly<Record<QueueBandKind, string>> = {
  "today": "Today",
  "news": "No deadline",
  "later": "Later",
  "snoozed": "Snoozed"
};
