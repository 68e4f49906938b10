// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Close my account */
export const closeAccountForm = {
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
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
