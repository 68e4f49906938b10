// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Discard */
export const discardInitialClientDataAct: ActDescriptor = {
  "done": {
    "one": "Onboarding of {record} discarded"
  },
  "ask": {
    "one": "Discard the onboarding of {record}?"
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
