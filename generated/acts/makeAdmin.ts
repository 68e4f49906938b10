// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Make an admin */
export const makeAdminAct: ActDescriptor = {
  "done": {
    "one": "{record} is an admin now"
  },
  "ask": {
    "one": "Make {record} an admin?"
  },
  "consequence": {
    "one": [
      "They see and change everything.",
      "We sign them out; they sign in again."
    ],
    "many": [
      "They see and change everything.",
      "We sign them out; they sign in again."
    ]
  },
  "far": true
};
