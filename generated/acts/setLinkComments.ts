// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Comment */
export const setLinkCommentsAct: ActDescriptor = {
  "done": {
    "one": "Comment on {record} saved"
  },
  "undo": {
    "operation": {
      "id": "setLinkComments",
      "method": "patch",
      "path": "/links/{id}/comments",
      "roles": [
        "admin",
        "employee"
      ],
      "contentType": "application/json"
    },
    "body": {
      "comments": "{record.comments}"
    },
    "needs": []
  }
};
