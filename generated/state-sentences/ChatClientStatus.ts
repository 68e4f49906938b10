// Written by `npm run generate` from openapi/. Do not edit.
import type { StateSentence } from '../../engine/contract/state-sentences.ts';

/** Each state of a Status as a sentence. */
export const chatClientStatusSentences: Readonly<Record<string, StateSentence>> = {
  "new_reply": {
    "client": "You have a new reply.",
    "others": "{client} has a new reply to read."
  },
  "waiting_on_advisor": {
    "client": "Your message is waiting for your advisor.",
    "others": "{client} is waiting for an answer."
  },
  "up_to_date": {
    "client": "You’re up to date in this chat.",
    "others": "{client} is up to date in this chat."
  }
};
