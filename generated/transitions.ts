// Written by `npm run generate` from openapi/. Do not edit.
import type { Transition } from './descriptor.ts';

/** Who may move a Step where. */
export const onboardingStepTransitions: readonly Transition[] = [
  {
    "from": [
      "incomplete",
      "payment"
    ],
    "to": "discarded",
    "label": "Discard",
    "by": [
      "admin",
      "employee"
    ],
    "via": "discardInitialClientData"
  }
];

/** Who may move a Status where. */
export const paymentStatusTransitions: readonly Transition[] = [
  {
    "from": [
      "succeeded"
    ],
    "to": "refunded",
    "label": "Refund",
    "by": [
      "admin"
    ],
    "via": "refundPayment"
  }
];
