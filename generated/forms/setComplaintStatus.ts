// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Set status */
export const setComplaintStatusForm = {
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
        "id": "submitted",
        "name": "Submitted",
        "tone": "turn"
      },
      {
        "id": "in_progress",
        "name": "In progress",
        "tone": "info"
      },
      {
        "id": "waiting_on_client",
        "name": "Waiting on client",
        "tone": "neutral"
      },
      {
        "id": "resolved",
        "name": "Resolved",
        "tone": "success"
      },
      {
        "id": "closed",
        "name": "Closed",
        "tone": "neutral"
      },
      {
        "id": "withdrawn",
        "name": "Withdrawn",
        "tone": "neutral"
      }
    ],
    "enumName": "ComplaintStatus",
    "transitions": [
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
    ]
  },
  "note": {
    "name": "note",
    "label": "Note",
    "kind": "text",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 2000
    },
    "hint": "The other side reads it.",
    "example": "We have spoken to the dealer."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
