// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Hide */
export const hideLinksAct: ActDescriptor = {
  "done": {
    "one": "{record} hidden from the client",
    "many": "{count} links hidden from clients"
  },
  "undo": {
    "operation": {
      "id": "publishLinks",
      "method": "post",
      "path": "/links/publish",
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
