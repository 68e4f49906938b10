// Written by `npm run generate` from openapi/. Do not edit.
import type { Transition } from '../../engine/contract/descriptor.ts';

/** Who may move a Status where. */
export const paymentStatusTransitions: readonly Transition[] = [
  {
    "from": [
      "succeeded",
      "partly_refunded"
    ],
    "to": "refunded",
    "label": "Refund",
    "by": [
      "admin"
    ],
    "via": "refundPayment"
  },
  {
    "from": [
      "succeeded"
    ],
    "to": "partly_refunded",
    "label": "Partial refund",
    "by": [
      "admin"
    ],
    "via": "refundPayment"
  }
];
