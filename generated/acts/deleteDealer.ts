// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Delete dealer */
export const deleteDealerAct: ActDescriptor = {
  "done": {
    "one": "Dealer {record} deleted",
    "many": "{count} dealers deleted"
  },
  "ask": {
    "one": "Delete dealer {record}?",
    "many": "Delete {count} dealers?"
  },
  "consequence": {
    "one": [
      "This can’t be undone."
    ],
    "many": [
      "This can’t be undone."
    ]
  },
  "far": true
};
