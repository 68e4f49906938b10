// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Remove second step */
export const removeSecondFactorForm = {
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
    "example": "Lost their phone; I called them back."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
