// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Make an advisor */
export const makeAdvisorAct: ActDescriptor = {
  "done": {
    "one": "{record} is an advisor now"
  },
  "ask": {
    "one": "Make {record} an advisor?"
  },
  "consequence": {
    "one": [
      "They see only their own clients.",
      "We sign them out; they sign in again."
    ],
    "many": [
      "They see only their own clients.",
      "We sign them out; they sign in again."
    ]
  },
  "far": true
};
