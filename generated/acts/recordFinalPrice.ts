// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Record final price */
export const recordFinalPriceAct: ActDescriptor = {
  "done": {
    "one": "{record} purchased for {body.final_price}"
  },
  "ask": {
    "one": "Record {body.final_price} as the final price?"
  },
  "consequence": {
    "one": [
      "{record} is then marked as purchased.",
      "This can’t be undone."
    ],
    "many": [
      "{record} is then marked as purchased.",
      "This can’t be undone."
    ]
  },
  "far": true
};
