// Written by `npm run generate` from openapi/. Do not edit.
import type { ChatClientStatus } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** Status: Whether the client has a reply or waits for one. */
export const chatClientStatusValues = ["new_reply","waiting_on_advisor","up_to_date"] as const;
/** The labels people read. */
export const chatClientStatusLabels: Readonly<Record<ChatClientStatus, string>> = {
  "new_reply": "New reply",
  "waiting_on_advisor": "Waiting on your advisor",
  "up_to_date": "Up to date"
};
export const chatClientStatusTones: Readonly<Partial<Record<ChatClientStatus, Tone>>> = {
  "new_reply": "turn",
  "waiting_on_advisor": "neutral",
  "up_to_date": "success"
};
