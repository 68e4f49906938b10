// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Save support request */
export const updateSupportRequestForm = {
  "owner_id": {
    "name": "owner_id",
    "label": "Owner",
    "kind": "reference",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "hint": "Who answers it.",
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "read": [
      "admin",
      "employee"
    ],
    "write": [
      "admin"
    ],
    "reference": {
      "resource": "client-profiles",
      "filter": {
        "role": [
          "admin",
          "employee"
        ]
      }
    }
  },
  "version": {
    "name": "version",
    "label": "Version",
    "kind": "integer",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 1,
      "maximum": 2147483647
    },
    "hint": "The version that was read; an older one is refused (409).",
    "example": 3
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
