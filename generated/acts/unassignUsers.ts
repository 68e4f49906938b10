// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Take away from advisor */
export const unassignUsersAct: ActDescriptor = {
  "done": {
    "one": "{record} has no advisor now",
    "many": "{count} clients have no advisor now"
  },
  "ask": {
    "one": "Take {record} away from their advisor?",
    "many": "Take {count} clients away from their advisors?"
  },
  "consequence": {
    "one": [
      "Those in progress need a new advisor; the others become new requests again."
    ],
    "many": [
      "Those in progress need a new advisor; the others become new requests again."
    ]
  },
  "far": true
};
