// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Close account */
export const deleteUserAct: ActDescriptor = {
  "done": {
    "one": "{record} deleted",
    "many": "{count} clients deleted"
  },
  "ask": {
    "one": "Delete {record}?",
    "many": "Delete {count} clients?"
  },
  "consequence": {
    "one": [
      "The account closes for good: name, contact details and files are erased. Payments, decisions and the audit log stay.",
      "This can't be undone."
    ],
    "many": [
      "The accounts close for good: names, contact details and files are erased. Payments, decisions and the audit log stay.",
      "This can't be undone."
    ]
  },
  "far": true
};
