// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Mark all as read */
export const markAllNotificationsReadForm = {
  "user_id": {
    "name": "user_id",
    "label": "User",
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
  "role": {
    "name": "role",
    "label": "Role",
    "kind": "enum",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "choices": [
      {
        "id": "admin",
        "name": "Admin",
        "tone": "accent"
      },
      {
        "id": "employee",
        "name": "Advisor",
        "tone": "info"
      },
      {
        "id": "client",
        "name": "Client",
        "tone": "neutral"
      }
    ],
    "enumName": "Role",
    "transitions": [
      {
        "from": [
          "employee"
        ],
        "to": "admin",
        "label": "Make an admin",
        "by": [
          "admin"
        ],
        "via": "makeAdmin"
      },
      {
        "from": [
          "admin"
        ],
        "to": "employee",
        "label": "Make an advisor",
        "by": [
          "admin"
        ],
        "via": "makeAdvisor"
      }
    ]
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
