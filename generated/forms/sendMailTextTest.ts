// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Send me a test */
export const sendMailTextTestForm = {
  "subject": {
    "name": "subject",
    "label": "Subject",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 200
    },
    "example": "Choose a new password"
  },
  "text": {
    "name": "text",
    "label": "Text",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 4000
    },
    "hint": "An empty line starts a new paragraph.",
    "example": "Hello {first_name},"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
