// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Rate */
export const rateDealForm = {
  "rating": {
    "name": "rating",
    "label": "How did it go?",
    "kind": "integer",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "minimum": 1,
      "maximum": 5
    },
    "example": 5
  },
  "words": {
    "name": "words",
    "label": "In your words",
    "kind": "text",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 2000
    },
    "default": null,
    "example": "I walked in, signed, and drove home."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
