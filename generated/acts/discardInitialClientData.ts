// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Discard */
export const discardInitialClientDataAct: ActDescriptor = {
  "done": {
    "one": "{record}’s onboarding discarded"
  },
  "ask": {
    "one": "Discard {record}’s onboarding?"
  },
  "consequence": {
    "one": [
      "The resume link stops working."
    ],
    "many": [
      "The resume link stops working."
    ]
  },
  "far": true
};
