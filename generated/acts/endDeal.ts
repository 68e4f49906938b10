// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Deal fell through */
export const endDealAct: ActDescriptor = {
  "done": {
    "one": "{record} fell through"
  },
  "ask": {
    "one": "End this deal?"
  },
  "consequence": {
    "one": [
      "The car becomes unavailable and {record.client_name} hears why."
    ],
    "many": [
      "The car becomes unavailable and {record.client_name} hears why."
    ]
  },
  "far": true
};
