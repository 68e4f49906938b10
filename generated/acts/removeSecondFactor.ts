// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Remove second step */
export const removeSecondFactorAct: ActDescriptor = {
  "done": {
    "one": "{record} sets up a new second step at the next sign-in"
  },
  "ask": {
    "one": "Remove {record}’s second step?"
  },
  "consequence": {
    "one": [
      "We sign them out and e-mail them.",
      "Make sure it’s really them who asked."
    ],
    "many": [
      "We sign them out and e-mail them.",
      "Make sure it’s really them who asked."
    ]
  },
  "far": true
};
