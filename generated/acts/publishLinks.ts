// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Publish */
export const publishLinksAct: ActDescriptor = {
  "done": {
    "one": "{record} published",
    "many": "{count} links published"
  },
  "ask": {
    "one": "Publish {record}?",
    "many": "Publish {count} links?"
  },
  "consequence": {
    "many": [
      "Clients see them at once, and we notify them."
    ]
  },
  "far": "many",
  "undo": {
    "operation": {
      "id": "hideLinks",
      "method": "post",
      "path": "/links/hide",
      "roles": [
        "admin",
        "employee"
      ],
      "contentType": "application/json"
    },
    "body": {
      "ids": "{ids}"
    },
    "needs": [
      "ids"
    ]
  }
};
