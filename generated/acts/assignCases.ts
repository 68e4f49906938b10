// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Assign */
export const assignCasesAct: ActDescriptor = {
  "done": {
    "one": "Case of {record} assigned to {body.owner_id}",
    "many": "{count} cases assigned to {body.owner_id}"
  },
  "undo": {
    "operation": {
      "id": "assignCases",
      "method": "post",
      "path": "/cases/assign",
      "roles": [
        "admin"
      ],
      "contentType": "application/json"
    },
    "body": {
      "ids": [
        "{id}"
      ],
      "owner_id": "{record.owner_id}"
    },
    "needs": [
      "ids"
    ]
  },
  "when": [
    {
      "is": {
        "owner_id": null
      },
      "done": {
        "one": "Case of {record} has no owner now",
        "many": "{count} cases have no owner now"
      }
    }
  ]
};
