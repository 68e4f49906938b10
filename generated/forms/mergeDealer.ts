// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Merge */
export const mergeDealerForm = {
  "into_id": {
    "name": "into_id",
    "label": "Into",
    "kind": "reference",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "hint": "The dealer that stays.",
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10",
    "reference": {
      "resource": "dealers",
      "except": "id"
    }
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
