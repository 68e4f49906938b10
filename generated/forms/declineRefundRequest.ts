// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Decline */
export const declineRefundRequestForm = {
  "answer": {
    "name": "answer",
    "label": "Answer",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 1000
    },
    "hint": "The client reads it.",
    "example": "Your first out-the-door price is in, so nothing is due."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
