// Written by `npm run generate` from openapi/. Do not edit.
import type { ChatEmployeeStatus } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** Status: What the chat asks of staff. */
export const chatEmployeeStatusValues = ["needs_reply","waiting_on_client","snoozed","resolved"] as const;
/** The labels people read. */
export const chatEmployeeStatusLabels: Readonly<Record<ChatEmployeeStatus, string>> = {
  "needs_reply": "Needs reply",
  "waiting_on_client": "Waiting on client",
  "snoozed": "Snoozed",
  "resolved": "Resolved"
};
export const chatEmployeeStatusTones: Readonly<Partial<Record<ChatEmployeeStatus, Tone>>> = {
  "needs_reply": "turn",
  "waiting_on_client": "neutral",
  "snoozed": "info",
  "resolved": "success"
};
