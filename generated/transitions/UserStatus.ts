// Written by `npm run generate` from openapi/. Do not edit.
import type { Transition } from '../../engine/contract/descriptor.ts';

/** Who may move a Status where. */
export const userStatusTransitions: readonly Transition[] = [
  {
    "from": [
      "invited"
    ],
    "to": "active",
    "label": "Choose password",
    "by": [
      "admin",
      "employee",
      "client"
    ],
    "via": "resetPassword"
  },
  {
    "from": [
      "invited"
    ],
    "to": "active",
    "label": "Send invitation again",
    "by": [
      "admin"
    ],
    "via": "sendUserInvitation"
  },
  {
    "from": [
      "invited"
    ],
    "to": "active",
    "label": "Send invitation again",
    "by": [
      "admin"
    ],
    "via": "sendEmployeeInvitation"
  },
  {
    "from": [
      "active"
    ],
    "to": "suspended",
    "label": "Suspend",
    "by": [
      "admin"
    ]
  },
  {
    "from": [
      "suspended"
    ],
    "to": "active",
    "label": "Reactivate",
    "by": [
      "admin"
    ]
  },
  {
    "from": [
      "active"
    ],
    "to": "suspended",
    "label": "Suspend",
    "by": [
      "admin"
    ],
    "via": "suspendEmployee"
  },
  {
    "from": [
      "suspended"
    ],
    "to": "active",
    "label": "Reactivate",
    "by": [
      "admin"
    ],
    "via": "reactivateEmployee"
  },
  {
    "from": [
      "invited",
      "active",
      "suspended"
    ],
    "to": "closed",
    "label": "Close account",
    "by": [
      "admin"
    ],
    "via": "deleteUser"
  },
  {
    "from": [
      "invited",
      "active",
      "suspended"
    ],
    "to": "closed",
    "label": "Close account",
    "by": [
      "admin"
    ],
    "via": "deleteEmployee"
  },
  {
    "from": [
      "active"
    ],
    "to": "closed",
    "label": "Close my account",
    "by": [
      "admin",
      "employee",
      "client"
    ],
    "via": "closeAccount"
  }
];
