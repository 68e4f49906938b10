// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Remove from advisor */
export const unassignUsersForm = {
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
  "reason": {
    "name": "reason",
    "label": "Reason",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 300
    },
    "hint": "Staff see this in the timeline.",
    "example": "Their advisor is on leave."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
