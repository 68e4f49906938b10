// Written by `npm run generate` from openapi/. Do not edit.
import type { StateSentence } from '../../engine/contract/state-sentences.ts';

/** Each state of a Status as a sentence. */
export const taskStatusSentences: Readonly<Record<string, StateSentence>> = {
  "open": "This task is open.",
  "done": "This task is done."
};
