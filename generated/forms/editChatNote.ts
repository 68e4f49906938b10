// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Edit note */
export const editChatNoteForm = {
  "text": {
    "name": "text",
    "label": "Staff note",
    "kind": "text",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 4000
    },
    "example": "Byrne will go to $33,500 if we close this month."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
