// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Mark as handled */
export const closePaymentCaseForm = {
  "note": {
    "name": "note",
    "label": "Note",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 1000
    },
    "hint": "What you did about it.",
    "example": "Called them; they paid with another card."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
