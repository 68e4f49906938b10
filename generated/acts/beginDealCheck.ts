// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Start review */
export const beginDealCheckAct: ActDescriptor = {
  "done": {
    "one": "Review started",
    "many": "{count} reviews started"
  }
};
