// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Set status */
export const setComplaintStatusAct: ActDescriptor = {
  "done": {
    "one": "“{record}” set to {body.status}"
  },
  "when": [
    {
      "is": {
        "status": "closed"
      },
      "done": {
        "one": "“{record}” closed"
      },
      "ask": {
        "one": "Close “{record}”?"
      },
      "consequence": {
        "one": [
          "You can’t reopen a closed complaint."
        ],
        "many": [
          "You can’t reopen a closed complaint."
        ]
      },
      "far": true
    },
    {
      "is": {
        "status": "withdrawn"
      },
      "done": {
        "one": "Complaint withdrawn"
      },
      "ask": {
        "one": "Withdraw this complaint?"
      },
      "consequence": {
        "one": [
          "You can’t reopen a withdrawn complaint."
        ],
        "many": [
          "You can’t reopen a withdrawn complaint."
        ]
      },
      "far": true
    }
  ]
};
