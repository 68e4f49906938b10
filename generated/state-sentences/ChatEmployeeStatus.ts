// Written by `npm run generate` from openapi/. Do not edit.
import type { StateSentence } from '../../engine/contract/state-sentences.ts';

/** Each state of a Status as a sentence. */
export const chatEmployeeStatusSentences: Readonly<Record<string, StateSentence>> = {
  "needs_reply": {
    "client": "Your message is waiting for an answer.",
    "others": "{client} is waiting for a reply."
  },
  "waiting_on_client": {
    "client": "Your advisor is waiting for your answer.",
    "others": "This chat is waiting for {client}."
  },
  "snoozed": {
    "client": "Your advisor will come back to this chat later.",
    "others": "This chat is snoozed."
  },
  "resolved": "This chat is resolved."
};
