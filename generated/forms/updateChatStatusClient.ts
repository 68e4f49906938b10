// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Set status */
export const updateChatStatusClientForm = {
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
        "id": "new_reply",
        "name": "New reply",
        "tone": "turn"
      },
      {
        "id": "waiting_on_advisor",
        "name": "Waiting on your advisor",
        "tone": "neutral"
      },
      {
        "id": "up_to_date",
        "name": "Up to date",
        "tone": "success"
      }
    ],
    "enumName": "ChatClientStatus",
    "transitions": [
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
    ]
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
