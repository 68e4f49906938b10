// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Set tier */
export const setLinkTierAct: ActDescriptor = {
  "done": {
    "one": "{record} set to {body.tier}"
  },
  "undo": {
    "operation": {
      "id": "setLinkTier",
      "method": "patch",
      "path": "/links/{id}/tier",
      "roles": [
        "admin",
        "employee"
      ],
      "contentType": "application/json"
    },
    "body": {
      "tier": "{record.tier}"
    },
    "needs": [
      "tier"
    ]
  }
};
