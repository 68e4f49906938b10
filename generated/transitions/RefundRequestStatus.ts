// Written by `npm run generate` from openapi/. Do not edit.
import type { Transition } from '../../engine/contract/descriptor.ts';

/** Who may move a Status where. */
export const refundRequestStatusTransitions: readonly Transition[] = [
  {
    "from": [
      "requested"
    ],
    "to": "granted",
    "label": "Refund",
    "by": [
      "admin"
    ],
    "via": "refundPayment"
  },
  {
    "from": [
      "requested"
    ],
    "to": "declined",
    "label": "Decline",
    "by": [
      "admin"
    ],
    "via": "declineRefundRequest"
  },
  {
    "from": [
      "requested"
    ],
    "to": "withdrawn",
    "label": "Withdraw",
    "by": [
      "client"
    ],
    "via": "withdrawRefundRequest"
  }
];
