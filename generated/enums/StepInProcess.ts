// Written by `npm run generate` from openapi/. Do not edit.
import type { StepInProcess } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** Step in process: How far the work for the client has come. */
export const stepInProcessValues = ["new_request","intake_review","searching","links_sent","researching","negotiating","offer_accepted","paperwork","delivered","on_hold","closed_lost"] as const;
/** The labels people read. */
export const stepInProcessLabels: Readonly<Record<StepInProcess, string>> = {
  "new_request": "New request",
  "intake_review": "Intake review",
  "searching": "Searching",
  "links_sent": "Links sent",
  "researching": "Researching",
  "negotiating": "Negotiating",
  "offer_accepted": "Offer accepted",
  "paperwork": "Paperwork",
  "delivered": "Delivered",
  "on_hold": "On hold",
  "closed_lost": "Closed, lost"
};
export const stepInProcessTones: Readonly<Partial<Record<StepInProcess, Tone>>> = {
  "new_request": "turn",
  "intake_review": "info",
  "searching": "info",
  "links_sent": "neutral",
  "researching": "info",
  "negotiating": "info",
  "offer_accepted": "accent",
  "paperwork": "accent",
  "delivered": "success",
  "on_hold": "warning",
  "closed_lost": "neutral"
};
