// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Write back */
export const answerBackForm = {
  "token": {
    "name": "token",
    "label": "Token",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 200
    },
    "example": "9hTz3v1sQk7eXbR5cWm2nJ8yLpA4uG6dF0iEoVtZxNg"
  },
  "text": {
    "name": "text",
    "label": "Your message",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 4000
    },
    "example": "It works now, thank you."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
