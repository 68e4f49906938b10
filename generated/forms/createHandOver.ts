// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Hand over */
export const createHandOverForm = {
  "host": {
    "name": "host",
    "label": "Host",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 255
    },
    "hint": "The host to go to.",
    "example": "portal.localhost"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
