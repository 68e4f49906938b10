// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Delete support request */
export const deleteSupportRequestAct: ActDescriptor = {
  "done": {
    "one": "Request from {record} deleted",
    "many": "{count} support requests deleted"
  },
  "ask": {
    "one": "Delete the request from {record}?",
    "many": "Delete {count} support requests?"
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
