// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Confirm */
export const confirmTestCardForm = {
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
  "approve": {
    "name": "approve",
    "label": "Approve",
    "kind": "boolean",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "hint": "Off stands for a refusal by the bank."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
