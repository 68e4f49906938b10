// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Mark as declined */
export const declineForDealerAct: ActDescriptor = {
  "done": {
    "one": "Marked as declined"
  }
};
