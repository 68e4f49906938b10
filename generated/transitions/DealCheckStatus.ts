// Written by `npm run generate` from openapi/. Do not edit.
import type { Transition } from '../../engine/contract/descriptor.ts';

/** Who may move a Status where. */
export const dealCheckStatusTransitions: readonly Transition[] = [
  {
    "from": [
      "submitted"
    ],
    "to": "in_review",
    "label": "Start review",
    "by": [
      "admin",
      "employee"
    ],
    "via": "beginDealCheck"
  },
  {
    "from": [
      "submitted",
      "in_review"
    ],
    "to": "answered",
    "label": "Send report",
    "by": [
      "admin",
      "employee"
    ],
    "via": "answerDealCheck"
  },
  {
    "from": [
      "answered"
    ],
    "to": "submitted",
    "label": "Send next version",
    "by": [
      "client"
    ],
    "via": "addDealCheckVersion"
  }
];
