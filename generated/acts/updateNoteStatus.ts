// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Set note status */
export const updateNoteStatusAct: ActDescriptor = {
  "done": {
    "one": "Note status set to {body.note_status}",
    "many": "Note status of {count} clients set to {body.note_status}"
  },
  "undo": {
    "operation": {
      "id": "updateNoteStatus",
      "method": "patch",
      "path": "/update-note-status/{id}",
      "roles": [
        "admin",
        "employee"
      ],
      "contentType": "application/json"
    },
    "body": {
      "note_status": "{record.note_status}"
    },
    "needs": [
      "note_status"
    ]
  }
};
