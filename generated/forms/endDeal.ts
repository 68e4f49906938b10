// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Deal fell through */
export const endDealForm = {
  "reason": {
    "name": "reason",
    "label": "Why",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 1000
    },
    "hint": "The client reads it.",
    "example": "The dealer sold the car this morning."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
