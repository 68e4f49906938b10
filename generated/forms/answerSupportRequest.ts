// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Answer */
export const answerSupportRequestForm = {
  "text": {
    "name": "text",
    "label": "Answer",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 4000
    },
    "example": "Your new link is on its way."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
