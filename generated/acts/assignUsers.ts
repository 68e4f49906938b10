// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Assign to advisor */
export const assignUsersAct: ActDescriptor = {
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
      "ids": "{ids}",
      "advisor_id": "{record.advisor_id}"
    },
    "needs": [
      "ids"
    ]
  },
  "when": [
    {
      "is": {
        "advisor_id": null
      },
      "done": {
        "one": "{record} has no advisor now",
        "many": "{count} clients have no advisor now"
      },
      "ask": {
        "one": "Leave {record} without an advisor?",
        "many": "Leave {count} clients without an advisor?"
      },
      "consequence": {
        "one": [
          "No one answers them until an advisor takes over."
        ],
        "many": [
          "No one answers them until an advisor takes over."
        ]
      },
      "far": true
    }
  ]
};
