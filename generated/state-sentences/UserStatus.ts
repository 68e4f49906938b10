// Written by `npm run generate` from openapi/. Do not edit.
import type { StateSentence } from '../../engine/contract/state-sentences.ts';

/** Each state of a Status as a sentence. */
export const userStatusSentences: Readonly<Record<string, StateSentence>> = {
  "invited": {
    "admin": "{name} hasn’t accepted the invitation yet.",
    "others": "Your account isn’t set up yet."
  },
  "active": {
    "admin": "{name}’s account is active.",
    "others": "Your account is active."
  },
  "suspended": {
    "admin": "{name}’s account is suspended.",
    "others": "Your account is suspended."
  },
  "closed": {
    "admin": "{name}’s account is closed.",
    "others": "Your account is closed."
  }
};
