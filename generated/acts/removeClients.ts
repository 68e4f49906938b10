// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Remove clients */
export const removeClientsAct: ActDescriptor = {
  "done": {
    "one": "{record} has no advisor now",
    "many": "{count} clients have no advisor now"
  },
  "ask": {
    "one": "Leave {record} without an advisor?",
    "many": "Leave {count} clients without an advisor?"
  },
  "consequence": {
    "one": [
      "No one answers them until an advisor takes over."
    ],
    "many": [
      "No one answers them until an advisor takes over."
    ]
  },
  "far": true
};
