// Written by `npm run generate` from openapi/. Do not edit.
import type { StateSentence } from '../../engine/contract/state-sentences.ts';

/** Each state of a Status as a sentence. */
export const paymentCaseStatusSentences: Readonly<Record<string, StateSentence>> = {
  "answer_due": "This dispute is answered at the card processor.",
  "with_bank": "The bank is deciding this dispute.",
  "won": "The bank decided this dispute for the firm.",
  "lost": "The bank decided this dispute for the client.",
  "open": "Nobody has taken care of this yet.",
  "done": "This was handled."
};
