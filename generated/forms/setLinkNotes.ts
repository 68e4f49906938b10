// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Note */
export const setLinkNotesForm = {
  "notes": {
    "name": "notes",
    "label": "Notes",
    "kind": "text",
    "required": true,
    "nullable": true,
    "readOnly": false,
    "rules": {
      "maxLength": 4000
    },
    "example": "Ask for Dana.",
    "start": "notes"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
