// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Delete canned reply */
export const deleteCannedReplyAct: ActDescriptor = {
  "done": {
    "one": "Canned reply {record} deleted",
    "many": "{count} canned replies deleted"
  },
  "ask": {
    "one": "Delete canned reply {record}?",
    "many": "Delete {count} canned replies?"
  },
  "consequence": {
    "one": [
      "Messages sent with it stay.",
      "This can’t be undone."
    ],
    "many": [
      "Messages sent with them stay.",
      "This can’t be undone."
    ]
  },
  "far": true
};
