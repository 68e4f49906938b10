// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Set status */
export const updateChatStatusForm = {
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
        "id": "needs_reply",
        "name": "Needs reply",
        "tone": "turn"
      },
      {
        "id": "waiting_on_client",
        "name": "Waiting on client",
        "tone": "neutral"
      },
      {
        "id": "snoozed",
        "name": "Snoozed",
        "tone": "info"
      },
      {
        "id": "resolved",
        "name": "Resolved",
        "tone": "success"
      }
    ],
    "enumName": "ChatEmployeeStatus",
    "transitions": [
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
    ]
  },
  "snoozed_until": {
    "name": "snoozed_until",
    "label": "Snooze until",
    "kind": "datetime",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    },
    "hint": "Asked for with snoozed."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
