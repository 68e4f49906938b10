// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Decide */
export const setLinkStatusAct: ActDescriptor = {
  "done": {
    "one": "{record} set to {body.status}"
  },
  "when": [
    {
      "is": {
        "status": "accepted"
      },
      "done": {
        "one": "{record.total_otd} accepted"
      },
      "ask": {
        "one": "Accept {record.total_otd} for this car?"
      },
      "consequence": {
        "one": [
          "{record}.",
          "Your advisor confirms this price with the dealer."
        ],
        "many": [
          "{record}.",
          "Your advisor confirms this price with the dealer."
        ]
      },
      "far": true
    },
    {
      "is": {
        "status": "rejected"
      },
      "done": {
        "one": "{record} rejected"
      },
      "undo": {
        "operation": {
          "id": "setLinkStatus",
          "method": "patch",
          "path": "/links/{id}/status",
          "roles": [
            "admin",
            "employee",
            "client"
          ],
          "contentType": "application/json"
        },
        "body": {
          "status": "{record.status}"
        },
        "needs": [
          "status"
        ]
      }
    },
    {
      "is": {
        "status": "unavailable"
      },
      "done": {
        "one": "{record} marked as no longer available"
      }
    },
    {
      "is": {
        "status": "proposed"
      },
      "done": {
        "one": "{record} is back"
      }
    }
  ]
};
