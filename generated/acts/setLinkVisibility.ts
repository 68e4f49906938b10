// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Show or hide */
export const setLinkVisibilityAct: ActDescriptor = {
  "done": {
    "one": "{record} published"
  },
  "undo": {
    "operation": {
      "id": "setLinkVisibility",
      "method": "patch",
      "path": "/links/{id}/visibility",
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
        "one": "{record} hidden from the client"
      }
    }
  ]
};
