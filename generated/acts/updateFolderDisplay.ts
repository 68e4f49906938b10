// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Show or hide folder */
export const updateFolderDisplayAct: ActDescriptor = {
  "done": {
    "one": "{record} can open the folder",
    "many": "{count} folders shown to their clients"
  },
  "undo": {
    "operation": {
      "id": "updateFolderDisplay",
      "method": "patch",
      "path": "/client-folders/{id}/update-display",
      "roles": [
        "admin",
        "employee"
      ],
      "contentType": "application/json"
    },
    "body": {
      "is_displayed": "{record.is_displayed}"
    },
    "needs": [
      "is_displayed"
    ]
  },
  "when": [
    {
      "is": {
        "is_displayed": false
      },
      "done": {
        "one": "Folder hidden from {record}",
        "many": "{count} folders hidden from their clients"
      }
    }
  ]
};
