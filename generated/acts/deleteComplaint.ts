// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Delete complaint */
export const deleteComplaintAct: ActDescriptor = {
  "done": {
    "one": "Complaint “{record}” deleted",
    "many": "{count} complaints deleted"
  },
  "ask": {
    "one": "Delete complaint “{record}”?",
    "many": "Delete {count} complaints?"
  },
  "consequence": {
    "one": [
      "Its replies and timeline go with it.",
      "This can't be undone."
    ],
    "many": [
      "Their replies and timelines go with them.",
      "This can't be undone."
    ]
  },
  "far": true
};
