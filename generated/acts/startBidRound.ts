// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Start next round */
export const startBidRoundAct: ActDescriptor = {
  "done": {
    "one": "Next round started"
  }
};
