// Written by `npm run generate` from openapi/. Do not edit.
import type { StateSentence } from '../../engine/contract/state-sentences.ts';

/** Each state of a Status as a sentence. */
export const dealStatusSentences: Readonly<Record<string, StateSentence>> = {
  "paperwork": "The papers of this deal are being prepared.",
  "contract_check": "The contract of this deal is being checked.",
  "scheduled": "The contract of this deal is confirmed.",
  "delivered": "This car was delivered.",
  "fell_through": "This deal fell through.",
  "taken_back": "The acceptance of this price was withdrawn."
};
