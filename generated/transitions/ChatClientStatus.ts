// Written by `npm run generate` from openapi/. Do not edit.
import type { Transition } from '../../engine/contract/descriptor.ts';

/** Who may move a Status where. */
export const chatClientStatusTransitions: readonly Transition[] = [
  {
    "from": [
      "new_reply",
      "up_to_date"
    ],
    "to": "waiting_on_advisor",
    "label": "Send",
    "by": [
      "client"
    ],
    "via": "sendMessage"
  },
  {
    "from": [
      "waiting_on_advisor",
      "up_to_date"
    ],
    "to": "new_reply",
    "label": "Send",
    "by": [
      "admin",
      "employee"
    ],
    "via": "sendMessage"
  },
  {
    "from": [
      "new_reply"
    ],
    "to": "up_to_date",
    "label": "Mark as read",
    "by": [
      "client"
    ],
    "via": "markChatRead"
  },
  {
    "from": [
      "new_reply",
      "waiting_on_advisor"
    ],
    "to": "up_to_date",
    "label": "Mark as resolved",
    "by": [
      "client"
    ]
  },
  {
    "from": [
      "up_to_date"
    ],
    "to": "waiting_on_advisor",
    "label": "Still waiting",
    "by": [
      "client"
    ]
  }
];
