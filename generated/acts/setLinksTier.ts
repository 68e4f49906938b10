// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Set tier */
export const setLinksTierAct: ActDescriptor = {
  "done": {
    "one": "{record} set to {body.tier}",
    "many": "{count} links set to {body.tier}"
  },
  "undo": {
    "operation": {
      "id": "setLinksTier",
      "method": "post",
      "path": "/links/set-tier",
      "roles": [
        "admin",
        "employee"
      ],
      "contentType": "application/json"
    },
    "body": {
      "ids": "{ids}",
      "tier": "{record.tier}"
    },
    "needs": [
      "ids",
      "tier"
    ]
  }
};
