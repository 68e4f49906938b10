// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Sign in */
export const loginForm = {
  "email": {
    "name": "email",
    "label": "E-mail",
    "kind": "email",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 254
    },
    "example": "hannah.okafor@mailhaven.com"
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
    }
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
