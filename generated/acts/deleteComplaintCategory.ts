// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Remove category */
export const deleteComplaintCategoryAct: ActDescriptor = {
  "done": {
    "one": "Category {record} removed",
    "many": "{count} categories removed"
  },
  "ask": {
    "one": "Remove category {record}?",
    "many": "Remove {count} categories?"
  },
  "consequence": {
    "one": [
      "Its complaints move to {body.move_to}.",
      "Clients can’t choose it anymore.",
      "This can’t be undone."
    ],
    "many": [
      "Their complaints move to {body.move_to}.",
      "Clients can’t choose them anymore.",
      "This can’t be undone."
    ]
  },
  "far": true
};
