// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Hand over */
export const handOverClientsForm = {
  "to": {
    "name": "to",
    "label": "To",
    "kind": "reference",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "hint": "Who takes over everyone not named below.",
    "reference": {
      "resource": "employees",
      "filter": {
        "status": "active"
      },
      "except": "id"
    }
  },
  "clients": {
    "name": "clients",
    "label": "Client by client",
    "kind": "array",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 1000
    },
    "hint": "Who goes to whom.",
    "items": {
      "name": "clients",
      "label": "Clients",
      "kind": "object",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {},
      "fields": [
        {
          "name": "client_id",
          "label": "Client",
          "kind": "reference",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "maxLength": 36
          },
          "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
          "reference": {
            "resource": "client-profiles"
          }
        },
        {
          "name": "advisor_id",
          "label": "Goes to",
          "kind": "reference",
          "required": true,
          "nullable": false,
          "readOnly": false,
          "rules": {
            "maxLength": 36
          },
          "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
          "reference": {
            "resource": "employees"
          }
        }
      ]
    }
  },
  "suspend": {
    "name": "suspend",
    "label": "Suspend",
    "kind": "boolean",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "Suspends the advisor in the same step."
  },
  "reason": {
    "name": "reason",
    "label": "Reason",
    "kind": "text",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 300
    },
    "hint": "Staff see this in the timeline.",
    "example": "On parental leave."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
