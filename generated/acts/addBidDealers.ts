// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Add dealers */
export const addBidDealersAct: ActDescriptor = {
  "done": {
    "one": "Dealers added to {record}"
  }
};
