// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Revise the quote */
export const reviseDealForm = {
  "remark": {
    "name": "remark",
    "label": "What changed",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 300
    },
    "hint": "One line for the client.",
    "example": "You added all-weather mats."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
