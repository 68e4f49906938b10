// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Delete package */
export const deletePackageAct: ActDescriptor = {
  "done": {
    "one": "Package {record} deleted",
    "many": "{count} packages deleted"
  },
  "ask": {
    "one": "Delete package {record}?",
    "many": "Delete {count} packages?"
  },
  "consequence": {
    "one": [
      "Open sign-ups move to {body.move_to}.",
      "No one can sign up for it anymore.",
      "This can’t be undone."
    ],
    "many": [
      "Open sign-ups move to {body.move_to}.",
      "No one can sign up for them anymore.",
      "This can’t be undone."
    ]
  },
  "far": true
};
