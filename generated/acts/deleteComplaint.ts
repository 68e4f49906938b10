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
      "This deletes its replies and timeline, too.",
      "This can’t be undone."
    ],
    "many": [
      "This deletes their replies and timelines, too.",
      "This can’t be undone."
    ]
  },
  "far": true
};
