// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Set status */
export const setComplaintStatusAct: ActDescriptor = {
  "done": {
    "one": "“{record}” set to {body.status}",
    "many": "{count} complaints set to {body.status}"
  },
  "when": [
    {
      "is": {
        "status": "closed"
      },
      "done": {
        "one": "“{record}” closed",
        "many": "{count} complaints closed"
      },
      "ask": {
        "one": "Close “{record}”?",
        "many": "Close {count} complaints?"
      },
      "consequence": {
        "one": [
          "You can’t reopen a closed complaint."
        ],
        "many": [
          "You can’t reopen closed complaints."
        ]
      },
      "far": true
    },
    {
      "is": {
        "status": "withdrawn"
      },
      "done": {
        "one": "Complaint withdrawn",
        "many": "{count} complaints withdrawn"
      },
      "ask": {
        "one": "Withdraw this complaint?",
        "many": "Withdraw {count} complaints?"
      },
      "consequence": {
        "one": [
          "You can’t reopen a withdrawn complaint."
        ],
        "many": [
          "You can’t reopen withdrawn complaints."
        ]
      },
      "far": true
    }
  ]
};
