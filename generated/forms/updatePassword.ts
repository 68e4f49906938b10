// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Change password */
export const updatePasswordForm = {
  "current_password": {
    "name": "current_password",
    "label": "Current password",
    "kind": "password",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 200
    }
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
