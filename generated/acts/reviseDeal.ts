// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Revise the quote */
export const reviseDealAct: ActDescriptor = {
  "done": {
    "one": "Quote revised"
  },
  "ask": {
    "one": "Make the sum of the contract’s lines the agreed price?"
  },
  "consequence": {
    "one": [
      "{record.client_name} reads the reason and confirms the new price."
    ],
    "many": [
      "{record.client_name} reads the reason and confirms the new price."
    ]
  },
  "far": true
};
