// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** We can’t offer this car */
export const declineDealerRequestForm = {
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
  "reason": {
    "name": "reason",
    "label": "Why not",
    "kind": "text",
    "required": false,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 1000
    },
    "default": null,
    "example": "No RAV4 Hybrid in Blueprint before January."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
