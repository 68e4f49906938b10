// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Change e-mail */
export const updateEmailForm = {
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
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
