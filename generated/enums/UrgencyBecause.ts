// Written by `npm run generate` from openapi/. Do not edit.
import type { UrgencyBecause } from '../api.ts';

/** Why here: What puts a thing that waits where it is in the queue. */
export const urgencyBecauseValues = ["money_today","promise_late","promise_soon","overdue","due_today","news","due_later","snoozed"] as const;
/** The labels people read. */
export const urgencyBecauseLabels: Readonly<Record<UrgencyBecause, string>> = {
  "money_today": "Money is at stake today.",
  "promise_late": "This answer is late.",
  "promise_soon": "Less than an hour is left.",
  "overdue": "This is overdue.",
  "due_today": "This is due today.",
  "news": "No one is waiting for an answer to this.",
  "due_later": "This is not due today.",
  "snoozed": "You snoozed this."
};
