// Written by `npm run generate` from openapi/. Do not edit.
import type { Transition } from '../../engine/contract/descriptor.ts';

/** Who may move a Status where. */
export const paymentCaseStatusTransitions: readonly Transition[] = [
  {
    "from": [
      "open"
    ],
    "to": "done",
    "label": "Mark as handled",
    "by": [
      "admin"
    ],
    "via": "closePaymentCase"
  }
];
