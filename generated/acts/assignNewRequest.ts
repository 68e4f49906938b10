// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Assign to advisor */
export const assignNewRequestAct: ActDescriptor = {
  "done": {
    "one": "{record} assigned to {body.advisor_id}",
    "many": "{count} clients assigned to {body.advisor_id}"
  },
  "undo": {
    "operation": {
      "id": "assignUsers",
      "method": "post",
      "path": "/users/assign",
      "roles": [
        "admin"
      ],
      "contentType": "application/json"
    },
    "body": {
      "ids": [
        "{id}"
      ],
      "advisor_id": "{record.advisor_id}"
    },
    "needs": [
      "ids"
    ]
  }
};
