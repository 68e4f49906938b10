// Written by `npm run generate` from openapi/. Do not edit.
import type { ContactWay } from '../api.ts';

/** Best way: How the client likes to be reached. */
export const contactWayValues = ["chat","phone","text","email"] as const;
/** The labels people read. */
export const contactWayLabels: Readonly<Record<ContactWay, string>> = {
  "chat": "Chat",
  "phone": "Phone",
  "text": "Text message",
  "email": "E-mail"
};
