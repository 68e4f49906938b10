// Written by `npm run generate` from openapi/. Do not edit.
import type { Transition } from '../../engine/contract/descriptor.ts';

/** Who may move a Status where. */
export const supportStatusTransitions: readonly Transition[] = [
  {
    "from": [
      "open"
    ],
    "to": "in_progress",
    "label": "Begin",
    "by": [
      "admin",
      "employee"
    ]
  },
  {
    "from": [
      "open",
      "in_progress",
      "closed"
    ],
    "to": "answered",
    "label": "Answer",
    "by": [
      "admin",
      "employee"
    ],
    "via": "answerSupportRequest"
  },
  {
    "from": [
      "open",
      "in_progress"
    ],
    "to": "answered",
    "label": "Mark as answered",
    "by": [
      "admin",
      "employee"
    ]
  },
  {
    "from": [
      "open",
      "in_progress",
      "answered"
    ],
    "to": "closed",
    "label": "Close",
    "by": [
      "admin",
      "employee"
    ]
  },
  {
    "from": [
      "answered",
      "closed"
    ],
    "to": "in_progress",
    "label": "Reopen",
    "by": [
      "admin",
      "employee"
    ]
  }
];
