// Written by `npm run generate` from openapi/. Do not edit.
import type { StateSentence } from '../../engine/contract/state-sentences.ts';

/** Each state of a Status as a sentence. */
export const supportStatusSentences: Readonly<Record<string, StateSentence>> = {
  "open": "Nobody has started on this request yet.",
  "in_progress": "This request is in progress.",
  "answered": "This request has an answer.",
  "closed": "This request is closed."
};
