// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Set last contact */
export const updateLastContactDateForm = {
  "date_of_last_contact": {
    "name": "date_of_last_contact",
    "label": "Last contact",
    "kind": "date",
    "required": true,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 10
    },
    "example": "2026-11-19"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
