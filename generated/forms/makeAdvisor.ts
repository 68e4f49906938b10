// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Make an advisor */
export const makeAdvisorForm = {
  "reason": {
    "name": "reason",
    "label": "Reason",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 300
    },
    "hint": "Staff see it in the audit.",
    "example": "Takes over the office."
  },
  "current_password": {
    "name": "current_password",
    "label": "Your password",
    "kind": "password",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 200
    }
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
