// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Set new password */
export const resetPasswordForm = {
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
  "password": {
    "name": "password",
    "label": "Password",
    "kind": "password",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 200
    },
    "hint": "At least 12 characters, not a common one, not your e-mail.",
    "example": "Forecourt-demo-2026"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
