// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Change end date */
export const changeCouponsEndForm = {
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
  "ends_at": {
    "name": "ends_at",
    "label": "Ends",
    "kind": "datetime",
    "required": true,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    },
    "hint": "Leave empty for no end."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
