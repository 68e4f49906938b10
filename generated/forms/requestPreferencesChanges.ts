// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Ask for changes */
export const requestPreferencesChangesForm = {
  "note": {
    "name": "note",
    "label": "What should change",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 2000
    },
    "example": "Is a plug-in hybrid an option?"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
