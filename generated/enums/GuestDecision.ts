// Written by `npm run generate` from openapi/. Do not edit.
import type { GuestDecision } from '../api.ts';

/** Decision: A choice on a car that a guest may make for the client. Taking one back goes with it. */
export const guestDecisionValues = ["research_requested","otd_requested","rejected","accepted"] as const;
/** The labels people read. */
export const guestDecisionLabels: Readonly<Record<GuestDecision, string>> = {
  "research_requested": "Ask for research",
  "otd_requested": "Ask for an out-the-door price",
  "rejected": "Reject a car",
  "accepted": "Accept a price"
};
