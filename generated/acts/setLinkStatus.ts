// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Set status */
export const setLinkStatusAct: ActDescriptor = {
  "done": {
    "one": "{record} set to {body.status}",
    "many": "{count} links set to {body.status}"
  },
  "when": [
    {
      "is": {
        "status": "accepted"
      },
      "done": {
        "one": "{record.total_otd} accepted",
        "many": "{count} prices accepted"
      },
      "ask": {
        "one": "Accept {record.total_otd} for this car?",
        "many": "Accept {count} prices?"
      },
      "consequence": {
        "one": [
          "{record}.",
          "Your advisor confirms this price with the dealer."
        ],
        "many": [
          "Your advisor confirms these prices with the dealers."
        ]
      },
      "far": true
    },
    {
      "is": {
        "status": "rejected"
      },
      "done": {
        "one": "{record} rejected",
        "many": "{count} links rejected"
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
        "one": "{record} marked as no longer available",
        "many": "{count} links marked as no longer available"
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
        ],
        "only": {
          "status": [
            "proposed",
            "research_requested",
            "researched",
            "otd_requested",
            "otd_received"
          ]
        }
      }
    },
    {
      "is": {
        "status": "proposed"
      },
      "done": {
        "one": "{record} is back",
        "many": "{count} links are back"
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
          "status": "{record.status}",
          "reason": "{record.reason}"
        },
        "needs": [
          "status",
          "reason"
        ],
        "only": {
          "status": [
            "unavailable"
          ]
        }
      }
    }
  ]
};
