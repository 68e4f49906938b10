// Written by `npm run generate` from openapi/. Do not edit.
import type { StateSentence } from '../../engine/contract/state-sentences.ts';

/** Each state of a Status as a sentence. */
export const dealCheckStatusSentences: Readonly<Record<string, StateSentence>> = {
  "submitted": "This paper waits for its review.",
  "in_review": "This paper is being reviewed.",
  "answered": "The report on this paper was sent."
};
