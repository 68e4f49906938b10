// Written by `npm run generate` from openapi/. Do not edit.
import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';

/** Set note status */
export const updateNoteStatusForm = {
  "note_status": {
    "name": "note_status",
    "label": "Note status",
    "kind": "enum",
    "required": true,
    "nullable": false,
    "readOnly": false,
    "rules": {},
    "choices": [
      {
        "id": "none",
        "name": "None",
        "tone": "neutral"
      },
      {
        "id": "to_do",
        "name": "To do",
        "tone": "turn"
      },
      {
        "id": "waiting_on_client",
        "name": "Waiting on client",
        "tone": "neutral"
      },
      {
        "id": "waiting_on_seller",
        "name": "Waiting on seller",
        "tone": "info"
      },
      {
        "id": "done",
        "name": "Done",
        "tone": "success"
      }
    ],
    "enumName": "NoteStatus",
    "start": "note_status"
  }
} as const satisfies Readonly<Record<string, FieldDescriptor>>;
