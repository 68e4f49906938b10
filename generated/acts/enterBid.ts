// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Type in answer */
export const enterBidAct: ActDescriptor = {
  "done": {
    "one": "Price typed in"
  }
};
