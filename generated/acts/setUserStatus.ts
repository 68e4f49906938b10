// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Set status */
export const setUserStatusAct: ActDescriptor = {
  "done": {
    "one": "{record} set to {body.status}",
    "many": "{count} accounts set to {body.status}"
  },
  "when": [
    {
      "is": {
        "status": "suspended"
      },
      "done": {
        "one": "{record} suspended",
        "many": "{count} accounts suspended"
      },
      "ask": {
        "one": "Suspend {record}?",
        "many": "Suspend {count} accounts?"
      },
      "consequence": {
        "one": [
          "We sign them out at once.",
          "They can’t sign in until you reactivate the account."
        ],
        "many": [
          "We sign them out at once.",
          "They can’t sign in until you reactivate their accounts."
        ]
      },
      "far": true
    },
    {
      "is": {
        "status": "active"
      },
      "done": {
        "one": "{record} reactivated",
        "many": "{count} accounts reactivated"
      }
    }
  ]
};
