// Written by `npm run generate` from openapi/. Do not edit.
import type { StateSentence } from '../../engine/contract/state-sentences.ts';

/** Each state of a Status as a sentence. */
export const refundRequestStatusSentences: Readonly<Record<string, StateSentence>> = {
  "requested": {
    "client": "We received your refund request.",
    "others": "This refund request has no answer yet."
  },
  "granted": {
    "client": "We refunded this payment.",
    "others": "This request was refunded."
  },
  "declined": {
    "client": "We declined this request. You can request a refund again.",
    "others": "This request was declined."
  },
  "withdrawn": {
    "client": "You withdrew this request.",
    "others": "The client withdrew this request."
  }
};
