// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Add authenticator app */
export const addAuthenticatorForm = {
  "code": {
    "name": "code",
    "label": "Code",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 7
    },
    "hint": "Six digits from the app.",
    "example": "492039"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
