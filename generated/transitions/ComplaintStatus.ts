// Written by `npm run generate` from openapi/. Do not edit.
import type { Transition } from '../../engine/contract/descriptor.ts';

/** Who may move a Status where. */
export const complaintStatusTransitions: readonly Transition[] = [
  {
    "from": [
      "submitted"
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
      "in_progress"
    ],
    "to": "waiting_on_client",
    "label": "Wait for the client",
    "by": [
      "admin",
      "employee"
    ]
  },
  {
    "from": [
      "waiting_on_client"
    ],
    "to": "in_progress",
    "label": "Continue",
    "by": [
      "admin",
      "employee"
    ]
  },
  {
    "from": [
      "waiting_on_client"
    ],
    "to": "in_progress",
    "label": "Reply",
    "by": [
      "client"
    ],
    "via": "replyToComplaint"
  },
  {
    "from": [
      "in_progress",
      "waiting_on_client"
    ],
    "to": "resolved",
    "label": "Resolve",
    "by": [
      "admin",
      "employee"
    ]
  },
  {
    "from": [
      "resolved"
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
      "resolved"
    ],
    "to": "in_progress",
    "label": "Reopen",
    "within": "P14D",
    "by": [
      "client"
    ]
  },
  {
    "from": [
      "submitted",
      "in_progress",
      "waiting_on_client"
    ],
    "to": "withdrawn",
    "label": "Withdraw",
    "by": [
      "client"
    ]
  }
];
