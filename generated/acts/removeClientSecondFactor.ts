// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Remove second step */
export const removeClientSecondFactorAct: ActDescriptor = {
  "done": {
    "one": "{record} signs in with the password alone now"
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
