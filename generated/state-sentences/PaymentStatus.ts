// Written by `npm run generate` from openapi/. Do not edit.
import type { StateSentence } from '../../engine/contract/state-sentences.ts';

/** Each state of a Status as a sentence. */
export const paymentStatusSentences: Readonly<Record<string, StateSentence>> = {
  "pending": "This payment hasn’t arrived yet.",
  "requires_action": "The bank is waiting for the buyer to confirm.",
  "succeeded": "This payment arrived in full.",
  "failed": "This payment failed.",
  "partly_refunded": "Part of this payment is already refunded.",
  "refunded": "This payment is fully refunded."
};
