// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Merge */
export const mergeDealerAct: ActDescriptor = {
  "done": {
    "one": "{record} merged"
  },
  "ask": {
    "one": "Merge {record} into the other dealer?"
  },
  "consequence": {
    "one": [
      "Its requests, prices and contacts move there, and {record} is gone.",
      "This can’t be undone."
    ],
    "many": [
      "Its requests, prices and contacts move there, and {record} is gone.",
      "This can’t be undone."
    ]
  },
  "far": true
};
