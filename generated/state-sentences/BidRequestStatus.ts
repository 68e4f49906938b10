// Written by `npm run generate` from openapi/. Do not edit.
import type { StateSentence } from '../../engine/contract/state-sentences.ts';

/** Each state of a Status as a sentence. */
export const bidRequestStatusSentences: Readonly<Record<string, StateSentence>> = {
  "draft": "This price request hasn’t been sent yet.",
  "open": "Dealers can answer this price request.",
  "closed": "This price request is closed."
};
