// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Delete onboarding */
export const deleteInitialClientDataAct: ActDescriptor = {
  "done": {
    "one": "{record}’s onboarding deleted",
    "many": "{count} onboardings deleted"
  },
  "ask": {
    "one": "Delete {record}’s onboarding?",
    "many": "Delete {count} onboardings?"
  },
  "consequence": {
    "one": [
      "This erases the name and contact details. The resume link stops working.",
      "This can’t be undone."
    ],
    "many": [
      "This erases names and contact details. The resume links stop working.",
      "This can’t be undone."
    ]
  },
  "far": true
};
