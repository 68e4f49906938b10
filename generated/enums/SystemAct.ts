// Written by `npm run generate` from openapi/. Do not edit.
import type { SystemAct } from '../api.ts';

/** Act: What an admin can do about it from the console. */
export const systemActValues = ["back_up","try_mails","settle_mails"] as const;
/** The labels people read. */
export const systemActLabels: Readonly<Record<SystemAct, string>> = {
  "back_up": "Back up now",
  "try_mails": "Try again now",
  "settle_mails": "Mark as handled"
};
