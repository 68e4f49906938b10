// Written by `npm run generate` from openapi/. Do not edit.
import type { ChatPresence } from '../api.ts';

/** Presence: What a person who has a chat open is doing. */
export const chatPresenceValues = ["here","typing","gone"] as const;
/** The labels people read. */
export const chatPresenceLabels: Readonly<Record<ChatPresence, string>> = {
  "here": "Here",
  "typing": "Typing",
  "gone": "Away"
};
