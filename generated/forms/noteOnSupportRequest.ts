// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Note for staff */
export const noteOnSupportRequestForm = {
  "text": {
    "name": "text",
    "label": "Note",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 4000
    },
    "example": "Their bank blocked the card. I called them."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
