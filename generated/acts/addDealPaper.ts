// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Add paper */
export const addDealPaperAct: ActDescriptor = {
  "done": {
    "one": "{body.label} added",
    "many": "{body.label} added to {count} deals"
  }
};
