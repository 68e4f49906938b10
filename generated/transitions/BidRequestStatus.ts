// Written by `npm run generate` from openapi/. Do not edit.
import type { Transition } from '../../engine/contract/descriptor.ts';

/** Who may move a Status where. */
export const bidRequestStatusTransitions: readonly Transition[] = [
  {
    "from": [
      "draft"
    ],
    "to": "open",
    "label": "Send to dealers",
    "by": [
      "admin",
      "employee"
    ],
    "via": "sendBidRequest"
  },
  {
    "from": [
      "open"
    ],
    "to": "closed",
    "label": "Close",
    "by": [
      "admin",
      "employee"
    ],
    "via": "closeBidRequest"
  },
  {
    "from": [
      "closed"
    ],
    "to": "open",
    "label": "Start next round",
    "by": [
      "admin",
      "employee"
    ],
    "via": "startBidRound"
  },
  {
    "from": [
      "closed"
    ],
    "to": "open",
    "label": "Extend",
    "by": [
      "admin",
      "employee"
    ],
    "via": "extendBidRequest"
  }
];
