// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Close account */
export const deleteUserAct: ActDescriptor = {
  "done": {
    "one": "{record}’s account closed",
    "many": "{count} client accounts closed"
  },
  "ask": {
    "one": "Close {record}’s account?",
    "many": "Close {count} client accounts?"
  },
  "consequence": {
    "one": [
      "This closes the account for good and erases the name, contact details and files. Payments, decisions and the audit log stay.",
      "This can’t be undone."
    ],
    "many": [
      "This closes the accounts for good and erases names, contact details and files. Payments, decisions and the audit log stay.",
      "This can’t be undone."
    ]
  },
  "far": true
};
