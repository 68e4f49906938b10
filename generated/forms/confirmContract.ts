// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Confirm contract */
export const confirmContractForm = {
  "name": {
    "name": "name",
    "label": "Your full name",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 160
    },
    "hint": "Typed as a signature.",
    "example": "Hannah Okafor"
  },
  "shown_hash": {
    "name": "shown_hash",
    "label": "What was shown",
    "kind": "string",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 64
    },
    "example": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
