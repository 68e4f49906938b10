// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Pay */
export const payByTestCardForm = {
  "token": {
    "name": "token",
    "label": "Token",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 500
    },
    "example": "eyJvIjoiMDE5OThhM2UifQ.c2lnbmF0dXJl"
  },
  "number": {
    "name": "number",
    "label": "Card number",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 23
    },
    "example": "4242 4242 4242 4242"
  },
  "expires": {
    "name": "expires",
    "label": "Expires",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 7
    },
    "hint": "Month and year.",
    "example": "12/29"
  },
  "cvc": {
    "name": "cvc",
    "label": "Security code",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 4
    },
    "example": "123"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
