// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Assign clients */
export const assignClientsForm = {
  "userId": {
    "name": "userId",
    "label": "Advisor",
    "kind": "reference",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "hint": "The same as in the path.",
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "reference": {
      "resource": "employees"
    }
  },
  "clients": {
    "name": "clients",
    "label": "Clients",
    "kind": "array",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxItems": 1000
    },
    "reference": {
      "resource": "client-profiles"
    },
    "items": {
      "name": "clients",
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
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
