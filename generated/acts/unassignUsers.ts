// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Remove from advisor */
export const unassignUsersAct: ActDescriptor = {
  "done": {
    "one": "{record} has no advisor now",
    "many": "{count} clients have no advisor now"
  },
  "ask": {
    "one": "Remove {record} from their advisor?",
    "many": "Remove {count} clients from their advisors?"
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
