// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Add note */
export const addChatNoteForm = {
  "note_id": {
    "name": "note_id",
    "label": "Note",
    "kind": "id",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {
      "maxLength": 36
    },
    "hint": "Made by the writer, so that a retry never doubles.",
    "example": "01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10"
  },
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
    "example": "Byrne will go to $33,900 if we close this month."
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
