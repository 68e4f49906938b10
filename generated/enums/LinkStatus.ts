// Written by `npm run generate` from openapi/. Do not edit.
import type { LinkStatus } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** Status: How far the client and the advisor have come with this link (the three choices). */
export const linkStatusValues = ["proposed","research_requested","researched","otd_requested","otd_received","accepted","purchased","rejected","unavailable"] as const;
/** The labels people read. */
export const linkStatusLabels: Readonly<Record<LinkStatus, string>> = {
  "proposed": "Proposed",
  "research_requested": "Research requested",
  "researched": "Research received",
  "otd_requested": "OTD price requested",
  "otd_received": "OTD price received",
  "accepted": "Price accepted",
  "purchased": "Purchased",
  "rejected": "Rejected",
  "unavailable": "Unavailable"
};
export const linkStatusTones: Readonly<Partial<Record<LinkStatus, Tone>>> = {
  "proposed": "turn",
  "research_requested": "info",
  "researched": "turn",
  "otd_requested": "info",
  "otd_received": "turn",
  "accepted": "accent",
  "purchased": "success",
  "rejected": "neutral",
  "unavailable": "neutral"
};
/** Who has to act next. */
export const linkStatusTurns: Readonly<Partial<Record<LinkStatus, 'client' | 'staff'>>> = {
  "proposed": "client",
  "researched": "client",
  "otd_received": "client",
  "research_requested": "staff",
  "otd_requested": "staff",
  "accepted": "staff"
};
