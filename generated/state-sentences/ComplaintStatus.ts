// Written by `npm run generate` from openapi/. Do not edit.
import type { StateSentence } from '../../engine/contract/state-sentences.ts';

/** Each state of a Status as a sentence. */
export const complaintStatusSentences: Readonly<Record<string, StateSentence>> = {
  "submitted": {
    "client": "We received your complaint.",
    "others": "Nobody has started on this complaint yet."
  },
  "in_progress": {
    "client": "We’re working on your complaint.",
    "others": "This complaint is in progress."
  },
  "waiting_on_client": {
    "client": "We’re waiting for your reply.",
    "others": "This complaint is waiting for {client}."
  },
  "resolved": {
    "client": "We resolved your complaint on {when}.",
    "others": "This complaint has been resolved since {when}."
  },
  "closed": {
    "client": "Your complaint is closed.",
    "others": "This complaint is closed."
  },
  "withdrawn": {
    "client": "You withdrew this complaint.",
    "others": "{client} withdrew this complaint on {when}."
  }
};
