// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Choose password */
export const choosePasswordForm = {
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
  },
  "time_zone": {
    "name": "time_zone",
    "label": "Time zone",
    "kind": "string",
    "required": false,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 60
    },
    "hint": "Their browser’s, where the account has none yet.",
    "example": "America/New_York"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
