// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Assign to advisor */
export const assignUsersForm = {
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
  "advisor_id": {
    "name": "advisor_id",
    "label": "Advisor",
    "kind": "reference",
    "required": true,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "hint": "Leave empty for no advisor.",
    "reference": {
      "resource": "employees",
      "filter": {
        "status": "active"
      },
      "except": "advisor_id"
    }
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
    "hint": "Staff see it in the timeline.",
    "example": "Nearer to them."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
