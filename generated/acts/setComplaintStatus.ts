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
          "A closed complaint can't be reopened."
        ],
        "many": [
          "A closed complaint can't be reopened."
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
          "A withdrawn complaint can't be reopened."
        ],
        "many": [
          "A withdrawn complaint can't be reopened."
        ]
      },
      "far": true
    }
  ]
};
