// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Assign */
export const assignCasesForm = {
  "ids": {
    "name": "ids",
    "label": "Ids",
    "kind": "array",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 1000
    },
    "items": {
      "name": "ids",
      "label": "Id",
      "kind": "id",
      "required": true,
      "nullable": false,
      "readOnly": false,
      "rules": {
        "maxLength": 36
      },
      "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
    }
  },
  "owner_id": {
    "name": "owner_id",
    "label": "Owner",
    "kind": "reference",
    "required": true,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "hint": "Leave empty for no owner.",
    "reference": {
      "resource": "client-profiles",
      "filter": {
        "role": [
          "admin",
          "employee"
        ]
      }
    }
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
