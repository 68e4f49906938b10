// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Record delivery */
export const deliverDealAct: ActDescriptor = {
  "done": {
    "one": "{record} delivered"
  },
  "ask": {
    "one": "Record the delivery for {body.final_price}?"
  },
  "consequence": {
    "one": [
      "{record} is then marked as delivered.",
      "This can’t be undone."
    ],
    "many": [
      "{record} is then marked as delivered.",
      "This can’t be undone."
    ]
  },
  "far": true
};
