// Written by `npm run generate` from openapi/. Do not edit.
import type { Transition } from '../../engine/contract/descriptor.ts';

/** Who may move a Status where. */
export const chatEmployeeStatusTransitions: readonly Transition[] = [
  {
    "from": [
      "needs_reply",
      "snoozed",
      "resolved"
    ],
    "to": "waiting_on_client",
    "label": "Send",
    "by": [
      "admin",
      "employee"
    ],
    "via": "sendMessage"
  },
  {
    "from": [
      "waiting_on_client",
      "snoozed",
      "resolved"
    ],
    "to": "needs_reply",
    "label": "Send",
    "by": [
      "client"
    ],
    "via": "sendMessage"
  },
  {
    "from": [
      "waiting_on_client",
      "snoozed",
      "resolved"
    ],
    "to": "needs_reply",
    "label": "Needs reply",
    "by": [
      "admin",
      "employee"
    ]
  },
  {
    "from": [
      "needs_reply",
      "waiting_on_client"
    ],
    "to": "snoozed",
    "label": "Snooze",
    "requires": [
      "snoozed_until"
    ],
    "by": [
      "admin",
      "employee"
    ]
  },
  {
    "from": [
      "needs_reply",
      "waiting_on_client",
      "snoozed"
    ],
    "to": "resolved",
    "label": "Resolve",
    "by": [
      "admin",
      "employee"
    ]
  }
];
