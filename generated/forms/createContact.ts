// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Log contact */
export const createContactForm = {
  "user_id": {
    "name": "user_id",
    "label": "Client",
    "kind": "reference",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "write": [
      "admin",
      "employee"
    ],
    "reference": {
      "resource": "client-profiles",
      "filter": {
        "role": "client"
      }
    }
  },
  "kind": {
    "name": "kind",
    "label": "Kind",
    "kind": "enum",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "choices": [
      {
        "id": "call",
        "name": "Call"
      },
      {
        "id": "text",
        "name": "Text"
      },
      {
        "id": "email",
        "name": "E-mail"
      },
      {
        "id": "meeting",
        "name": "Meeting"
      },
      {
        "id": "note",
        "name": "Note"
      }
    ],
    "enumName": "ContactKind"
  },
  "direction": {
    "name": "direction",
    "label": "Direction",
    "kind": "enum",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {},
    "hint": "Null for a note.",
    "default": null,
    "choices": [
      {
        "id": "in",
        "name": "Incoming"
      },
      {
        "id": "out",
        "name": "Outgoing"
      }
    ],
    "enumName": "ContactDirection"
  },
  "at": {
    "name": "at",
    "label": "When",
    "kind": "datetime",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    },
    "example": "2026-11-21T14:30:00.000Z"
  },
  "minutes": {
    "name": "minutes",
    "label": "Minutes",
    "kind": "integer",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "minimum": 1,
      "maximum": 1440
    },
    "hint": "How long it took.",
    "default": null,
    "example": 9
  },
  "summary": {
    "name": "summary",
    "label": "Summary",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 2000
    },
    "hint": "What was said.",
    "example": "Title is joint with Daniel. Both can sign on Saturday."
  },
  "next": {
    "name": "next",
    "label": "Next step",
    "kind": "object",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "Becomes a task of the client’s advisor.",
    "write": [
      "admin",
      "employee"
    ],
    "fields": [
      {
        "name": "title",
        "label": "Next step",
        "kind": "string",
        "required": true,
        "nullable": false,
        "readOnly": false,
        "rules": {
          "maxLength": 200
        },
        "example": "Ask Northgate to hold the RAV4"
      },
      {
        "name": "due_on",
        "label": "Due",
        "kind": "date",
        "required": true,
        "nullable": false,
        "readOnly": false,
        "rules": {
          "maxLength": 10
        },
        "example": "2026-11-24"
      },
      {
        "name": "due_at",
        "label": "Time",
        "kind": "datetime",
        "required": false,
        "nullable": true,
        "readOnly": false,
        "rules": {
          "maxLength": 40
        },
        "hint": "The moment it is due; null where only the day counts.",
        "default": null,
        "example": "2026-11-24T15:30:00.000Z"
      },
      {
        "name": "is_follow_up",
        "label": "Follow-up",
        "kind": "boolean",
        "required": false,
        "nullable": false,
        "readOnly": false,
        "rules": {},
        "hint": "Whether it is the client’s follow-up; the one before is done by this contact.",
        "default": false,
        "example": true
      }
    ]
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
