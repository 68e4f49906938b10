// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Extend */
export const extendBidRequestForm = {
  "due_at": {
    "name": "due_at",
    "label": "Answer by",
    "kind": "datetime",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 40
    },
    "example": "2026-11-27T17:00:00.000Z"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
