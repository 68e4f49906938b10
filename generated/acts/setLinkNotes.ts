// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Note */
export const setLinkNotesAct: ActDescriptor = {
  "done": {
    "one": "Note on {record} saved"
  },
  "undo": {
    "operation": {
      "id": "setLinkNotes",
      "method": "patch",
      "path": "/links/{id}/notes",
      "roles": [
        "admin",
        "employee"
      ],
      "contentType": "application/json"
    },
    "body": {
      "notes": "{record.notes}"
    },
    "needs": []
  }
};
