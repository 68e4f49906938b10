// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Set follow-up */
export const updateReEngageDateForm = {
  "date_to_re_engage": {
    "name": "date_to_re_engage",
    "label": "Follow-up",
    "kind": "date",
    "required": true,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 10
    },
    "example": "2026-11-24",
    "start": "date_to_re_engage"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
