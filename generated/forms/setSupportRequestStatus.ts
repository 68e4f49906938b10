// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Set status */
export const setSupportRequestStatusForm = {
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
        "id": "open",
        "name": "Open",
        "tone": "turn"
      },
      {
        "id": "in_progress",
        "name": "In progress",
        "tone": "info"
      },
      {
        "id": "answered",
        "name": "Answered",
        "tone": "success"
      },
      {
        "id": "closed",
        "name": "Closed",
        "tone": "neutral"
      }
    ],
    "enumName": "SupportStatus",
    "transitions": [
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
    ]
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
