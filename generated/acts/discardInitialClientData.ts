// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Discard */
export const discardInitialClientDataAct: ActDescriptor = {
  "done": {
    "one": "{record}’s onboarding discarded",
    "many": "{count} onboardings discarded"
  },
  "ask": {
    "one": "Discard {record}’s onboarding?",
    "many": "Discard {count} onboardings?"
  },
  "consequence": {
    "one": [
      "The resume link stops working."
    ],
    "many": [
      "Their resume links stop working."
    ]
  },
  "far": true
};
