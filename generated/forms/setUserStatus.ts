// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Set status */
export const setUserStatusForm = {
  "status": {
    "name": "status",
    "label": "Status",
    "kind": "enum",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "choices": [
      {
        "id": "invited",
        "name": "Invited",
        "tone": "info"
      },
      {
        "id": "active",
        "name": "Active",
        "tone": "success"
      },
      {
        "id": "suspended",
        "name": "Suspended",
        "tone": "error"
      },
      {
        "id": "closed",
        "name": "Closed",
        "tone": "neutral"
      }
    ],
    "enumName": "UserStatus",
    "transitions": [
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
    ]
  },
  "hand_over_to": {
    "name": "hand_over_to",
    "label": "Clients go to",
    "kind": "reference",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "hint": "Who takes over the clients. Leave empty to have them wait for an advisor.",
    "reference": {
      "resource": "employees",
      "filter": {
        "status": "active"
      },
      "except": "id"
    }
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
